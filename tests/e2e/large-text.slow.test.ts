import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { open, visit, withoutServiceWorker } from "../support/browser.ts";

const places = ["/", "/jobs", "a posting", "/hire-nps-now", "/states/ohio", "/contact"];

/** Simulates a phone set to twice the usual text size. */
const readLarge = (width: number, story: (page: Page) => Promise<void>) =>
  visit({ ...withoutServiceWorker, viewport: { width, height: 844 }, hasTouch: true }, async (page) => {
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        document.documentElement.style.fontSize = "200%";
      });
    });
    await story(page);
  });

async function openPlace(page: Page, place: string): Promise<void> {
  await page.goto("/jobs?profession=registered-nurse");
  const posting = await page.locator("main ol article a").first().getAttribute("href");
  await open(page, place === "a posting" ? posting! : place);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
}

/** Lists what lies outside the screen, or is cut off by its own box without scrolling. */
const findCut = (page: Page, within = "body") =>
  page.evaluate((selector) => {
    const isScrolled = (element: Element) => {
      for (let around = element.parentElement; around; around = around.parentElement)
        if (/auto|scroll/.test(getComputedStyle(around).overflowX) && !around.matches("dialog, .menu-side"))
          return around.tagName !== "HTML" && around.tagName !== "BODY";
      return false;
    };
    const texts = [
      ...document.querySelectorAll(`${selector} :is(h1, h2, h3, p, a, button, label, td, th, dd)`),
    ];
    // A field scrolls its own text.
    const boxes = [...document.querySelectorAll(`${selector} :not(input)`)].filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      return (
        /hidden|clip/.test(overflowX) || textOverflow === "ellipsis" || element.matches("dialog, .menu-side")
      );
    });
    const isRead = (element: Element) =>
      element.checkVisibility() && element.clientWidth > 1 && !element.closest(".sr-only, .skip-link");
    const isOutside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return (right > innerWidth + 1 || left < -1) && !isScrolled(element);
    };
    const toName = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
    return [
      ...texts.filter((element) => isRead(element) && isOutside(element)),
      ...boxes.filter((element) => isRead(element) && element.scrollWidth > element.clientWidth + 1),
    ].map(toName);
  }, within);

const findWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe.each([390, 320])("with text twice as large on a screen of %i pixels", (width) => {
  test.each(places)("fits %s to the screen and shows everything", async (place) => {
    await readLarge(width, async (page) => {
      await openPlace(page, place);
      expect(await findCut(page)).toEqual([]);
      expect(await findWidth(page)).toBe(width);
      const header = page.getByRole("banner");
      const controls = [
        header.locator(".mobile-menu > summary"),
        header.getByRole("button", { name: "Switch between light and dark" }),
        header.locator("summary.header-search"),
      ];
      for (const control of controls) {
        const box = (await control.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.width).toBeGreaterThanOrEqual(44);
        await control.click({ trial: true });
      }
    });
  });

  test("shows the whole menu and the hiring dialog that it opens", async () => {
    await readLarge(width, async (page) => {
      await open(page, "/jobs");
      const menu = page.locator("details.mobile-menu");
      await menu.locator("> summary").click();
      for (const fold of await menu.locator(".menu > summary:visible").all()) {
        await fold.click();
        expect(await findCut(page, ".menu-side")).toEqual([]);
      }
      await menu.getByRole("link", { name: "Hire Talent" }).click();
      const dialog = page.getByRole("dialog", { name: "Request healthcare talent" });
      await dialog.getByLabel("Name").waitFor();
      expect(await findCut(page, "dialog[open]")).toEqual([]);
      const submit = dialog.locator("form button[type=submit]").last();
      await submit.scrollIntoViewIfNeeded();
      await submit.click({ trial: true });
      await dialog.getByRole("button", { name: "Close" }).click({ trial: true });
    });
  });
});
