import { randomInt } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newContext, visit } from "../../support/browser.ts";

/** A second run of the walk meets its own request alone. */
const company = (way: string) => `Walkthrough Clinic ${way} ${randomInt(1e6)}`;

/** A request that a facility sent, with what the desk will search for. */
async function sendRequest(name: string): Promise<void> {
  const context = await newContext({});
  try {
    const response = await context.request.post("/api/hire-request", {
      headers: { origin: inject("origin") },
      data: {
        name: "Marguerite Quillfeather",
        email: "mq@walkthrough.example",
        phone: "(555) 010-0177",
        company: name,
        position: "Night pharmacist",
        details: "One pharmacist for nights.",
      },
    });
    expect(response.status()).toBe(201);
  } finally {
    await context.close();
  }
}

/** Other walks send requests meanwhile, but answer none. */
const readContactedCount = async (page: Page) =>
  Number(/\d+/.exec((await page.getByRole("link", { name: /^Contacted \d/ }).textContent()) ?? "")?.[0]);

test.each([
  { way: "with JavaScript", javaScriptEnabled: true },
  { way: "without JavaScript", javaScriptEnabled: false },
])("an operator sees what is due, answers it in one click, searches and reads vitals, $way", async (walk) => {
  const name = company(walk.javaScriptEnabled ? "one" : "two");
  await sendRequest(name);
  await visit({ javaScriptEnabled: walk.javaScriptEnabled }, async (page) => {
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    await page.goto("/login?returnTo=/admin");
    await page.getByLabel("Email").fill(inject("admin").email);
    await page.getByLabel("Password").fill(inject("admin").password);
    await page.locator("main form").getByRole("button", { name: "Log in" }).click();
    await page.waitForURL((url) => url.pathname === "/admin");

    const requests = page.getByRole("link", { name: /^Hire requests \d/ });
    expect(await requests.textContent()).toMatch(/\d new, (next answer due |\d+ overdue)/);
    await requests.click();
    await page.waitForURL("**/admin/hire-requests?status=new");
    const card = page.getByRole("row").filter({ hasText: name });
    await card.getByText(/^due (in 2[34] h|\w{3} [\d:]+ [AP]M ET)$/).waitFor();
    const before = await readContactedCount(page);

    await card.getByRole("button", { name: /^Mark contacted/ }).click();
    await page.getByRole("status").getByText("Changed from new to contacted.").waitFor();
    expect(await readContactedCount(page)).toBe(before + 1);
    expect(await card.count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await card.waitFor();
    expect(await readContactedCount(page)).toBe(before);

    const search = page.getByRole("search", { name: "Requests" });
    await search.getByRole("searchbox").fill("quillfeath pharmac");
    await search.getByRole("button", { name: "Search" }).click();
    await page.getByText(/for “quillfeath pharmac”/).waitFor();
    await card.getByText("Marguerite Quillfeather").waitFor();
    await card.getByRole("button", { name: /^Lost/ }).click();
    await card.getByText("lost", { exact: true }).waitFor();
    await page.getByText(/for “quillfeath pharmac”/).waitFor();
    expect(addresses.filter((address) => /quillfeath/i.test(address))).toEqual([]);

    await page.goto("/admin/web-vitals");
    await page.getByRole("heading", { level: 1, name: "Web vitals" }).waitFor();
    expect(await page.getByRole("main").textContent()).toContain("Under 20 views is too few to rate.");
  });
});
