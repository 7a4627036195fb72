import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, visit, waitForReact, watchShifts, withoutServiceWorker } from "../support/browser.ts";

const wide = { viewport: { width: 1280, height: 900 }, ...withoutServiceWorker };
const bar = (page: Page) => page.getByRole("main").locator(".license-field").first();
const lines = (page: Page) => page.locator("main article .license-line");

async function say(page: Page, profession: string, states: string[], isMultistate: boolean) {
  await bar(page).locator("summary").click();
  await waitForReact(page, ".license-panel");
  await bar(page).getByLabel("I work as").selectOption(profession);
  for (const [at, state] of states.entries())
    await bar(page)
      .getByLabel(/icensed in/)
      .nth(at)
      .selectOption(state);
  await bar(page)
    .getByLabel(/^Multistate/)
    .setChecked(isMultistate);
  await bar(page).getByRole("button", { name: "Use this license" }).click();
}

/** The rule behind the answer on a posting that is open beside the list or as its own page. */
async function readReason(page: Page) {
  const detail = page.locator(".license-detail");
  await detail.getByText("Why?").click();
  await detail
    .getByText(/license/i)
    .nth(1)
    .waitFor();
}

test("answers on every card and posting what was said once, without moving anything", async () => {
  await visit(wide, async (page) => {
    await open(page, "/");
    await say(page, "Registered Nurse", ["Texas", "Ohio"], true);
    await expect
      .poll(() => bar(page).locator(".license-chosen").textContent())
      .toBe("RN: TX, OH, multistate");
    const readShift = await watchShifts(page);
    await page.goto("/jobs?profession=registered-nurse");
    await expect.poll(() => lines(page).first().textContent()).toMatch(/^You can work here|^Needs an? /);
    const answers = await lines(page).allTextContents();
    expect(answers.length).toBeGreaterThan(5);
    expect(answers.filter((answer) => !answer)).toEqual([]);
    expect(await readShift()).toBe(0);

    const posting = page.locator("main ol article a").first();
    const path = await posting.getAttribute("href");
    await posting.click();
    await page.waitForURL(/[?&]job=/);
    await readReason(page);
    expect(page.url()).not.toMatch(/license/);

    await page.goto(path!);
    await readReason(page);
    expect(new URL(page.url()).search).toBe("");
  });
});

test("remembers what was said on a posting before the scripts were ready", async () => {
  await visit(wide, async (page) => {
    await page.goto("/jobs?profession=registered-nurse");
    const path = await page.locator("main ol article a").first().getAttribute("href");
    const scripts = "**/assets/*.js";
    await page.route(scripts, () => {});
    await page.goto(path!, { waitUntil: "commit" });
    await page.locator("#license select").selectOption("TX");
    await page.unroute(scripts);
    await page.getByRole("button", { name: "Can I work here?" }).click();
    await page.waitForURL(/license=TX/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("profile"))).toContain("TX");
    await open(page, "/");
    await page
      .locator("#for-license")
      .getByText(/RN license in Texas/)
      .waitFor();
    await page.goto("/jobs?profession=registered-nurse");
    await expect.poll(() => lines(page).first().textContent()).toMatch(/can work|needed/);
  });
});

test("shows what is new for it first on the home page, in room that was kept, and no more once it is removed", async () => {
  await visit(wide, async (page) => {
    await open(page, "/");
    const own = page.locator("#for-license");
    expect(await own.count()).toBe(0);
    await say(page, "Registered Nurse", ["Texas"], true);
    await own.getByText("Open to your RN license in Texas, multistate, newest first.").waitFor();

    const readShift = await watchShifts(page);
    await page.reload();
    await own.locator("article").nth(2).waitFor();
    expect(await own.locator("article").count()).toBe(3);
    expect(await page.locator("#featured article").count()).toBe(3);
    expect(await readShift()).toBeLessThan(0.02);
    const all = own.getByRole("link", { name: /^See all [\d,]+ jobs$/ });
    expect(await all.getAttribute("href")).toBe("/jobs?licensed_as=registered-nurse&license=TX&compact=1");

    await bar(page)
      .getByRole("link", { name: /^Remove my license/ })
      .click();
    await own.waitFor({ state: "detached" });
    expect(await page.locator("#featured article").count()).toBe(6);
  });
});

test("searches with it from the home page, and is removed with one tap", async () => {
  await visit(wide, async (page) => {
    await open(page, "/");
    await say(page, "Registered Nurse", ["Texas"], true);
    await page.getByRole("search", { name: "Find jobs" }).getByLabel("What").fill("icu");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/jobs?query=icu&licensed_as=registered-nurse&license=TX&compact=1");
    // The address changes before the page does, and the home page's cards answer for every kind of job.
    await page.getByRole("heading", { level: 1, name: "icu" }).waitFor();
    await lines(page).first().waitFor();
    for (const answer of await lines(page).allTextContents()) expect(answer).not.toMatch(/needed|Needs/);
    await page
      .getByRole("link", { name: /^Remove my license/ })
      .first()
      .click();
    await page.waitForURL((url) => url.search === "?query=icu");
    expect(await page.evaluate(() => localStorage.getItem("profile"))).not.toContain('"TX"');
    await expect.poll(() => lines(page).first().getAttribute("data-tone")).toBeNull();
  });
});

test("takes the license with the search on a phone, without Done", async () => {
  await visit({ ...wide, viewport: { width: 390, height: 844 }, hasTouch: true }, async (page) => {
    await open(page, "/");
    await page.locator(".search-more > summary").click();
    await bar(page).locator("summary").click();
    await waitForReact(page, ".license-panel");
    await bar(page).getByLabel("I work as").selectOption("Registered Nurse");
    await bar(page).getByLabel("Licensed in").selectOption("Arizona");
    await bar(page)
      .getByLabel(/^Multistate/)
      .check();
    await page.getByRole("search", { name: "Find jobs" }).getByRole("button", { name: "Search" }).tap();
    await page.waitForURL("**/jobs?licensed_as=registered-nurse&license=AZ&compact=1");
    expect(await page.evaluate(() => localStorage.getItem("profile"))).toContain('"AZ"');
  });
});

test("fills in a posting's question from it and remembers another answer", async () => {
  await visit(wide, async (page) => {
    await page.goto("/jobs?profession=registered-nurse");
    await page.goto((await page.locator("main ol article a").first().getAttribute("href"))!);
    const form = page.locator("#license form");
    await waitForReact(page, "#license form");
    await form.getByLabel("I hold a license in").selectOption("Maine");
    await form.getByRole("button").click();
    await page.waitForURL(/license=ME/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("profile"))).toContain('"ME"');
    await page.goto("/jobs?profession=registered-nurse");
    await expect.poll(() => bar(page).locator(".license-chosen").textContent()).toBe("RN: Maine");
    expect(await bar(page).locator("summary").textContent()).toBe("License, not appliedRN: Maine");
    await page.goto("/jobs?profession=registered-nurse&license=ME");
    expect(await bar(page).locator("summary").textContent()).toBe("LicenseMaine");
  });
});
