import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { workPaths } from "#app/work-paths.ts";
import { open, visit, withoutServiceWorker } from "../support/browser.ts";

const company = "northquill-health";
const wide = { ...withoutServiceWorker, viewport: { width: 1280, height: 900 } };

async function logIn(page: Page): Promise<void> {
  const { email, password } = inject("employer");
  const headers = { origin: inject("origin") };
  const answer = await page.request.post("/api/auth/login", { data: { email, password }, headers });
  expect(answer.status()).toBe(200);
}

test("shows whole titles in the jobs table, and room for twelve postings at once", async () => {
  await visit(wide, async (page) => {
    await logIn(page);
    await open(page, workPaths.hiringJobs(company));
    const titles = await page.locator("[data-row] p.font-semibold").evaluateAll((all) =>
      all.map((title) => ({
        isWhole: title.scrollWidth <= title.clientWidth && title.scrollHeight <= title.clientHeight + 1,
        row: title.closest("[data-row]")!.getBoundingClientRect(),
      })),
    );
    expect(titles.length).toBeGreaterThan(12);
    expect(titles.every(({ isWhole }) => isWhole)).toBe(true);
    // A posting that was sent back has its reason in a line more.
    const lowest = Math.min(...titles.map(({ row }) => row.height));
    expect((900 - titles[0]!.row.top) / lowest).toBeGreaterThanOrEqual(12);
  });
});

test("shows four columns of the board at once, and moves a card by its one button", async () => {
  await visit(wide, async (page) => {
    await logIn(page);
    await open(page, workPaths.hiringBoard(company));
    const columns = page.locator("[data-stage]");
    const edges = await columns.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    const { right } = await page
      .locator("[data-board]")
      .evaluate((board) => board.getBoundingClientRect().toJSON() as DOMRect);
    expect(edges.filter((edge) => edge <= right).length).toBeGreaterThanOrEqual(4);
    const card = columns.first().locator("[data-card]").last();
    const name = (await card.getByRole("link").textContent())!;
    const box = card.getByRole("checkbox");
    await box.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const pressed = await page.evaluate(() => document.activeElement?.textContent);
    expect(pressed).toMatch(new RegExp(`^Move to .+: ${name}$`));
    await page.keyboard.press("Enter");
    await page.getByText(`${name} is now in`).waitFor();
    await page.getByRole("button", { name: "Move back" }).click();
    await columns.first().getByRole("link", { name, exact: true }).waitFor();
  });
});
