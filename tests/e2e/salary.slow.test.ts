import { expect, test } from "vitest";
import { open, visit } from "../support/browser.ts";

test("marks one's own pay on the chart, in each unit, and tells nobody", async () => {
  await visit({ viewport: { width: 390, height: 800 } }, async (page) => {
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
    await open(page, "/salary-comparison/registered-nurse/texas?per=hour");
    const amount = page.getByLabel("Mark your own pay");
    await amount.fill("$51.75");
    await page.locator("#pay").getByText("You: $51.75").waitFor();
    expect(await page.locator(".spread-own").count()).toBeGreaterThan(1);
    await page.getByRole("navigation", { name: "Pay by the" }).getByRole("link", { name: "Week" }).click();
    await page.locator("#pay").getByText("You: $2,070").waitFor();
    expect(page.url()).toMatch(/texas\?per=week$/);
    expect(sent.filter((text) => text.includes("51.75"))).toEqual([]);
  });
});
