import type { Page } from "playwright-core";
import { paths } from "#app/paths.ts";
import { all, narrow, type Screen, type State, wide } from "./screen.ts";

const menuOpen =
  (label: string): State =>
  async (page) => {
    await page.getByRole("navigation", { name: "Main" }).locator("summary", { hasText: label }).focus();
    await page.keyboard.press("Enter");
  };

const mobileMenuOpen: State = async (page) => {
  await page.getByRole("banner").locator("summary[aria-label=Menu]").click();
  await page.locator(".mobile-menu .menu > summary").first().click();
};

const accountMenuOpen: State = (page) =>
  page.getByRole("banner").locator("summary[aria-label^=Account]").click();

const suggestionsOpen: State = async (page) => {
  await page.keyboard.press("Control+/");
  await page.getByRole("combobox", { name: "Search jobs, companies" }).fill("night icu jobs in texas");
  await page.getByRole("option").filter({ hasText: "Night shift" }).first().waitFor();
};

const searchOpen: State = async (page) => {
  await page.locator("summary.header-search").click();
  await page.getByPlaceholder("Search jobs, companies...").fill("nurse");
};

const scrollTo = (page: Page, to: number) => page.evaluate((top) => window.scrollTo({ top }), to);

const quickActionsOpen: State = async (page) => {
  await scrollTo(page, 1200);
  await page.locator(".narrow-only").waitFor({ state: "attached" });
  await scrollTo(page, 1100);
  await page.getByRole("button", { name: "Quick actions" }).click();
};

const stickyActionOpen: State = async (page) => {
  await scrollTo(page, 1200);
  await page.locator("summary[aria-label='More actions']").click();
};

/** The next page's data does not come. */
const navigationBroken: State = async (page) => {
  await page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("banner").getByRole("link", { name: "Clinward" }).first().click();
  await page.getByRole("button", { name: "Refresh Page" }).waitFor();
  // The root's error screen is a new document, whose styles come after it.
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel='stylesheet']")];
    const isStyled = getComputedStyle(document.body).backgroundColor !== "rgba(0, 0, 0, 0)";
    return isStyled && sheets.every(({ sheet }) => sheet);
  });
  await page.waitForLoadState("networkidle");
};

export const shellScreens: readonly Screen[] = [
  {
    name: "menu for job seekers",
    alike: "account menu",
    path: paths.home(),
    looks: wide,
    state: menuOpen("Job Seekers"),
  },
  {
    name: "menu for employers",
    alike: "menu for job seekers",
    path: paths.home(),
    looks: wide,
    state: menuOpen("Employers"),
  },
  {
    name: "menu of tools",
    alike: "menu for job seekers",
    path: paths.home(),
    looks: wide,
    state: menuOpen("Tools & Resources"),
  },
  {
    name: "menu about us",
    alike: "menu for job seekers",
    path: paths.home(),
    looks: wide,
    state: menuOpen("About"),
  },
  { name: "mobile menu", path: paths.contact(), looks: narrow, state: mobileMenuOpen },
  {
    name: "mobile menu, logged in",
    alike: "mobile menu",
    path: paths.home(),
    as: "seeker",
    looks: narrow,
    state: mobileMenuOpen,
  },
  {
    name: "account menu",
    alike: "mobile menu",
    path: paths.contact(),
    as: "admin",
    looks: wide,
    state: accountMenuOpen,
  },
  { name: "header search", alike: "search with suggestions", path: paths.contact(), state: searchOpen },
  { name: "search with suggestions", path: paths.contact(), looks: all, state: suggestionsOpen },
  {
    name: "quick actions",
    alike: "mobile menu",
    path: paths.jobs(),
    looks: narrow,
    state: quickActionsOpen,
  },
  {
    name: "call to action",
    alike: "mobile menu",
    path: paths.home(),
    looks: narrow,
    state: stickyActionOpen,
  },
  { name: "site map", alike: "locations", path: paths.sitemap() },
  { name: "reading offline", alike: "no network", path: paths.offline() },
  { name: "no network", alike: "unknown page", path: `${paths.offline()}?build=1` },
  { name: "unknown page", path: "/no-such-page" },
  { name: "error screen", path: paths.contact(), state: navigationBroken },
];
