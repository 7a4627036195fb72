import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { open, visit } from "../support/browser.ts";

const wide = { viewport: { width: 1280, height: 800 } };
const menuOf = (page: Page, label: string) =>
  page.getByRole("banner").locator("nav details").filter({ hasText: label }).first();
const isOpen = (page: Page, label: string) =>
  menuOf(page, label).evaluate((details: HTMLDetailsElement) => details.open);
const labels = ["Job Seekers", "Employers", "Tools & Resources", "About"];

describe("the menus of the header", () => {
  test.each(labels)("%s opens when a mouse rests on it and closes when it leaves", async (label) => {
    await visit(wide, async (page) => {
      await open(page, "/");
      const waited = menuOf(page, label).evaluate(
        (details) =>
          new Promise<number>((resolve) => {
            let restedAt = 0;
            details.addEventListener("pointerenter", () => {
              restedAt = performance.now();
            });
            details.addEventListener("toggle", () => resolve(performance.now() - restedAt), { once: true });
          }),
      );
      await menuOf(page, label).locator("> summary").hover();
      expect(await waited).toBeGreaterThanOrEqual(95);
      expect(await isOpen(page, label)).toBe(true);
      await page.mouse.move(640, 790);
      await expect.poll(() => isOpen(page, label)).toBe(false);
    });
  });

  test("a click opens one and closes the one before; another closes it", async () => {
    await visit(wide, async (page) => {
      await open(page, "/");
      const press = (label: string) =>
        menuOf(page, label)
          .locator("> summary")
          .evaluate((summary: HTMLElement) => summary.click());
      await press("Employers");
      await press("Job Seekers");
      expect(await Promise.all(labels.map((label) => isOpen(page, label)))).toEqual([
        true,
        false,
        false,
        false,
      ]);
      await press("Job Seekers");
      expect(await isOpen(page, "Job Seekers")).toBe(false);
    });
  });

  test("the click that comes with the hover does not close it again", async () => {
    await visit(wide, async (page) => {
      await open(page, "/");
      const isOpenAfterClick = menuOf(page, "Employers").evaluate(
        (details: HTMLDetailsElement) =>
          new Promise<boolean>((resolve) => {
            const click = () => {
              details.querySelector("summary")?.click();
              resolve(details.open);
            };
            details.addEventListener("toggle", click, { once: true });
          }),
      );
      await menuOf(page, "Employers").locator("> summary").hover();
      expect(await isOpenAfterClick).toBe(true);
    });
  });

  test("the keyboard opens it, walks it, and leaves it by Escape or by going on", async () => {
    await visit(wide, async (page) => {
      await open(page, "/");
      const summary = menuOf(page, "About").locator("> summary");
      await summary.focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => isOpen(page, "About")).toBe(true);
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("About Us");
      await page.keyboard.press("Escape");
      expect(await isOpen(page, "About")).toBe(false);
      expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press("Enter");
      for (let times = 0; times < 4; times++) await page.keyboard.press("Tab");
      await expect.poll(() => isOpen(page, "About")).toBe(false);
    });
  });

  test("a press outside closes it, and so does following a link", async () => {
    await visit(wide, async (page) => {
      await open(page, "/");
      const summary = menuOf(page, "Employers").locator("> summary");
      await summary.focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => isOpen(page, "Employers")).toBe(true);
      await page.mouse.click(640, 790);
      expect(await isOpen(page, "Employers")).toBe(false);
      await page.keyboard.press("Escape");
      await summary.focus();
      await page.keyboard.press("Enter");
      await menuOf(page, "Employers").getByRole("link", { name: "Send a hiring request" }).click();
      await page.waitForURL("**/hire-request");
      await expect.poll(() => isOpen(page, "Employers")).toBe(false);
    });
  });

  test("a wide menu is 720 px wide and stays inside a narrow window", async () => {
    await visit({ viewport: { width: 1024, height: 700 } }, async (page) => {
      await open(page, "/");
      for (const label of labels.slice(0, 3)) {
        await menuOf(page, label).locator("> summary").focus();
        await page.keyboard.press("Enter");
        const box = await menuOf(page, label).locator(".menu-panel").boundingBox();
        expect(box?.width).toBe(720);
        expect(box!.x + box!.width).toBeLessThanOrEqual(1024);
      }
    });
  });

  test("without JavaScript they open as plain disclosures", async () => {
    await visit({ ...wide, javaScriptEnabled: false }, async (page) => {
      await page.goto("/");
      await menuOf(page, "Tools & Resources").locator("> summary").click();
      await menuOf(page, "Tools & Resources").getByRole("link", { name: "Salary comparison" }).click();
      await page.waitForURL("**/salary-comparison");
    });
  });
});

