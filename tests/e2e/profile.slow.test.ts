import { expect, test } from "vitest";
import { open, visit, waitForReact, withoutServiceWorker } from "../support/browser.ts";

const narrow = { viewport: { width: 390, height: 844 }, ...withoutServiceWorker };

test("keeps a profile without an account, answers from it on postings and the dashboard, and forgets it in one step", async () => {
  await visit(narrow, async (page) => {
    const main = page.getByRole("main");
    await page.goto("/dashboard/profile");
    await waitForReact(page, "main form");
    await main.getByLabel("Profession").selectOption("Registered Nurse");
    await main.getByLabel("Home state").selectOption("Texas");
    await main
      .getByLabel(/^Multistate or compact/)
      .first()
      .check();
    await main.getByLabel("Place", { exact: true }).fill("Nowhereville");
    await main.getByLabel("Current pay before tax").fill("46.50");
    await main.getByRole("button", { name: "Save profile" }).click();
    await main.getByText("We do not know this place").waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("place");
    await main.getByLabel("Place", { exact: true }).fill("Houston, TX");
    await main.getByRole("button", { name: "Save profile" }).click();
    await main.getByText("Your profile is saved.").waitFor();

    await main.getByRole("link", { name: "See my career dashboard" }).click();
    await main.getByText("open jobs accept the licenses you hold.").waitFor();
    await main.getByText(/^Your pay, \$46\.50 an hour, is/).waitFor();
    const swatch = main.locator(".pay-key").first();
    expect(await swatch.evaluate((key) => getComputedStyle(key, "::before").content)).toBe('""');
    await main.getByLabel("What do you want to reach?").fill("Travel in the spring");
    await main.getByRole("button", { name: "Add goal" }).click();
    await main.getByRole("button", { name: "Done: Travel in the spring" }).waitFor();

    await open(page, "/jobs?profession=registered-nurse");
    await main
      .locator("article .license-line", { hasText: /You can work here|Needs an? / })
      .first()
      .waitFor();

    await page.goto("/dashboard/profile");
    await waitForReact(page, "main form");
    await expect.poll(() => main.getByLabel("Home state").inputValue()).toBe("TX");
    await main.getByRole("button", { name: "Erase my profile" }).click();
    await main.getByText("Your profile was erased.").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("profile"))).toBeNull();
    expect(await main.getByLabel("Home state").inputValue()).toBe("");
  });
});
