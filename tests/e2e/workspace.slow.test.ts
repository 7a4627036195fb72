import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { workPaths } from "#app/work-paths.ts";
import { open, visit, withoutServiceWorker } from "../support/browser.ts";

const company = "northquill-health";
const wide = { ...withoutServiceWorker, viewport: { width: 1280, height: 900 } };
const toPhone = (width: number) => ({ ...withoutServiceWorker, viewport: { width, height: 844 } });

async function logIn(page: Page, who: "employer" | "admin" = "employer"): Promise<void> {
  const { email, password } = inject(who);
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

test("shows four columns of the board at once, and moves a card by the menu on it", async () => {
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
    for (const key of ["Tab", "Tab", "Enter", "Tab"]) await page.keyboard.press(key);
    const pressed = await page.evaluate(() => document.activeElement?.textContent);
    expect(pressed).toMatch(new RegExp(`^Move to .+: ${name}$`));
    await page.keyboard.press("Enter");
    await page.getByText(`${name} is now in`).waitFor();
    await page.getByRole("button", { name: "Move back" }).click();
    await columns.first().getByRole("link", { name, exact: true }).waitFor();
  });
});

test.each([320, 390])("lists an applicant in 73 pixels on a phone of %i, from above 260", async (width) => {
  await visit(toPhone(width), async (page) => {
    await logIn(page);
    await open(page, workPaths.hiringApplicants(company));
    const rows = await page
      .locator("[data-row]")
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
    expect(rows.length).toBeGreaterThan(10);
    expect(rows[0]!.top).toBeLessThan(260);
    expect(Math.max(...rows.map(({ height }) => height))).toBeLessThanOrEqual(73);
    expect(Math.max(...rows.map(({ right }) => right))).toBeLessThanOrEqual(width);
  });
});

test("shows what is done with an applicant in two lists of folds, three screens of a phone down at most", async () => {
  await visit(toPhone(390), async (page) => {
    await logIn(page);
    await open(page, workPaths.hiringApplicant(company, "demo-applicant-1"));
    const lists = page.locator(".fold-list");
    expect(await lists.locator("> section > details > summary").allTextContents()).toEqual([
      ...["Write to Alana Ashgrove", "Invite Alana Ashgrove to an interview", "Make Alana Ashgrove an offer"],
      ...["Fill in your scorecard", "Share Alana Ashgrove by a link", "Add a note"],
    ]);
    const height = await page.evaluate(() => document.querySelector("main")!.scrollHeight);
    expect(height).toBeLessThanOrEqual(3 * 844);
  });
});

/** Two or three controls beside each other of which one has gone to a line of its own. */
const listBroken = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const fields = "button, a, select, input:not([type=hidden])";
    const isShown = (one: Element) => one.getClientRects().length > 0;
    const isControl = (one: Element) =>
      one.matches("button, select, input:not([type=checkbox], [type=radio]), a.rounded-control") ||
      (one.matches("form, div, label, search") &&
        one.getBoundingClientRect().height < 56 &&
        [1, 2].includes([...one.querySelectorAll(fields)].filter(isShown).length));
    return [...main.querySelectorAll("*")].flatMap((row) => {
      const { display, flexDirection } = getComputedStyle(row);
      const inside = [...row.children].filter((one) => isShown(one) && !one.matches(".sr-only"));
      if (display !== "flex" || flexDirection !== "row" || inside.length < 2 || inside.length > 3) return [];
      if (!inside.every(isControl)) return [];
      const middles = inside.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => top + bottom);
      return Math.max(...middles) - Math.min(...middles) > 36 ? [row.textContent] : [];
    });
  });

test("keeps two or three buttons in one line on a phone, in the workspace and at the desk", async () => {
  const pages = {
    employer: [
      workPaths.hiringTeam(company),
      workPaths.hiringJobs(company),
      workPaths.hiringApplicants(company),
      workPaths.hiringApplicant(company, "demo-applicant-1"),
      workPaths.hiringBoard(company),
      workPaths.hiringStages(company),
      workPaths.hiringFeed(company, "demo-board"),
      workPaths.hiringDevelopers(company),
      workPaths.hiringCareersPage(company),
    ],
    admin: [
      "/admin",
      "/admin/postings",
      "/admin/feeds",
      "/admin/social-media",
      `/admin/employers/${company}`,
    ],
  };
  for (const who of ["employer", "admin"] as const)
    await visit(toPhone(390), async (page) => {
      await logIn(page, who);
      for (const path of pages[who]) {
        await open(page, path);
        expect(await listBroken(page), path).toEqual([]);
      }
    });
});
