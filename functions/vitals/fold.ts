import type { QueuedBeacon } from "#app/vitals/beacon.ts";
import { toBucket } from "#app/vitals/histogram.ts";
import { metrics, toDay } from "#app/vitals/vitals.ts";

// Longer than a queue keeps a message (4 days unless configured otherwise), so none returns after its id is gone.
const rememberedDays = 5;

// A page view sends two beacons. Ten of a thousand cannot move a 75th percentile; without a cap, one script could.
export const maxBeaconsPerVisitor = 10;

// Gives each new beacon its place among the visitor's beacons for that route and day.
const fresh = `
  WITH fresh AS (
    SELECT value, value ->> 'day' AS day, value ->> 'visitor' AS visitor, value ->> 'route' AS route,
      row_number() OVER (
        PARTITION BY value ->> 'day', value ->> 'visitor', value ->> 'route' ORDER BY key
      ) + coalesce((
        SELECT beacons FROM visitor_counts AS known
        WHERE known.day = value ->> 'day' AND known.visitor = value ->> 'visitor' AND known.route = value ->> 'route'
      ), 0) AS place
    FROM json_each(?1)
    WHERE NOT EXISTS (
      SELECT 1 FROM seen_beacons AS seen WHERE seen.day = value ->> 'day' AND seen.id = value ->> 'id'
    )
  )`;

const fold = `${fresh}
  INSERT INTO vitals_histograms (day, route, device, metric, bucket, count)
  SELECT day, route, fresh.value ->> 'device', measured.key, measured.value, count(*)
  FROM fresh, json_each(fresh.value, '$.buckets') AS measured
  WHERE place <= ${maxBeaconsPerVisitor}
  GROUP BY 1, 2, 3, 4, 5
  ON CONFLICT (day, route, device, metric, bucket) DO UPDATE SET count = count + excluded.count`;

const tally = `${fresh}
  INSERT INTO visitor_counts (day, visitor, route, beacons)
  SELECT day, visitor, route, count(*) FROM fresh WHERE place <= ${maxBeaconsPerVisitor}
  GROUP BY 1, 2, 3
  ON CONFLICT (day, visitor, route) DO UPDATE SET beacons = beacons + excluded.beacons`;

// A posting's views of a batch are one write.
const count = `
  INSERT INTO posting_days (posting, day, views, starts)
  SELECT value ->> 'posting', value ->> 'day', sum(NOT value ->> 'isStart'), sum(value ->> 'isStart')
  FROM json_each(?1)
  WHERE value ->> 'posting' IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM seen_beacons AS seen WHERE seen.day = value ->> 'day' AND seen.id = value ->> 'id'
  )
  GROUP BY 1, 2
  ON CONFLICT (posting, day) DO UPDATE SET views = views + excluded.views, starts = starts + excluded.starts`;

const remember = `
  INSERT INTO seen_beacons (day, id)
  SELECT beacon.value ->> 'day', beacon.value ->> 'id' FROM json_each(?1) AS beacon WHERE true
  ON CONFLICT (day, id) DO NOTHING`;

// A batch adds at most 100, and no single batch should pay for clearing a whole day.
const forget = `
  DELETE FROM seen_beacons
  WHERE (day, id) IN (SELECT day, id FROM seen_beacons WHERE day < ?1 ORDER BY day, id LIMIT 500)`;

const forgetVisitors = `
  DELETE FROM visitor_counts WHERE (day, visitor, route) IN (
    SELECT day, visitor, route FROM visitor_counts WHERE day < ?1 ORDER BY day, visitor, route LIMIT 500
  )`;

export const foldStatements = { fold, tally, count, remember, forget, forgetVisitors };

/**
 * A queue delivers at least once, so one transaction counts the beacons and remembers their ids. A beacon older than
 * the ids we keep is left out, because nothing can tell whether it was counted.
 */
export async function foldBeacons(
  db: D1Database,
  beacons: readonly QueuedBeacon[],
  now: number,
): Promise<void> {
  const rememberedSince = toDay(now, rememberedDays);
  const recent = beacons.filter((beacon) => beacon.day >= rememberedSince);
  const distinct = new Map(recent.map((beacon) => [`${beacon.day} ${beacon.id}`, beacon]));
  const all = [...distinct.values()].map(toRow);
  const rows = JSON.stringify(all);
  // What only says that a page was opened must not use up a visitor's share of the measurements.
  const measured = JSON.stringify(all.filter(({ buckets }) => Object.keys(buckets).length > 0));
  await db.batch([
    db.prepare(fold).bind(measured),
    db.prepare(tally).bind(measured),
    db.prepare(count).bind(rows),
    db.prepare(remember).bind(rows),
    db.prepare(forget).bind(rememberedSince),
    // Yesterday's beacons may still be queued, but their salt is gone, so these names lead to nobody.
    db.prepare(forgetVisitors).bind(toDay(now, 1)),
  ]);
}

function toRow({ id, day, visitor, route, device, metrics: values, posting }: QueuedBeacon) {
  const buckets: Record<string, number> = {};
  for (const metric of metrics) {
    const value = values[metric];
    if (value !== undefined) buckets[metric] = toBucket(metric, value);
  }
  // Messages from before visitors and postings were counted have none.
  const opened = posting ? { posting: posting.slug, isStart: posting.isStart } : {};
  return { id, day, visitor: visitor ?? "", route, device, buckets, ...opened };
}
