import { expect, test } from "vitest";
import { open, visit, waitForReact, withoutServiceWorker } from "../support/browser.ts";

const narrow = { viewport: { width: 390, height: 844 }, ...withoutServiceWorker };

test("keeps a profile without an account, answers from it on postings and the dashboard, and forgets it in one step", async () => {
  await visit(narrow, async (page) => {
    await page.goto("/dashboard/profile");
    await waitForReact(page, "main form");
    await page.getByLabel("Profession").selectOption("Registered Nurse");
    await page.getByLabel("Home state").selectOption("Texas");
    await page
      .getByLabel(/^Multistate or compact/)
      .first()
      .check();
    await page.getByLabel("Place", { exact: true }).fill("Atlantis");
    await page.getByLabel("Current pay before tax").fill("46.50");
    await page.getByRole("button", { name: "Save profile" }).click();
    await page.getByText("We do not know this place").waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("place");
    await page.getByLabel("Place", { exact: true }).fill("Houston, TX");
    await page.getByRole("button", { name: "Save profile" }).click();
    await page.getByText("Your profile is saved.").waitFor();

    await page.getByRole("link", { name: "See my market" }).click();
    await page.getByText("open jobs accept the licenses you hold.").waitFor();
    await page.getByText(/^Your pay, \$46\.50 an hour, is/).waitFor();
    await page.getByLabel("What do you want to reach?").fill("Travel in the spring");
    await page.getByRole("button", { name: "Add goal" }).click();
    await page.getByRole("button", { name: "Done: Travel in the spring" }).waitFor();

    await open(page, "/jobs?profession=registered-nurse");
    await page
      .locator("main article .license-line", { hasText: /You can work here|license needed/ })
      .first()
      .waitFor();

    await page.goto("/dashboard/profile");
    await waitForReact(page, "main form");
    await expect.poll(() => page.getByLabel("Home state").inputValue()).toBe("TX");
    await page.getByRole("button", { name: "Erase my profile" }).click();
    await page.getByText("Your profile was erased.").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("profile"))).toBeNull();
    expect(await page.getByLabel("Home state").inputValue()).toBe("");
  });
});
