import type { Page } from "playwright-core";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import type { Screen, State } from "./screen.ts";

/** What an admin searched for takes the place of the list. */
const requestsSearched: State = async (page) => {
  await page.getByRole("searchbox").last().fill("e");
  await page.getByRole("search", { name: "Requests" }).getByRole("button").click();
  await page.getByRole("status").getByText("“e”").waitFor();
};

/** One for each list, because a new site has none. The same ones however often they are sent. */
async function sendRequests(page: Page): Promise<void> {
  const headers = { origin: new URL(page.url()).origin, "idempotency-key": "screens-of-requests" };
  const who = { email: "dana@harbor.example", phone: "" };
  const details = "Two night-shift ICU nurses in Portland, from January.";
  const hire = { ...who, name: "Dana Whitfield", company: "Harbor Health", details };
  await page.request.post("/api/hire-request", { headers, data: hire });
  const message = { ...who, firstName: "Sam", lastName: "Okafor", specialty: "nursing", message: details };
  await page.request.post("/api/contact", { headers, data: message });
}

/** The list's newest request, with an answer that was begun. */
const requestOpen =
  (list: string): State =>
  async (page) => {
    await sendRequests(page);
    await page.goto(list);
    await page.locator("a[data-open]:not([href*='/applications/'])").first().click();
    await page.getByRole("link", { name: "A few questions" }).click();
    await page.getByLabel("Subject").waitFor();
  };

const applicationOpen: State = async (page) => {
  await page.goto(deskPaths.adminContacts());
  await page.locator("a[href*='/contacts/applications/']").first().click();
  await page.getByRole("heading", { name: "Text for the employer" }).waitFor();
};

/** The posting that has waited longest. */
const waitingPostingOpen =
  (list: string): State =>
  async (page) => {
    await page.goto(list);
    await page.locator("[data-open]").first().click();
    await page.getByRole("heading", { name: "What visitors will see" }).waitFor();
  };

const companyEdited: State = async (page) => {
  await page.getByText("Edit the company").click();
  await page.getByLabel("Website").waitFor();
};

export const listDeskScreens = (jobSlug: string): Screen[] => [
  { name: "admin", alike: "contacts", path: paths.admin(), as: "admin" },
  { name: "hire requests", alike: "contacts", path: deskPaths.adminHireRequests(), as: "admin" },
  { name: "contacts", path: deskPaths.adminContacts(), as: "admin" },
  {
    name: "hire requests, searched",
    alike: "contacts",
    path: deskPaths.adminHireRequests(),
    as: "admin",
    state: requestsSearched,
  },
  {
    name: "hire request",
    alike: "applicant",
    path: deskPaths.adminHireRequest("unknown"),
    as: "admin",
    state: requestOpen(deskPaths.adminHireRequests()),
  },
  {
    name: "contact request",
    alike: "hire request",
    path: deskPaths.adminContact("unknown"),
    as: "admin",
    state: requestOpen(deskPaths.adminContacts()),
  },
  {
    name: "application to pass on",
    alike: "hire request",
    path: deskPaths.adminApplication("unknown"),
    as: "admin",
    state: applicationOpen,
  },
  { name: "postings of the desk", alike: "cron runs", path: deskPaths.adminPostings(), as: "admin" },
  {
    name: "all postings of the desk",
    alike: "cron runs",
    path: deskPaths.adminPostings("state=all"),
    as: "admin",
  },
  {
    name: "company of the desk",
    alike: "hire request",
    path: deskPaths.adminEmployer("northquill-health"),
    as: "admin",
    state: companyEdited,
  },
  {
    name: "merge of companies",
    alike: "cron runs",
    path: deskPaths.adminMergeEmployer("northquill-health"),
    as: "admin",
  },
  {
    name: "posting to check",
    alike: "markup of a posting",
    path: deskPaths.adminPosting("unknown"),
    as: "admin",
    state: waitingPostingOpen(deskPaths.adminPostings()),
  },
  { name: "reports", alike: "contacts", path: deskPaths.adminReports(), as: "admin" },
  { name: "employers of the desk", alike: "cron runs", path: deskPaths.adminEmployers(), as: "admin" },
  { name: "analytics", alike: "web vitals", path: deskPaths.adminAnalytics(), as: "admin" },
  { name: "web vitals", alike: "contacts", path: deskPaths.adminVitals(), as: "admin" },
  { name: "users", alike: "cron runs", path: deskPaths.adminUsers(), as: "admin" },
  { name: "user", alike: "hire request", path: deskPaths.adminUser(2), as: "admin" },
  { name: "audit log", alike: "cron runs", path: deskPaths.adminAudit(), as: "admin" },
  { name: "data requests", alike: "cron runs", path: deskPaths.adminDataRequests(), as: "admin" },
  { name: "data request", alike: "unknown page", path: serverPaths.adminDataRequest("unknown"), as: "admin" },
  { name: "feeds", alike: "cron runs", path: deskPaths.adminFeeds(), as: "admin" },
  { name: "feed", alike: "hire request", path: serverPaths.adminFeed("demo-file"), as: "admin" },
  { name: "taxonomy", alike: "cron runs", path: deskPaths.adminTaxonomy(), as: "admin" },
  { name: "words of titles", alike: "hire request", path: serverPaths.adminWord(1), as: "admin" },
  { name: "mail", alike: "cron runs", path: deskPaths.adminMail(), as: "admin" },
  { name: "a mail that is gone", alike: "unknown page", path: deskPaths.adminMailOne(1), as: "admin" },
  { name: "desk alerts", alike: "password", path: deskPaths.adminAlerts(), as: "admin" },
  { name: "mails put aside", alike: "password", path: deskPaths.adminStrayedMails(), as: "admin" },
  { name: "suppressions", alike: "password", path: deskPaths.adminSuppressions(), as: "admin" },
  {
    name: "web vitals of a route",
    alike: "web vitals",
    path: deskPaths.adminRouteVitals("path=%2Fjobs"),
    as: "admin",
  },
  { name: "cron runs", alike: "contacts", path: deskPaths.adminCron(), as: "admin" },
  { name: "social posts", alike: "social post", path: deskPaths.adminSocialMedia(), as: "admin" },
  {
    name: "social post",
    alike: "posting, review",
    path: deskPaths.adminSocialPost("demo-social-2"),
    as: "admin",
  },
  { name: "new social post", alike: "social post", path: deskPaths.adminNewSocialPost(), as: "admin" },
  { name: "social templates", alike: "social post", path: deskPaths.adminSocialTemplates(), as: "admin" },
  {
    name: "social template",
    alike: "social post",
    path: deskPaths.adminSocialTemplate("demo-pay-first"),
    as: "admin",
  },
  { name: "Google Jobs validation", alike: "cron runs", path: deskPaths.adminJobsValidation(), as: "admin" },
  {
    name: "markup of a posting",
    alike: "social post",
    path: deskPaths.adminJobValidation(jobSlug),
    as: "admin",
  },
  {
    name: "pasted markup",
    alike: "cron runs",
    path: deskPaths.adminPastedValidation(),
    as: "admin",
  },
];
