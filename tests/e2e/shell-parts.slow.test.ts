import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
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
    expect(figures).toEqual(["1,234"]);
    const totals = await page.locator("[data-figure=total]").allTextContents();
    expect(totals).toEqual(["56,789+"]);
  });
});

test("gives an account's pages one row of links, and the whole footer to the page after them", async () => {
  await visit({ ...wide, ...withoutServiceWorker }, async (page) => {
    await open(page, "/contact");
    const whole = await linksOf(page, "contentinfo");
    const { email, password } = inject("seeker");
    const headers = { origin: inject("origin") };
    await page.request.post("/api/auth/login", { data: { email, password }, headers });
    await open(page, "/dashboard");
    const footer = page.getByRole("contentinfo");
    expect(await footer.getByRole("link").allTextContents()).toEqual(["Help", "Privacy policy"]);
    expect(await footer.getByLabel("Theme").isVisible()).toBe(true);
    expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(80);
    await footer.getByRole("link", { name: "Help" }).click();
    await page.waitForURL("**/contact");
    await expect.poll(() => linksOf(page, "contentinfo")).toEqual(whole);
  });
});

test("keeps what surrounds a page light", async () => {
  await visit(
    { ...wide, javaScriptEnabled: false },
    async (page) => {
      for (const path of ["/", "/jobs", "/no-such-page"]) {
        await page.goto(path);
        expect(await page.locator("*:not(main, main *)").count(), path).toBeLessThanOrEqual(350);
      }
    },
    /status of 404/,
  );
});
