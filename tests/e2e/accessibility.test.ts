import type { BrowserContext, Page } from "playwright-core";
import { afterAll, describe, expect, inject, test } from "vitest";
import { findJava } from "../../scripts/machine/java.ts";
import { addAxe, findViolations } from "../support/axe.ts";
import { listBareClasses } from "../support/bare-classes.ts";
import { newContext, open, withoutServiceWorker } from "../support/browser.ts";
import { checkHtml } from "../support/html-checker.ts";
import { listScreens } from "../support/screens/list-screens.ts";
import { type Look, type Role, type Screen, usualLooks } from "../support/screens/screen.ts";
import { isWhole } from "../support/whole-run.ts";

const origin = inject("origin");
const recent = (await (await fetch(`${origin}/api/jobs/recent?limit=20`)).json()) as { slug: string }[];
const job = await findApplicable(recent);
const screens = listScreens(job!.slug).filter(({ alike }) => isWhole || !alike);
const contexts = new Map<string, Promise<BrowserContext>>();

/** The first posting that takes applications on this site. */
async function findApplicable(jobs: readonly { slug: string }[]) {
  for (const found of jobs) {
    const { status } = await fetch(`${origin}/jobs/${found.slug}/apply`, { redirect: "manual" });
    if (status === 200) return found;
  }
}

/** A page left open draws on while the other files of the browser are tested. */
afterAll(async () => {
  for (const context of contexts.values()) await (await context).close();
});

/** Each look of each role has one context, because starting and logging in are slow. */
function findContext(look: Look, role: Role | undefined): Promise<BrowserContext> {
  const key = JSON.stringify([look, role]);
  const context = contexts.get(key) ?? createContext(look, role);
  contexts.set(key, context);
  return context;
}

async function createContext({ colorScheme, width }: Look, role: Role | undefined): Promise<BrowserContext> {
  const viewport = { width, height: 900 };
  // Elements that fade in show their final colors at once.
  const context = await newContext({
    colorScheme,
    viewport,
    reducedMotion: "reduce",
    ...withoutServiceWorker,
  });
  await addAxe(context);
  if (role) {
    const { email, password } = inject(role);
    const answer = await context.request.post("/api/auth/login", {
      data: { email, password },
      headers: { origin },
    });
    expect(answer.status()).toBe(200);
  }
  return context;
}

/** Opens the screen in its context's one page, which keeps its compiled scripts, and does what its state says. */
async function withScreen(screen: Screen, look: Look, work: (page: Page) => Promise<void>) {
  const { as, path, state, ownBrowser } = screen;
  const context = await (ownBrowser ? createContext(look, as) : findContext(look, as));
  const page = context.pages()[0] ?? (await context.newPage());
  try {
    await open(page, path);
    await state?.(page, inject);
    await work(page);
  } finally {
    await (ownBrowser ? context.close() : page.unrouteAll());
  }
}

async function expectUsable(page: Page): Promise<void> {
  const lines = await findViolations(page);
  expect(lines, lines.join("\n")).toEqual([]);
}

const show = ({ colorScheme, width }: Look) => `${colorScheme} at ${width} px`;

/** All its looks, or one: the screens take turns, so that each look is had by its share of every kind of page. */
const findLooks = ({ looks = usualLooks }: Screen, index: number) =>
  isWhole ? looks : [looks[index % looks.length]!];

/** A few; the HTML of a third of all is checked below. */
const looked = screens.filter((_, index) => isWhole || index % 20 === 0);

describe("has no accessibility violations", () => {
  for (const [index, screen] of looked.entries())
    for (const look of findLooks(screen, index))
      test(`${screen.name}, ${show(look)}`, () => withScreen(screen, look, expectUsable));
});

let pages: Promise<Map<string, string>> | undefined;

/** The HTML of each screen as the server sends it, by its name. Read once. */
const readPages = () => {
  pages ??= readEachPage();
  return pages;
};

async function readEachPage(): Promise<Map<string, string>> {
  const html = new Map<string, string>();
  const [look] = usualLooks as [Look];
  for (const screen of screens) {
    const { name, path, as, state, ownBrowser } = screen;
    const keep = async ({ request }: Pick<Page, "request">) => {
      html.set(name, await (await request.get(path)).text());
    };
    if (ownBrowser) await withScreen(screen, look, keep);
    else if (!state) await keep(await findContext(look, as));
  }
  return html;
}

test("leaves no part of any screen without its styles", { timeout: 300_000 }, async () => {
  const bare = [...(await readPages())].map(([name, html]) => [name, listBareClasses(html)]);
  expect(bare.filter(([, found]) => found!.length > 0)).toEqual([]);
});

const java = findJava();
if (!java)
  console.warn(
    "The HTML was NOT checked, because there is no Java. Install one (Debian: sudo apt-get install default-jre-headless) and run the tests again.",
  );

test.skipIf(!java)("serves HTML without errors on all screens", { timeout: 300_000 }, async () => {
  const pages = [...(await readPages())].filter((_, index) => isWhole || index % 3 === 0);
  const { errors, warnings } = await checkHtml(java!, new Map(pages));
  if (warnings.length > 0) console.warn(warnings.join("\n"));
  expect(errors, errors.join("\n")).toEqual([]);
});
