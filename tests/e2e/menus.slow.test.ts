import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, visit } from "../support/browser.ts";

const wide = { viewport: { width: 1280, height: 800 } };
const menuOf = (page: Page, label: string) =>
  page.getByRole("banner").locator("nav details").filter({ hasText: label }).first();
const isOpen = (page: Page, label: string) =>
  menuOf(page, label).evaluate((details: HTMLDetailsElement) => details.open);
const labels = ["Job Seekers", "Employers", "Tools & Resources", "About"];

test.each(labels)("opens %s when a mouse rests on it and closes it when the mouse leaves", async (label) => {
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

test("opens one menu by click and closes the one before", async () => {
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

test("does not close a menu on the click that comes with the hover", async () => {
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

test("opens, walks and leaves a menu by keyboard", async () => {
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

test("closes a menu when you press outside or follow a link", async () => {
  await visit(wide, async (page) => {
    await open(page, "/");
    const summary = menuOf(page, "Employers").locator("> summary");
    await summary.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => isOpen(page, "Employers")).toBe(true);
    await page.mouse.click(10, 790);
    expect(await isOpen(page, "Employers")).toBe(false);
    await page.keyboard.press("Escape");
    await summary.focus();
    await page.keyboard.press("Enter");
    await menuOf(page, "Employers").getByRole("link", { name: "Send a hiring request" }).click();
    await page.waitForURL("**/hire-request");
    await expect.poll(() => isOpen(page, "Employers")).toBe(false);
  });
});

test("makes a wide menu 720 px wide and keeps it inside a narrow window", async () => {
  await visit({ viewport: { width: 1024, height: 700 } }, async (page) => {
    await open(page, "/");
    for (const label of labels.slice(0, 3)) {
      await menuOf(page, label).locator("> summary").focus();
      await page.keyboard.press("Enter");
      const box = await menuOf(page, label).locator(".menu-part").boundingBox();
      expect(box?.width).toBe(720);
      expect(box!.x + box!.width).toBeLessThanOrEqual(1024);
    }
  });
});

test("opens menus without JavaScript", async () => {
  await visit({ ...wide, javaScriptEnabled: false }, async (page) => {
    await page.goto("/");
    await menuOf(page, "Tools & Resources").locator("> summary").click();
    await menuOf(page, "Tools & Resources").getByRole("link", { name: "Salary comparison" }).click();
    await page.waitForURL("**/salary-comparison");
  });
});

const seekers = (page: Page) => page.getByRole("banner").locator("nav details", { hasText: "Job Seekers" });

test.each([768, 1024, 1280])(
  "shows today's new jobs on Job Seekers and saved jobs in one row at %i px",
  async (width) => {
    await visit({ viewport: { width, height: 700 } }, async (page) => {
      await open(page, "/jobs");
      const badge = seekers(page).first().locator("> summary .menu-badge");
      expect(await badge.textContent()).toMatch(/^[\d,]+ new today$/);
      expect(await badge.isVisible()).toBe(true);
      expect(await page.getByRole("complementary", { name: "New today" }).isVisible()).toBe(true);
      await page.locator("main article").first().getByRole("button", { name: /^Save/ }).click();
      await page.getByRole("banner").locator(".saved-link").waitFor();
      const header = (await page.getByRole("banner").boundingBox())!;
      expect(header.height).toBeLessThanOrEqual(66);
      for (const top of await page.locator(".menu-top:visible").all())
        expect((await top.boundingBox())!.height).toBeLessThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  },
);

test("shows today's new jobs in the narrow menu", async () => {
  await visit({ viewport: { width: 320, height: 700 } }, async (page) => {
    await open(page, "/jobs");
    await page.locator("details.mobile-menu > summary").click();
    await seekers(page).first().locator("> summary").click();
    const badge = seekers(page).first().locator("> summary .menu-badge");
    expect(await badge.textContent()).toMatch(/^[\d,]+ new today$/);
    expect(await badge.isVisible()).toBe(true);
    expect((await badge.boundingBox())!.height).toBeLessThan(30);
    const today = page.getByRole("banner").getByRole("link", { name: /^New Jobs Today/ });
    expect(await today.textContent()).toMatch(/^New Jobs Today[\d,]+$/);
  });
});
