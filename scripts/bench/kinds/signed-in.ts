import { checkBudget } from "../budgets.ts";
import { bundleSite, measureCpuMs, serveBuiltSite, serveWatchedSite } from "../site.ts";
import type { Slowness } from "../slowness.ts";

interface Page {
  name: string;
  path: string;
  headers: Record<string, string>;
  /** Posted, where a page is asked for by a form. */
  form?: string;
}

interface Limits {
  cpuMs: number;
  trips: number;
  /** The 95th percentile until the whole page is there. Not measured without. */
  waitMs?: number;
}

/** Uncached. The processor time is that of all of workerd with its database. */
export async function benchSignedIn(
  loadPages: (db: D1Database, origin: URL, vitals: D1Database) => Promise<Page[]>,
  limits: Limits,
  slowness: Slowness,
): Promise<boolean> {
  const script = await bundleSite();
  const isAskedLittle = await checkTrips(script, loadPages, limits);
  return (await checkTimes(script, loadPages, limits, slowness)) && isAskedLittle;
}

async function checkTrips(script: string, loadPages: LoadPages, limits: Limits): Promise<boolean> {
  const site = await serveWatchedSite(script);
  try {
    let isWithin = true;
    for (const { name, path, headers, form } of await loadPages(site.db, site.url, site.vitals)) {
      // The first one reads the catalogue.
      await open(new URL(path, site.url), headers, form);
      await site.takeUsage(null);
      await open(new URL(path, site.url), headers, form);
      const { d1Trips, rowsRead } = await site.takeUsage(null);
      const what = `${name}: D1 round trips (${rowsRead.toLocaleString("en-US")} rows read)`;
      isWithin = checkBudget({ what, limit: limits.trips, unit: "" }, d1Trips) && isWithin;
    }
    return isWithin;
  } finally {
    await site.stop();
  }
}

type LoadPages = Parameters<typeof benchSignedIn>[0];

async function checkTimes(script: string, loadPages: LoadPages, limits: Limits, { requests }: Slowness) {
  const site = await serveBuiltSite(script);
  try {
    let isWithin = true;
    for (const { name, path, headers, form } of await loadPages(site.db, site.url, site.vitals)) {
      if (limits.waitMs) {
        const waits = await listWaits(new URL(path, site.url), headers, form);
        const budget = { what: `${name}: 95th percentile of ${opened}`, limit: limits.waitMs, unit: "ms" };
        isWithin = checkBudget(budget, findSlowest(waits), requests) && isWithin;
      }
      const cpuMs = await measureCpuMs(site, path, 3, headers, form);
      isWithin =
        checkBudget({ what: `${name}: CPU`, limit: limits.cpuMs, unit: "ms" }, cpuMs, requests) && isWithin;
    }
    return isWithin;
  } finally {
    await site.stop();
  }
}

export const opened = 60;
const slowest = 0.95;

/** Milliseconds until each whole page was there, the shortest first. */
export async function listWaits(url: URL, headers: Record<string, string>, form?: string): Promise<number[]> {
  const waits: number[] = [];
  for (let at = 0; at < opened; at += 1) {
    const start = performance.now();
    await open(url, { ...headers, accept: "text/html" }, form);
    waits.push(performance.now() - start);
  }
  return waits.slice(opened / 6).sort((a, b) => a - b);
}

export const findSlowest = (waits: readonly number[]): number => waits[Math.floor(waits.length * slowest)]!;

async function open(url: URL, headers: Record<string, string>, form?: string): Promise<void> {
  const answer = await fetch(url, {
    headers,
    redirect: "manual",
    ...(form && { method: "POST", body: form }),
  });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${url.pathname}: ${answer.status}`);
}
