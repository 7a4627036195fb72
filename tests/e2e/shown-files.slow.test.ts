import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { visit, withoutServiceWorker } from "../support/browser.ts";

const path = "/dashboard/applications/demo-own-interview";

async function openApplication(page: Page): Promise<string[]> {
  const { email, password } = inject("seeker");
  await page.goto(`/login?returnTo=${encodeURIComponent(path)}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("show=1") && asked.push(request.url()));
  await page.locator("main form").getByRole("button", { name: "Log in" }).click();
  await page.waitForURL(`**${path}`);
  await page.waitForLoadState("networkidle");
  return asked;
}

test("shows a sent résumé in the browser's own viewer, and asks for it only when it is opened", async () => {
  await visit(withoutServiceWorker, async (page) => {
    const asked = await openApplication(page);
    expect(asked).toEqual([]);
    await page.getByText("Show here").click();
    await page.locator("iframe").waitFor();
    await expect.poll(() => page.frames().some((frame) => frame.url().includes("show=1"))).toBe(true);
  });
});

test("leaves a file alone without JavaScript until its link is pressed", async () => {
  await visit({ javaScriptEnabled: false }, async (page) => {
    const asked = await openApplication(page);
    await page.getByText("Show here").click();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    expect(await page.locator("iframe").count()).toBe(0);
    const link = page.locator("main details noscript a");
    expect(await link.getAttribute("href")).toMatch(/\/files\/[\w-]+\?show=1$/);
  });
});
