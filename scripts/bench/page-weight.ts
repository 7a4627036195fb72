import { gzipSync } from "node:zlib";
import type { Browser, Page, Response } from "playwright-core";

interface PageWeight {
  html: number;
  scripts: number;
  styles: number;
  fonts: number;
  fontFiles: number;
  images: number;
}

const screens = [
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 2 },
];

/** Counts an untouched page on a phone or a desktop, whichever loads more. */
export async function weighPage(browser: Browser, url: URL): Promise<PageWeight> {
  const weights: PageWeight[] = [];
  for (const screen of screens) {
    const context = await browser.newContext(screen);
    weights.push(await weigh(await context.newPage(), url));
    await context.close();
  }
  return weights.reduce((most, next) => {
    const entries = Object.entries(most) as [keyof PageWeight, number][];
    return Object.fromEntries(entries.map(([part, size]) => [part, Math.max(size, next[part])])) as never;
  });
}

async function weigh(page: Page, url: URL): Promise<PageWeight> {
  const responses: Response[] = [];
  // The service worker's requests belong to the context, so they do not count here. A page that scripts open again, for what
  // the browser remembers, is weighed as it is then: the browser has dropped the bodies from before.
  page.on("response", (response) => {
    if (response.request().isNavigationRequest()) responses.length = 0;
    responses.push(response);
  });
  await page.goto(url.href, { waitUntil: "networkidle" });
  const atRest = await toSizes(responses);
  await scrollToEnd(page);
  const atEnd = await toSizes(responses);
  const sum = (sizes: Sizes, type: RegExp) => {
    const matching = [...sizes.values()].filter((file) => type.test(file.type));
    return { files: matching.length, bytes: matching.reduce((bytes, file) => bytes + file.bytes, 0) };
  };
  const fonts = sum(atEnd, /^font\//);
  return {
    html: sum(atRest, /^text\/html/).bytes,
    scripts: sum(atRest, /javascript/).bytes,
    styles: sum(atRest, /^text\/css/).bytes,
    fonts: fonts.bytes,
    fontFiles: fonts.files,
    images: sum(atEnd, /^image\//).bytes,
  };
}

type Sizes = Map<string, { type: string; bytes: number }>;

async function toSizes(responses: readonly Response[]): Promise<Sizes> {
  const sizes: Sizes = new Map();
  for (const response of responses) {
    const type = (await response.headerValue("content-type")) ?? "";
    const body = response.ok() ? await response.body() : Buffer.alloc(0);
    sizes.set(response.url(), { type, bytes: Math.min(body.length, gzipSync(body).length) });
  }
  return sizes;
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.waitForTimeout(500);
}
