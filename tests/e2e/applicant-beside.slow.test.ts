import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { open, visit, withoutServiceWorker } from "../support/browser.ts";

const list = "/hiring/northquill-health/applicants";
const wide = { ...withoutServiceWorker, viewport: { width: 1280, height: 900 } };

const title = (page: Page) => page.locator("#beside-title");
const rows = (page: Page) => page.locator("[data-row]");
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
  );
const nameOf = (page: Page, at: number) => rows(page).nth(at).getAttribute("aria-label");
const countInSight = (page: Page) =>
  rows(page).evaluateAll(
    (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
  );

async function logIn(page: Page): Promise<void> {
  const { email, password } = inject("employer");
  const answer = await page.context().request.post("/api/auth/login", {
    data: { email, password },
    headers: { origin: inject("origin") },
  });
  expect(answer.status()).toBe(200);
}

async function openList(page: Page, path = list): Promise<void> {
  await logIn(page);
  await open(page, path);
}

test("opens an applicant beside the list by keys, and leads back to the row", async () => {
  await visit(wide, async (page) => {
    await openList(page);
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("o");
    await expect.poll(() => title(page).textContent()).toBe(await nameOf(page, 1));
    await expect.poll(() => focused(page)).toBe(await nameOf(page, 1));
    expect(page.url()).toContain("person=");
    expect(await countInSight(page)).toBeGreaterThanOrEqual(12);
    const widths = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await widths()).toBe(1280);

    // The panel stays open, and the focus on the rows.
    await page.keyboard.press("j");
    await expect.poll(() => title(page).textContent()).toBe(await nameOf(page, 2));
    await page.keyboard.press("k");
    await expect.poll(() => title(page).textContent()).toBe(await nameOf(page, 1));
    expect(await page.evaluate(() => document.activeElement?.matches("[data-row]"))).toBe(true);

    await page.keyboard.press("Escape");
    await title(page).waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe(await nameOf(page, 1));
    await page.keyboard.press("Enter");
    await expect.poll(() => title(page).textContent()).toBe(await nameOf(page, 1));
    await page.getByRole("link", { name: "Close" }).click();
    await title(page).waitFor({ state: "detached" });
    expect(page.url()).not.toContain("person=");
  });
});

test("leads to the applicant's own page where there is no room beside the list", async () => {
  await visit({ ...withoutServiceWorker, viewport: { width: 1000, height: 800 } }, async (page) => {
    await openList(page);
    await page.getByRole("link", { name: (await nameOf(page, 0))!, exact: true }).click();
    await page.waitForURL(/\/applicants\/[^?]/);
  });
});

test("opens beside the list without scripts", async () => {
  await visit({ ...wide, javaScriptEnabled: false }, async (page) => {
    await logIn(page);
    await page.goto(new URL(list, inject("origin")).href);
    const name = (await nameOf(page, 3))!;
    await page.getByRole("link", { name, exact: true }).click();
    expect(await title(page).textContent()).toBe(name);
    await page.getByRole("button", { name: "Move", exact: true }).first().waitFor();
    await page.getByRole("link", { name: "Close" }).click();
    expect(await title(page).count()).toBe(0);
  });
});
