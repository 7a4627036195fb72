import { mkdir, stat } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { paths } from "#app/paths.ts";
import { launchChromium } from "./machine/chromium.ts";
import { step } from "./machine/steps.ts";
import { buildSite } from "./site/local-site.ts";
import { serveOwnSite } from "./site/own-site.ts";

interface Screenshot {
  name: string;
  path: string;
  width: 390 | 1280;
  dark?: boolean;
  /** Who is signed in. */
  as?: "job_seeker" | "employer" | "admin";
  open?: (page: Page) => Promise<unknown>;
}

type OwnSite = Awaited<ReturnType<typeof serveOwnSite>>;

const folder = "docs/screens";
const maxBytes = 250_000;

const twoOffers =
  "role=registered-nurse&kind=travel&pay=26&state=OH&city=Columbus&lodging=840&meals=504&two=1&kind2=contractor&pay2=80&state2=UT";

const screenshots: Screenshot[] = [
  { name: "home", path: paths.home(), width: 1280 },
  { name: "home-dark", path: paths.home(), width: 1280, dark: true },
  { name: "home", path: paths.home(), width: 390 },
  { name: "menu", path: paths.home(), width: 1280, open: openMenu },
  { name: "mobile-menu", path: paths.home(), width: 390, open: openMobileMenu },
  { name: "form-errors", path: paths.hireRequest(), width: 1280, open: sendEmptyForm },
  { name: "jobs", path: paths.jobs(), width: 1280 },
  { name: "jobs-dark", path: paths.jobs(), width: 1280, dark: true },
  { name: "jobs", path: paths.jobs("query=icu+nurse+texas"), width: 390 },
  { name: "no-result", path: paths.jobs("query=icu&location=Wyoming&shift=night&has=visa"), width: 1280 },
  { name: "posting-beside", path: paths.jobs("query=icu"), width: 1280, open: openBeside },
  { name: "job", path: paths.jobs("query=icu"), width: 1280, open: openJob },
  { name: "job", path: paths.jobs("query=icu"), width: 390, open: openJob },
  { name: "job-dark", path: paths.jobs("query=icu"), width: 390, dark: true, open: openJob },
  { name: "comparison", path: paths.compareStates("colorado", "texas"), width: 1280 },
  { name: "saved", path: paths.jobs("query=icu"), width: 1280, open: saveAndCompare },
  { name: "state", path: paths.state("colorado"), width: 1280 },
  { name: "employers", path: paths.employers(), width: 1280 },
  { name: "guides", path: paths.careerGuides(), width: 1280 },
  { name: "post", path: paths.post("where-the-same-rn-keeps-most"), width: 1280, open: scrollToFigure },
  { name: "post-dark", path: paths.post("what-a-multistate-license-opens"), width: 390, dark: true },
  { name: "pay", path: paths.placePay("registered-nurse", "texas"), width: 1280 },
  { name: "offer", path: paths.salaryTool(twoOffers), width: 1280 },
  { name: "career", path: paths.careerDashboard(), width: 1280, as: "job_seeker" },
  { name: "skills", path: paths.skillsChecklist("icu-nurse"), width: 390 },
  { name: "match", path: paths.candidateMatching(), width: 1280, as: "job_seeker" },
  { name: "mentor", path: paths.mentor(), width: 1280, open: askMentor },
  { name: "posting-review", path: paths.postJob(), width: 1280, as: "employer", open: pastePosting },
  { name: "desk", path: paths.admin(), width: 1280, as: "admin" },
  { name: "request", path: paths.adminHireRequests(), width: 1280, as: "admin", open: openFirst },
  { name: "request", path: paths.adminHireRequests(), width: 390, as: "admin", open: openFirst },
  { name: "social", path: paths.adminSocialMedia(), width: 1280, as: "admin" },
  { name: "validation", path: paths.adminJobsValidation(), width: 1280, as: "admin" },
];

const listCards = (page: Page) => page.locator("main ol article");

async function openFirst(page: Page): Promise<void> {
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

async function openBeside(page: Page): Promise<void> {
  await listCards(page).nth(2).getByRole("link").first().click();
  await page.getByRole("link", { name: "Open full page" }).waitFor();
  await page.mouse.move(0, 0);
}

async function openJob(page: Page): Promise<void> {
  await page.goto((await listCards(page).nth(2).getByRole("link").first().getAttribute("href"))!);
  await page.waitForLoadState("networkidle");
}

/** Two postings side by side, for a nurse who said her license. */
async function saveAndCompare(page: Page): Promise<void> {
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
  await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = "auto";
    document.querySelector("table")?.scrollIntoView({ block: "end" });
  });
}

async function scrollToFigure(page: Page): Promise<void> {
  await page
    .locator(".article-figure")
    .first()
    .evaluate((figure) => {
      document.documentElement.style.scrollBehavior = "auto";
      figure.scrollIntoView({ block: "center" });
    });
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).locator("summary").first().click();
}

async function openMobileMenu(page: Page): Promise<void> {
  await page.getByRole("banner").locator("summary[aria-label=Menu]").click();
}

async function sendEmptyForm(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Submit Request" }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
}

async function askMentor(page: Page): Promise<void> {
  await page
    .getByLabel("Your question")
    .fill(
      "Which ICU jobs could I take in Colorado with my Arizona multistate license, and what do they pay?",
    );
  await page.getByRole("button", { name: "Ask" }).click();
  await page.getByRole("heading", { level: 2 }).first().waitFor();
}

async function pastePosting(page: Page): Promise<void> {
  await page.getByLabel("Your posting").fill(`ICU Registered Nurse, Nights
Denver, CO
Full-time, 36 hours per week

You care for adults in a 24-bed medical ICU with an intensivist on site day and night.`);
  await page.getByRole("button", { name: "Read this posting" }).click();
  await page.waitForURL("**/review");
  await page.waitForLoadState("networkidle");
}

async function take(site: OwnSite, browser: Browser, screenshot: Screenshot): Promise<string> {
  const { name, path, width, dark, open, as } = screenshot;
  const page = await browser.newPage({
    baseURL: site.origin,
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
  });
  if (as) {
    const { email, password } = site.accountOf(as);
    const headers = { origin: site.origin };
    await page.request.post("/api/auth/login", { data: { email, password }, headers });
  }
  await page.goto(path, { waitUntil: "networkidle" });
  await open?.(page);
  await page.waitForTimeout(300);
  const file = `${folder}/${name}-${width}.png`;
  await page.screenshot({ path: file });
  await page.close();
  const { size } = await stat(file);
  if (size > maxBytes) throw new Error(`${file} has ${size} bytes: more than ${maxBytes}.`);
  return `${file} (${Math.round(size / 1000)} kB)`;
}

await step("Building the site", buildSite);
const site = await step("Starting both Workers", serveOwnSite);
const browser = await launchChromium();
try {
  await mkdir(folder, { recursive: true });
  for (const screenshot of screenshots) console.log(await take(site, browser, screenshot));
} finally {
  await browser.close();
  await site.stop();
}
