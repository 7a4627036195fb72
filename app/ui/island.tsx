import { type ComponentType, lazy, memo, Suspense, useState } from "react";
import { whenUsed } from "./when-used.ts";

type Load<Props> = () => Promise<ComponentType<Props>>;

const serverLoads: (() => Promise<void>)[] = [];

/**
 * For the server's entry, which renders without waiting: every island's code is there once this has resolved. Not
 * begun while the modules are read: workerd settles promises in the middle of that, at the first look at `process`,
 * and what stands further down in the Worker's one file is not there yet.
 */
export const islandsReady = () => Promise.all(serverLoads.map((load) => load()));

/** For what else the server has to have loaded once before it draws a page. */
export const beforeServing = (load: () => Promise<void>) => serverLoads.push(load);

const browserLoads: (() => Promise<void>)[] = [];

const loadIslands = () =>
  Promise.race([
    Promise.all(browserLoads.map((load) => load().catch(() => {}))),
    new Promise((resolve) => setTimeout(resolve, 1_000)),
  ]);

/** For the client loader of a page with islands: reached from another page, it stands whole, or after a second without. */
export async function withIslands<Data>(data: Promise<Data>): Promise<Data> {
  await Promise.all([data, loadIslands()]);
  return data;
}

/**
 * A part below the first screen. The server renders it with the page; in the browser it stays plain HTML, with links
 * and forms that work, until somebody uses the page. Then its code comes and React takes it over where it stands.
 * Its props have to stay the same ones: React draws an HTML that has changed before it was taken over afresh.
 */
export function island<Props extends object>(load: Load<Props>, when = whenUsed): ComponentType<Props> {
  return import.meta.env.SSR ? toServerIsland(load) : toBrowserIsland(load, when);
}

/** For a screen that shares its address with another one: only the one that is shown is loaded, at once. */
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
  browserLoads.push(async () => {
    Loaded = await load();
  });
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

/** Tries until the network gives it: what stands there meanwhile is complete but for what code adds. */
async function persist<Props>(load: Load<Props>): Promise<{ default: ComponentType<Props> }> {
  try {
    return { default: await load() };
  } catch {
    await new Promise((resolve) => setTimeout(resolve, patienceMs));
    return persist(load);
  }
}
