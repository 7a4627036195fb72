import { expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { open, visit, withoutServiceWorker } from "../support/browser.ts";

const wide = { viewport: { width: 1280, height: 800 }, ...withoutServiceWorker };

test("ranks the states anew when a weight moves, without leaving the page, at an address to share", async () => {
  await visit(wide, async (page) => {
    await open(page, paths.resource("best-states"));
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const summary = page.locator("[data-live-summary]");
    const ours = await summary.textContent();
    await page.mouse.wheel(0, 400);
    const rents = page.getByLabel("Rents (US = 100)");
    await rents.focus();
    await rents.selectOption("5");
    await expect.poll(() => summary.textContent()).not.toBe(ours);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("live-housing");
    expect(new URL(page.url()).search).toBe("?housing=5");
    const moved = await summary.textContent();
    await page.getByRole("link", { name: "Pay alone", exact: true }).click();
    await expect.poll(() => new URL(page.url()).search).toBe("?tax=0&housing=0&license=0");
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
    await page.goto(`${paths.resource("best-states")}?housing=5`);
    expect(await summary.textContent()).toBe(moved);
  });
});
