import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import { workPaths } from "#app/work-paths.ts";
import { demoShareKey } from "../../../scripts/local/demo-people.ts";
import type { Screen, State } from "./screen.ts";

/** The page that ends the posting of the newest applicant. */
const endingOpen =
  (applicants: string): State =>
  async (page) => {
    await page.goto(`${applicants}?sort=newest`);
    await page.locator("main article a").first().click();
    const posting = page.getByRole("link", { name: "Fill or close this posting" });
    await posting.click();
    await page.getByRole("heading", { name: /open application/ }).waitFor();
  };

/** Two of the library and one in own words, which is not filled in. */
const questionsChosen =
  (company: string): State =>
  async (page) => {
    await page.goto(workPaths.hiringJobs(company));
    await page.locator("summary", { hasText: "More about" }).first().click();
    await page.getByRole("link", { name: "Questions" }).first().click();
    await page.getByText("Choose from our questions").click();
    const offered = page.getByRole("group", { name: "For any job" }).getByRole("checkbox");
    await offered.nth(0).check();
    await offered.nth(1).check();
    await page.getByRole("button", { name: "Add the chosen questions" }).click();
    await page.getByText("Not saved yet").waitFor();
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByText("Press “Preview”").waitFor();
  };

/** Turns the newest applicant down, and opens the page that undoes it. */
const endingWaiting =
  (applicants: string): State =>
  async (page) => {
    await page.goto(`${applicants}?sort=newest&status=in-review`);
    await page.locator("main article a").first().click();
    // The list has a filter of that name, too.
    await page.waitForURL(/\/applicants\/[\w-]+/);
    await page.getByRole("combobox", { name: "Stage" }).selectOption({ label: "Not selected" });
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await page.getByRole("button", { name: "Email 1 person and move them" }).click();
    await page.getByRole("link", { name: "When the emails go" }).click();
    await page.getByRole("button", { name: "Undo" }).waitFor();
  };

/** Claims a company, unless it was claimed before, and opens the claim. */
const companyClaimed =
  (slug: string): State =>
  async (page) => {
    const { origin } = new URL(page.url());
    const form = { company: slug, message: "Call the main number and ask for Morgan." };
    const answer = await page.request.post(`/hiring/claims?company=${slug}`, { headers: { origin }, form });
    await page.goto(answer.url());
    await page.getByRole("button", { name: "Withdraw this claim" }).waitFor();
  };

const colleagueInvited: State = async (page) => {
  const { origin, pathname } = new URL(page.url());
  const form = { intent: "invite", email: "riley.okafor@northquill.example", role: "reviewer" };
  await page.request.post(pathname, { headers: { origin }, form });
  await page.goto(pathname);
  await page.getByRole("heading", { name: "Invited" }).waitFor();
};

/** A pasted posting, which begins a draft, and one of its pages. */
const postingWritten =
  (step: string): State =>
  async (page) => {
    await page.goto("/post-job");
    await page.getByLabel("Your posting").fill(toPastedPosting());
    await page.getByRole("button", { name: "Read this posting" }).click();
    await page.waitForURL("**/review");
    if (step !== "review") await page.goto(page.url().replace(/review$/, step));
    await page.getByRole("navigation", { name: "Steps" }).waitFor();
  };

const postingSent: State = async (page, accountOf) => {
  await postingWritten("review")(page, accountOf);
  await page.getByRole("button", { name: /^(Send for approval|Publish)$/ }).click();
  await page.waitForURL("**/published/**");
};

