import { getPlatformProxy } from "wrangler";
import { loadCatalog } from "./load/load-catalog.ts";
import { loadCities } from "./load/load-cities.ts";
import { type DemoAccount, loadDemoAccounts } from "./load/load-demo-accounts.ts";
import { loadDemoJobs } from "./load/load-demo-jobs.ts";
import { findLoad } from "./load/loads.ts";
import { localState } from "./local-site.ts";
import { hashFiles } from "./steps.ts";

export interface LoadedData {
  /** What was loaded now, in words; empty where all was up to date. */
  loaded: string[];
  accounts: DemoAccount[];
}

interface LocalBindings {
  DB: D1Database;
  CATALOG: KVNamespace;
}

interface Options {
  /** The folder of the local D1 and KV, as `wrangler dev --persist-to` has it. */
  state: string;
  /** UTC milliseconds. */
  now: number;
  /** Whether to load the demo postings and accounts. */
  demo: boolean;
  onProgress?: (text: string) => void;
}

/** Older than this, the demo postings are put in again with new dates. */
const demoAgeMs = 7 * 24 * 60 * 60 * 1000;
const passwordFile = ".cache/demo-accounts.json";
const writers = ["scripts/load", "app/jobs/job-writer.server.ts", "app/jobs/search-keys.ts"];
const inputs = {
  cities: ["data/us_cities.csv", "scripts/load/load-cities.ts", "app/jobs/search-language.ts"],
  catalog: ["data", "scripts/load", "app/platform/catalog.ts"],
  demoJobs: ["data", "scripts/demo", "app/specialties", ...writers],
};

/** Brings the local data up to date: cities, catalogue, and the demo postings and accounts where asked for. */
export async function loadData({ state, now, demo, onProgress = () => {} }: Options): Promise<LoadedData> {
  const platform = await getPlatformProxy<LocalBindings>({ persist: { path: `${state}/v3` } });
  try {
    const { DB: db, CATALOG: kv } = platform.env;
    const loaded: string[] = [];
    const load = async (
      name: string,
      files: readonly string[],
      maxAgeMs: number,
      work: (v: string) => Promise<string>,
    ) => {
      const version = hashFiles(files);
      const last = await findLoad(db, name);
      if (last?.version === version && now - last.at < maxAgeMs) return;
      loaded.push(await work(version));
      onProgress(loaded.at(-1)!);
    };
    await load(
      "cities",
      inputs.cities,
      Number.POSITIVE_INFINITY,
      async (version) => `${await loadCities(db, version, now)} cities`,
    );
    await load(
      "catalog",
      inputs.catalog,
      Number.POSITIVE_INFINITY,
      async (version) => `${await loadCatalog(kv, db, version, now)} tables of the catalogue`,
    );
    if (!demo) return { loaded, accounts: [] };
    await load("demo-jobs", inputs.demoJobs, demoAgeMs, async (version) => {
      const count = await loadDemoJobs(db, version, now, (done, total) =>
        onProgress(`demo postings: ${done} of ${total}`),
      );
      return `${count} demo postings`;
    });
    return { loaded, accounts: await loadDemoAccounts(db, passwordFile, now) };
  } finally {
    await platform.dispose();
  }
}

if (import.meta.main) {
  if (!process.argv.includes("--local")) {
    console.error("This loads the local data only: node scripts/load-data.ts --local [--no-demo]");
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
