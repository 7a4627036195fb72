import { mostSavedJobs } from "#app/jobs/list/comparison/saved-jobs.server.ts";
import { paths } from "#app/paths.ts";
import { benchSignedIn } from "../kinds/signed-in.ts";
import type { Slowness } from "../slowness.ts";
import { loadBenchClinician } from "./bench-person.ts";

const manyApplications = 500;

export async function benchClinician(slowness: Slowness): Promise<boolean> {
  console.log(`  a clinician with 3 applications, and one with ${manyApplications}`);
  return benchSignedIn(loadPages, { cpuMs: 8, trips: 3, waitMs: 25 }, slowness);
}

async function loadPages(d1: D1Database, origin: URL) {
  const few = await loadBenchClinician(d1, origin, 900_011, { applications: 3, saved: 3 });
  const many = await loadBenchClinician(d1, origin, 900_012, {
    applications: manyApplications,
    saved: mostSavedJobs,
  });
  return [
    { name: "dashboard", path: paths.dashboard(), headers: few.headers },
    { name: "profile", path: paths.profile(), headers: few.headers },
    { name: `dashboard, ${manyApplications} applications`, path: paths.dashboard(), headers: many.headers },
    {
      name: `dashboard, ${manyApplications} applications, last page`,
      path: paths.ownApplications(many.lastPage).split("#")[0]!,
      headers: many.headers,
    },
    { name: `profile, ${manyApplications} applications`, path: paths.profile(), headers: many.headers },
    { name: "one application", path: paths.ownApplication(many.application), headers: many.headers },
    { name: `saved jobs, ${mostSavedJobs}`, path: paths.saved(), headers: many.headers },
    { name: "what 50 saved jobs say today", path: many.savedPath, headers: many.headers },
  ];
}
