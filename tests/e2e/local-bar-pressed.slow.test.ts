import { expect, test } from "vitest";
import { demoPeople } from "../../scripts/local/demo-people.ts";
import { serveOwnSite } from "../../scripts/site/own-site.ts";
import { addAxe, findViolations } from "../support/axe.ts";
import { open, visit } from "../support/browser.ts";

test("leads from person to person and to the email that one of them caused, at each width", async () => {
  const site = await serveOwnSite({ hasTools: true });
  try {
    for (const [width, colorScheme] of [
      [320, "dark"],
      [1280, "light"],
    ] as const)
      await visit({ baseURL: site.origin, viewport: { width, height: 800 }, colorScheme }, async (page) => {
        await addAxe(page.context());
        const check = async () => {
          expect(await findViolations(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        };
        await open(page, "/faq");
        await check();
        const { part, email, firstName } = demoPeople.clinician;
        await page.getByRole("button", { name: `Log in as ${part}` }).press("Enter");
        await page.waitForURL("**/faq");
        await page.goto("/dashboard/settings");
        await page.getByText(email).first().waitFor();

        await page.getByRole("link", { name: "Demo people" }).click();
        await page.getByRole("heading", { name: "(logged in now)" }).waitFor();
        await check();
        await page.getByRole("button", { name: `Log in as ${firstName}` }).press("Enter");
        await page.waitForURL(`**${demoPeople.clinician.start}`);
        await page.getByRole("button", { name: "Log out" }).last().click();

        await page.goto("/forgot-password");
        await page.getByLabel("Email").fill(email);
        await page.getByLabel("Email").press("Enter");
        await expect
          .poll(async () => {
            await page.goto("/dev/mail");
            return page.getByRole("heading", { level: 2 }).count();
          })
          .toBeGreaterThan(width === 320 ? 0 : 1);
        await check();
        await page.getByRole("heading", { level: 2 }).first().getByRole("link").click();
        await page.getByText(email).waitFor();
        await check();
        await page.locator(`main a[href^="${site.origin}/"]`).click();
        await page.waitForURL("**/reset-password**");
        await page.emulateMedia({ media: "print" });
        expect(await page.locator(".local-bar").isVisible()).toBe(false);
      });
  } finally {
    await site.stop();
  }
}, 400_000);