describe("the search of the header", () => {
  const field = (page: Page) => page.getByRole("searchbox", { name: "Search jobs, companies" });

  test("Ctrl+/ opens it, Enter searches, Escape closes it", async () => {
    await visit(wide, async (page) => {
      await open(page, "/contact");
      await page.keyboard.press("Control+/");
      expect(await field(page).getAttribute("placeholder")).toBe("Search jobs, companies...");
      await page.keyboard.press("Escape");
      expect(await field(page).isVisible()).toBe(false);
      await page.keyboard.press("Control+/");
      await page.keyboard.type("icu nurse");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/jobs?query=icu+nurse");
      await expect.poll(() => field(page).isVisible()).toBe(false);
    });
  });

  test("blank text searches nothing", async () => {
    await visit(wide, async (page) => {
      await open(page, "/contact");
      await page.keyboard.press("Control+/");
      await page.keyboard.type("   ");
      await page.keyboard.press("Enter");
      await page.waitForTimeout(300);
      expect(new URL(page.url()).pathname).toBe("/contact");
    });
  });
});

test("the header changes after 20 px and stays at the top", async () => {
  await visit(wide, async (page) => {
    await open(page, "/");
    const header = page.getByRole("banner");
    await page.evaluate(() => window.scrollTo(0, 20));
    await page.waitForTimeout(100);
    expect(await header.getAttribute("data-scrolled")).toBeNull();
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => header.getAttribute("data-scrolled")).toBe("true");
    expect((await header.boundingBox())?.y).toBe(0);
  });
});

test("the banner of new jobs leads to them, and once dismissed it stays away for the visit", async () => {
  await visit(wide, async (page) => {
    await open(page, "/");
    const banner = page.getByRole("complementary", { name: "New today" });
    const link = banner.getByRole("link");
    expect(await link.textContent()).toMatch(/^[\d,]+ new jobs posted today!$/);
    expect(await link.getAttribute("href")).toBe("/jobs?posted=today");
    await banner.getByRole("button", { name: "Dismiss" }).click();
    expect(await banner.count()).toBe(0);
    await page.goto("/contact");
    expect(await banner.isVisible()).toBe(false);
  });
});

test("dark mode can be chosen, is kept, and is there before the first paint", async () => {
  await visit(wide, async (page) => {
    await open(page, "/");
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole("button", { name: "Switch between light and dark" }).click();
    expect(await ground()).not.toBe(light);
    const dark = await ground();
    await page.goto("/contact", { waitUntil: "commit" });
    await page.waitForSelector("header", { state: "attached" });
    expect(await ground()).toBe(dark);
    await open(page, "/contact");
    await page.getByLabel("Theme").selectOption("system");
    expect(await ground()).toBe(light);
  });
});

test("what is printed is dark on light, without what only a screen has", async () => {
  await visit({ ...wide, colorScheme: "dark" }, async (page) => {
    await open(page, "/jobs");
    await page.locator("main article a").first().click();
    await page.getByRole("heading", { name: "At a glance" }).waitFor();
    await page.emulateMedia({ media: "print" });
    const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(scheme).toBe("light");
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    for (const hidden of [".header", ".banner", "footer", ".apply-bar", "nav[aria-label=Breadcrumb]"])
      expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
  });
});

test("breadcrumbs stand where the path has more than one segment, for search engines too", async () => {
  await visit(wide, async (page) => {
    await page.goto("/jobs/texas");
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    expect(await crumbs.getByRole("link", { name: "Jobs" }).getAttribute("href")).toBe("/jobs");
    expect(await crumbs.locator("[aria-current=page]").textContent()).toBe("Texas");
    const markup = JSON.parse((await crumbs.locator("script").textContent()) ?? "");
    expect(markup).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Jobs", item: `${inject("origin")}/jobs` },
        { position: 2, name: "Texas", item: `${inject("origin")}/jobs/texas` },
      ],
    });
    await page.goto("/jobs");
    expect(await crumbs.count()).toBe(0);
  });
});

describe("the account menu", () => {
  test.each(["admin", "seeker"] as const)("shows the %s what is theirs, and logs them out", async (who) => {
    await visit(wide, async (page) => {
      const { email, password } = inject(who);
      await page.goto("/login");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password").fill(password);
      await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
      await page.waitForURL("**/dashboard");
      const menu = page.getByRole("banner").locator("details").filter({ hasText: "My Dashboard" }).first();
      await menu.locator("> summary").click();
      const entries = await menu.getByRole("link").allTextContents();
      expect(entries).toEqual(
        who === "admin"
          ? ["My Dashboard", "Admin Panel", "Account Settings"]
          : ["My Dashboard", "Career Center", "Account Settings"],
      );
      expect(await menu.locator(".chip").textContent()).toBe(who === "admin" ? "Admin" : "Job seeker");
      expect(await menu.locator("summary [data-drawn]").getAttribute("data-drawn")).toMatch(/^[A-Z]{1,2}$/);
      await menu.getByRole("button", { name: "Log Out" }).click();
      await page.getByText("You have been successfully logged out.").first().waitFor();
      await page.waitForURL((url) => url.pathname === "/");
      await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).first().waitFor();
    });
  });
});
