import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, visit } from "../support/browser.ts";

/** High enough to need no scrolling, which hides a card. */
const wide = { viewport: { width: 1280, height: 1600 } };
const map = "/geography?by=pay&profession=registered-nurse";
const card = (page: Page) => page.locator(".tooltip-card");
const state = (page: Page, name: string) => page.locator(`.us-map a[aria-label^="${name}:"]`);

test("shows a state's card at once on hover and on keyboard focus, and hides it with Escape", async () => {
  await visit(wide, async (page) => {
    await open(page, map);
    await page.mouse.move(5, 5);
    await page.waitForLoadState("networkidle");
    await state(page, "Texas").hover();
    await card(page).waitFor();
    expect(await card(page).textContent()).toBe("Texas\n$95,970 a year");
    expect(await state(page, "Texas").locator("title").textContent()).toBe("");
    await page.keyboard.press("Escape");
    expect(await card(page).count()).toBe(0);
    await state(page, "Kansas").focus();
    await page.keyboard.press("Tab");
    await card(page).waitFor();
    expect(await card(page).textContent()).toMatch(/^Kentucky\n\$[\d,]+ a year/);
  });
});

test("names each state with the browser's own tooltip and a link without JavaScript", async () => {
  await visit({ ...wide, javaScriptEnabled: false }, async (page) => {
    await page.goto(map);
    expect(await state(page, "Texas").locator("title").textContent()).toBe("Texas: $95,970 a year");
    await state(page, "Texas").click();
    expect(new URL(page.url()).pathname).toBe("/states/texas");
  });
});

test("leads to two states side by side without JavaScript", async () => {
  await visit({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false }, async (page) => {
    await page.goto("/states/texas");
    const choice = page.getByLabel("Compare Texas with");
    await page.locator("details.phone-fold", { has: choice }).locator("summary").first().click();
    await choice.selectOption("CO");
    await page.getByRole("button", { name: "Compare" }).click();
    expect(new URL(page.url()).pathname).toBe("/states/colorado/compare/texas");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Colorado and Texas compared");
  });
});
