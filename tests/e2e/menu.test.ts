import { expect, test } from "vitest";
import { visit } from "../support/browser.ts";

const viewport = { width: 390, height: 844 };

test.each([
  { way: "with JavaScript", javaScriptEnabled: true },
  { way: "without JavaScript", javaScriptEnabled: false },
])("on a phone, the menu closes once a link in it is followed, $way", async ({ javaScriptEnabled }) => {
  await visit({ viewport, javaScriptEnabled }, async (page) => {
    await page.goto("/", { waitUntil: "networkidle" });
    const menu = page.getByRole("banner").locator("details");
    for (const [label, path] of [
      ["Log in", "/login"],
      ["Sign Up", "/register"],
      ["Contact", "/contact"],
    ]) {
      await menu.locator("summary").click();
      await menu.getByRole("link", { name: label, exact: true }).click();
      await page.waitForURL(`**${path}`);
      await page.locator("header details:not([open])").waitFor({ state: "attached" });
      expect(await menu.getByRole("link", { name: label, exact: true }).isVisible()).toBe(false);
    }
  });
});

test("the header calls only the list of jobs the present page, not a job's own", async () => {
  await visit({}, async (page) => {
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Find jobs" });
    await page.goto("/jobs");
    expect(await link.getAttribute("aria-current")).toBe("page");
    await page.locator("ol article").first().getByRole("link").click();
    await page.waitForURL(/\/jobs\/[a-z0-9-]+$/);
    await expect.poll(() => link.getAttribute("aria-current")).toBeNull();
  });
});
