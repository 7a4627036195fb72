import { paths } from "#app/paths.ts";
import { billBeacons, busyDay, describeBill, limitOfBeacons } from "./bill/beacon-costs.ts";
import { type Cost, toPrice } from "./bill/prices.ts";
import type { Usage } from "./bill/usage.ts";
import { checkBudget } from "./budgets.ts";
import { bundleSite, findJobPath, measureCpuMs, serveBuiltSite, serveWatchedSite, uncached } from "./site.ts";

const limitOfMix = 2;
const cachedShare = 0.8;
const runs = 5;

const search = (text: string) => paths.jobs(text);

/** Requests that miss the edge cache. The shares are assumptions. */
const kinds = [
  { name: "home", path: paths.home(), share: 0.05 },
  { name: "search, nothing asked", path: search(""), share: 0.1 },
  { name: "search, words and a state", path: search("query=registered+nurse&location=Texas"), share: 0.15 },
  { name: "search, one broad word", path: search("query=patient"), share: 0.05 },
  { name: "search, city and shift", path: search("location=Houston%2C+TX&shift=night"), share: 0.15 },
  { name: "search, highest pay", path: search("sort=pay"), share: 0.05 },
  { name: "job page", path: null, share: 0.3 },
  { name: "state page", path: paths.state("texas"), share: 0.1 },
  { name: "recruiter page", path: paths.localRecruiters("pediatrician", "chicago"), share: 0.05 },
];

export async function benchCosts(): Promise<boolean> {
  const script = await bundleSite();
  const rows = await measureUsage(script);
  const cpuMs = await measureCpu(script);
  console.log("  CPU is that of all of workerd with its database; Cloudflare bills the Worker's part alone.");
  const printed = kinds.map(({ name, share }, at) => ({
    share,
    price: print(name, { requests: 1, cpuMs: cpuMs[at]!, ...rows[at]! }),
  }));
  const cached = print("any of them from the edge", {
    ...rows[0]!,
    ...nothing,
    requests: 1,
    cpuMs: cpuMs.at(-1)!,
  });
  const uncachedPrice = printed.reduce((sum, { share, price }) => sum + share * price, 0);
  const what = `a million views, ${cachedShare * 100} % of them from the edge`;
  const price = cachedShare * cached + (1 - cachedShare) * uncachedPrice;
  const isMixWithin = checkBudget({ what, limit: limitOfMix, unit: "dollars" }, price);
  return (await checkBeacons()) && isMixWithin;
}

/** What views cost beside their pages: their timings, visits and the counts of postings. */
async function checkBeacons(): Promise<boolean> {
  const bill = await billBeacons(busyDay);
  const what = `beacons of a million views, ${busyDay.toLocaleString("en-US")} a day`;
  console.log(`  a beacon: ${describeBill(bill)}`);
  return checkBudget({ what, limit: limitOfBeacons, unit: "dollars" }, bill.price);
}

const nothing = { rowsRead: 0, rowsWritten: 0, d1Trips: 0, kvReads: 0 };

async function measureUsage(script: string): Promise<Usage[]> {
  const site = await serveWatchedSite(script);
  try {
    const usages = [];
    for (const { path } of kinds) {
      const url = new URL(path ?? (await findJobPath(site.url)), site.url);
      const open = async () => (await fetch(url, { headers: uncached })).text();
      await open();
      await site.takeUsage(null);
      for (let run = 0; run < runs; run++) await open();
      const sums = Object.entries(await site.takeUsage(null));
      usages.push(Object.fromEntries(sums.map(([name, sum]) => [name, sum / runs])) as unknown as Usage);
    }
    return usages;
  } finally {
    await site.stop();
  }
}

async function measureCpu(script: string): Promise<number[]> {
  const site = await serveBuiltSite(script);
  try {
    const costs = [];
    for (const { path } of kinds)
      costs.push(await measureCpuMs(site, path ?? (await findJobPath(site.url)), 2));
    costs.push(await measureCpuMs(site, paths.home(), 2, {}));
    return costs;
  } finally {
    await site.stop();
  }
}

function print(name: string, cost: Cost): number {
  const price = toPrice(cost);
  const { cpuMs, rowsRead, rowsWritten, d1Trips, kvReads, r2Reads } = cost;
  console.log(
    `  ${name.padEnd(28)} CPU ${cpuMs.toFixed(1).padStart(5)} ms   D1 rows read ${Math.round(rowsRead).toLocaleString("en-US").padStart(6)}, written ${rowsWritten}, in ${d1Trips} trips   KV reads ${kvReads}   R2 ${r2Reads}   $${price.toFixed(2)} a million`,
  );
  return price;
}
