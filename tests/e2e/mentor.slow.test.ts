import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { open, visit, waitForReact, withoutServiceWorker } from "../support/browser.ts";

const phone = { viewport: { width: 390, height: 844 }, ...withoutServiceWorker };
const asked =
  "Which ICU jobs could I take in Colorado with my Arizona multistate license, and what do they pay?";

test("answers with sources, keeps the conversation over a reload, and clears it", async () => {
  await visit(phone, async (page) => {
    await open(page, `${paths.mentor()}?example=icu-colorado`);
    await waitForReact(page, "main form");
    const field = page.getByRole("textbox", { name: "Your question" });
    expect(await field.inputValue()).toBe(asked);
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    const first = page.getByRole("region", { name: asked });
    await first.getByText("Colorado: yes, at once, by compact.").waitFor();
    await first.getByText(/Registered nurses in Colorado earn a median of \$[\d,]+ a year/).waitFor();
    expect(await first.locator(".mentor-postings li").count()).toBeGreaterThan(0);
    expect(
      await first.getByRole("link", { name: "Registered Nurse pay in Colorado" }).count(),
    ).toBeGreaterThan(0);

    await field.fill("What is the right heparin dose for a DVT?");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.getByText("This is a medical question").first().waitFor();
    expect(await field.inputValue()).toBe("");

    await page.reload();
    await first.getByText("Colorado: yes, at once, by compact.").waitFor();
    expect(await page.getByRole("heading", { level: 3 }).first().textContent()).toContain("heparin");
    await page.getByRole("link", { name: "Clear conversation" }).click();
    await first.waitFor({ state: "detached" });
    expect(await page.evaluate(() => sessionStorage.getItem("mentor"))).toBe(null);
  });
});

test("keeps what was typed when the server cannot answer", async () => {
  const story = async (page: Page) => {
    await open(page, paths.mentor());
    await waitForReact(page, "main form");
    await page.route("**/api/mentor", (route) => route.abort());
    const field = page.getByRole("textbox", { name: "Your question" });
    await field.fill("What do pharmacists earn in Texas?");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.getByRole("alert").getByText("We could not answer just now.").waitFor();
    expect(await field.inputValue()).toBe("What do pharmacists earn in Texas?");
  };
  await visit(phone, story, /ERR_FAILED/);
});

test("answers without JavaScript", async () => {
  await visit({ ...phone, javaScriptEnabled: false }, async (page) => {
    await page.goto(`${paths.mentor()}?example=icu-colorado`);
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    const answer = page.getByRole("region", { name: asked });
    await answer.getByText("Colorado: yes, at once, by compact.").waitFor();
    await page.getByRole("link", { name: "Clear conversation" }).click();
    await answer.waitFor({ state: "detached" });
  });
});
