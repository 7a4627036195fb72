import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";
import { benchSignedIn } from "../kinds/signed-in.ts";
import type { Slowness } from "../slowness.ts";
import { applicants, loadBenchCompany, postings } from "./bench-company.ts";

export async function benchHiring(slowness: Slowness): Promise<boolean> {
  console.log(
    `  a company with ${postings.toLocaleString("en-US")} postings and ${applicants.toLocaleString("en-US")} applicants`,
  );
  return benchSignedIn(loadPages, { cpuMs: 10, trips: 4 }, slowness);
}

async function loadPages(d1: D1Database, origin: URL) {
  const { company, applicant, draft, headers } = await loadBenchCompany(d1, origin);
  return [
    { name: "jobs table", path: workPaths.hiringJobs(company) },
    { name: "jobs table, a word few have", path: workPaths.hiringJobs(company, "q=zeppelin") },
    { name: "applicants", path: workPaths.hiringApplicants(company) },
    { name: "one applicant", path: workPaths.hiringApplicant(company, applicant) },
    { name: "a step of the wizard", path: paths.postingStep(draft, "pay") },
    { name: "review of a posting", path: paths.postingReview(draft) },
  ].map((page) => ({ ...page, headers }));
}
