import { isUniqueViolation } from "#app/kit/platform/db.ts";
import { hourMs } from "#app/kit/platform/durations.ts";
import { type QueuedBeacon, unknownRelease } from "#app/kit/vitals/beacon.ts";
import { toBucket } from "#app/kit/vitals/histogram.ts";
import { listsPerReport } from "#app/kit/vitals/visit-source.ts";
import { metrics, toDay } from "#app/kit/vitals/vitals.ts";
import { foldReads, foldWrites, type PackedTable, packedWrites } from "./fold-statements.ts";
import { countVisits, toVisitWrite } from "./fold-visits.ts";
import { openVisitors, toPart, type VisitorPart } from "./visitor-parts.ts";

// Longer than a queue keeps a message (4 days unless configured otherwise), so none returns after its id is gone.
const rememberedDays = 5;
const mostTries = 20;

/**
 * Counts these and all that wait. A queue may deliver twice. Nothing can tell whether a beacon older than the ids we keep
 * was counted.
 */
export async function foldBeacons(
  db: D1Database,
  beacons: readonly QueuedBeacon[],
  now: number,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await foldOnce(db, beacons, now);
    } catch (error) {
      // Another run was faster, and what this one had read is out of date.
      if (tries === mostTries || !isUniqueViolation(error, "folded_beacons.number")) throw error;
    }
  }
}

async function foldOnce(db: D1Database, given: readonly QueuedBeacon[], now: number): Promise<void> {
  const rememberedSince = toDay(now, rememberedDays);
  const [last, waiting] = await db.batch([db.prepare(foldReads.last), db.prepare(foldReads.waiting)]);
  const rows = waiting!.results as { id: number; beacons: string }[];
  const delivered = [...rows.flatMap((row) => JSON.parse(row.beacons) as QueuedBeacon[]), ...given];
  const recent = delivered.filter(({ day }) => day >= rememberedSince);
  const { fresh, visitors, releases } = await readKnown(db, recent, now);

  const packs = createPacks();
  const counted = countVisits(fresh, visitors);
  for (const beacon of fresh) {
    packPostings(packs, beacon);
    // A beacon that only says that a page was opened does not count toward a visitor's share of the measurements.
    if (Object.keys(beacon.metrics).length > 0 && visitors.measure(beacon))
      packMetrics(packs, beacon, releases.known);
  }

  const number = ((last!.results[0] as { number: number | null }).number ?? 0) + 1;
  const { take, taken, ...writes } = foldWrites;
  const statements = [
    db.prepare(writes.forget).bind(Date.parse(rememberedSince)),
    // Yesterday's beacons may still be queued, but their salt is gone, so these names lead to nobody.
    db.prepare(writes.forgetVisitors).bind(toDay(now, 1)),
    ...packs.list().map(([table, added]) => db.prepare(packedWrites[table]).bind(JSON.stringify(added))),
    ...visitors
      .listChanged()
      .map((part) => db.prepare(writes.visitors).bind(part.day, part.part, JSON.stringify(part.visitors))),
  ];
  if (releases.running.length > 0)
    statements.push(db.prepare(writes.releases).bind(JSON.stringify(releases.running), toDay(now), now));
  if (counted.length > 0) statements.push(toVisitWrite(db, counted));
  if (rows.length > 0) statements.push(db.prepare(taken).bind(JSON.stringify(rows.map(({ id }) => id))));
  if (fresh.length > 0)
    statements.unshift(db.prepare(take).bind(number, now, JSON.stringify(fresh.map(({ id }) => id))));
  await db.batch(statements);
}

async function readKnown(db: D1Database, beacons: readonly QueuedBeacon[], now: number) {
  const running = [...new Set(beacons.flatMap(({ runningRelease }) => runningRelease ?? []))];
  const told = new Set(beacons.flatMap(({ release }) => release ?? []));
  const parts = new Set(beacons.map(({ day, visitor = "" }) => JSON.stringify([day, toPart(visitor)])));
  const [ids, names, stored] = await db.batch([
    db.prepare(foldReads.ids).bind(toEarliest(beacons, now)),
    db.prepare(foldReads.releases).bind(JSON.stringify([...told])),
    db.prepare(foldReads.visitors).bind(`[${[...parts].join()}]`),
  ]);
  const seen = new Set((ids!.results as { ids: string }[]).flatMap((row) => JSON.parse(row.ids) as string[]));
  const distinct = new Map(beacons.filter(({ id }) => !seen.has(id)).map((beacon) => [beacon.id, beacon]));
  const visitorParts = (stored!.results as { day: string; part: string; visitors: string }[]).map(
    (part): VisitorPart => ({ ...part, visitors: JSON.parse(part.visitors) }),
  );
  const known = new Set([...(names!.results as { name: string }[]).map(({ name }) => name), ...running]);
  return {
    fresh: [...distinct.values()],
    visitors: openVisitors(visitorParts),
    releases: { running, known },
  };
}

/** When the first of them can have been counted already: in the hour of its arrival, or in the last hour. */
const toEarliest = (beacons: readonly QueuedBeacon[], now: number): number =>
  beacons.reduce(
    (earliest, { day, hour = 0 }) => Math.min(earliest, Date.parse(day) + (hour - 1) * hourMs),
    now - hourMs,
  );

type Key = readonly (string | number)[];

/** What a run adds to the rows of a table, by their keys. */
function createPacks() {
  const tables = new Map<PackedTable, Map<string, { key: Key; counts: Record<string, number> }>>();
  return {
    add(table: PackedTable, key: Key, name: string, n = 1): void {
      const rows = tables.get(table) ?? new Map();
      tables.set(table, rows);
      const at = JSON.stringify(key);
      const row = rows.get(at) ?? { key, counts: {} };
      rows.set(at, row);
      row.counts[name] = (row.counts[name] ?? 0) + n;
    },
    /** Of each table, [key columns..., counts]. */
    list: (): [PackedTable, unknown[][]][] =>
      [...tables].map(([table, rows]) => [
        table,
        [...rows.values()].map(({ key, counts }) => [...key, counts]),
      ]),
  };
}
type Packs = ReturnType<typeof createPacks>;

/** The route "*" is all routes together. Messages from before hours, countries and releases were counted lack them. */
function packMetrics(packs: Packs, beacon: QueuedBeacon, releases: ReadonlySet<string>): void {
  const { day, hour, route, device, country, release } = beacon;
  for (const metric of metrics) {
    const value = beacon.metrics[metric];
    if (value === undefined) continue;
    const name = `${metric} ${toBucket(metric, value)}`;
    packs.add("vitals_histograms", [day, route, device], name);
    for (const counted of [route, "*"]) {
      if (hour !== undefined) packs.add("vitals_hours", [day, hour, counted], name);
      if (country) packs.add("vitals_countries", [country, day, counted, device], name);
      if (release)
        packs.add("vitals_releases", [releases.has(release) ? release : unknownRelease, counted, day], name);
    }
  }
}

function packPostings(packs: Packs, beacon: QueuedBeacon): void {
  const { day, posting, click, isRobot, listed = [], listedFor = listsPerReport } = beacon;
  const add = (slug: string, name: string, n = 1) =>
    packs.add("posting_parts", [day, slug.slice(-1)], `${name} ${slug}`, n);
  if (posting) add(posting.slug, posting.isStart ? "starts" : "views");
  if (click && !isRobot) add(click, "clicks");
  for (const slug of listed) add(slug, "listed", listedFor);
}
