import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visit, waitForReact, withoutServiceWorker } from "../support/browser.ts";

const viewport = { width: 1280, height: 900 };

/** Silences the console, because React logs every error that it catches. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    console.error = () => {};
    localStorage.setItem("theme", "dark");
  });
  await page.goto(path, { waitUntil: "networkidle" });
}

/** Makes a DOM method throw for one kind of element, as a browser extension does. */
const breakMethod = (page: Page, method: "removeChild" | "appendChild", element: string, message: string) =>
  page.evaluate(
    ({ method, element, message }) => {
      const real = Node.prototype[method] as (node: Node) => Node;
      // React retries once before it gives up.
      let left = method === "appendChild" ? 2 : 1;
      Node.prototype[method] = function broken(this: Node, node: Node) {
        if (left > 0 && node instanceof Element && node.matches(element)) {
          left -= 1;
          throw new Error(message);
        }
        return real.call(this, node);
      } as never;
    },
    { method, element, message },
  );

const goToContact = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/contact"]')!.click());

async function expectContactPage(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1, name: "Contact us" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(new URL(page.url()).pathname).toBe("/contact");
  expect(await page.getByText("Something went wrong").count()).toBe(0);
  expect(await page.locator("main").count()).toBe(1);
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
}

/** Fails when the page is rendered but not interactive. */
async function expectWorkingPage(page: Page): Promise<void> {
  let documents = 0;
  page.on("request", (request) => request.isNavigationRequest() && documents++);
  await page.locator("main form").getByRole("button", { name: /^Send/ }).click();
  await page.locator("main form [aria-invalid=true]").first().waitFor();
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/jobs"]')!.click());
  await page.getByRole("heading", { level: 1, name: /jobs$/ }).waitFor();
  expect(documents).toBe(0);
}

const fromExtension = "Blocked by chrome-extension://abcdefgh/content.js";

test.each([
  ["removes", "removeChild", "main > *"],
  ["adds", "appendChild", "h1"],
  // The framework, not React, takes away what it preloaded.
  ["changes the head of", "removeChild", "head > :not([rel=preload])"],
] as const)("keeps the page when an extension fails while React %s it", async (_, method, element) => {
  await visit({ viewport }, async (page) => {
    await open(page, "/employers");
    await breakMethod(page, method, element, fromExtension);
    await goToContact(page);
    await expectContactPage(page);
    await expectWorkingPage(page);
  });
});

test("keeps working after someone else removes elements from the page", async () => {
  await visit({ viewport }, async (page) => {
    await open(page, "/employers");
    await page.evaluate(() => {
      document.querySelector("main > *")!.remove();
      document.querySelector("head title")!.remove();
    });
    await goToContact(page);
    await expectContactPage(page);
    await expectWorkingPage(page);
  });
});

test("keeps a page that an extension changed before React started", async () => {
  await visit({ viewport }, async (page) => {
    await page.addInitScript(() => {
      // React reports the difference, which is not a failure here.
      addEventListener("error", (event) => event.preventDefault());
      addEventListener("DOMContentLoaded", () => {
        document.head.insertBefore(document.createElement("template"), document.head.firstChild);
        document.body.insertBefore(document.createElement("div"), document.body.firstChild);
        document.querySelector("main h1")!.textContent = "An extension's words";
      });
    });
    await open(page, "/contact");
    await expectContactPage(page);
    await expectWorkingPage(page);
  });
});

test("lets the browser load the page when an extension's fetch fails", async () => {
  await visit({ viewport }, async (page) => {
    await open(page, "/employers");
    await page.evaluate((message) => {
      window.fetch = () => Promise.reject(new TypeError(message));
    }, fromExtension);
    await goToContact(page);
    await expectContactPage(page);
    await expectWorkingPage(page);
  });
});

test("shows the error screen instead of reloading forever when an extension fails each time", async () => {
  await visit({ viewport }, async (page) => {
    let documents = 0;
    page.on("request", (request) => request.isNavigationRequest() && documents++);
    await page.addInitScript((message) => {
      const real = Node.prototype.appendChild;
      Node.prototype.appendChild = function broken<T extends Node>(node: T): T {
        if (node instanceof HTMLTextAreaElement) throw new Error(message);
        return real.call(this, node) as T;
      };
    }, fromExtension);
    await open(page, "/jobs");
    await goToContact(page);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForTimeout(1500);
    expect(documents).toBeLessThanOrEqual(2);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  });
});

test("ignores an error in an extension's click handler", async () => {
  await visit({ viewport }, async (page) => {
    await page.addInitScript(() => addEventListener("error", (event) => event.preventDefault()));
    await open(page, "/contact");
    await page.evaluate((message) => {
      document.body.addEventListener("click", () => {
        throw new Error(message);
      });
    }, fromExtension);
    await page.getByRole("heading", { level: 1 }).click();
    await expectContactPage(page);
  });
});

test("shows the error screen for our own error and reloads on Refresh Page", async () => {
  await visit({ viewport }, async (page) => {
    await open(page, "/employers");
    await breakMethod(page, "removeChild", "main > *", "Cannot read properties of undefined");
    await goToContact(page);
    await page.getByRole("heading", { level: 1, name: "Something went wrong" }).waitFor();
    await page.getByText("We're sorry, but something unexpected happened.").waitFor();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    const loaded = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole("button", { name: "Refresh Page" }).click();
    expect(new URL((await loaded).url()).pathname).toBe("/contact");
    await expectContactPage(page);
  });
});

test("shows the error screen when the server refuses a page, and tries again on Refresh Page", async () => {
  await visit({ viewport, ...withoutServiceWorker }, async (page) => {
    await open(page, "/employers");
    await waitForReact(page, "header");
    await page.route("**/contact.data*", (route) => route.fulfill({ status: 429, body: "Later" }));
    await goToContact(page);
    await page.getByRole("heading", { level: 1, name: "Something went wrong" }).waitFor();
    await page.unroute("**/contact.data*");
    await page.getByRole("button", { name: "Refresh Page" }).click();
    await expectContactPage(page);
  });
});
