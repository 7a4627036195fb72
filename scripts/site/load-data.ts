import { buildIndex } from "#app/jobs/search/index/index-build.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { loadDemoCompany } from "../demo/company/load-demo-company.ts";
import { loadDemoCareers } from "../demo/hiring/load-demo-careers.ts";
import { loadDemoDevelopers } from "../demo/hiring/load-demo-developers.ts";
import { loadDemoFeeds } from "../demo/hiring/load-demo-feeds.ts";
import { type DemoAccount, loadDemoAccounts } from "../demo/load-demo-accounts.ts";
import { loadDemoJobs } from "../demo/load-demo-jobs.ts";
import { loadDemoCounts, loadDemoProfile } from "../demo/load-demo-profile.ts";
import { loadDemoSocial } from "../demo/social/load-demo-social.ts";
import { catalogSources, loadCatalog } from "../load/load-catalog.ts";
import { loadCities } from "../load/load-cities.ts";
import { findLoad } from "../load/loads.ts";
import { type LocalBindings, openLocalBindings } from "../load/local-bindings.ts";
import { hashFiles } from "../machine/steps.ts";
import { localState } from "./local-site.ts";

interface LoadedData {
  loaded: string[];
  accounts: DemoAccount[];
}

interface Options {
  /** The folder of the local D1 and KV, as given to `wrangler dev --persist-to`. */
  state: string;
  now: number;
  demo: boolean;
  onProgress?: (text: string) => void;
}

interface Step {
  name: string;
  files: readonly string[];
  maxAgeMs: number;
  work: (version: string) => Promise<string>;
}

const demoAgeMs = 7 * 24 * 60 * 60 * 1000;
const passwordFile = ".cache/demo-accounts.json";

export async function loadData({ state, now, demo, onProgress = () => {} }: Options): Promise<LoadedData> {
  const bindings = await openLocalBindings(state);
  try {
    const loaded: string[] = [];
    for (const { name, files, maxAgeMs, work } of toSteps(bindings, now, demo, onProgress)) {
      const version = hashFiles(files);
      const last = await findLoad(bindings.db, name);
      if (last?.version === version && now - last.at < maxAgeMs) continue;
      loaded.push(await work(version));
      onProgress(loaded.at(-1)!);
    }
    if (await buildIndex(toDb(bindings.db))) onProgress("The search index was built anew.");
    const accounts = demo ? await loadDemoAccounts(bindings.db, passwordFile, now) : [];
    if (demo) await loadDemoFeeds(bindings.db, "northquill-health", now);
    if (demo) await loadDemoCareers(bindings.db, "northquill-health");
    if (demo) await loadDemoDevelopers(bindings.db, "northquill-health", now);
    if (demo) await loadDemoSocial(bindings.db, now);
    const seeker = accounts.find(({ role }) => role === "job_seeker");
    if (seeker) await loadDemoProfile(bindings.db, seeker.email, now);
    if (demo) loaded.push(...(await loadDemoWorkspace(bindings, now)));
    return { loaded, accounts };
  } finally {
    await bindings.close();
  }
}

/** After the accounts, because its postings, notes and applications are theirs, and again after the demo postings. */
async function loadDemoWorkspace(bindings: LocalBindings, now: number): Promise<string[]> {
  const { db } = bindings;
  const [postings, last] = await Promise.all([findLoad(db, "demo-jobs"), findLoad(db, "demo-company")]);
  const version = `${hashFiles(["scripts/demo", "scripts/local/demo-people.ts"])} ${postings?.at}`;
  if (last?.version === version && now - last.at < demoAgeMs) return [];
  return [await loadDemoCompany(bindings, version, now)];
}

function toSteps(
  { db, kv }: LocalBindings,
  now: number,
  demo: boolean,
  onProgress: (text: string) => void,
): Step[] {
  const reference: Step[] = [
    {
      name: "cities",
      files: [
        "data/us_cities.csv",
        "data/cms_hospitals.csv",
        "data/us_hospital_centers.csv",
        "scripts/load/load-cities.ts",
        "scripts/load/place",
        "app/kit/text/words.ts",
      ],
      maxAgeMs: Number.POSITIVE_INFINITY,
      work: async (version) => `${await loadCities(db, version, now)} cities`,
    },
    {
      name: "catalog",
      files: catalogSources,
      maxAgeMs: Number.POSITIVE_INFINITY,
      work: async (version) => `${await loadCatalog(kv, db, version, now)} records of the catalogue`,
    },
  ];
  const demoJobs: Step = {
    name: "demo-jobs",
    files: [
      "data",
      "scripts/demo",
      "app/facts/reference/profession/professions.ts",
      "app/facts/reference/profession/specialties.ts",
      "app/facts/reference/profession/specialty-synonyms.ts",
      "app/jobs/postings/record/job-rows.server.ts",
    ],
    maxAgeMs: demoAgeMs,
    work: async (version) => {
      const show = (done: number, total: number) => onProgress(`demo postings: ${done} of ${total}`);
      const count = await loadDemoJobs(db, version, now, show);
      await loadDemoCounts(db, now);
      return `${count} demo postings`;
    },
  };
  return demo ? [...reference, demoJobs] : reference;
}

if (import.meta.main) {
  if (!process.argv.includes("--local")) {
    console.error("This loads the local data only: node scripts/site/load-data.ts --local [--no-demo]");
    process.exit(1);
  }
  const demo = !process.argv.includes("--no-demo");
  const { loaded, accounts } = await loadData({
    state: localState,
    now: Date.now(),
    demo,
    onProgress: console.log,
  });
  if (loaded.length === 0) console.log("All data is up to date.");
  for (const { role, email, password } of accounts) console.log(`${role.padEnd(10)} ${email}  ${password}`);
}
