import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, visit, withoutServiceWorker } from "../support/browser.ts";

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);
const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

test.each([
  ["/jobs", "results-heading"],
  ["/specialties", "specialties-shown"],
  ["/metro-areas", "areas-shown"],
])("moves the focus to the list's heading on another page of %s", async (path, heading) => {
  await visit(withoutServiceWorker, async (page) => {
    await open(page, path);
    const pager = page.getByRole("navigation", { name: /^Pages of/ });
    await pager.getByRole("link", { name: "Next" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/page=2/);
    await expect.poll(() => focused(page)).toBe(heading);
    await pager.getByRole("link", { name: "Previous" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => !url.search.includes("page="));
    await expect.poll(() => focused(page)).toBe(heading);
  });
});

test("keeps the focus on a filter changed on a later page of the list", async () => {
  await visit(withoutServiceWorker, async (page) => {
    await open(page, "/jobs");
    await page.getByRole("link", { name: "Next" }).click();
    await expect.poll(() => focused(page)).toBe("results-heading");
    const posted = page.getByLabel("Posted");
    await posted.focus();
    await posted.selectOption("30d");
    await page.waitForURL(/posted=30d/);
    await page.locator("[aria-busy=false]").first().waitFor();
    expect(await posted.evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

test("returns the focus to the link you followed when you go back, and to the posting when you go forward", async () => {
  // On a wide screen, postings open beside their list.
  await visit({ ...withoutServiceWorker, viewport: { width: 1000, height: 720 } }, async (page) => {
    await open(page, "/jobs");
    const link = page.locator("main ol .job-title a").nth(6);
    const [path, title] = [await link.getAttribute("href"), await link.textContent()];
    await link.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: title!, exact: true }).waitFor();
    await page.goBack();
    const followed = () => page.evaluate(() => document.activeElement?.getAttribute("href"));
    await expect.poll(followed).toBe(path);
    await page.goForward();
    await page.getByRole("heading", { level: 1, name: title!, exact: true }).waitFor();
    await expect.poll(() => focused(page)).toBe("main");
  });
});

test("leads from the filter button to the list on a phone without adding to the history", async () => {
  await visit({ ...withoutServiceWorker, ...phone }, async (page) => {
    await open(page, "/jobs?query=nurse");
    const filters = page.getByRole("group", { name: "Filters" });
    await page.getByRole("button", { name: /^Filters/ }).click();
    await filters.getByLabel(/^Nights/).check();
    await page.getByRole("link", { name: "Remove Night shift" }).waitFor({ state: "attached" });
    const before = await page.evaluate(() => history.length);
    await filters.getByRole("button", { name: /^Show/ }).click();
    await expect.poll(() => focused(page)).toBe("results-heading");
    expect(await filters.isVisible()).toBe(false);
    await expect.poll(() => page.locator("#results-heading").isVisible()).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(before);
  });
});

test("scrolls few results into view when you filter on a wide screen", async () => {
  await visit({ ...withoutServiceWorker, viewport: { width: 1280, height: 800 } }, async (page) => {
    await open(page, "/jobs?query=nurse");
    await page.getByLabel("Posted").scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 900);
    await page.getByLabel(/^Nights/).check();
    await page.getByRole("link", { name: "Remove Night shift" }).waitFor();
    await page.getByLabel(/^Per diem/).check();
    await page.getByRole("link", { name: "Remove Per diem" }).waitFor();
    const card = page.locator("main ol article, main ol + nav, #results-heading").last();
    await expect.poll(() => card.evaluate((it) => it.getBoundingClientRect().bottom > 0)).toBe(true);
  });
});

test("moves the focus to the results of a search from the suggestions of Ctrl+/", async () => {
  await visit(withoutServiceWorker, async (page) => {
    await open(page, "/jobs");
    await page.keyboard.press("Control+/");
    await page.getByRole("combobox", { name: "Search jobs, companies" }).waitFor();
    await page.keyboard.type("night nurse jobs");
    await page.getByRole("option").filter({ hasText: "Night shift" }).first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/shift=night/);
    await expect.poll(() => focused(page)).toBe("results-heading");
  });
});

test("moves the focus to the list when a menu link leads to the list you are on", async () => {
  await visit(withoutServiceWorker, async (page) => {
    await open(page, "/jobs");
    const menu = page
      .getByRole("banner")
      .locator("nav details", { has: page.locator("a[href^='/jobs?']") })
      .first();
    await menu.locator("summary").focus();
    await page.keyboard.press("Enter");
    await menu.locator("a[href^='/jobs?']").first().focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/jobs\?/);
    await expect.poll(() => focused(page)).toBe("results-heading");
  });
});

test("places the quick actions after their button and closes them when the focus leaves", async () => {
  await visit({ ...withoutServiceWorker, ...phone }, async (page) => {
    await open(page, "/contact");
    const menu = page.getByRole("navigation", { name: "Quick actions" });
    for (const top of [100, 250]) {
      await page.evaluate((to) => window.scrollTo(0, to), top);
      await page.waitForLoadState("networkidle");
    }
    await menu.waitFor();
    await menu.getByRole("button", { name: "Quick actions" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const first = menu.getByRole("link").first();
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    await menu.getByRole("button", { name: "Back to top" }).focus();
    await page.keyboard.press("Tab");
    expect(await menu.getByRole("link").count()).toBe(0);
  });
});

test("closes only the toast when you press Escape on a toast within a dialog", async () => {
  await visit(withoutServiceWorker, async (page) => {
    await open(page, "/");
    await page.getByRole("main").getByRole("link", { name: "Hire Top Talent" }).click();
    const dialog = page.getByRole("dialog", { name: "Request healthcare talent" });
    await dialog.getByLabel("Name", { exact: true }).fill("Dana");
    await dialog.getByRole("button", { name: "Submit Request" }).click();
    const toast = dialog.locator(".toast");
    await toast.waitFor();
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await toast.waitFor({ state: "detached" });
    expect(await dialog.isVisible()).toBe(true);
    expect(await dialog.getByLabel("Name", { exact: true }).inputValue()).toBe("Dana");
  });
});
