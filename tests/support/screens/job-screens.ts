import { paths } from "#app/paths.ts";
import { narrow, type Screen, type State } from "./screen.ts";

const filtersOpen: State = async (page) => {
  await page.getByRole("button", { name: /^Filters/ }).click();
  for (const more of await page.locator("#filters summary").all()) await more.click();
};

/** Two open postings that are compared, and one that was taken down. */
const jobsSaved =
  (slug: string): State =>
  async (page) => {
    const other = (await (await page.request.get("/api/jobs/recent?limit=2")).json()) as { slug: string }[];
    const slugs = [...new Set([slug, ...other.map((job) => job.slug)])].slice(0, 2);
    await page.evaluate((saved) => {
      const entries = [...saved, "gone-ab12cd34"].map((slug, at) => {
        return { slug, title: "Registered Nurse", at, pay: { text: "$1/hr", key: "100" } };
      });
      localStorage.setItem("saved-jobs", JSON.stringify(entries));
    }, slugs);
    await page.reload();
    await page
      .getByRole("checkbox", { name: /^Compare/ })
      .first()
      .check();
    await page
      .getByRole("checkbox", { name: /^Compare/ })
      .nth(1)
      .check();
    await page.getByRole("table").waitFor();
  };

/** Sends what the browser lets through, and waits for what the page says then. */
const applicationSent =
  (form: string, phone: string, answer: string): State =>
  async (page) => {
    await page.goto(form);
    const fields = page.locator(`form[action="${form}"]`);
    await fields.getByLabel("First name").fill("Sam");
    await fields.getByLabel("Last name").fill("Okafor");
    await fields.getByLabel("Email").fill("sam@example.com");
    await fields.getByLabel("Phone").fill(phone);
    await fields.getByLabel("Note").fill("RN in Maine with six years of ICU nights.");
    await fields.getByRole("button", { name: /^Send to/ }).click();
    await page.locator(answer).first().waitFor();
  };

export const listJobScreens = (jobSlug: string): Screen[] => [
  { name: "jobs", alike: "posting beside the jobs", path: paths.jobs() },
  { name: "jobs, filters open", path: paths.jobs(), looks: narrow, state: filtersOpen },
  {
    name: "jobs, searched",
    alike: "jobs, filters open",
    path: paths.jobs("query=icu&location=Texas&shift=night"),
    looks: narrow,
  },
  { name: "posting beside the jobs", path: paths.jobs(`job=${jobSlug}`) },
  { name: "jobs, none found", alike: "jobs, filters open", path: paths.jobs("query=astronaut+kangaroo") },
  { name: "job", path: paths.job(jobSlug) },
  { name: "job, to a clinician", path: paths.job(jobSlug), as: "seeker" },
  { name: "saved jobs, none", alike: "saved jobs", path: paths.saved() },
  { name: "saved jobs", path: paths.saved(), state: jobsSaved(jobSlug) },
  { name: "application", alike: "application with errors", path: paths.applyToJob(jobSlug) },
  {
    name: "application with errors",
    alike: "hire request with errors",
    path: paths.applyToJob(jobSlug),
    state: applicationSent(paths.applyToJob(jobSlug), "12", "[aria-invalid=true]"),
  },
  {
    name: "application sent",
    path: paths.receipt("none"),
    state: applicationSent(paths.applyToJob(jobSlug), "", "h2:text('What happens next')"),
  },
  { name: "featured jobs", alike: "jobs", path: paths.featuredJobs() },
  { name: "jobs of a state", alike: "jobs", path: paths.jobsInState("texas") },
  { name: "jobs of a state at its other address", alike: "jobs", path: "/healthcare-jobs/texas" },
  { name: "jobs by state", alike: "locations", path: paths.jobsByState() },
  { name: "jobs of a profession", alike: "jobs", path: paths.professionJobs("physician") },
  { name: "report a posting", alike: "application with errors", path: paths.reportJob(jobSlug) },
];
