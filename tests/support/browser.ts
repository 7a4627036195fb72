import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { chromiumArguments } from "../../scripts/chromium.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: chromiumArguments,
  });
});
afterAll(() => browser.close());

/**
 * A visitor with a browser of their own. What the page complains about in the console fails the test at its end.
 * @param expected complaints that belong to the story, besides answers of 4xx
 */
export async function visit<T>(
  options: BrowserContextOptions,
  story: (page: Page) => Promise<T>,
  expected = /^$/,
): Promise<T> {
  const context = await browser.newContext({ baseURL: inject("origin"), ...options });
  const complaints: string[] = [];
  context.on("page", (page) => {
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
  });
  try {
    const result = await story(await context.newPage());
    expect(complaints.filter((text) => !/status of 4\d\d/.test(text) && !expected.test(text))).toEqual([]);
    return result;
  } finally {
    await context.close();
  }
}
