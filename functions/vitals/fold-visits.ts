import type { QueuedBeacon } from "#app/kit/vitals/beacon.ts";

/** Names beyond these are counted together, so that made-up hosts cannot fill an hour. */
const mostNames = 200;
const longestPart = 30_000;

/** Without a source, a visitor is not counted yet: a later statement of the batch writes the sources. */
const added = `
  WITH fresh AS (
    SELECT key, value, value ->> 'day' AS day, value ->> 'hour' AS hour, value ->> 'visitor' AS visitor
    FROM json_each(?1)
    WHERE NOT EXISTS (
      SELECT 1 FROM seen_beacons AS seen WHERE seen.day = value ->> 'day' AND seen.id = value ->> 'id'
    )
  ),
  known AS (
    SELECT fresh.*, value ->> 'source' AS own, (
      SELECT max(source) FROM visitor_counts AS told WHERE told.day = fresh.day AND told.visitor = fresh.visitor
    ) AS told
    FROM fresh
  ),
  visits AS (
    SELECT *, coalesce(nullif(told, ''), nullif(max(own) OVER (PARTITION BY day, visitor), ''), 'direct') AS source,
      told IS NULL AND own IS NOT NULL
        AND row_number() OVER (PARTITION BY day, visitor, own IS NULL ORDER BY key) = 1 AS begins
    FROM known
  ),
  added AS (
    SELECT day, hour, each.value AS name FROM visits, json_each(visits.value, '$.counts') AS each
    UNION ALL
    SELECT day, hour, each.value FROM visits, json_each(visits.value, '$.visit') AS each WHERE begins
    UNION ALL
    SELECT day, hour, each.value || ' ' || source FROM visits, json_each(visits.value, '$.steps') AS each
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
      SELECT day, hour, name, 1 AS n FROM added
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

const countVisits = `${added}
  INSERT INTO visit_hours (day, hour, part, counts, searches)
  SELECT day, hour, part,
    (SELECT json_group_object(name, n) FROM capped WHERE capped.day = parts.day AND capped.hour = parts.hour),
    (
      SELECT json_group_array(json(search)) FROM (
        SELECT each.value AS search FROM visit_hours AS old, json_each(old.searches) AS each
        WHERE old.day = parts.day AND old.hour = parts.hour AND old.part = parts.part
        UNION ALL
        SELECT json_array(value ->> '$.search.words', visitor, value ->> '$.search.isEmpty') FROM fresh
        WHERE fresh.day = parts.day AND fresh.hour = parts.hour AND value ->> '$.search.words' IS NOT NULL
      )
    )
  FROM parts WHERE true
  ON CONFLICT (day, hour, part) DO UPDATE SET counts = excluded.counts, searches = excluded.searches`;

export const visitStatements = { countVisits };

export const toVisitFold = (db: D1Database, beacons: readonly QueuedBeacon[]): D1PreparedStatement =>
  db.prepare(countVisits).bind(JSON.stringify(beacons.flatMap(toVisitRow)));

export function toSource({
  isView,
  isRobot,
  metrics,
  campaign,
  referrer,
  visitor,
}: QueuedBeacon): string | null {
  const isLoaded = isView && metrics.ttfb !== undefined;
  return isLoaded && !isRobot && visitor ? (campaign ?? referrer ?? "") : null;
}

function toVisitRow(beacon: QueuedBeacon) {
  const { id, day, hour, visitor, posting, search, isView, isRobot } = beacon;
  // Messages that were queued before visits were counted have no hour.
  if (hour === undefined || !(isView || search)) return [];
  const names = listNames(beacon);
  const of = (measure: string) => [measure, ...names.map((name) => `${measure}.${name}`)];
  const row = { id, day, hour, visitor, source: toSource(beacon) };
  if (search) return [{ ...row, search, counts: search.isEmpty ? ["searches", "misses"] : ["searches"] }];
  if (isRobot) return [{ ...row, counts: ["robots", `robots.route ${beacon.route}`] }];
  const step = posting ? [posting.isStart ? "starts" : "openings"] : [];
  const visit = [...of("visits"), ...(beacon.referrer ? [] : ["visits.referrer direct"])];
  return [{ ...row, counts: [...of("views"), ...step], visit, steps: step.map((name) => `${name}.source`) }];
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
