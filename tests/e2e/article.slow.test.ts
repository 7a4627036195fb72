import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { open, visit, withoutServiceWorker } from "../support/browser.ts";

const guide = paths.careerGuide("pay-and-contracts", "compare-two-offers");
const wide = { viewport: { width: 1280, height: 800 }, ...withoutServiceWorker };

const toCurrent = (page: Page) =>
  page
    .locator(".article-contents [aria-current]")
    .evaluateAll((links) => links.map((link) => link.textContent));

test("keeps what is ticked on this device, and clears it when asked", async () => {
  await visit(wide, async (page) => {
    await open(page, guide);
    const boxes = page.getByRole("checkbox");
    await boxes.nth(1).check();
    await page.getByText("1 of 10 done. Kept on this device only.").waitFor();
    await page.reload();
    await page.mouse.wheel(0, 400);
    await page.getByText("1 of 10 done.").waitFor();
    expect(await boxes.nth(1).isChecked()).toBe(true);
    expect(await boxes.nth(0).isChecked()).toBe(false);
    await page.getByRole("button", { name: "Clear all ticks" }).click();
    await page.getByText("1 of 10 done.").waitFor({ state: "detached" });
    expect(await boxes.nth(1).isChecked()).toBe(false);
  });
});

test("marks the part that is being read, and leads to another", async () => {
  await visit(wide, async (page) => {
    await open(page, guide);
    await page.locator("#put-a-price-on-the-benefits").scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => toCurrent(page)).toEqual(["Put a price on the benefits"]);
    await page.locator(".article-contents").getByRole("link", { name: "Sources" }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#sources");
    await expect.poll(() => toCurrent(page)).toEqual(["Sources"]);
  });
});

test("goes to the next guide and back without loading the site anew", async () => {
  await visit(wide, async (page) => {
    await open(page, guide);
    const heading = page.getByRole("heading", { level: 1 });
    const first = await heading.textContent();
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByRole("link", { name: /^Previous guide/ }).click();
    await expect.poll(() => heading.textContent()).not.toBe(first);
    await page.getByRole("heading", { name: "Key points" }).waitFor();
    expect(await page.getByRole("checkbox").count()).toBeGreaterThan(5);
    await page.goBack();
    await expect.poll(() => heading.textContent()).toBe(first);
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  });
});

test("prints the checklist alone, and offers the address where nothing can be shared", async () => {
  await visit(wide, async (page) => {
    await open(page, guide);
    await page.evaluate(() => {
      window.print = () => Object.assign(window, { printed: document.documentElement.dataset.print });
    });
    await page.getByRole("button", { name: "Print the checklist" }).click();
    await expect.poll(() => page.evaluate(() => (window as { printed?: string }).printed)).toBe("checklist");
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("heading", { name: "Checklist" }).isVisible()).toBe(true);
    expect(await page.getByRole("heading", { name: "Key points" }).isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("link", { name: "Share" }).first().click();
    await page.locator(".toast-title", { hasText: /Link copied|Copy this link/ }).waitFor();
  });
});

test("is a plain list that can be ticked without JavaScript", async () => {
  await visit({ ...wide, javaScriptEnabled: false }, async (page) => {
    await page.goto(guide);
    await page.getByRole("checkbox").first().check();
    expect(await page.getByRole("button", { name: "Print the checklist" }).isVisible()).toBe(false);
    await page.getByRole("link", { name: "Source 1" }).first().click();
    expect(new URL(page.url()).hash).toBe("#s1");
  });
});
