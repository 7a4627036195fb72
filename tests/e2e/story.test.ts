import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { logOut, open, visit, waitForReact, watchShifts } from "../support/browser.ts";
import { isWhole } from "../support/whole-run.ts";

const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

async function sendHireRequest(page: Page, company: string): Promise<void> {
  const dialog = page.locator("dialog[open] form");
  const scope = (await dialog.count()) > 0 ? dialog : page.locator("main form").first();
  await scope.getByLabel("Name", { exact: false }).first().fill("Dana Whitfield");
  await scope.getByLabel("Email").fill("dana@harbor-ridge.example");
  await scope.getByLabel("Company").fill(company);
  await scope.getByLabel("Position").fill("ICU nurse");
  await scope.getByLabel("Details").fill("Two ICU nurses for nights from January, twelve-hour shifts.");
  await scope
    .locator('input[type="file"]')
    .setInputFiles({ name: "ICU plan.pdf", mimeType: "application/pdf", buffer: pdf });
  await scope.getByRole("button", { name: "Submit" }).click();
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto("/login?returnTo=/admin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.locator("main form").getByRole("button", { name: "Log in" }).click();
  await page.waitForURL((url) => url.pathname === "/admin");
}

describe.each([
  { way: "with JavaScript", javaScriptEnabled: true },
  { way: "without JavaScript", javaScriptEnabled: false },
])("$way", ({ javaScriptEnabled }) => {
  const company = javaScriptEnabled ? "Harbor Ridge Medical Center" : "Cedar Fork Clinics";

  test("lets a clinician find, filter and open a job", async () => {
    await visit({ javaScriptEnabled }, async (page) => {
      await page.goto("/");
      const search = page.getByRole("search", { name: "Find jobs" });
      await search.getByLabel("What").fill("RN");
      await search.getByRole("button", { name: "Search" }).click();
      await page.waitForURL("**/jobs?*query=RN*");
      const heading = page.getByRole("heading", { level: 1 }).filter({ hasText: "for “RN”" });
      const before = await heading.textContent();
      expect(before).toMatch(/^[\d,]+ jobs for “RN”$/);

      if (javaScriptEnabled) await waitForReact(page, "header");
      const night = page.getByRole("checkbox", { name: "Nights" });
      await night.check();
      if (!javaScriptEnabled) await page.getByRole("button", { name: /^Show / }).click();
      await page.waitForURL("**shift=night**");
      await page.getByRole("link", { name: "Remove Night shift" }).waitFor();
      expect(await page.getByRole("heading", { level: 1 }).textContent()).not.toBe(before);
      expect(await night.isChecked()).toBe(true);
      if (javaScriptEnabled) expect(await night.evaluate((box) => box === document.activeElement)).toBe(true);

      const first = page.locator("ol article h3 a, ol article h2 a").first();
      const title = await first.textContent();
      await first.click();
      if (javaScriptEnabled) {
        await page.waitForURL(/\/jobs\?.*shift=night.*&job=[a-z0-9-]+$/);
        const beside = page.getByRole("region", { name: title ?? "", exact: true });
        await beside.getByRole("heading", { level: 2, name: title ?? "", exact: true }).waitFor();
        expect(await beside.getByRole("link", { name: /^Apply on/ }).count()).toBe(1);
        await beside.getByRole("link", { name: "Open full page" }).click();
      }
      await page.waitForURL(/\/jobs\/[a-z0-9-]+$/);
      await page.getByRole("heading", { level: 1, name: title ?? "", exact: true }).waitFor();
      expect(await page.getByRole("link", { name: /^Apply on/ }).count()).toBe(1);
    });
  });

  if (javaScriptEnabled && !isWhole) return;
  test("lets an employer send a hiring request with a PDF that the admin reads byte for byte", async () => {
    await visit({ javaScriptEnabled }, async (page) => {
      if (javaScriptEnabled) await open(page, "/");
      else await page.goto("/");
      await page.getByRole("link", { name: "Hire Top Talent" }).click();
      if (javaScriptEnabled) await page.locator("dialog[open] form").waitFor();
      else await page.waitForURL("**/hire-request");
      await sendHireRequest(page, company);
      await page.getByText("Request Submitted Successfully").first().waitFor();
      if (javaScriptEnabled) {
        await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
        const form = page.locator("dialog form");
        expect(await form.getByLabel("Details").inputValue()).toBe("");
        expect(await form.locator("input[type=file]").inputValue()).toBe("");
        await page.getByRole("link", { name: "Your receipt" }).click();
        await page.waitForURL("**/hire-request?sent=1");
      }
      await page.getByText("ICU plan.pdf").first().waitFor();
    });
    await visit({ javaScriptEnabled, acceptDownloads: true }, async (page) => {
      await signIn(page, inject("admin"));
      await page.goto("/admin/hire-requests");
      const row = page.locator("article, li, tr").filter({ hasText: company }).first();
      await row.waitFor();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        row.getByRole("link", { name: /ICU plan\.pdf/ }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("ICU plan.pdf");
      expect(await readFile(await download.path())).toEqual(pdf);
    });
  });
});

test.runIf(isWhole)("asks a signed-out seeker to log in and returns to the requested page", async () => {
  await visit({}, async (page) => {
    await page.goto("/dashboard");
    await page.waitForURL("**/login?returnTo=**");
    const { email, password } = inject("seeker");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.locator("main form").getByRole("button", { name: "Log in" }).click();
    await page.waitForURL("**/dashboard");
    await logOut(page);
    await page.waitForURL((url) => url.pathname === "/");
  });
});

const still = isWhole ? ["/", "/jobs", "/hire-request", "/login"] : ["/jobs"];

test.each(still)("moves nothing while %s loads", async (path) => {
  await visit({ viewport: { width: 390, height: 844 } }, async (page) => {
    const readShift = await watchShifts(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await page.waitForTimeout(300);
    expect(await readShift()).toBeLessThanOrEqual(0.02);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});
