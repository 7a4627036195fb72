import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, visit } from "../support/browser.ts";

const phone = { viewport: { width: 390, height: 844 } };

/** Ids of answers, the first of them in sight and the second behind "Show more". */
async function listAnswers(page: Page): Promise<[string, string]> {
  const first = await page.locator(".faq > .faq-entry p[id]").first().getAttribute("id");
  const folded = await page.locator(".faq-extra .faq-entry p[id]").last().getAttribute("id");
  return [first!, folded!];
}

async function expectAnswer(page: Page, id: string): Promise<void> {
  const answer = page.locator(`[id="${id}"]`);
  await answer.waitFor();
  const summary = page.locator(".faq-entry", { has: answer }).locator("summary");
  await expect.poll(() => summary.evaluate((question) => question === document.activeElement)).toBe(true);
  const { y, height } = (await summary.boundingBox())!;
  const header = (await page.getByRole("banner").boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(header.y + header.height - 1);
  expect(y + height).toBeLessThan(phone.viewport.height);
}

test("a link to a question opens its answer, behind Show more too, and every time it is followed", async () => {
  await visit(phone, async (page) => {
    await open(page, "/faq");
    const [first, folded] = await listAnswers(page);

    await open(page, `/faq#${folded}`);
    await expectAnswer(page, folded);

    await page.evaluate((id) => {
      location.hash = id;
    }, first);
    await expectAnswer(page, first);
  });
});

test("an address that cannot be decoded shows the questions", async () => {
  await visit(phone, async (page) => {
    await open(page, "/faq#%E0%A4");
    await page.getByRole("heading", { level: 1, name: "Frequently asked questions" }).waitFor();
  });
});
