import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, visit, waitForReact, withoutServiceWorker } from "../support/browser.ts";

const viewport = { width: 1280, height: 700 };
const anchors = ["areas-of-focus", "contact"] as const;

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Records the scroll position frame by frame until it stops changing. */
async function watchScrolling(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => {
    const log = window as unknown as { positions: number[]; movedAt: number };
    log.positions = [];
    log.movedAt = performance.now();
    const look = () => {
      const position = Math.round(window.scrollY);
      if (position !== log.positions.at(-1)) {
        log.positions.push(position);
        log.movedAt = performance.now();
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await act();
  await page.waitForFunction(() => {
    const { movedAt, positions } = window as unknown as { movedAt: number; positions: number[] };
    const still = performance.now() - movedAt;
    // A busy machine takes its time until the new page is drawn.
    return positions.length > 1 ? still > 700 : still > 5000;
  });
  return page.evaluate(() => (window as unknown as { positions: number[] }).positions);
}

/** Playwright's own click would scroll its target into the middle. */
const follow = (page: Page, selector: string) =>
  page.evaluate((it) => document.querySelector<HTMLElement>(it)!.click(), selector);

/** Loads the whole home page, which renders the rest only after the first interaction. */
async function openHome(page: Page): Promise<void> {
  await open(page, "/");
  await page.mouse.move(4, 400);
  await page.mouse.move(6, 410);
  await waitForReact(page, "#contact form");
}

test("opens a new page at its top and restores your position on back and forward", async () => {
  // On a wide screen, postings open beside their list.
  await visit({ viewport: { ...viewport, width: 1000 } }, async (page) => {
    await open(page, "/jobs");
    await page.evaluate(() => window.scrollTo(0, 1200));
    const there = await watchScrolling(page, () => follow(page, "main ol li:nth-child(7) article a"));
    await page.waitForURL(/\/jobs\/[a-z0-9-]+$/);
    expect(there).toEqual([1200, 0]);
    expect(await watchScrolling(page, () => page.goBack())).toEqual([0, 1200]);
    expect(await watchScrolling(page, () => page.goForward())).toEqual([1200, 0]);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(1200);
    await page.reload();
    await expect.poll(() => scrollY(page)).toBe(1200);
  });
});

test.each(anchors)("scrolls smoothly from a link to #%s on the home page to below the header", async (id) => {
  await visit({ viewport }, async (page) => {
    await openHome(page);
    const start = await scrollY(page);
    const positions = await watchScrolling(page, () => follow(page, `main a[href="/#${id}"]`));
    expect(new URL(page.url()).hash).toBe(`#${id}`);
    expect(positions[0]).toBe(start);
    expect(positions.length).toBeGreaterThan(10);
    const gap = await page.evaluate((target) => {
      const header = document.querySelector("header")!.getBoundingClientRect();
      return document.getElementById(target)!.getBoundingClientRect().top - header.bottom;
    }, id);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(60);
  });
});

test("scrolls smoothly from a link that the browser itself follows", async () => {
  await visit({ viewport }, async (page) => {
    await openHome(page);
    const positions = await watchScrolling(page, () =>
      page.evaluate(() => {
        const link = document.createElement("a");
        link.href = "#contact";
        document.body.appendChild(link).click();
      }),
    );
    expect(new URL(page.url()).hash).toBe("#contact");
    expect(positions.length).toBeGreaterThan(10);
  });
});

test("jumps at once with reduced motion", async () => {
  await visit({ viewport, reducedMotion: "reduce" }, async (page) => {
    await openHome(page);
    expect(await watchScrolling(page, () => follow(page, 'main a[href="/#areas-of-focus"]'))).toHaveLength(2);
  });
});

test("scrolls smoothly without JavaScript", async () => {
  await visit({ viewport, javaScriptEnabled: false }, async (page) => {
    await page.goto("/");
    await page.locator('main a[href="/#contact"]').first().click();
    await page.waitForURL("**/#contact");
    const behavior = await page.locator("html").evaluate((root) => getComputedStyle(root).scrollBehavior);
    expect(behavior).toBe("smooth");
    const top = () => page.locator("#contact").evaluate((it) => Math.round(it.getBoundingClientRect().top));
    await expect.poll(top, { timeout: 5000 }).toBeLessThanOrEqual(100);
  });
});

test("opens every other page at once from an anchor of the home page", async () => {
  await visit({ viewport }, async (page) => {
    await openHome(page);
    await watchScrolling(page, () => follow(page, 'main a[href="/#contact"]'));
    const here = await scrollY(page);
    expect(await watchScrolling(page, () => follow(page, 'header a[href="/jobs"]'))).toEqual([here, 0]);
    expect(new URL(page.url()).pathname).toBe("/jobs");
  });
  await visit({ viewport }, async (page) => {
    await openHome(page);
    await watchScrolling(page, () => follow(page, 'main a[href="/#contact"]'));
    const here = await scrollY(page);
    expect(await watchScrolling(page, () => follow(page, 'header a[href="/"]'))).toEqual([here, 0]);
  });
});

test("removes nothing from the page when you follow an anchor link, however late its code loads", async () => {
  await visit({ viewport, ...withoutServiceWorker }, async (page) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await open(page, "/");
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    const sections = await page.locator("main [id]").count();
    await page.mouse.move(4, 400);
    await follow(page, 'main a[href="/#contact"]');
    await page.waitForTimeout(500);
    expect(await page.locator("main [id]").count()).toBe(sections);
    release();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(1000);
  });
});
