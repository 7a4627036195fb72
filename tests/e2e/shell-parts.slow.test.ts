import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, visit, withoutServiceWorker } from "../support/browser.ts";

const wide = { viewport: { width: 1280, height: 800 } };
const linksOf = (page: Page, landmark: "banner" | "contentinfo") =>
  page
    .getByRole(landmark)
    .locator("a")
    .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.pathname));

test("keeps every page's links on an error screen, which renders the page anew", async () => {
  const story = async (page: Page) => {
    await open(page, "/contact");
    const before = [await linksOf(page, "banner"), await linksOf(page, "contentinfo")];
    expect(before.map((links) => links.length > 20)).toEqual([true, true]);
    await page.route("**/faq.data*", (route) => route.fulfill({ status: 500 }));
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
    expect([await linksOf(page, "banner"), await linksOf(page, "contentinfo")]).toEqual(before);
    await page.unroute("**/faq.data*");
    await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
    await page.waitForURL("**/about");
  };
  await visit({ ...wide, ...withoutServiceWorker }, story, /status of 500|SyntaxError/);
});

test("updates the figures in the header and footer with the page", async () => {
  await visit({ ...wide, ...withoutServiceWorker }, async (page) => {
    await page.route("**/*.data*", async (route) => {
      const answer = await route.fetch();
      const text = (await answer.text()).replace(
        /"newToday",\d+,"total",\d+/,
        '"newToday",1234,"total",56789',
      );
      await route.fulfill({ response: answer, body: text });
    });
    await open(page, "/contact");
    await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
    await page.waitForURL("**/about");
    await expect.poll(() => page.locator(".banner-link").textContent()).toMatch(/^1,234 /);
    const figures = await page.locator("[data-figure=newToday]").allTextContents();
    expect(figures).toEqual(["1,234", "1,234", "1,234"]);
    const totals = await page.locator("[data-figure=total]").allTextContents();
    expect(totals).toEqual(["56,789+", "56,789+"]);
  });
});
