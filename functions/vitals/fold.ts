import type { Beacon } from "#app/vitals/beacon.ts";
import { toBucket } from "#app/vitals/histogram.ts";
import { metrics, toDay } from "#app/vitals/vitals.ts";

// Longer than a queue keeps a message (4 days unless set otherwise), so that none comes back after its id is gone.
const rememberedDays = 5;

const fold = `
  INSERT INTO vitals_histograms (day, route, device, metric, bucket, count)
  SELECT beacon.value ->> 'day', beacon.value ->> 'route', beacon.value ->> 'device', measured.key, measured.value,
    count(*)
  FROM json_each(?1) AS beacon, json_each(beacon.value, '$.buckets') AS measured
  WHERE NOT EXISTS (
    SELECT 1 FROM seen_beacons WHERE day = beacon.value ->> 'day' AND id = beacon.value ->> 'id'
  )
  GROUP BY 1, 2, 3, 4, 5
  ON CONFLICT (day, route, device, metric, bucket) DO UPDATE SET count = count + excluded.count`;

const remember = `
  INSERT INTO seen_beacons (day, id)
  SELECT beacon.value ->> 'day', beacon.value ->> 'id' FROM json_each(?1) AS beacon WHERE true
  ON CONFLICT (day, id) DO NOTHING`;

// A few at a time: a batch brings at most 100 new ones, and no single one should pay for a whole day's clearing.
const forget = `
  DELETE FROM seen_beacons
  WHERE (day, id) IN (SELECT day, id FROM seen_beacons WHERE day < ?1 ORDER BY day, id LIMIT 500)`;

/** Exported for the test that reads their plans. */
export const foldStatements = { fold, remember, forget };

/**
 * Adds the beacons to the histograms, each exactly once however often it is delivered.
 *
 * A queue delivers at least once. D1 runs a batch as one transaction and one transaction at a time: counting and
 * remembering happen together or not at all, and of two deliveries of a beacon, in the same batch, in two at the same
 * time, or after an answer that got lost, the later one finds its id among the seen. One that is older than the ids
 * we keep is left out, since nothing can tell any more whether it was counted.
 */
export async function foldBeacons(db: D1Database, beacons: readonly Beacon[], now: number): Promise<void> {
  const rememberedSince = toDay(now, rememberedDays);
  const recent = beacons.filter((beacon) => beacon.day >= rememberedSince);
  const distinct = new Map(recent.map((beacon) => [`${beacon.day} ${beacon.id}`, beacon]));
  const rows = JSON.stringify([...distinct.values()].map(toRow));
  await db.batch([
    db.prepare(fold).bind(rows),
    db.prepare(remember).bind(rows),
    db.prepare(forget).bind(rememberedSince),
  ]);
}

function toRow({ id, day, route, device, metrics: values }: Beacon) {
  const buckets: Record<string, number> = {};
  for (const metric of metrics) {
    const value = values[metric];
    if (value !== undefined) buckets[metric] = toBucket(metric, value);
  }
  return { id, day, route, device, buckets };
}
