import type { Page } from "playwright-core";

const pastedText = (unit: string) => `Registered Nurse, ${unit} Unit
Denver, CO
Full-time, 36 hours per week

You care for adults in a 24-bed unit with an intensivist on site day and night, and a charge nurse without patients.

Requirements:
- Colorado or multistate RN license
- 1 year in an ICU`;

/** Pastes a nurse's posting for Denver, states its pay and publishes it. Returns its slug. */
export async function postByWizard(page: Page, unit: string): Promise<string> {
  await page.goto("/post-job");
  await page.getByLabel("Your posting").fill(pastedText(unit));
  await page.getByRole("button", { name: "Read this posting" }).click();
  await page.waitForURL("**/review");
  await page.getByText("Colorado requires the pay in postings").waitFor();
  await page.getByRole("link", { name: "Change it in Pay and benefits" }).first().click();
  await page.waitForURL("**/pay**");
  await page.getByLabel("Amount, $").fill("44");
  await page.getByLabel("To, $").fill("58.50");
  await page.getByLabel("For", { exact: true }).selectOption("hour");
  await page.getByLabel("Benefits (optional)").fill("Health insurance\n401(k) match");
  await page.getByRole("button", { name: "Save and continue" }).click();
  await page.waitForURL("**/text");
  await page
    .getByRole("navigation", { name: "Steps" })
    .getByRole("link", { name: "Review and publish" })
    .click();
  await page.waitForURL("**/review");
  await page.getByRole("button", { name: /^(Send for approval|Publish)$/ }).click();
  await page.waitForURL("**/published/**");
  return page.url().split("/").at(-1)!;
}
