import { Miniflare } from "miniflare";
import { dayMs } from "#app/kit/platform/durations.ts";
import type { Beacon } from "#app/kit/vitals/beacon.ts";
import { toDay } from "#app/kit/vitals/vitals.ts";
import { foldBeacons } from "../../../functions/vitals/fold.ts";
import { applyMigrations, readMigrations } from "../../site/migrations.ts";
import { prices } from "./prices.ts";
import { noUsage } from "./usage.ts";
import { watchD1 } from "./watched-d1.ts";

const perBatch = 100;
const perView = 2;
/** Written, read and deleted. */
const queueOperations = 3;

/** Dollars for the measurements of a million views: their requests, the queue and the rows that they change. */
export async function priceBeacons(): Promise<number> {
  const rows = await countRowsWritten();
  const each = prices.requests + queueOperations * prices.queueOperations + rows * prices.rowsWritten;
  return perView * each;
}

async function countRowsWritten(): Promise<number> {
  const miniflare = new Miniflare({ modules: true, script: "export default {}", d1Databases: ["VITALS_DB"] });
  try {
    const db = (await miniflare.getD1Database("VITALS_DB")) as unknown as D1Database;
    await applyMigrations(db, readMigrations("functions/vitals/migrations"));
    const watch = { usage: { ...noUsage }, layout: null };
    const watched = watchD1(db, watch);
    const now = Date.now();
    await foldBeacons(watched, toBeacons(now), now);
    // Forgetting the rows ten days later is billed as writing too.
    await foldBeacons(watched, [], now + 10 * dayMs);
    return watch.usage.rowsWritten / perBatch;
  } finally {
    await miniflare.dispose();
  }
}

const toBeacons = (now: number): Beacon[] =>
  Array.from({ length: perBatch }, (_, at) => ({
    id: `beacon-${at}`,
    day: toDay(now),
    visitor: `visitor-${Math.floor(at / perView)}`,
    route: ["/", "/jobs", "/jobs/:slug", "/states/:state"][at % 4]!,
    device: at % 3 === 0 ? "desktop" : "mobile",
    metrics:
      at % perView === 0
        ? { fcp: 600 + at * 9, ttfb: 80 + at * 4 }
        : { lcp: 900 + at * 11, inp: 40 + at, cls: 0 },
    posting: at % (4 * perView) === 0 ? { slug: `posting-${at}`, isStart: false } : null,
    hour: new Date(now).getUTCHours(),
    country: "US",
    release: "release",
    runningRelease: "release",
    isRobot: false,
    referrer: null,
    isView: at % perView === 0,
  }));
