import { randomInt } from "node:crypto";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { launchChromium } from "../../scripts/machine/chromium.ts";

/** One for all test files of a worker; it ends with the worker. */
let browser: Promise<Browser> | undefined;

/** For a test that answers requests itself: once a service worker has taken a page over, they may pass it by. */
export const withoutServiceWorker = { serviceWorkers: "block" } as const;

/** Each has a network address of its own, as visitors have: the site counts requests by it. */
export async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  browser ??= launchChromium();
  const extraHTTPHeaders = { "cf-connecting-ip": `198.18.${randomInt(256)}.${randomInt(256)}` };
  return (await browser).newContext({ baseURL: inject("origin"), extraHTTPHeaders, ...options });
}

/** A form sent while a page loads ends that load; the framework leaves the rest of its stream to nobody. */
const isOvertaken = (complaint: string) =>
  complaint.startsWith("AbortError: signal is aborted without reason");

/** A visitor with a browser of their own. What the page complains about in the console fails the test at its end. */
export async function visit<T>(
  options: BrowserContextOptions,
  story: (page: Page) => Promise<T>,
  /** What a browser says of a failure that the test itself brings about. */
  expectedComplaint = /status of 4\d\d/,
): Promise<T> {
  const context = await newContext(options);
  const complaints: string[] = [];
  context.on("page", (page) => {
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
  });
  try {
    const result = await story(await context.newPage());
    const unexpected = complaints.filter((text) => !expectedComplaint.test(text) && !isOvertaken(text));
    expect(unexpected, unexpected.join("\n")).toEqual([]);
    return result;
  } finally {
    await context.close();
  }
}

/** Opens a page and waits until React has taken it over: before that, only what needs no script answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForReact(page, "header");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Waits until React has taken over this element, as it does with a part below the first screen once a page is used. */
export async function waitForReact(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return element && Object.keys(element).some((key) => key.startsWith("__reactProps"));
  }, selector);
}

/** Opens the menu of whoever is logged in, on a wide screen. */
export async function openAccountMenu(page: Page): Promise<void> {
  await page
    .getByRole("banner")
    .locator("details:not(.mobile-menu)", { has: page.locator("form[action='/logout']") })
    .locator("> summary")
    .click();
}

/** By the page's own script; a press before it runs leaves by the plain form, which says nothing of it. */
export async function logOut(page: Page): Promise<void> {
  await waitForReact(page, "header");
  await openAccountMenu(page);
  await pressLogOut(page);
}

export async function pressLogOut(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Log Out" }).click();
  await page.getByText("You have been successfully logged out.").first().waitFor();
}

/** Gives what has moved since the page began to load, as Chromium counts it. Call it before the page opens. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}
