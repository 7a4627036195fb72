import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, visit } from "../support/browser.ts";

const button = (page: Page) => page.getByRole("button", { name: "Switch between light and dark" });
const tip = (page: Page) => page.locator(".tooltip");

test("shows an icon button's label after 700 ms of hovering", async () => {
  await visit({ viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.clock.install();
    await open(page, "/contact");
    await page.mouse.move(5, 700);
    await page.waitForLoadState("networkidle");
    // Left running, the clock would add the time the machine itself takes.
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page).hover();
    await page.clock.runFor(650);
    expect(await tip(page).count()).toBe(0);
    await page.clock.runFor(100);
    expect(await tip(page).textContent()).toBe("Switch between light and dark");
    await page.mouse.move(5, 700);
    expect(await tip(page).count()).toBe(0);
    await button(page).hover();
    await page.clock.runFor(20);
    expect(await tip(page).count(), "within 300 ms of the last one there is no wait").toBe(1);
    await page.keyboard.press("Escape");
    expect(await tip(page).count()).toBe(0);
  });
});

test("shows the label at once on keyboard focus", async () => {
  await visit({ viewport: { width: 1280, height: 800 } }, async (page) => {
    await open(page, "/contact");
    await page.keyboard.press("Tab");
    await page.waitForLoadState("networkidle");
    while (!(await button(page).evaluate((element) => element === document.activeElement)))
      await page.keyboard.press("Tab");
    await tip(page).waitFor();
    await page.keyboard.press("Tab");
    expect(await tip(page).count()).toBe(0);
  });
});
