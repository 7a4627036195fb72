import { paths } from "#app/paths.ts";
import { checkBudget } from "../budgets.ts";
import { bundleSite, measureCpuMs, serveBuiltSite, serveWatchedSite } from "../site.ts";
import type { Slowness } from "../slowness.ts";
import { applicants, loadBenchCompany, postings } from "./bench-company.ts";

const limits = { cpuMs: 10, trips: 4 };

type Loaded = Awaited<ReturnType<typeof loadBenchCompany>>;

const toPages = ({ company, applicant, draft }: Loaded) => [
  { name: "jobs table", path: paths.hiringJobs(company) },
  { name: "jobs table, a word few have", path: paths.hiringJobs(company, "q=zeppelin") },
  { name: "applicants", path: paths.hiringApplicants(company) },
  { name: "one applicant", path: paths.hiringApplicant(company, applicant) },
  { name: "a step of the wizard", path: paths.postingStep(draft, "pay") },
  { name: "review of a posting", path: paths.postingReview(draft) },
];

/** Uncached. The processor time is that of all of workerd with its database. */
export async function benchHiring(slowness: Slowness): Promise<boolean> {
  console.log(
    `  a company with ${postings.toLocaleString("en-US")} postings and ${applicants.toLocaleString("en-US")} applicants`,
  );
  const script = await bundleSite();
  const isAskedLittle = await checkTrips(script);
  return (await checkCpu(script, slowness)) && isAskedLittle;
}

async function checkTrips(script: string): Promise<boolean> {
  const site = await serveWatchedSite(script);
  try {
    const loaded = await loadBenchCompany(site.db, site.url);
    let isWithin = true;
    for (const { name, path } of toPages(loaded)) {
      const open = async () => {
        const answer = await fetch(new URL(path, site.url), { headers: loaded.headers, redirect: "manual" });
        await answer.text();
        if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
      };
      // The first one reads the catalogue.
      await open();
      await site.takeUsage(null);
      await open();
      const { d1Trips, rowsRead } = await site.takeUsage(null);
      const what = `${name}: D1 round trips (${rowsRead.toLocaleString("en-US")} rows read)`;
      isWithin = checkBudget({ what, limit: limits.trips, unit: "" }, d1Trips) && isWithin;
    }
    return isWithin;
  } finally {
    await site.stop();
  }
}

async function checkCpu(script: string, slowness: Slowness): Promise<boolean> {
  const site = await serveBuiltSite(script);
  try {
    const loaded = await loadBenchCompany(site.db, site.url);
    let isWithin = true;
    for (const { name, path } of toPages(loaded)) {
      const cpuMs = await measureCpuMs(site, path, 3, loaded.headers);
      const budget = { what: `${name}: CPU`, limit: limits.cpuMs, unit: "ms" };
      isWithin = checkBudget(budget, cpuMs, slowness.requests) && isWithin;
    }
    return isWithin;
  } finally {
    await site.stop();
  }
}
