import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { open, visit } from "../support/browser.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const actions = (page: Page) => page.getByRole("button", { name: "Quick actions" });
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate(async (to) => {
    const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
    window.scrollTo(0, to);
    await scrolled;
    // Once for what the page draws of it, once more for what follows from that.
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);
};

test("the quick actions appear when scrolling up, and leave when scrolling down", async () => {
  await visit(phone, async (page) => {
    await open(page, "/jobs");
    expect(await actions(page).count()).toBe(0);
    await scrollTo(page, 250);
    await actions(page).waitFor();
    await scrollTo(page, 1200);
    expect(await actions(page).count()).toBe(0);
    await scrollTo(page, 1150);
    await actions(page).waitFor();
    await scrollTo(page, 1190);
    expect(await actions(page).isVisible()).toBe(true);
    await scrollTo(page, 100);
    expect(await actions(page).count()).toBe(0);
  });
});

test("they lead where they say, close on a scroll, on Escape and beside, and go back to the top", async () => {
  await visit(phone, async (page) => {
    await open(page, "/jobs");
    // The first scroll brings the code.
    await scrollTo(page, 250);
    await actions(page).waitFor();
    await scrollTo(page, 1200);
    await scrollTo(page, 1100);
    await actions(page).click();
    const list = page.locator("#quick-actions");
    expect(
      await list
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")])),
    ).toEqual([
      ["Search Jobs", "/jobs"],
      ["My Applications", "/login?returnTo=%2Fdashboard"],
      ["Salary Calculator", "/salary-comparison"],
      ["Career Dashboard", "/career-dashboard"],
      ["Home", "/"],
    ]);
    await page.keyboard.press("Escape");
    expect(await list.count()).toBe(0);
    await actions(page).click();
    await page.mouse.click(20, 300);
    expect(await list.count()).toBe(0);
    await actions(page).click();
    await scrollTo(page, 1090);
    expect(await list.count()).toBe(0);
    await actions(page).click();
    await list.getByRole("button", { name: "Back to top" }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test("the home page's bar comes past 80 % of the screen's height and opens more", async () => {
  await visit(phone, async (page) => {
    await open(page, "/");
    const bar = page.getByRole("complementary", { name: "Get started" });
    await scrollTo(page, 670);
    expect(await bar.count()).toBe(0);
    await scrollTo(page, 690);
    await bar.waitFor();
    await bar.locator("summary").click();
    expect(await bar.getByRole("link", { name: "Chat Now" }).getAttribute("href")).toBe("/ai-career-mentor");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(200);
    const [barBox, footerBox] = await Promise.all([
      bar.boundingBox(),
      page.getByRole("contentinfo").boundingBox(),
    ]);
    expect(footerBox!.y + footerBox!.height).toBeLessThanOrEqual(barBox!.y + 1);
  });
});

test("nothing floats on a wide screen, nor over a field that someone types in", async () => {
  await visit({ viewport: { width: 768, height: 800 } }, async (page) => {
    await open(page, "/");
    await scrollTo(page, 900);
    await scrollTo(page, 800);
    expect(await actions(page).count()).toBe(0);
  });
  await visit(phone, async (page) => {
    await open(page, "/hire-request");
    await scrollTo(page, 250);
    await actions(page).waitFor();
    await page.getByLabel("Details").focus();
    expect(await actions(page).isVisible()).toBe(false);
  });
});

test("the menu closes once a link in it is followed, and shows whoever is signed in their account", async () => {
  await visit(phone, async (page) => {
    await open(page, "/login");
    await page.getByLabel("Email").fill(inject("seeker").email);
    await page.getByLabel("Password").fill(inject("seeker").password);
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
    await page.waitForURL("**/dashboard");
    const menu = page.getByRole("banner").locator("details.mobile-menu");
    await menu.locator("> summary").click();
    await menu.getByRole("link", { name: "Career Center" }).waitFor();
    await menu.locator("summary", { hasText: "Job Seekers" }).click();
    await menu.getByRole("link", { name: "Jobs by state" }).click();
    await page.waitForURL("**/jobs-by-state");
    await expect.poll(() => menu.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
  });
});

test("the menu works without JavaScript", async () => {
  await visit({ ...phone, javaScriptEnabled: false }, async (page) => {
    await page.goto("/");
    const menu = page.getByRole("banner").locator("details.mobile-menu");
    await menu.locator("> summary").click();
    await menu.getByRole("link", { name: "Sign Up" }).click();
    await page.waitForURL("**/register");
    expect(await menu.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
  });
});

test.each(["/jobs?query=", "/jobs?location=", "/locations?query="])(
  "a word without end makes %s no wider than the phone",
  async (path) => {
    await visit({ viewport: { width: 390, height: 844 } }, async (page) => {
      await page.goto(path + "W".repeat(80));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  },
);