/** Each is of another unit, because a company has a posting once. */
function toPastedPosting(): string {
  const unit = Array.from({ length: 6 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join(
    "",
  );
  return `ICU Registered Nurse, ${unit} unit
Denver, CO
Full-time, 36 hours per week
$42.50 - $58 per hour

You care for adults in a 24-bed medical ICU with an intensivist on site day and night, and a charge nurse without patients.`;
}

const demoShare = serverPaths.shared("demo-applicant-4", demoShareKey);

export const listCompanyScreens = (jobSlug: string): Screen[] => [
  { name: "applicants", path: workPaths.hiringApplicants("northquill-health"), as: "employer" },
  {
    name: "applicant beside the list",
    path: workPaths.hiringApplicants("northquill-health", "person=demo-applicant-1"),
    as: "employer",
  },
  {
    name: "interview hours",
    alike: "team",
    path: workPaths.hiringHours("northquill-health"),
    as: "employer",
  },
  {
    name: "applicant",
    path: workPaths.hiringApplicant("northquill-health", "demo-applicant-1", "template=interview"),
    as: "employer",
  },
  { name: "board", path: workPaths.hiringBoard("northquill-health"), as: "employer" },
  {
    name: "shared application, unopened",
    alike: "shared application",
    path: demoShare,
  },
  { name: "shared application", path: `${demoShare}&open=1` },
  {
    name: "scorecard criteria",
    alike: "stages",
    path: workPaths.hiringScorecard("northquill-health"),
    as: "employer",
  },
  { name: "answer texts", alike: "stages", path: workPaths.hiringTexts("northquill-health"), as: "employer" },
  { name: "stages", path: workPaths.hiringStages("northquill-health"), as: "employer" },
  {
    name: "messages of a company",
    alike: "applicants",
    path: workPaths.hiringMessages("northquill-health", "show=all"),
    as: "employer",
  },
  { name: "talent", path: workPaths.hiringTalent("northquill-health"), as: "employer" },
  {
    name: "messages to clinicians",
    alike: "talent",
    path: workPaths.hiringTalentWritten("northquill-health"),
    as: "employer",
  },
  {
    name: "clinician to write to",
    alike: "applicant",
    path: workPaths.hiringTalentPerson("northquill-health", "unknown"),
    as: "employer",
    state: async (page) => {
      await page.goto(workPaths.hiringTalent("northquill-health", "profession=registered-nurse"));
      await page.locator("main article a").first().click();
      await page.getByRole("heading", { name: "Write to them" }).waitFor();
    },
  },
  { name: "what is due", path: workPaths.hiringHome("northquill-health"), as: "employer" },
  {
    name: "compared applicants",
    alike: "applicants",
    path: `${workPaths.hiringCompare("northquill-health")}?pick0=demo-applicant-1&pick1=demo-applicant-2&pick2=demo-applicant-3`,
    as: "employer",
  },
  {
    name: "reports",
    alike: "applicants",
    path: workPaths.hiringReports("northquill-health", "period=365"),
    as: "employer",
  },
  {
    name: "posting to fill",
    alike: "applicant",
    path: paths.closeHiringJob("northquill-health", "unknown"),
    as: "employer",
    state: endingOpen(workPaths.hiringApplicants("northquill-health")),
  },
  {
    name: "ending to undo",
    alike: "applicants",
    path: workPaths.hiringEnding("northquill-health", "unknown"),
    as: "employer",
    state: endingWaiting(workPaths.hiringApplicants("northquill-health")),
  },
  { name: "start of a posting", alike: "posting, a step", path: paths.postJob() },
  { name: "find your company", alike: "company settings", path: paths.findCompany("q=lark"), as: "employer" },
  {
    name: "claim of a company",
    alike: "find your company",
    path: paths.findCompany("company=larkmere-health"),
    as: "employer",
  },
  {
    name: "claim that is being checked",
    alike: "application of one's own",
    path: paths.companyClaim("unknown"),
    as: "employer",
    state: companyClaimed("larkmere-health"),
  },
  {
    name: "company settings",
    alike: "job feed, paused",
    path: paths.companySettings("northquill-health"),
    as: "employer",
  },
  {
    name: "jobs of a company",
    alike: "applicants",
    path: workPaths.hiringJobs("northquill-health"),
    as: "employer",
  },
  {
    name: "questions of a posting",
    path: workPaths.hiringQuestions("northquill-health", "unknown"),
    as: "employer",
    state: questionsChosen("northquill-health"),
  },
  {
    name: "history of a posting",
    alike: "jobs of a company",
    path: serverPaths.hiringJobHistory("northquill-health", jobSlug),
    as: "employer",
  },
  {
    name: "team",
    alike: "company settings",
    path: workPaths.hiringTeam("northquill-health"),
    as: "employer",
  },
  {
    name: "team, one invited",
    alike: "team",
    path: workPaths.hiringTeam("northquill-health"),
    as: "employer",
    state: colleagueInvited,
  },
  {
    name: "posting to approve",
    path: workPaths.hiringApproval("northquill-health", "demo-approval"),
    as: "employer",
  },
  {
    name: "own requests",
    alike: "team",
    path: workPaths.hiringRequests("northquill-health"),
    as: "employer",
  },
  { name: "dashboard of an employer", alike: "dashboard", path: paths.dashboard(), as: "employer" },
  {
    name: "careers page, edited",
    path: workPaths.hiringCareersPage("northquill-health"),
    as: "employer",
  },
  {
    name: "keys and webhooks",
    path: workPaths.hiringDevelopers("northquill-health"),
    as: "employer",
  },
  {
    name: "webhook, paused",
    path: workPaths.hiringWebhook("northquill-health", "demo-webhook"),
    as: "employer",
  },
  {
    name: "job feeds",
    alike: "job feed, paused",
    path: workPaths.hiringFeeds("northquill-health"),
    as: "employer",
  },
  {
    name: "new job feed",
    alike: "job feeds",
    path: workPaths.hiringNewFeed("northquill-health"),
    as: "employer",
  },
  { name: "job feed, paused", path: workPaths.hiringFeed("northquill-health", "demo-board"), as: "employer" },
  {
    name: "job feed, checked",
    alike: "job feed, paused",
    path: workPaths.hiringFeed("northquill-health", "demo-file"),
    as: "employer",
  },
  {
    name: "run of a job feed",
    alike: "job feed, paused",
    path: workPaths.hiringFeedRun("northquill-health", "demo-file", "demo-file-1"),
    as: "employer",
  },
  {
    name: "posting, a step",
    alike: "posting, review",
    path: paths.postingStep("none", "pay"),
    as: "employer",
    state: postingWritten("pay"),
  },
  {
    name: "posting, review",
    path: paths.postingReview("none"),
    as: "employer",
    state: postingWritten("review"),
  },
  {
    name: "posting, sent",
    alike: "posting, review",
    path: paths.publishedPosting("none"),
    as: "employer",
    state: postingSent,
  },
];
