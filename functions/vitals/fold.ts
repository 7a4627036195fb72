import type { QueuedBeacon } from "#app/kit/vitals/beacon.ts";
import { toBucket } from "#app/kit/vitals/histogram.ts";
import { metrics, toDay } from "#app/kit/vitals/vitals.ts";
import { foldStatements } from "./fold-statements.ts";
import { toSource, toVisitFold } from "./fold-visits.ts";

// Longer than a queue keeps a message (4 days unless configured otherwise), so none returns after its id is gone.
const rememberedDays = 5;

/** A queue may deliver twice. Nothing can tell whether a beacon older than the ids we keep was counted. */
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
  // A beacon that only says that a page was opened does not count toward a visitor's share of the measurements.
  const measured = JSON.stringify(all.filter(({ buckets }) => Object.keys(buckets).length > 0));
  const { day, noteReleases } = foldStatements;
  await db.batch([
    db.prepare(noteReleases).bind(rows, now),
    toVisitFold(db, [...distinct.values()]),
    ...foldStatements.measured.map((sql) => db.prepare(sql).bind(measured)),
    ...foldStatements.all.map((sql) => db.prepare(sql).bind(rows)),
    db.prepare(day.forget).bind(rememberedSince),
    // Yesterday's beacons may still be queued, but their salt is gone, so these names lead to nobody.
    db.prepare(day.forgetVisitors).bind(toDay(now, 1)),
  ]);
}

function toRow(beacon: QueuedBeacon) {
  const { id, day, hour, visitor, route, device, country, release, runningRelease, posting } = beacon;
  const buckets: Record<string, number> = {};
  for (const metric of metrics) {
    const value = beacon.metrics[metric];
    if (value !== undefined) buckets[metric] = toBucket(metric, value);
  }
  return {
    id,
    day,
    hour,
    visitor: visitor ?? "",
    route,
    device,
    country,
    release,
    runningRelease,
    buckets,
    source: toSource(beacon),
    posting: posting?.slug,
    isStart: posting?.isStart,
    click: beacon.isRobot ? undefined : beacon.click,
    listed: beacon.listed,
  };
}
