import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { open, visit, waitForReact, withoutServiceWorker } from "../support/browser.ts";

const wide = { viewport: { width: 1280, height: 900 }, ...withoutServiceWorker };
const noScript = { ...wide, javaScriptEnabled: false };

async function openAndUse(page: Page): Promise<void> {
  await open(page, "/");
  await page.mouse.move(4, 400);
  await page.mouse.move(6, 410);
  for (const id of ["areas-of-focus", "company", "resources", "quick-hire", "contact"]) {
    await page.waitForFunction((section) => {
      const element = document.getElementById(section);
      return element && Object.keys(element).some((key) => key.startsWith("__reactProps"));
    }, id);
  }
}

const headingOf = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();

const searchOf = (page: Page) => page.getByRole("search", { name: "Find jobs" });

describe("search", () => {
  const field = (page: Page) => searchOf(page).getByLabel("What");
  const press = (page: Page) => searchOf(page).getByRole("button", { name: "Search", exact: true }).click();
  const openSmart = (page: Page) => searchOf(page).getByText("Smart Job Search").click();

  test("ignores blank text, by Enter and by the button", async () => {
    await visit(wide, async (page) => {
      await open(page, "/");
      await field(page).fill("   ");
      await field(page).press("Enter");
      // Two quick presses would count as one.
      await page.waitForTimeout(400);
      await press(page);
      expect(new URL(page.url()).pathname).toBe("/");
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
      await field(page).pressSequentially("  ICU nurse ", { delay: 40 });
      await field(page).press("Enter");
      await page.waitForURL((url) => url.pathname + url.search === "/jobs?query=ICU+nurse");
    });
  });

  test("shows all jobs for a blank search without JavaScript", async () => {
    await visit(noScript, async (page) => {
      await page.goto("/");
      await field(page).press("Enter");
      await page.waitForURL("**/jobs");
      await expect.poll(() => headingOf(page)).toMatch(/^[\d,]+ jobs$/);
    });
  });

  test("fills the keywords from each chip and finds jobs", async () => {
    await visit(wide, async (page) => {
      await open(page, "/");
      await openSmart(page);
      // Before that, a chip's own form searches for its words.
      await waitForReact(page, "#smart-search form");
      const keywords = searchOf(page).getByLabel("Keywords");
      for (const words of ["Remote", "Urgent Hiring", "Sign-on Bonus", "New Graduate"]) {
        await searchOf(page).getByRole("button", { name: words }).click();
        expect(await keywords.inputValue()).toBe(words);
        expect(await keywords.evaluate((input) => input === document.activeElement)).toBe(true);
        expect(new URL(page.url()).pathname).toBe("/");
      }
      await page.keyboard.press("Enter");
      await page.waitForURL((url) => url.pathname === "/jobs");
      expect(new URL(page.url()).search).toBe("?query=New+Graduate");
    });
  });

  test("leaves blank fields and any specialty out of the address", async () => {
    await visit(wide, async (page) => {
      await open(page, "/");
      await field(page).fill("  ");
      await searchOf(page).getByLabel("Where").fill(" Texas ");
      await press(page);
      await page.waitForURL((url) => url.pathname + url.search === "/jobs?location=Texas");
      await open(page, "/");
      await openSmart(page);
      await searchOf(page).getByLabel("Location").fill(" Ohio ");
      await searchOf(page).getByLabel("Specialty").selectOption("nursing");
      await searchOf(page).getByRole("button", { name: "Search Jobs" }).click();
      await page.waitForURL((url) => url.search === "?location=Ohio&specialty=nursing");
    });
  });

  test("searches by chip, by form and by license without JavaScript", async () => {
    await visit(noScript, async (page) => {
      await page.goto("/");
      await openSmart(page);
      await searchOf(page).getByRole("button", { name: "New Graduate" }).click();
      await page.waitForURL("**/jobs?query=New+Graduate");
      await page.goto("/");
      await searchOf(page).getByLabel("Where").fill("Texas");
      await press(page);
      await page.waitForURL("**/jobs?location=Texas");
      await expect.poll(() => headingOf(page)).toMatch(/jobs in Texas$/);
      await page.goto("/");
      await searchOf(page).locator(".license-field summary").click();
      await searchOf(page).getByRole("link", { name: "Choose your license" }).click();
      const jobs = page.getByRole("search", { name: "Jobs" });
      await jobs.getByLabel("I work as").selectOption("Registered Nurse");
      await jobs.getByLabel("Licensed in").selectOption("Texas");
      await jobs.getByRole("button", { name: "Search" }).click();
      await page.waitForURL("**/jobs?licensed_as=registered-nurse&license=TX");
      expect(await page.locator("main article .license-line").first().textContent()).toBe(
        "You can work here",
      );
    });
  });
});

