import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, openAccountMenu, visit, withoutServiceWorker } from "../support/browser.ts";

async function countRegistrations(page: Page, submit: () => Promise<void>): Promise<number> {
  let posts = 0;
  // The slow answer leaves time for a second submit.
  await page.route("**/register.data*", async (route) => {
    if (route.request().method() === "POST") {
      posts++;
      await new Promise((resolve) => setTimeout(resolve, 700));
    }
    await route.continue();
  });
  await open(page, "/register");
  await page.getByLabel("First name").fill("Dana");
  await page.getByLabel("Last name").fill("Whitfield");
  await page.getByLabel("Email").fill(`${randomUUID()}@example.com`);
  await page.getByLabel("Password").fill("tidewater marmalade 19");
  await submit();
  await page.waitForURL("**/dashboard");
  await openAccountMenu(page);
  await page.getByRole("banner").getByRole("button", { name: "Log Out" }).waitFor();
  return posts;
}

const gapsMs = [0, 20, 120, 350];

test.each(gapsMs)("ignores a second click on Create account, %i ms after the first", async (gapMs) => {
  await visit(withoutServiceWorker, async (page) => {
    const posts = await countRegistrations(page, async () => {
      const button = page.getByRole("button", { name: "Create account" });
      await button.scrollIntoViewIfNeeded();
      const box = (await button.boundingBox())!;
      const click = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      const first = click();
      await page.waitForTimeout(gapMs);
      await Promise.all([first, click()]);
    });
    expect(posts).toBe(1);
  });
});

test("ignores Enter while the form is being sent", async () => {
  await visit(withoutServiceWorker, async (page) => {
    const posts = await countRegistrations(page, async () => {
      for (const gapMs of [0, 20, 350]) {
        await page.waitForTimeout(gapMs);
        await page.keyboard.press("Enter");
      }
    });
    expect(posts).toBe(1);
  });
});
