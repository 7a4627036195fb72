import type { QueuedBeacon } from "#app/kit/vitals/beacon.ts";
import type { Visitors } from "./visitor-parts.ts";

/** Names beyond these are counted together, so that made-up hosts cannot fill an hour. */
const mostNames = 200;
const longestPart = 30_000;

/** ?1 is an array of {day, hour, counts, searches}. */
const added = `
  WITH added AS (
    SELECT given.value ->> 'day' AS day, given.value ->> 'hour' AS hour, each.key AS name, each.value AS n
    FROM json_each(?1) AS given, json_each(given.value, '$.counts') AS each
  ),
  parts AS (
    SELECT day, hour, coalesce((
      SELECT part + (length(searches) > ${longestPart}) FROM visit_hours AS last
      WHERE last.day = hours.day AND last.hour = hours.hour ORDER BY part DESC LIMIT 1
    ), 0) AS part
    FROM (SELECT DISTINCT day, hour FROM added) AS hours
  ),
  summed AS (
    SELECT day, hour, name, sum(n) AS n FROM (
      SELECT day, hour, name, n FROM added
      UNION ALL
      SELECT old.day, old.hour, each.key, each.value
      FROM parts JOIN visit_hours AS old USING (day, hour, part), json_each(old.counts) AS each
    )
    GROUP BY 1, 2, 3
  ),
  ranked AS (
    SELECT day, hour, n, name, substr(name, 1, instr(name, ' ')) AS kind,
      row_number() OVER (
        PARTITION BY day, hour, substr(name, 1, instr(name, ' ')) ORDER BY n DESC, name
      ) AS place
    FROM summed
  ),
  capped AS (
    SELECT day, hour, iif(place > ${mostNames} AND kind <> '', kind || 'other', name) AS name, sum(n) AS n FROM ranked
    GROUP BY 1, 2, 3
  )`;

const addVisits = `${added}
  INSERT INTO visit_hours (day, hour, part, counts, searches)
  SELECT day, hour, part,
    (SELECT json_group_object(name, n) FROM capped WHERE capped.day = parts.day AND capped.hour = parts.hour),
    (
      SELECT json_group_array(json(search)) FROM (
        SELECT each.value AS search FROM visit_hours AS old, json_each(old.searches) AS each
        WHERE old.day = parts.day AND old.hour = parts.hour AND old.part = parts.part
        UNION ALL
        SELECT each.value FROM json_each(?1) AS given, json_each(given.value, '$.searches') AS each
        WHERE given.value ->> 'day' = parts.day AND given.value ->> 'hour' = parts.hour
      )
    )
  FROM parts WHERE true
  ON CONFLICT (day, hour, part) DO UPDATE SET counts = excluded.counts, searches = excluded.searches`;

export const visitStatements = { addVisits };

/** An hour's page views, visits and searches, and the words with who searched for them and whether nothing was found. */
interface HourCounts {
  day: string;
  hour: number;
  counts: Record<string, number>;
  searches: [words: string, visitor: string, isEmpty: 0 | 1][];
}

export const toVisitWrite = (db: D1Database, hours: readonly HourCounts[]): D1PreparedStatement =>
  db.prepare(addVisits).bind(JSON.stringify(hours));

/** Also tells the visitors what led to their visits. */
export function countVisits(beacons: readonly QueuedBeacon[], visitors: Visitors): HourCounts[] {
  const begun = new Set(beacons.filter((beacon) => beginsVisit(beacon, visitors)));
  const hours = new Map<string, HourCounts>();
  for (const beacon of beacons) {
    const { day, hour, visitor, search, isView } = beacon;
    // Messages that were queued before visits were counted have no hour.
    if (hour === undefined || !(isView || search)) continue;
    const key = `${day} ${hour}`;
    const row = hours.get(key) ?? { day, hour, counts: {}, searches: [] };
    hours.set(key, row);
    const source = visitors.sourceOf(beacon) || "direct";
    for (const name of listCounts(beacon, source, begun.has(beacon)))
      row.counts[name] = (row.counts[name] ?? 0) + 1;
    if (search?.words) row.searches.push([search.words, visitor ?? "", search.isEmpty ? 1 : 0]);
  }
  return [...hours.values()];
}

function beginsVisit(beacon: QueuedBeacon, visitors: Visitors): boolean {
  const { isView, isRobot, metrics, campaign, referrer, visitor } = beacon;
  const { isLoaded = isView && metrics.ttfb !== undefined } = beacon;
  if (!isLoaded || isRobot || !visitor) return false;
  return visitors.tellSource(beacon, campaign ?? referrer ?? "");
}

function listCounts(beacon: QueuedBeacon, source: string, begins: boolean): string[] {
  const { posting, search, isRobot, route, referrer } = beacon;
  if (search) return search.isEmpty ? ["searches", "misses"] : ["searches"];
  if (isRobot) return ["robots", `robots.route ${route}`];
  const names = listNames(beacon);
  const of = (measure: string) => [measure, ...names.map((name) => `${measure}.${name}`)];
  const steps = posting ? [posting.isStart ? "starts" : "openings"] : [];
  return [
    ...of("views"),
    ...(begins ? [...of("visits"), ...(referrer ? [] : ["visits.referrer direct"])] : []),
    ...steps.flatMap((step) => [step, `${step}.source ${source}`]),
  ];
}

function listNames({ route, country, device, referrer, campaign }: QueuedBeacon): string[] {
  return [
    `route ${route}`,
    `country ${country}`,
    `device ${device}`,
    ...(referrer ? [`referrer ${referrer}`] : []),
    ...(campaign ? [`campaign ${campaign}`] : []),
  ];
}
