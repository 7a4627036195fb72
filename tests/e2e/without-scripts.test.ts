import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { visit } from "../support/browser.ts";
import { isWhole } from "../support/whole-run.ts";

const withoutScripts = { javaScriptEnabled: false };

test("shows no control that needs JavaScript without it", async () => {
  await visit(withoutScripts, async (page) => {
    await page.goto("/");
    expect(await page.locator(".needs-script").count()).toBeGreaterThan(2);
    expect(await page.locator(".needs-script:visible").count()).toBe(0);
  });
  await visit({}, async (page) => {
    await page.goto("/");
    expect(await page.getByRole("button", { name: "Switch between light and dark" }).isVisible()).toBe(true);
  });
});

const findFocused = (page: Page) => page.locator(":focus").getAttribute("name");

const forms = [
  {
    path: "/contact",
    answer: "/contact",
    send: "Send Message",
    fill: "First name",
    first: "lastName",
    text: "correct the 3 fields",
  },
  {
    path: "/employers",
    answer: "/hire-request",
    send: "Submit Request",
    fill: "Name",
    first: "email",
    text: "fill in all required",
  },
  {
    path: "/hire-request",
    answer: "/hire-request",
    send: "Submit Request",
    fill: "Name",
    first: "email",
    text: "fill in all required",
  },
];

test.each(isWhole ? forms : forms.slice(-1))(
  "says what is wrong in the form of $path and opens the page there",
  async (story) => {
    await visit(withoutScripts, async (page) => {
      await page.goto(story.path);
      const form = page.locator("main form").last();
      await form.getByLabel(story.fill, { exact: true }).fill("Dana");
      await page.locator("main form").evaluateAll((all) => {
        for (const one of all) (one as HTMLFormElement).noValidate = true;
      });
      await form.getByRole("button", { name: story.send }).click();
      await page.locator("main [role=alert]").getByText(story.text).waitFor();
      const title = (await page.title()).replace(/^Error: /, "");
      expect(await page.title()).toBe(`Error: ${title}`);
      expect(await findFocused(page)).toBe(story.first);
      expect(await form.getByLabel(story.fill, { exact: true }).inputValue()).toBe("Dana");
      await page.goto(story.answer);
      expect(await page.title()).toBe(title);
    });
  },
);

test("rejects a wrong file at its own field without JavaScript", async () => {
  await visit(withoutScripts, async (page) => {
    await page.goto("/hire-request");
    const form = page.locator("main form").last();
    for (const [label, text] of Object.entries({
      Name: "Dana",
      Email: "d@harbor.example",
      Company: "Harbor",
      Position: "ICU nurse",
      Details: "Two nurses for nights from January",
    }))
      await form.getByLabel(new RegExp(`^${label}\\b`)).fill(text);
    const file = form.locator("input[type=file]");
    await file.setInputFiles({
      name: "plan.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("MZ and more"),
    });
    await form.getByRole("button", { name: "Submit Request" }).click();
    await page.waitForLoadState();
    expect(await file.getAttribute("aria-invalid")).toBe("true");
    const described = (await file.getAttribute("aria-describedby"))!.split(" ").at(-1);
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe("Please upload a PDF or image file");
    expect(await findFocused(page)).toBe("attachment");
  });
});

test.each([
  ["/jobs?query=&location=&sort=&specialty=all&radius=25&license=&posted=", "/jobs"],
  [
    "/jobs?query=nurse&location=Dallas&radius=50&specialty=all&type=locum&type=per-diem&posted=",
    "/jobs?query=nurse&location=Dallas&radius=50&type=locum&type=per-diem",
  ],
  ["/jobs?radius=50&pay_period=hour&page=2", "/jobs?page=2"],
  // The words may name a city, whose surroundings the radius chooses.
  ["/jobs?query=nurse&radius=50&pay_period=hour&page=2", "/jobs?query=nurse&radius=50&page=2"],
  ["/jobs/texas?query=&posted=7d&specialty=all", "/jobs/texas?posted=7d"],
  ["/physician-jobs?query=", "/physician-jobs"],
  ["/metro-areas?query=&sort=population", "/metro-areas"],
  ["/locations?query=+", "/locations"],
  ["/specialties?query=heart&category=&family=&priority=", "/specialties?query=heart"],
])("redirects %s to %s", async (asked, tidy) => {
  const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
  const origin = inject("origin");
  const ask = (path: string) => fetch(origin + path, { headers: { accept }, redirect: "manual" });
  const moved = await ask(asked);
  expect([moved.status, moved.headers.get("location")]).toEqual([302, tidy]);
  expect((await ask(tidy)).status).not.toBe(302);
});

test("leaves a tidy address after a search with filters without JavaScript", async () => {
  await visit(withoutScripts, async (page) => {
    await page.goto("/jobs");
    const form = page.getByRole("search", { name: "Jobs" });
    await form.getByLabel("What").fill("nurse");
    await form.getByRole("button", { name: "Search" }).click();
    await page.waitForURL("**/jobs?query=nurse");
  });
});
