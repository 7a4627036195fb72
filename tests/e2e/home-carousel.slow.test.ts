import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, visit } from "../support/browser.ts";

const carousel = (page: Page) => page.getByRole("region", { name: "Stories of placements" });

/** Returns the number of the visible story, 1 to 5. */
const findShown = (page: Page) =>
  page.locator("ul.carousel").evaluate((row) => {
    const left = row.getBoundingClientRect().left;
    const distances = [...row.children].map((slide) => Math.abs(slide.getBoundingClientRect().left - left));
    const nearest = distances.indexOf(Math.min(...distances));
    return distances[nearest]! < 2 ? nearest + 1 : 0;
  });

/** A phone shows the stories once their title is pressed. */
const unfold = (page: Page) => page.locator("#testimonials > summary").click();

async function pass(page: Page, seconds: number): Promise<void> {
  for (let times = 0; times < seconds; times += 5) {
    await page.clock.runFor(Math.min(5, seconds - times) * 1000);
    await expect.poll(() => findShown(page)).toBeGreaterThan(0);
  }
}

async function withStories(options: BrowserContextOptions, story: (page: Page) => Promise<void>) {
  await visit({ viewport: { width: 1280, height: 900 }, ...options }, async (page) => {
    await page.clock.install();
    await open(page, "/");
    await page.mouse.move(4, 400);
    await page.mouse.move(6, 410);
    await page.waitForFunction(() => {
      const row = document.querySelector("ul.carousel");
      return row && Object.keys(row).some((key) => key.startsWith("__reactProps"));
    });
    await carousel(page).scrollIntoViewIfNeeded();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.mouse.move(2, 2);
    await expect.poll(() => findShown(page)).toBeGreaterThan(0);
    await carousel(page).getByRole("link", { name: "Example 1 of 5" }).click();
    await page.mouse.move(2, 2);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => findShown(page)).toBe(1);
    await story(page);
  });
}

test("shows the next story every five seconds and starts over after the last", async () => {
  await withStories({}, async (page) => {
    await pass(page, 4);
    expect(await findShown(page)).toBe(1);
    const seen = [];
    for (let times = 0; times < 6; times++) {
      await page.clock.runFor(5000);
      await expect.poll(() => findShown(page)).toBe(((times + 1) % 5) + 1);
      seen.push(await carousel(page).locator("[aria-current=true]").getAttribute("aria-label"));
    }
    expect(seen).toEqual([2, 3, 4, 5, 1, 2].map((index) => `Example ${index} of 5`));
  });
});

test("shows a story when you choose its indicator", async () => {
  await withStories({}, async (page) => {
    await carousel(page).getByRole("link", { name: "Example 4 of 5" }).click();
    await expect.poll(() => findShown(page)).toBe(4);
    expect(
      await carousel(page).getByRole("link", { name: "Example 4 of 5" }).getAttribute("aria-current"),
    ).toBe("true");
  });
});

test("pauses under the pointer and while the focus is inside", async () => {
  await withStories({}, async (page) => {
    await carousel(page).hover();
    await pass(page, 15);
    expect(await findShown(page)).toBe(1);
    await page.mouse.move(2, 2);
    await carousel(page).getByRole("button", { name: "Pause" }).focus();
    await pass(page, 15);
    expect(await findShown(page)).toBe(1);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(5000);
    await expect.poll(() => findShown(page)).toBe(2);
  });
});

test("stops and starts with its button", async () => {
  await withStories({}, async (page) => {
    const leave = async () => {
      await page.mouse.move(2, 2);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    };
    await carousel(page).getByRole("button", { name: "Pause" }).click();
    await leave();
    await pass(page, 15);
    expect(await findShown(page)).toBe(1);
    await carousel(page).getByRole("button", { name: "Play" }).click();
    await leave();
    await page.clock.runFor(5000);
    await expect.poll(() => findShown(page)).toBe(2);
  });
});

test("pauses in a hidden tab", async () => {
  await withStories({}, async (page) => {
    const setHidden = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
        document.dispatchEvent(new Event("visibilitychange"));
      }, isHidden);
    await setHidden(true);
    await pass(page, 15);
    expect(await findShown(page)).toBe(1);
    await setHidden(false);
    await page.clock.runFor(5000);
    await expect.poll(() => findShown(page)).toBe(2);
  });
});

test("does not move with reduced motion and has no pause button", async () => {
  await withStories({ reducedMotion: "reduce" }, async (page) => {
    await pass(page, 15);
    expect(await findShown(page)).toBe(1);
    expect(await carousel(page).getByRole("button", { name: "Pause" }).isVisible()).toBe(false);
  });
});

test("announces nothing and scrolls by keyboard", async () => {
  await withStories({}, async (page) => {
    expect(await carousel(page).locator("[aria-live], [role=status], [role=alert]").count()).toBe(0);
    await page.locator("ul.carousel").focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => findShown(page)).toBe(2);
  });
});

test("scrolls to every story without JavaScript and shows no dead button", async () => {
  await visit({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false }, async (page) => {
    await page.goto("/");
    await unfold(page);
    const row = page.locator("ul.carousel");
    const stories = row.getByRole("listitem");
    expect(await stories.count()).toBe(5);
    expect(await row.evaluate((list) => getComputedStyle(list).overflowX)).toBe("auto");
    await stories.last().scrollIntoViewIfNeeded();
    expect((await stories.last().boundingBox())!.x).toBeLessThan(390);
    expect(await carousel(page).getByRole("button").count()).toBe(0);
  });
});

test("continues after a reload", async () => {
  await visit({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await open(page, "/");
    await carousel(page).scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await page.reload();
    await expect.poll(() => findShown(page)).toBe(2);
  });
});

test("shows the story of an indicator pressed before its code is there", async () => {
  await visit({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await open(page, "/");
    // A press without a pointer or scroll comes from assistive technology.
    const story = carousel(page).getByRole("link", { name: "Example 4 of 5" });
    const box = await story.evaluate((button) => {
      const place = button.closest("section")!;
      Object.assign(place.style, { position: "fixed", inset: "5rem 0 auto", zIndex: "100" });
      const { x, y } = button.getBoundingClientRect();
      return { x, y };
    });
    const session = await page.context().newCDPSession(page);
    for (const type of ["mousePressed", "mouseReleased"] as const)
      await session.send("Input.dispatchMouseEvent", {
        type,
        x: box.x + 20,
        y: box.y + 20,
        button: "left",
        clickCount: 1,
      });
    await expect.poll(() => findShown(page)).toBe(4);
  });
});

test("keeps its controls inside the page at 320 px without sideways scrolling", async () => {
  await visit({ viewport: { width: 320, height: 640 } }, async (page) => {
    await open(page, "/");
    await unfold(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await carousel(page).getByRole("button").waitFor();
    const controls = await carousel(page).locator("a, button").all();
    expect(controls).toHaveLength(6);
    for (const control of controls) {
      const box = (await control.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(300);
    }
  });
});
