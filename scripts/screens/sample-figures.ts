import { readFileSync } from "node:fs";
import { rollUpVisits } from "#app/desk/figures/analytics/roll-up.server.ts";
import type { BuildRecord } from "#app/kit/platform/context.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { removeOldVitals } from "#app/kit/vitals/remove-old-figures.server.ts";
import { foldBeacons } from "../../functions/vitals/fold.ts";
import { openLocalBindings } from "../load/local-bindings.ts";
import { openSiteDatabase } from "../site/site-database.ts";
import { listSampleBeacons } from "./sample-visits.ts";

const noonMs = dayMs / 2;
const days = 56;
const checkedNights = 7;
const perBatch = 500;

/** Counts made-up visits with the code that counts real ones. Only for a site that is thrown away. */
export async function addSampleVisits(state: string): Promise<void> {
  const { db, vitals, close } = await openLocalBindings(state);
  try {
    await addVisits(vitals, await listPostings(db), Date.now());
  } finally {
    await close();
  }
}

export async function runNights(origin: string, state: string): Promise<void> {
  const database = openSiteDatabase(state);
  const run = (cron: string) => fetch(`${origin}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron })}`);
  await run("17 4 * * *");
  for (let night = 1; night <= checkedNights; night++) {
    database.run(
      `UPDATE markup_runs SET day = date(day, '-1 day'), started_at = started_at - ${dayMs},
        finished_at = finished_at - ${dayMs}`,
    );
    await run("*/5 * * * *");
  }
}

const toMidnight = (now: number): number => now - (now % dayMs);

async function listPostings(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT slug FROM jobs WHERE status = 'open'
        ORDER BY (SELECT count(*) FROM applications WHERE job_id = jobs.id) DESC, posted_at DESC LIMIT 60`,
    )
    .all<{ slug: string }>();
  return results.map(({ slug }) => slug);
}

async function addVisits(vitals: D1Database, postings: readonly string[], now: number): Promise<void> {
  const { release } = JSON.parse(readFileSync("build/record.json", "utf8")) as BuildRecord;
  for (let ago = days; ago >= 0; ago--) {
    const start = toMidnight(now) - ago * dayMs;
    const isWeekend = [0, 6].includes(new Date(start).getUTCDay());
    const day = {
      ...{ start, until: now, postings },
      visits: Math.round((170 - ago) * (isWeekend ? 0.6 : 1) * (0.92 + 0.16 * Math.abs(Math.sin(ago)))),
      release: ago > 34 ? "5d02c1f8" : ago > 9 ? "a41e07b3" : release,
      isSlow: ago <= 9,
    };
    const end = Math.min(now, start + dayMs);
    const beacons = listSampleBeacons(day);
    for (let at = 0; at < beacons.length; at += perBatch)
      await foldBeacons(vitals, beacons.slice(at, at + perBatch), Math.min(now, start + noonMs));
    await rollUpVisits(vitals, end);
    await removeOldVitals(vitals, end);
  }
}
