import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, visit, watchShifts, withoutServiceWorker } from "../support/browser.ts";

const wide = { ...withoutServiceWorker, viewport: { width: 1280, height: 900 } };
const phone = { ...withoutServiceWorker, viewport: { width: 390, height: 844 }, hasTouch: true };
const icuInTexas = "/jobs?query=icu&location=Texas";

const listBoxes = (page: Page) =>
  page.locator("main ol article").evaluateAll((cards) =>
    cards.map((card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      return { top, bottom, height };
    }),
  );

test.each([
  ["/jobs", 768, 170],
  ["/jobs", 1024, 170],
  ["/jobs", 1280, 145],
  ["/jobs?query=nurse&type=travel", 1280, 145],
  ["/jobs?query=locum", 768, 190],
  ["/jobs", 390, 270],
  ["/jobs?query=nurse&type=travel", 390, 270],
  ["/jobs?query=psychiatric", 390, 270],
])("keeps every card of %s on a screen of %i pixels at most %i high", async (path, width, most) => {
  await visit({ ...wide, viewport: { width, height: 900 } }, async (page) => {
    await page.goto(path);
    const heights = (await listBoxes(page)).map(({ height }) => height);
    expect(heights.length).toBeGreaterThan(3);
    expect(Math.max(...heights)).toBeLessThanOrEqual(most);
  });
});

test.each(["/jobs", icuInTexas, "/jobs?query=nurse&shift=night&type=travel", "/jobs?sort=pay"])(
  "shows five postings of %s at once on a wide screen",
  async (path) => {
    await visit(wide, async (page) => {
      await page.goto(path);
      const whole = (await listBoxes(page)).filter(({ bottom }) => bottom <= 900);
      expect(whole.length).toBeGreaterThanOrEqual(5);
    });
  },
);

test("starts the list high on a phone after a search, with the search in one line and the filters below", async () => {
  await visit(phone, async (page) => {
    await open(page, icuInTexas);
    const [first] = await listBoxes(page);
    expect(first!.top).toBeLessThan(240);
    const fold = page.locator("main summary", { hasText: "icu · Texas" });
    expect(await page.getByLabel("What").isVisible()).toBe(false);
    await fold.click();
    await page.getByLabel("What").fill("nurse");
    await page.getByLabel("What").press("Enter");
    await page.waitForURL(/query=nurse/);
    await page.locator("main summary", { hasText: "nurse · Texas" }).waitFor();
    expect(await page.getByLabel("What").isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("results-heading");
    await page.mouse.wheel(0, 900);
    const filters = page.getByRole("button", { name: "Filters" });
    await expect.poll(async () => Math.round((await filters.boundingBox())!.y)).toBe(64);
  });
});

test("counts what the chosen filters find in a sheet on a phone, and closes it where you look or press Escape", async () => {
  await visit(phone, async (page) => {
    await open(page, "/jobs?query=nurse&location=Texas");
    const sheet = page.getByRole("group", { name: "Filters" });
    const show = sheet.getByRole("button", { name: /^Show/ });
    const button = page.getByRole("button", { name: /^Filters/ });
    await button.click();
    const before = await show.textContent();
    expect(before).toMatch(/^Show \d+ jobs$/);
    expect(await show.evaluate((it) => it.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    await sheet.getByLabel(/^Nights/).check();
    await page.waitForURL(/shift=night/);
    await expect.poll(() => show.textContent()).not.toBe(before);
    const count = Number(/\d+/.exec((await show.textContent())!)![0]);
    expect(await sheet.isVisible()).toBe(true);
    await show.click();
    await sheet.waitFor({ state: "hidden" });
    // Below few results, a second list names what is near.
    const found = page.locator("main ol").first().locator("article");
    expect(await found.count()).toBe(Math.min(count, 20));
    for (const leave of [() => page.keyboard.press("Escape"), () => page.mouse.click(195, 60)]) {
      await button.click();
      await sheet.waitFor();
      await leave();
      await sheet.waitFor({ state: "hidden" });
    }
    expect(page.url()).toMatch(/shift=night/);
  });
});

test("filters and searches on a phone without JavaScript", async () => {
  await visit({ ...phone, javaScriptEnabled: false }, async (page) => {
    await page.goto(icuInTexas);
    await page.locator("main summary", { hasText: "Edit" }).click();
    await page.getByLabel("Where").fill("");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.waitForURL("**/jobs?query=icu");
    await page.getByRole("button", { name: "Filters" }).click();
    const sheet = page.getByRole("group", { name: "Filters" });
    await sheet.getByLabel(/^Nights/).check();
    await sheet.getByRole("button", { name: "Show jobs" }).click();
    await page.waitForURL("**/jobs?query=icu&shift=night");
    expect(await sheet.isVisible()).toBe(false);
    await page.getByLabel("Sort by").selectOption("pay");
    await page.locator("main summary", { hasText: "Edit" }).click();
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.waitForURL(/sort=pay/);
  });
});

test("leads to the results with the second tab stop", async () => {
  await visit(wide, async (page) => {
    await page.goto(icuInTexas);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to results" });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("results-heading");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("article") !== null)).toBe(true);
  });
});

test("offers no option that finds nothing", async () => {
  await visit(wide, async (page) => {
    await page.goto("/jobs?query=icu");
    const counts = await page.locator("#filters label b").allTextContents();
    expect(counts.length).toBeGreaterThan(5);
    expect(counts).not.toContain("0");
  });
});

test("tells the new jobs in the banner and beside Job Seekers", async () => {
  await visit(wide, async (page) => {
    await page.goto("/jobs");
    const told = page.getByText(/\d new/).locator("visible=true");
    expect(await told.count()).toBe(2);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.getByRole("banner").getByText("new today").first().waitFor();
  });
});

test("shifts nothing while a list loads on a phone", async () => {
  await visit(phone, async (page) => {
    const readShift = await watchShifts(page);
    await open(page, icuInTexas);
    await page.waitForLoadState("networkidle");
    expect(await readShift()).toBe(0);
  });
});

test("returns to the place in the list that you left", async () => {
  await visit(phone, async (page) => {
    await open(page, "/jobs?query=nurse");
    const link = page.locator("main ol .job-title a").nth(8);
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await link.click();
    await page.waitForURL(/\/jobs\/[a-z]/);
    await page.locator("main article h1").waitFor();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
  });
});
