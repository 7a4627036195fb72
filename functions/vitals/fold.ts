import { isUniqueViolation } from "#app/kit/platform/db.ts";
import { hourMs } from "#app/kit/platform/durations.ts";
import { type QueuedBeacon, unknownRelease } from "#app/kit/vitals/beacon.ts";
import { toBucket } from "#app/kit/vitals/histogram.ts";
import { listsPerReport } from "#app/kit/vitals/visit-source.ts";
import { metrics, toDay } from "#app/kit/vitals/vitals.ts";
import { countVisits, toVisitWrite } from "./fold-visits.ts";
import { type BusyEnv, readMeasuredShare } from "./measured-share.ts";
import { openVisitors, toPart, type VisitorPart } from "./visitor-parts.ts";

// Longer than a queue keeps a message (4 days unless configured otherwise), so none returns after its id is gone.
const rememberedDays = 5;
const mostTries = 20;

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

// Columns of the key of each table whose `counts` is a JSON object of sums. `posting_parts` has no vitals.
const keys = {
  vitals_histograms: ["day", "route", "device"],
  vitals_hours: ["day", "hour", "route"],
  vitals_countries: ["country", "day", "route", "device"],
  vitals_releases: ["release", "route", "day"],
  posting_parts: ["day", "part"],
} as const;
type PackedTable = keyof typeof keys;

/** Adds what a batch counted, an array of [key columns..., counts], to the rows that are there. */
function toPackedWrite(table: PackedTable): string {
  const columns = keys[table].join(", ");
  const values = keys[table].map((_, at) => `value ->> ${at}`).join(", ");
  return `INSERT INTO ${table} (${columns}, counts)
    SELECT ${values}, value -> ${keys[table].length} FROM json_each(?1) WHERE true
    ON CONFLICT (${columns}) DO UPDATE SET counts = (
      SELECT json_group_object(key, n) FROM (
        SELECT key, sum(value) AS n FROM (
          SELECT key, value FROM json_each(${table}.counts) UNION ALL SELECT key, value FROM json_each(excluded.counts)
        ) GROUP BY key
      )
    )`;
}

export const packedWrites = Object.fromEntries(
  Object.keys(keys).map((table) => [table, toPackedWrite(table as PackedTable)]),
) as Record<PackedTable, string>;

/** More would be too large for one run; the rest waits for the next. Of a site with 100,000 views a day, an hour has 120. */
export const mostBatches = 130;

/** What a run has to know before it counts. */
export const foldReads = {
  last: "SELECT max(number) AS number FROM folded_beacons",
  waiting: `SELECT id, beacons FROM waiting_beacons ORDER BY id LIMIT ${mostBatches}`,
  ids: "SELECT ids FROM folded_beacons WHERE at >= ?1",
  releases: "SELECT name FROM releases WHERE name IN (SELECT value FROM json_each(?1))",
  visitors: `SELECT stored.day, stored.part, visitors FROM json_each(?1) AS asked
    CROSS JOIN visitor_parts AS stored ON stored.day = asked.value ->> 0 AND stored.part = asked.value ->> 1`,
};

export const foldWrites = {
  take: "INSERT INTO folded_beacons (number, at, ids) VALUES (?1, ?2, ?3)",
  taken: "DELETE FROM waiting_beacons WHERE id IN (SELECT value FROM json_each(?1))",
  releases: `INSERT INTO releases (name, day, first_at)
    SELECT value, ?2, ?3 FROM json_each(?1) WHERE true ON CONFLICT (name) DO NOTHING`,
  visitors: `INSERT INTO visitor_parts (day, part, visitors) VALUES (?1, ?2, ?3)
    ON CONFLICT (day, part) DO UPDATE SET visitors = excluded.visitors`,
  // A run adds one, and no single run should pay for clearing away a whole day.
  forget: `DELETE FROM folded_beacons
    WHERE number IN (SELECT number FROM folded_beacons WHERE at < ?1 ORDER BY at LIMIT 20)`,
  forgetVisitors: "DELETE FROM visitor_parts WHERE day < ?1",
};
