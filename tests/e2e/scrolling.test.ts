import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visit } from "../support/browser.ts";

const viewport = { width: 1280, height: 700 };
const anchors = ["areas-of-focus", "contact"];

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Where the page stood, frame by frame, from an action until it has come to rest. */
async function watchScrolling(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => {
    const log = window as unknown as { positions: number[] };
    log.positions = [];
    const look = () => {
      log.positions.push(Math.round(window.scrollY));
      requestAnimationFrame(look);
    };
    look();
  });
  await act();
  await page.waitForTimeout(1200);
  const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions);
  return [...new Set(positions)];
}

/** As a person clicks: Playwright's own click scrolls what it clicks on into the middle. */
const follow = (page: Page, selector: string) =>
  page.evaluate((it) => document.querySelector<HTMLElement>(it)!.click(), selector);

/** The home page with both anchors far down, whatever else stands on it, and with links to them. */
async function openHome(page: Page): Promise<void> {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.evaluate((ids) => {
    const content = document.querySelector("main > *")!;
    for (const id of ids) {
      const target = document.getElementById(id) ?? document.createElement("h2");
      target.id = id;
      target.style.marginTop = "1500px";
      if (!target.isConnected) content.appendChild(target);
      const link = document.createElement("a");
      link.href = `/#${id}`;
      link.id = `to-${id}`;
      content.insertBefore(link, content.firstChild);
    }
    const foot = document.createElement("div");
    foot.style.height = "1500px";
    content.appendChild(foot);
  }, anchors);
}

test("a new page starts at its top, and back and forward return to where one was", async () => {
  await visit({ viewport }, async (page) => {
    await page.goto("/jobs", { waitUntil: "networkidle" });
    await page.evaluate(() => window.scrollTo(0, 1200));
    const there = await watchScrolling(page, () => follow(page, "main ol li:nth-child(7) article a"));
    await page.waitForURL(/\/jobs\/[a-z0-9-]+$/);
    expect(there).toEqual([1200, 0]);
    expect(await watchScrolling(page, () => page.goBack())).toEqual([0, 1200]);
    expect(await watchScrolling(page, () => page.goForward())).toEqual([1200, 0]);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(1200);
    await page.reload({ waitUntil: "networkidle" });
    expect(await scrollY(page)).toBe(1200);
  });
});

test.each(anchors)(
  "a link to #%s on the home page scrolls there smoothly, to below the header",
  async (id) => {
    await visit({ viewport }, async (page) => {
      await openHome(page);
      const positions = await watchScrolling(page, () => follow(page, `#to-${id}`));
      expect(new URL(page.url()).hash).toBe(`#${id}`);
      expect(positions.length).toBeGreaterThan(10);
      const gap = await page.evaluate((target) => {
        const header = document.querySelector("header")!.getBoundingClientRect();
        return document.getElementById(target)!.getBoundingClientRect().top - header.bottom;
      }, id);
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(60);
    });
  },
);

test("with reduced motion the page is there at once", async () => {
  await visit({ viewport, reducedMotion: "reduce" }, async (page) => {
    await openHome(page);
    expect((await watchScrolling(page, () => follow(page, "#to-contact"))).length).toBe(2);
  });
});

test("without JavaScript the link scrolls smoothly, too", async () => {
  await visit({ viewport, javaScriptEnabled: false }, async (page) => {
    await page.route("**/", async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(/ id="contact"/g, "");
      const body = html.replace(
        "</main>",
        '<a href="#contact">To the form</a><p style="height:3000px"></p><h2 id="contact">Form</h2><p style="height:2000px"></p></main>',
      );
      await route.fulfill({ response, body });
    });
    await page.goto("/");
    await page.getByRole("link", { name: "To the form" }).click();
    await expect
      .poll(() => page.locator("html").evaluate((root) => getComputedStyle(root).scrollBehavior))
      .toBe("smooth");
  });
});

test("from an anchor of the home page, every other page is there at once", async () => {
  await visit({ viewport }, async (page) => {
    await openHome(page);
    await watchScrolling(page, () => follow(page, "#to-contact"));
    const here = await scrollY(page);
    expect(await watchScrolling(page, () => follow(page, 'header a[href="/jobs"]'))).toEqual([here, 0]);
    expect(new URL(page.url()).pathname).toBe("/jobs");
  });
  await visit({ viewport }, async (page) => {
    await openHome(page);
    await watchScrolling(page, () => follow(page, "#to-contact"));
    const here = await scrollY(page);
    expect(await watchScrolling(page, () => follow(page, 'header a[href="/"]'))).toEqual([here, 0]);
  });
});
