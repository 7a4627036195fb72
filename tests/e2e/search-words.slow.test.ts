import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { open, visit } from "../support/browser.ts";

const wide = { viewport: { width: 1280, height: 800 } };

const what = (page: Page) => page.locator("main").getByLabel("What");
const options = (page: Page) => page.locator("[role=option]");

test("suggests titles and employers by keys, and places, with one request", async () => {
  await visit(wide, async (page) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/\/api\/jobs\/words/.test(request.url())) asked.push(request.url());
    });
    await open(page, "/jobs");
    expect(asked).toEqual([]);
    await what(page).click();
    await page.keyboard.type("nurse pr");
    const first = options(page).filter({ hasText: "Nurse practitioner" }).first();
    await first.waitFor();
    const field = page.getByRole("combobox", { name: "What" });
    expect(await field.getAttribute("aria-expanded")).toBe("true");
    expect(await field.getAttribute("aria-activedescendant")).toBeNull();
    expect(
      await page
        .getByRole("status")
        .filter({ hasText: /^\d+ suggestions?$/ })
        .count(),
    ).toBe(1);
    await page.keyboard.press("ArrowDown");
    const active = await field.getAttribute("aria-activedescendant");
    expect(await page.locator(`[id="${active}"]`).getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Escape");
    await expect.poll(() => options(page).count()).toBe(0);
    expect(await field.inputValue()).toBe("nurse pr");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/query=Nurse\+practitioner/i);
    const where = page.locator("main").getByLabel("Where");
    await where.click();
    await page.keyboard.type("wyo");
    await options(page).filter({ hasText: "Wyoming" }).first().click();
    await page.waitForURL(/location=Wyoming/);
    expect(asked).toHaveLength(1);
  });
});

test("searches for what was typed on Enter without a choice", async () => {
  await visit(wide, async (page) => {
    await open(page, "/jobs");
    await what(page).click();
    await page.keyboard.type("nurse");
    await options(page).first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/query=nurse(&|$)/);
    await expect.poll(() => options(page).count()).toBe(0);
  });
});

test("suggests words where a saved search is edited, and saves nothing by a choice", async () => {
  await visit(wide, async (page) => {
    const { email, password } = inject("seeker");
    const headers = { origin: inject("origin") };
    await page.request.post("/api/auth/login", { data: { email, password }, headers });
    await page.request.post("/alerts/new", { form: { search: "shift=night&type=travel" }, headers });
    await open(page, "/alerts");
    await page.getByRole("link", { name: /^Edit/ }).first().click();
    await what(page).click();
    await page.keyboard.type("nurse pr");
    await options(page).filter({ hasText: "Nurse practitioner" }).first().click();
    expect(await what(page).inputValue()).toMatch(/nurse practitioner/i);
    await page.locator("main").getByLabel("Where").fill("wyo");
    await options(page).filter({ hasText: "Wyoming" }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe("/alerts/edit");
  });
});
