import { waitForReact } from "../browser.ts";
import type { State } from "./screen.ts";

/** An empty form was sent: its fields say what they need, and so does a toast where there is one. */
export const formRefused =
  (action: string): State =>
  async (page) => {
    const form = `form[action="${action}"]`;
    // The home page's forms come to life once someone uses the page.
    await page.locator(form).hover();
    await waitForReact(page, form);
    await page.locator(`${form} button:not([type=button])`).click();
    await page.locator(`${form} [aria-invalid=true]`).first().waitFor();
  };

/** A form that a phone keeps in a fold. */
export const foldedFormRefused =
  (action: string): State =>
  async (page, accountOf) => {
    const fold = page
      .locator("details", { has: page.locator(`form[action="${action}"]`) })
      .locator("summary");
    if (await fold.isVisible()) await fold.click();
    await formRefused(action)(page, accountOf);
  };

export const everythingExpanded: State = (page) =>
  page.locator("main details").evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
