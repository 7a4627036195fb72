import type { Page } from "playwright-core";
import { waitForReact } from "./browser.ts";

/** What a person does to a page before a screen looks as it is to be looked at. */
export type State = (page: Page) => Promise<void>;

export const menuOpen =
  (label: string): State =>
  async (page) => {
    await page.getByRole("navigation", { name: "Main" }).locator("summary", { hasText: label }).focus();
    await page.keyboard.press("Enter");
  };

export const mobileMenuOpen: State = async (page) => {
  await page.getByRole("banner").locator("summary[aria-label=Menu]").click();
  for (const section of await page.locator(".menu-fold > summary").all()) await section.click();
};

export const accountMenuOpen: State = (page) =>
  page.getByRole("banner").locator("summary[aria-label^=Account]").click();

export const searchOpen: State = async (page) => {
  await page.keyboard.press("Control+/");
  await page.getByRole("searchbox", { name: "Search jobs, companies" }).fill("nurse");
};

export const hireDialogOpen: State = async (page) => {
  await page.getByRole("main").getByRole("link", { name: "Hire Top Talent" }).first().click();
  await page.locator("dialog[open] form").waitFor();
};

export const hireDialogRefused: State = async (page) => {
  await hireDialogOpen(page);
  await page.locator("dialog[open]").getByRole("button", { name: "Submit Request" }).click();
  await page.locator("dialog[open] [aria-invalid=true]").first().waitFor();
};

/** An empty form was sent: its fields say what they need, and so does a toast where there is one. */
export const formRefused =
  (action: string): State =>
  async (page) => {
    const form = `form[action="${action}"]`;
    // The home page's forms come to life once somebody uses the page.
    await page.locator(form).hover();
    await waitForReact(page, form);
    await page.locator(`${form} button:not([type=button])`).click();
    await page.locator(`${form} [aria-invalid=true]`).first().waitFor();
  };

/** A message was sent, and two seconds later a profile is offered. */
export const profileOffered: State = async (page) => {
  await page.route("**/api/contact", (route) => route.fulfill({ status: 201, json: {} }));
  const form = page.getByRole("main").locator("form");
  await form.getByLabel("First name").fill("Sam");
  await form.getByLabel("Last name").fill("Okafor");
  await form.getByLabel("Email").fill("sam@example.com");
  await form.getByLabel("Message").fill("Which of your postings take a compact license?");
  await form.getByRole("button", { name: "Send Message" }).click();
  await page.locator("dialog[open]").waitFor();
};

export const everythingExpanded: State = (page) =>
  page.locator("main details").evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });

const scrollTo = (page: Page, to: number) => page.evaluate((top) => window.scrollTo({ top }), to);

export const quickActionsOpen: State = async (page) => {
  await scrollTo(page, 1200);
  await page.locator(".narrow-only").waitFor({ state: "attached" });
  await scrollTo(page, 1100);
  await page.getByRole("button", { name: "Quick actions" }).click();
};

export const stickyActionOpen: State = async (page) => {
  await scrollTo(page, 1200);
  await page.locator("summary[aria-label='More actions']").click();
};

/** The next page's data does not come. */
export const navigationBroken: State = async (page) => {
  await page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("contentinfo").getByRole("link").first().click();
  await page.getByRole("button", { name: "Refresh Page" }).waitFor();
  // The root's error screen is a new document, whose styles come after it.
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.sheet);
};
