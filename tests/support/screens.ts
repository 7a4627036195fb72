import type { Page } from "playwright-core";
import { paths } from "#app/paths.ts";

/** How a screen is looked at. */
export interface Look {
  colorScheme: "light" | "dark";
  width: 390 | 1280;
}

const lightWide: Look = { colorScheme: "light", width: 1280 };
const darkWide: Look = { colorScheme: "dark", width: 1280 };
const lightNarrow: Look = { colorScheme: "light", width: 390 };
const darkNarrow: Look = { colorScheme: "dark", width: 390 };

export const usualLooks: readonly Look[] = [lightWide, darkNarrow];
const all = [lightWide, darkWide, lightNarrow, darkNarrow];
const narrow = [lightNarrow, darkNarrow];

export type Role = "seeker" | "admin";

export interface Screen {
  name: string;
  path: string;
  /** Who is signed in. */
  as?: Role;
  /** Brings the page into the state that is looked at. */
  open?: (page: Page) => Promise<unknown>;
  /** Without, as `usualLooks` has it. */
  looks?: readonly Look[];
}

async function sendEmptyForm(page: Page, submit: string): Promise<void> {
  await page.getByRole("button", { name: submit }).last().click();
  await page.locator("[aria-invalid=true]").first().waitFor();
}

async function openHireDialog(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Hire Top Talent" }).first().click();
  await page.locator("dialog[open] form").waitFor();
}

/** The next page's data does not come, so that the error screen does. */
async function breakNavigation(page: Page): Promise<void> {
  await page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await page.getByRole("button", { name: "Refresh Page" }).waitFor();
  // The root's error screen is a new document, whose styles come after it.
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.sheet);
}

/** Every screen, closed and in each of its open states. @param jobSlug of any open posting */
export const listScreens = (jobSlug: string): Screen[] => [
  { name: "the home page", path: paths.home(), looks: all },
  {
    name: "the mobile menu",
    path: paths.home(),
    looks: narrow,
    open: (page) => page.getByRole("banner").locator("summary").click(),
  },
  { name: "the hire-request dialog", path: paths.home(), open: openHireDialog },
  {
    name: "the hire-request dialog with errors",
    path: paths.home(),
    open: async (page) => {
      await openHireDialog(page);
      await sendEmptyForm(page, "Submit Request");
    },
  },
  { name: "the job search", path: paths.jobs() },
  { name: "a search that finds nothing", path: paths.jobs("query=astronaut+kangaroo") },
  { name: "a job", path: paths.job(jobSlug) },
  { name: "the jobs of a state", path: paths.jobsInState("texas") },
  { name: "the hire-request page", path: paths.hireRequest() },
  { name: "the contact page", path: paths.contact() },
  {
    name: "the contact page with errors",
    path: paths.contact(),
    open: (page) => sendEmptyForm(page, "Send Message"),
  },
  { name: "the employers page", path: paths.employers() },
  { name: "signing in", path: paths.login() },
  { name: "registering", path: paths.register() },
  {
    name: "registering with errors",
    path: paths.register(),
    open: (page) => sendEmptyForm(page, "Create account"),
  },
  { name: "the dashboard", path: paths.dashboard(), as: "seeker" },
  { name: "the admin panel", path: paths.admin(), as: "admin" },
  { name: "the admin's hire requests", path: paths.adminHireRequests(), as: "admin" },
  { name: "a page that does not exist", path: "/no-such-page" },
  { name: "the error screen", path: paths.home(), open: breakNavigation },
];
