import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, visit, withoutServiceWorker } from "../support/browser.ts";
import { listJobs, offlineComplaints, openWithWorker, readKeptJobs } from "../support/offline.ts";

const wide = { viewport: { width: 1280, height: 800 } };
const holdMs = 4_000;

async function followSlowly(page: Page): Promise<void> {
  await page.route("**/professions.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, holdMs));
    await route.continue();
  });
  await open(page, "/contact");
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/professions"]')!.click());
}

const barWidth = (page: Page) =>
  page.evaluate(() => document.querySelector(".progress")?.getBoundingClientRect().width ?? 0);

test("announces a slow page and shows its progress without moving the layout", async () => {
  await visit({ ...wide, ...withoutServiceWorker }, async (page) => {
    await followSlowly(page);
    const main = page.getByRole("main");
    await expect.poll(() => main.getAttribute("aria-busy")).toBe("true");
    const before = await main.boundingBox();
    await expect.poll(() => barWidth(page)).toBeGreaterThan(100);
    expect((await main.boundingBox())?.y).toBe(before?.y);
    await page.waitForURL("**/professions");
    await expect.poll(() => main.getAttribute("aria-busy")).toBeNull();
    expect(await page.locator(".progress").count()).toBe(0);
  });
});

test("shows a still progress bar with reduced motion", async () => {
  await visit({ ...wide, ...withoutServiceWorker, reducedMotion: "reduce" }, async (page) => {
    await followSlowly(page);
    await expect.poll(() => barWidth(page)).toBeGreaterThan(100);
    const width = await barWidth(page);
    await page.waitForTimeout(300);
    expect(await barWidth(page)).toBe(width);
  });
});

test("applies a theme chosen in one tab to the others", async () => {
  await visit(wide, async (page) => {
    await open(page, "/contact");
    const other = await page.context().newPage();
    await open(other, "/contact");
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    for (const choice of ["dark", "light"]) {
      await other.getByLabel("Theme").selectOption(choice);
      await expect.poll(theme).toBe(choice);
      expect(await page.getByLabel("Theme").inputValue()).toBe(choice);
    }
    await other.getByLabel("Theme").selectOption("system");
    await expect.poll(theme).toBeUndefined();
  });
});

test("prefetches a job when you point at it", async () => {
  await visit(wide, async (page) => {
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    const found = page.waitForResponse(/__manifest/);
    await open(page, "/jobs");
    await found;
    const link = page.locator("ol article").nth(2).getByRole("link").first();
    await link.hover();
    const data = `${await link.getAttribute("href")}.data`;
    await page.locator(`link[rel=prefetch][href*="${data}"]`).waitFor({ state: "attached" });
    expect(warnings).toEqual([]);
  });
});

test("reports no missing routes when you read a saved job offline", async () => {
  const complaints: string[] = [];
  await visit(
    wide,
    async (page) => {
      const [path = ""] = await listJobs(page);
      await openWithWorker(page, path);
      await expect.poll(() => readKeptJobs(page)).toContain(path);
      await page.context().setOffline(true);
      await page.goto("about:blank");
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      await page.goto(path);
      await page.getByText("You are offline. You can still read job pages that you opened before.").waitFor();
      await page.waitForTimeout(500);
    },
    offlineComplaints,
  );
  expect(complaints.filter((text) => text.includes("manifest"))).toEqual([]);
});

test("serves a small file for the icon that browsers request unasked", async () => {
  await visit(wide, async (page) => {
    const answer = await page.request.get("/favicon.ico");
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
    expect((await answer.body()).length).toBeLessThan(2_000);
  });
});
