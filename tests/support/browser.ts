import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { launchChromium } from "../../scripts/chromium.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** A visitor with a browser of their own. What the page complains about in the console fails the test at its end. */
export async function visit<T>(
  options: BrowserContextOptions,
  story: (page: Page) => Promise<T>,
  /** What a browser says of a failure that the test itself brings about. */
  expectedComplaint = /status of 4\d\d/,
): Promise<T> {
  const context = await browser.newContext({ baseURL: inject("origin"), ...options });
  const complaints: string[] = [];
  context.on("page", (page) => {
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
  });
  try {
    const result = await story(await context.newPage());
    expect(complaints.filter((text) => !expectedComplaint.test(text))).toEqual([]);
    return result;
  } finally {
    await context.close();
  }
}

/** Opens a page and waits until React has taken it over: before that, only what needs no script answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const header = document.querySelector("header");
    return header && Object.keys(header).some((key) => key.startsWith("__reactProps"));
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
