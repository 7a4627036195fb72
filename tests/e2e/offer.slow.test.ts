import { expect, test } from "vitest";
import { open, visit, waitForReact } from "../support/browser.ts";

const form = 'form[aria-label="Your offer"]';

test("works an offer out in place with scripts, and by its address without them", async () => {
  const address = await visit({}, async (page) => {
    await open(page, "/salary-tool");
    await page.locator("#pay").focus();
    await waitForReact(page, form);
    await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
    await page.selectOption("#role", "registered-nurse");
    await page.selectOption("#state", "TX");
    await page.locator("#pay").fill("46");
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.getByText("$95,680").first().waitFor();
    expect(await page.locator("body").getAttribute("data-same-page")).toBe("");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("result");

    await page.getByRole("button", { name: "Add a second offer" }).click();
    await page.locator("#pay2").fill("52");
    expect(await page.locator("#pay").inputValue()).toBe("46");
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.getByText("Offer B leaves you").waitFor();
    return page.url();
  });
  expect(new URL(address).search).toBe("?role=registered-nurse&pay=46&state=TX&pay2=52&two=1");

  await visit({ javaScriptEnabled: false }, async (page) => {
    await page.goto(address);
    await page.getByText("Offer B leaves you").waitFor();
    await page.locator("#pay2").fill("much");
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.getByText("Enter a number, such as 48.50.").waitFor();
    expect(await page.locator("#pay2").inputValue()).toBe("much");
  });
});
