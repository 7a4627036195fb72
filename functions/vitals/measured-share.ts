import { hourMs } from "#app/kit/platform/durations.ts";
import type { QueuedBeacon } from "#app/kit/vitals/beacon.ts";
import { toDay } from "#app/kit/vitals/vitals.ts";
import { foldBeacons } from "./fold.ts";
import { mostBatches } from "./fold-statements.ts";

export interface BusyEnv {
  VITALS_DB: D1Database;
  /** Page views a day that are all measured and counted at once; without it, however many there are. */
  MEASURED_A_DAY?: string;
}

let known = { for: "", share: 1 };

/**
 * 1, or less after a day with more than `MEASURED_A_DAY` page views. The same all day, so that quiet hours do not weigh
 * more than busy ones.
 */
export async function readMeasuredShare(
  { VITALS_DB, MEASURED_A_DAY }: BusyEnv,
  now: number,
): Promise<number> {
  const mostMeasured = Number(MEASURED_A_DAY);
  if (!mostMeasured) return 1;
  const day = toDay(now, 1);
  const asked = `${day} ${mostMeasured}`;
  if (known.for !== asked) {
    const views = await VITALS_DB.prepare(
      "SELECT sum(counts ->> 'views') AS n FROM visit_hours WHERE day = ?1",
    )
      .bind(day)
      .first<number | null>("n");
    known = { for: asked, share: Math.min(1, mostMeasured / (views ?? 1)) };
  }
  return known.share;
}

/** On a busy site, a batch of the queue waits for others of its hour: each run writes the rows of many pages anew. */
export async function takeBeacons(
  env: BusyEnv,
  beacons: readonly QueuedBeacon[],
  now: number,
): Promise<void> {
  const { VITALS_DB: db } = env;
  if ((await readMeasuredShare(env, now)) === 1) return foldBeacons(db, beacons, now);
  const [, waiting] = await db.batch([
    db
      .prepare("INSERT INTO waiting_beacons (at, beacons) VALUES (?1, ?2)")
      .bind(now, JSON.stringify(beacons)),
    db.prepare("SELECT min(at) AS since, count(*) AS batches FROM waiting_beacons"),
  ]);
  const { since, batches } = waiting!.results[0] as { since: number; batches: number };
  if (batches >= mostBatches || since <= now - hourMs) await foldBeacons(db, [], now);
}
