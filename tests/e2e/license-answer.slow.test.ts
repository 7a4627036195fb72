import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visit, waitForReact, withoutServiceWorker } from "../support/browser.ts";

async function findPosting(page: Page): Promise<string> {
  await page.goto("/jobs?profession=registered-nurse");
  return (await page.locator("main ol article a").first().getAttribute("href"))!;
}

const where = {
  "a posting": findPosting,
  "a state's page": async () => "/states/ohio/license?profession=registered-nurse",
  "a profession's page": async () => "/profession/registered-nurse?state=OH",
  "a profession's page in a state": async () => "/geographic/texas/registered-nurse",
};
const cases = Object.entries(where).flatMap(([place, find]) =>
  [true, false].map((javaScriptEnabled) => ({
    place,
    find,
    javaScriptEnabled,
    scripts: javaScriptEnabled ? "with JavaScript" : "without it",
  })),
);

const form = (page: Page) => page.locator("form", { has: page.locator("select[name=license][required]") });
const held = (page: Page) =>
  form(page).evaluate((asked: HTMLFormElement) => {
    const { license, compact } = Object.fromEntries(new FormData(asked));
    return [license, compact === "1"];
  });

async function ask(page: Page, license: string, isMultistate: boolean) {
  await form(page).locator("select[name=license]").selectOption(license);
  await form(page).getByLabel("It is a multistate").setChecked(isMultistate);
  await form(page).getByRole("button", { name: "Can I work" }).click();
  await page.waitForURL((url) => url.searchParams.get("license") === license);
  await page.getByRole("group", { name: /^(Yes|Not on)/ }).waitFor();
}

test.each(cases.filter(({ javaScriptEnabled }) => !javaScriptEnabled))(
  "on $place, $scripts, shows the matching form when you go back",
  async (given) => {
    await visit({ ...withoutServiceWorker, javaScriptEnabled: false }, async (page) => {
      await page.goto(await given.find(page));
      await ask(page, "KY", true);
      await ask(page, "CA", false);
      await page.goBack();
      await page.waitForURL(/license=KY/);
      await expect.poll(() => held(page)).toEqual(["KY", true]);
      await page.goForward();
      await page.waitForURL(/license=CA/);
      await expect.poll(() => held(page)).toEqual(["CA", false]);
    });
  },
);

test.each(cases.filter(({ javaScriptEnabled }) => javaScriptEnabled))(
  "on $place, adds no step to go back through",
  async (given) => {
    await visit(withoutServiceWorker, async (page) => {
      const path = await given.find(page);
      await page.goto("/contact");
      await page.goto(path);
      await waitForReact(page, "header");
      await page.mouse.move(4, 400);
      await page.mouse.move(6, 410);
      await waitForReact(page, "form:has(select[name=license][required])");
      await ask(page, "KY", true);
      await ask(page, "CA", false);
      expect(await held(page)).toEqual(["CA", false]);
      await page.goBack();
      await page.waitForURL("**/contact");
    });
  },
);

test.each(cases)("on $place, $scripts, focuses the answer and puts it first in the title", async (given) => {
  await visit({ ...withoutServiceWorker, javaScriptEnabled: given.javaScriptEnabled }, async (page) => {
    await page.goto(await given.find(page));
    expect(await page.title()).not.toMatch(/^(Yes|Not on)/);
    await ask(page, "CA", false);
    const answer = page.getByRole("group", { name: /^(Yes|Not on)/ });
    await expect.poll(() => answer.evaluate((element) => element === document.activeElement)).toBe(true);
    const title = await answer.getAttribute("aria-label");
    expect(await page.title()).toMatch(new RegExp(`^${title}: `));
    await page.keyboard.press("Tab");
    expect(
      await answer.evaluate((element) => {
        const next = document.activeElement!;
        return Boolean(element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING);
      }),
    ).toBe(true);
    await expect(page.locator("select[name=license][required]").first().isVisible()).resolves.toBe(true);
  });
});

test("shows the answered form on a page restored from the browser's cache", async () => {
  await visit(withoutServiceWorker, async (page) => {
    await page.goto(await findPosting(page));
    await ask(page, "KY", true);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("#license form")!).some((key) => key.startsWith("__reactProps")),
    );
    await form(page).locator("select[name=license]").selectOption("CA");
    await form(page).getByLabel("It is a multistate").uncheck();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    expect(await held(page)).toEqual(["KY", true]);
  });
});
