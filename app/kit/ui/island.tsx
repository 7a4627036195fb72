import {
  type ComponentType,
  createContext,
  lazy,
  memo,
  type Ref,
  Suspense,
  useContext,
  useState,
} from "react";
import { isUsed, whenUsed } from "./when-used.ts";

type Load<Props> = () => Promise<ComponentType<Props>>;

const serverLoads: (() => Promise<void>)[] = [];

/** Not during module evaluation: `process` makes workerd settle promises before later modules exist. */
export const islandsReady = () => Promise.all(serverLoads.map((load) => load()));

const browserLoads: (() => Promise<void>)[] = [];

const loadIslands = () =>
  Promise.race([
    Promise.all(browserLoads.map((load) => load().catch(() => {}))),
    new Promise((resolve) => setTimeout(resolve, 1_000)),
  ]);

/** For a page with islands: after a navigation they render at once, or after a second without. */
export async function withIslands<Data>(data: Promise<Data>): Promise<Data> {
  await Promise.all([data, loadIslands()]);
  return data;
}

/** Plain HTML until the visitor uses the page. Props that change earlier make React render it again. */
export function island<Props extends object>(load: Load<Props>, when = whenUsed): ComponentType<Props> {
  return import.meta.env.SSR ? toServerIsland(load) : toBrowserIsland(load, when);
}

/** For a screen that shares its address with others: loads only the one shown, at once. */
export const screen = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  island(load, () => Promise.resolve());

function toServerIsland<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let Content: ComponentType<Props> | undefined;
  serverLoads.push(async () => {
    Content ??= await load();
  });
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, never while rendering.
  return function Island(props) {
    return <Suspense>{Content && <Content {...props} />}</Suspense>;
  };
}

function toBrowserIsland<Props extends object>(
  load: Load<Props>,
  when: () => Promise<void>,
): ComponentType<Props> {
  const Later = lazy(() => when().then(() => persist(load))) as unknown as ComponentType<Props>;
  let Loaded: ComponentType<Props> | undefined;
  const loadNow = async () => {
    Loaded = await load();
  };
  browserLoads.push(loadNow);
  // An island within a screen is needed as soon as the screen is rendered.
  if (isUsed()) loadNow().catch(() => {});
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, never while rendering.
  const Island: ComponentType<Props> = (props) => {
    const [Content] = useState(() => Loaded ?? Later);
    return (
      <Suspense>
        <Content {...props} />
      </Suspense>
    );
  };
  return memo(Island) as unknown as ComponentType<Props>;
}

const patienceMs = 3_000;

/** Retries until the network delivers the code. Meanwhile the plain HTML works. */
async function persist<Props>(load: Load<Props>): Promise<{ default: ComponentType<Props> }> {
  try {
    return { default: await load() };
  } catch {
    await new Promise((resolve) => setTimeout(resolve, patienceMs));
    return persist(load);
  }
}

/** The HTML of islands without code, by name. The browser finds it in the page. */
export const IslandHtml = createContext<Pick<ReadonlyMap<string, string>, "get">>({
  get: (name) => document.getElementById(name)?.innerHTML,
});

interface PlainIslandProps {
  /** The element's id. */
  name: string;
  /** Left out where the page has it, so that it is not sent twice. */
  html?: string | null;
  className?: string;
  body?: Ref<HTMLDivElement>;
  /** Keeps the HTML for the next page, and shows nothing. */
  isHidden?: boolean;
}

/** An island without code stays what the server drew. Needs a new key for other HTML. */
export function PlainIsland({ name, html, className, body, isHidden }: PlainIslandProps) {
  const drawnBefore = useContext(IslandHtml);
  const [drawn] = useState(() => html ?? drawnBefore.get(name) ?? "");
  const inside = { __html: drawn };
  if (isHidden) return <template id={name} dangerouslySetInnerHTML={inside} />;
  return <div ref={body} id={name} className={className} dangerouslySetInnerHTML={inside} />;
}

interface WithIslands {
  isWholePage: boolean;
  islandHtml: Map<string, string>;
}

/** For a loader: in a whole page the HTML is in the page, otherwise in its data. */
export function toIslandHtml(context: WithIslands, name: string, html: string): string | null {
  if (!context.isWholePage) return html;
  context.islandHtml.set(name, html);
  return null;
}
