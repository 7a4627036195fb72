import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { deskPaths } from "#app/desk-paths.ts";
import { workPaths } from "#app/work-paths.ts";
import { open, visit, withoutServiceWorker } from "../support/browser.ts";

const wide = { viewport: { width: 1280, height: 900 }, ...withoutServiceWorker };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, ...withoutServiceWorker };

async function logIn(page: Page, role: "admin" | "employer"): Promise<void> {
  const { email, password } = inject(role);
  const headers = { origin: inject("origin") };
  await page.request.post("/api/auth/login", { data: { email, password }, headers });
}

test("leads from a record back to its list with the filters chosen there", async () => {
  await visit(wide, async (page) => {
    await logIn(page, "admin");
    await open(page, deskPaths.adminPostings("state=open"));
    await page.locator("[data-row] [data-open]").first().click();
    await page.getByRole("link", { name: "Back to Postings" }).click();
    await page.waitForURL("**/admin/postings?state=open");
  });
});

test("counts in the rail again on each page that one opens", async () => {
  await visit(wide, async (page) => {
    await logIn(page, "admin");
    await open(page, deskPaths.adminUsers());
    const rail = page.getByRole("navigation", { name: "Desk" });
    const before = await rail.getByRole("link", { name: /^Contact requests/ }).textContent();
    const message = {
      firstName: "Sam",
      lastName: "Okafor",
      email: "sam@harbor.example",
      phone: "",
      specialty: "nursing",
      message: "Two night-shift ICU nurses in Portland, from January.",
    };
    const headers = { origin: inject("origin"), "idempotency-key": "counted-in-the-rail" };
    await page.request.post("/api/contact", { headers, data: message });
    await rail.getByRole("link", { name: "Feeds" }).click();
    await page.getByRole("heading", { name: "Feeds", exact: true, level: 1 }).waitFor();
    await expect
      .poll(() => rail.getByRole("link", { name: /^Contact requests/ }).textContent())
      .not.toBe(before);
  });
});

test("ends the desk's and the workspace's pages with one line: help and privacy", async () => {
  await visit(wide, async (page) => {
    await logIn(page, "employer");
    await open(page, workPaths.hiringHome("northquill-health"));
    const footer = page.getByRole("contentinfo");
    expect(await footer.getByRole("link").allTextContents()).toEqual(["Help", "Privacy policy"]);
    expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(80);
  });
});

test.each([deskPaths.adminEmployers(), deskPaths.adminUsers(), deskPaths.adminPostings("state=all")])(
  "shows each row of %s on a phone in at most three lines, and opens it by a tap anywhere",
  async (path) => {
    await visit(phone, async (page) => {
      await logIn(page, "admin");
      await open(page, path);
      const rows = page.locator(".desk-lines tbody tr");
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(5);
      expect(Math.max(...heights)).toBeLessThanOrEqual(120);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      const box = (await rows.first().boundingBox())!;
      await page.mouse.click(box.x + box.width - 12, box.y + box.height - 6);
      await page.waitForURL((url) => url.pathname.startsWith(`${new URL(path, url).pathname}/`));
    });
  },
);

test("keeps what was typed for one network while another's text is shown", async () => {
  await visit(wide, async (page) => {
    await logIn(page, "admin");
    await open(page, deskPaths.adminSocialPost("demo-social-2"));
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await height()).toBeLessThanOrEqual(1_700);
    await page.getByRole("textbox", { name: "LinkedIn" }).fill("Hello");
    const tabs = page.getByRole("navigation", { name: "Networks" });
    await tabs.getByRole("link", { name: "Facebook" }).click();
    await page.getByRole("textbox", { name: "Facebook" }).waitFor();
    expect(await page.getByRole("textbox", { name: "LinkedIn" }).count()).toBe(0);
    await tabs.getByRole("link", { name: "LinkedIn" }).click();
    expect(await page.getByRole("textbox", { name: "LinkedIn" }).inputValue()).toBe("Hello");
  });
  await visit({ ...wide, javaScriptEnabled: false }, async (page) => {
    await logIn(page, "admin");
    await page.goto(deskPaths.adminSocialPost("demo-social-2"));
    await page.getByRole("navigation", { name: "Networks" }).getByRole("link", { name: "Facebook" }).click();
    await page.getByRole("textbox", { name: "Facebook" }).waitFor();
  });
});
