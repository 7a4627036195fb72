import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { visit, watchShifts, withoutServiceWorker } from "../../support/browser.ts";

const phone = { ...withoutServiceWorker, viewport: { width: 390, height: 844 }, hasTouch: true };

/** Chromium's own "Slow 3G". */
const slow3g = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** A posting that a search engine would list: with pay, for a nurse of any compact state, and applied to here. */
async function findPosting(page: Page): Promise<string> {
  const list = await page.request.get(
    "/jobs?profession=registered-nurse&compact=1&pay_min=20&pay_period=hour",
  );
  const paths = new Set(
    [...(await list.text()).matchAll(/href="(\/jobs\/[a-z0-9-]+-[a-z0-9]{8})"/g)].map(([, path]) => path!),
  );
  for (const path of paths) {
    const html = await (await page.request.get(path)).text();
    if (html.includes(`href="${path}/apply"`) && html.includes("It is a multistate")) return path;
  }
  throw new Error("No posting of the list is applied to on this site.");
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow3g);
}

const fact = (page: Page, label: string) =>
  page.locator(".fact-tile", { has: page.locator("dt", { hasText: label }) }).locator("dd");

describe.each([
  { way: "without JavaScript", javaScriptEnabled: false },
  { way: "with JavaScript", javaScriptEnabled: true },
])("$way, on a phone with slow 3G", ({ javaScriptEnabled }) => {
  test("a visitor from a search engine reads pay and verdict, applies and learns what happens next", async () => {
    await visit({ ...phone, javaScriptEnabled }, async (page) => {
      const path = await findPosting(page);
      const readShift = javaScriptEnabled ? await watchShifts(page) : null;
      await slowDown(page);
      await page.goto(path);
      const title = (await page.getByRole("heading", { level: 1 }).textContent())!;

      expect(await fact(page, "Pay").textContent()).toMatch(/^\$[\d,.]+.*(hour|shift|year|week)/);
      const pay = (await fact(page, "Pay").boundingBox())!;
      const apply = page.getByRole("link", { name: "Apply on this site" });
      expect(pay.y + pay.height).toBeLessThan((await apply.boundingBox())!.y);
      expect(
        await page.getByText(/The (middle of this range|lowest pay|highest pay)|This pay is/).count(),
      ).toBe(1);
      expect(
        await page
          .getByText(/Bureau of Labor Statistics/)
          .first()
          .isVisible(),
      ).toBe(true);

      await page.waitForLoadState("networkidle");
      // Spec section 9. The font comes after the first paint here, and can wrap a title anew.
      if (readShift) expect(await readShift()).toBeLessThan(0.1);

      const check = page.locator("form", { has: page.locator("select[name=license]") });
      await check.locator("select[name=license]").selectOption("OH");
      await check.getByLabel("It is a multistate").check();
      await check.getByRole("button", { name: "Can I work" }).click();
      await page.getByRole("group", { name: /^Yes, at once/ }).waitFor();

      await apply.click();
      await page.waitForURL("**/apply");
      await page.getByRole("complementary", { name: title }).waitFor();
      expect(
        await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: title }).count(),
      ).toBe(1);
      await page.getByLabel("First name").fill("Ada");
      await page.getByLabel("Last name").fill("Obi");
      await page.getByLabel("Email").fill("ada@example.com");
      await page.getByLabel("Note").fill("Multistate RN from Ohio, five years of telemetry nights.");
      await page.getByRole("button", { name: /^Send to/ }).click();

      await page.waitForURL("**/applications/*");
      await page.getByRole("heading", { name: "What happens next" }).waitFor();
      expect(await page.getByRole("status").filter({ hasText: "Look for our email" }).count()).toBe(1);
      const similar = page.getByRole("region", { name: "Similar jobs" }).getByRole("article");
      expect(await similar.count()).toBeGreaterThan(0);
      await page.reload({ waitUntil: "domcontentloaded" });
      expect(await page.getByRole("heading", { name: "What happens next" }).isVisible()).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }, 180_000);
});

test.each([390, 1280])("moves nothing while a posting loads on a screen of %i pixels", async (width) => {
  await visit({ ...withoutServiceWorker, viewport: { width, height: 844 } }, async (page) => {
    const path = await findPosting(page);
    const readShift = await watchShifts(page);
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await readShift()).toBeLessThan(0.002);
  });
});

test("a visitor goes on from a posting to the employer's other jobs and back through the crumbs", async () => {
  await visit(phone, async (page) => {
    await page.goto(await findPosting(page));
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    await page.getByRole("link", { name: /^Open jobs at / }).click();
    await page.waitForURL("**/employers/*");
    const openings = page.getByRole("region", { name: /^[\d,]+ open jobs?$/ });
    await openings.getByRole("link", { name: title!, exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: title!, exact: true }).waitFor();
    await page
      .getByRole("navigation", { name: "Breadcrumb" })
      .getByRole("link", { name: "Registered nurse jobs" })
      .click();
    await page.waitForURL("**/registered-nurse-jobs");
  });
});
