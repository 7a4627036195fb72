import { expect, test } from "vitest";
import { open, visit, waitForReact, withoutServiceWorker } from "../support/browser.ts";
import { profileKeptHere } from "../support/screens/clinician-screens.ts";

test("scores the profile that this device keeps, and pages through the list by keyboard", async () => {
  await visit({ viewport: { width: 1280, height: 900 }, ...withoutServiceWorker }, async (page) => {
    await open(page, "/candidate-matching");
    await profileKeptHere(page);
    const results = page.locator("main li.match");
    expect(await results.count()).toBe(10);
    await waitForReact(page, "main form");
    const first = await results.first().getByRole("link").first().textContent();
    await page.getByRole("button", { name: "Next" }).press("Enter");
    await expect.poll(() => page.locator(":focus").textContent()).toMatch(/best fit first: page 2$/);
    expect(await results.first().getByRole("link").first().textContent()).not.toBe(first);
    expect(new URL(page.url()).search).toBe("");
  });
});
