import { expect, test } from "vitest";
import { visit, waitForReact, withoutServiceWorker } from "../support/browser.ts";

const sizes = [
  { size: "wide", width: 1280, isBeside: true },
  { size: "narrow", width: 390, isBeside: false },
];

test.each(sizes)(
  "checks and shows a posting while one types, on a $size screen",
  async ({ width, isBeside }) => {
    await visit({ ...withoutServiceWorker, viewport: { width, height: 900 } }, async (page) => {
      await page.goto("/post-job");
      await page.getByRole("button", { name: "Start a posting" }).click();
      await page.waitForURL("**/role");
      await waitForReact(page, "#title");
      await page.getByText("Points come once the required fields are right:").waitFor();
      const preview = page.getByRole("region", { name: "Preview" });
      expect(await preview.isVisible()).toBe(isBeside);
      const tiles = await page.evaluate(() => {
        const element = document.createElement("div");
        element.className = "fact-tiles";
        document.body.appendChild(element);
        const { display } = getComputedStyle(element);
        element.remove();
        return display;
      });
      expect(tiles).toBe("grid");
      const title = page.getByLabel("Job title");
      await title.fill("URGENT NURSE!");
      await page.getByText("The title shouts.").waitFor();
      if (isBeside) await preview.getByRole("heading", { name: "URGENT NURSE!" }).waitFor();
      await title.fill("ICU Nurse");
      await expect.poll(() => page.getByText("The title shouts.").count()).toBe(0);
      if (isBeside) await preview.getByRole("heading", { name: "ICU Nurse" }).waitFor();
      await page.getByRole("button", { name: "Preview" }).click();
      await page.waitForURL("**/review#preview");
      await page.getByRole("heading", { name: "ICU Nurse" }).waitFor();
    });
  },
);

test("puts the cursor into the first wrong field of a step that stays on the page", async () => {
  await visit({ ...withoutServiceWorker, viewport: { width: 390, height: 844 } }, async (page) => {
    await page.goto("/post-job");
    await page.getByRole("button", { name: "Start a posting" }).click();
    await page.waitForURL("**/role");
    await waitForReact(page, "#title");
    await page.getByRole("button", { name: "Save and continue" }).click();
    await page.getByText("Please correct the marked fields.").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("title");
    expect(await page.evaluate(() => scrollY)).toBeLessThan(500);
  });
});
