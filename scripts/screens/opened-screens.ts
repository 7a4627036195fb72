import type { Page } from "playwright-core";
import { paths } from "#app/paths.ts";

const scrollTo = (page: Page, selector: string, block: "center" | "end") =>
  page
    .locator(selector)
    .first()
    .evaluate((element, to) => {
      document.documentElement.style.scrollBehavior = "auto";
      element.scrollIntoView({ block: to });
    }, block);

const listCards = (page: Page) => page.locator("main ol article");

export async function openFirst(page: Page): Promise<void> {
  const headers = { origin: new URL(page.url()).origin, "idempotency-key": "screenshots" };
  const data = {
    name: "Dana Whitfield",
    email: "dana@harbor.example",
    company: "Harbor Health",
    position: "Registered nurse, ICU",
    place: "Portland, OR",
    details:
      "Two night-shift nurses for our 20-bed ICU, from January. Oregon license and one year in an ICU.",
  };
  await page.request.post("/api/hire-request", { headers, data });
  await page.reload();
  await page.locator("[data-open]").first().click();
  await page.getByRole("heading", { name: "Notes and history" }).waitFor();
}

export async function openBeside(page: Page): Promise<void> {
  await listCards(page).nth(2).getByRole("link").first().click();
  await page.getByRole("link", { name: "Open full page" }).waitFor();
  await page.mouse.move(0, 0);
}

export async function openJob(page: Page): Promise<void> {
  await page.goto((await listCards(page).nth(2).getByRole("link").first().getAttribute("href"))!);
  await page.waitForLoadState("networkidle");
}

export async function saveAndCompare(page: Page): Promise<void> {
  for (const at of [2, 4]) await listCards(page).nth(at).getByRole("button", { name: /^Save/ }).click();
  await page.evaluate((profile) => localStorage.setItem("profile", JSON.stringify(profile)), {
    profession: "registered-nurse",
    licenses: [{ state: "TX", multistate: true, expires: null }],
    label: "RN: Texas, multistate",
    licenseSaidAt: 1,
  });
  await page.goto(paths.saved(), { waitUntil: "networkidle" });
  for (const choice of await page.getByRole("checkbox", { name: /^Compare/ }).all()) await choice.check();
  await page.getByRole("table").waitFor();
  await scrollTo(page, "table", "end");
}

export const scrollToFigure = (page: Page) => scrollTo(page, ".article-figure", "center");

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).locator("summary").first().click();
}

export async function openMobileMenu(page: Page): Promise<void> {
  await page.getByRole("banner").locator("summary[aria-label=Menu]").click();
}

export async function sendEmptyForm(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Submit Request" }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
}

export async function askMentor(page: Page): Promise<void> {
  await page
    .getByLabel("Your question")
    .fill(
      "Which ICU jobs could I take in Colorado with my Arizona multistate license, and what do they pay?",
    );
  await page.getByRole("button", { name: "Ask" }).click();
  await page.getByRole("heading", { level: 2 }).first().waitFor();
}

export async function pastePosting(page: Page): Promise<void> {
  await page.getByLabel("Your posting").fill(`ICU Registered Nurse, Nights
Denver, CO
Full-time, 36 hours per week

You care for adults in a 24-bed medical ICU with an intensivist on site day and night.`);
  await page.getByRole("button", { name: "Read this posting" }).click();
  await page.waitForURL("**/review");
  await page.waitForLoadState("networkidle");
}

export async function openSlowRoute(page: Page): Promise<void> {
  await page.getByText("made a route slower").locator("..").getByRole("link").first().click();
  await page.waitForURL("**/route?**");
  await page.waitForLoadState("networkidle");
}

export async function openApplicantBeside(page: Page): Promise<void> {
  await page.locator("[data-beside]").first().click();
  await page.getByRole("link", { name: "Open whole page" }).waitFor();
}

export async function openMarkup(page: Page): Promise<void> {
  await page.getByRole("table").getByRole("link").first().click();
  await page.getByRole("heading", { name: "Rule by rule" }).waitFor();
}
