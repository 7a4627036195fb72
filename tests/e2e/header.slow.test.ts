import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { open, pressLogOut, visit, waitForReact } from "../support/browser.ts";
import { isWhole } from "../support/whole-run.ts";

const wide = { viewport: { width: 1280, height: 800 } };

describe("header search", () => {
  const summary = (page: Page) => page.locator("summary.header-search");
  const field = (page: Page) => page.getByPlaceholder("Search jobs, companies...");

  test("opens on a press, searches on Enter and closes on Escape", async () => {
    await visit(wide, async (page) => {
      await open(page, "/contact");
      await summary(page).click();
      expect(await field(page).getAttribute("placeholder")).toBe("Search jobs, companies...");
      await page.keyboard.press("Escape");
      expect(await field(page).isVisible()).toBe(false);
      await summary(page).click();
      await field(page).fill("  icu nurse ");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/jobs?query=icu+nurse");
      await expect.poll(() => field(page).isVisible()).toBe(false);
    });
  });

  test("does not search for blank text", async () => {
    await visit(wide, async (page) => {
      await open(page, "/contact");
      await summary(page).click();
      await field(page).fill("   ");
      await page.keyboard.press("Enter");
      await page.waitForTimeout(300);
      expect(new URL(page.url()).pathname).toBe("/contact");
    });
  });
});

describe("the search of Ctrl+/", () => {
  const box = (page: Page) => page.getByRole("combobox", { name: "Search jobs, companies" });
  const options = (page: Page) => page.getByRole("option");

  test("leads a sentence to its page by keys alone, and offers it again", async () => {
    await visit(wide, async (page) => {
      await open(page, "/contact");
      await page.keyboard.press("Control+/");
      await box(page).waitFor();
      await page.keyboard.type("night icu jobs in texas");
      await options(page).filter({ hasText: "Night shift" }).first().waitFor();
      expect(await box(page).getAttribute("aria-activedescendant")).toBeNull();
      await page.keyboard.press("ArrowDown");
      const active = await box(page).getAttribute("aria-activedescendant");
      expect(await page.locator(`[id="${active}"]`).getAttribute("aria-selected")).toBe("true");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/jobs?location=Texas&specialty=icu&shift=night");
      await expect.poll(() => box(page).isVisible()).toBe(false);
      // The navigation ends with the focus in the page, which closes what is open above it.
      await page.locator("#main:focus, #main :focus").waitFor();
      await page.keyboard.press("Control+/");
      await box(page).fill("");
      await options(page)
        .filter({ hasText: "Recent" })
        .filter({ hasText: "night icu jobs in texas" })
        .waitFor();
      await page.keyboard.press("Escape");
      await expect.poll(() => box(page).isVisible()).toBe(false);
    });
  });

  test("searches for what was typed on Enter, while pages are offered", async () => {
    await visit(wide, async (page) => {
      await open(page, "/contact");
      await page.keyboard.press("Control+/");
      await box(page).waitFor();
      await page.keyboard.type("salary of a nurse practitioner");
      await options(page).first().waitFor();
      await page.keyboard.press("Enter");
      await page.waitForURL("**/jobs?query=salary+of+a+nurse+practitioner");
    });
  });
});

test("remembers dark mode and applies it before the first paint", async () => {
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

describe("account menu", () => {
  const own = {
    admin: { entry: "Admin Panel", role: "Admin" },
    seeker: { entry: "Career Center", role: "Job seeker" },
    employer: { entry: "Hiring Workspace", role: "Employer" },
  };
  const asked = isWhole ? (["admin", "seeker", "employer"] as const) : (["admin"] as const);
  test.each(asked)("shows the %s their links and logs them out", async (who) => {
    await visit(wide, async (page) => {
      const { email, password } = inject(who);
      await page.goto("/login");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password").fill(password);
      await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
      await page.waitForURL("**/dashboard");
      const menu = page.getByRole("banner").locator("details.menu", { hasText: "My Dashboard" });
      await menu.locator("> summary").click();
      const entries = await menu.getByRole("link").allTextContents();
      expect(entries).toEqual(["My Dashboard", own[who].entry, "Account Settings"]);
      expect(await menu.locator(".chip").textContent()).toBe(own[who].role);
      expect(await menu.locator("summary [data-drawn]").getAttribute("data-drawn")).toMatch(/^[A-Z]{1,2}$/);
      await waitForReact(page, "header");
      await pressLogOut(page);
      await page.waitForURL((url) => url.pathname === "/");
      await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).first().waitFor();
    });
  });
});