describe("questions", () => {
  test.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
    "open and close, with the rest under Show more, %o",
    async (options) => {
      await visit({ ...wide, ...options }, async (page) => {
        if (options.javaScriptEnabled) await open(page, "/faq");
        else await page.goto("/faq");
        const faq = page.locator(".faq").first();
        const question = faq.locator("summary", { hasText: "How do I search for jobs?" });
        const answer = question.locator("..").locator("p");
        expect(await answer.isVisible()).toBe(false);
        await question.click();
        expect(await answer.isVisible()).toBe(true);
        await question.press("Enter");
        expect(await answer.isVisible()).toBe(false);

        const countShown = async () => {
          const entries = await faq.locator(".faq-entry").all();
          return (await Promise.all(entries.map((entry) => entry.isVisible()))).filter(Boolean).length;
        };
        expect(await countShown()).toBe(4);
        await faq.getByText("Show more").click();
        expect(await countShown()).toBe(await faq.locator(".faq-entry").count());
        const less = (await faq.getByText("Show less").boundingBox())!;
        const last = (await faq.locator(".faq-entry").last().boundingBox())!;
        expect(less.y).toBeGreaterThanOrEqual(last.y + last.height);
        if (options.javaScriptEnabled) {
          const fifth = faq.locator(".faq-entry summary").nth(4);
          await expect.poll(() => fifth.evaluate((summary) => summary === document.activeElement)).toBe(true);
        }
        await faq.getByText("Show less").click();
        expect(await countShown()).toBe(4);
        expect(await faq.getByText("Show more").isVisible()).toBe(true);
      });
    },
  );
});

/** Counts the places that the page passes on its way: one without a smooth scroll. */
async function watchScroll(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const passed = new Set<number>();
    Object.assign(window, { passed });
    addEventListener("scroll", () => passed.add(scrollY));
  });
  return () => page.evaluate(() => (window as unknown as { passed: Set<number> }).passed.size);
}

describe("anchors", () => {
  const topOf = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

  test.each([{ reducedMotion: "no-preference" as const }, { reducedMotion: "reduce" as const }])(
    "lead from the page to the areas of focus and the contact form, %o",
    async (options) => {
      await visit({ ...wide, ...options }, async (page) => {
        await openAndUse(page);
        for (const [link, id] of [
          ["Browse by field", "areas-of-focus"],
          ["Contact us", "contact"],
        ] as const) {
          const anchor = page.getByRole("main").getByRole("link", { name: link });
          await anchor.scrollIntoViewIfNeeded();
          const countSteps = await watchScroll(page);
          await anchor.press("Enter");
          await expect.poll(() => topOf(page, id), { timeout: 5000 }).toBeLessThanOrEqual(100);
          if (options.reducedMotion === "no-preference") expect(await countSteps()).toBeGreaterThan(2);
          expect(await page.locator(`#${id}`).evaluate((section) => section === document.activeElement)).toBe(
            true,
          );
          expect(new URL(page.url()).hash).toBe(`#${id}`);
        }
      });
    },
  );

  test("load the whole home page from another page and jump to the anchor", async () => {
    await visit(wide, async (page) => {
      await open(page, "/contact");
      await page.mouse.move(4, 400);
      await page.evaluate(() => {
        const { __remixRouter } = window as unknown as { __remixRouter: { navigate(to: string): void } };
        __remixRouter.navigate("/#contact");
      });
      await page.waitForURL("**/#contact");
      await expect.poll(() => topOf(page, "contact"), { timeout: 5000 }).toBeLessThanOrEqual(100);
      expect(await page.locator("main h3").count()).toBeGreaterThan(30);
    });
  });
});

test("loads no code for content below the first screen until you use the page", async () => {
  await visit(wide, async (page) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await open(page, "/");
    await page.waitForTimeout(1500);
    const html = await (await page.request.get("/")).text();
    const unnamed = scripts.filter((url) => !html.includes(new URL(url).pathname));
    // What measures the visit and works offline: two files, and three that they import.
    expect(unnamed.length, unnamed.join("\n")).toBe(5);
    const atRest = scripts.length;
    await page.mouse.move(4, 400);
    await page.mouse.move(6, 410);
    await expect.poll(() => scripts.length - atRest).toBeGreaterThan(4);
  });
});

describe("newest postings that the page could not read", () => {
  /** Opens the home page from another page and replaces the jobs of its loader with null. */
  async function openWithoutJobs(page: Page): Promise<void> {
    await page.route(/\/_root\.data/, async (route) => {
      const response = await route.fetch();
      const [line = "", ...rest] = (await response.text()).split("\n");
      const values = JSON.parse(line) as unknown[];
      const key = `_${values.indexOf("jobs")}`;
      const nothing = -5;
      for (const value of values) if (isRecord(value) && key in value) value[key] = nothing;
      await route.fulfill({ response, body: [JSON.stringify(values), ...rest].join("\n") });
    });
    await open(page, "/contact");
    await page.getByRole("banner").getByRole("link", { name: "Clinward" }).first().click();
    await page.locator("#featured").waitFor();
  }
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value);

  test("are requested by the browser", async () => {
    await visit(wide, async (page) => {
      await openWithoutJobs(page);
      const cards = page.locator("#featured article");
      await cards.first().waitFor();
      expect(await cards.count()).toBe(6);
      expect(await cards.first().textContent()).toMatch(/Posted (today|yesterday)/);
    });
  });

  test("are replaced by a message and a link to all jobs when they are unavailable", async () => {
    await visit(wide, async (page) => {
      await page.route("**/api/jobs/recent*", (route) => route.fulfill({ status: 418, body: "no" }));
      await openWithoutJobs(page);
      await page.getByRole("alert").filter({ hasText: "We cannot read the newest postings" }).waitFor();
      expect(await page.locator("#featured").getByRole("link", { name: "See all open jobs" }).count()).toBe(
        1,
      );
    });
  });
});
