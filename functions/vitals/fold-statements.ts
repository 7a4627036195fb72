import { unknownRelease } from "#app/kit/vitals/beacon.ts";
import { listsPerReport } from "#app/kit/vitals/visit-source.ts";

// A page view sends two beacons. Ten of a thousand cannot move a 75th percentile; without a cap, one script could.
export const maxBeaconsPerVisitor = 10;

const isNew = `NOT EXISTS (
  SELECT 1 FROM seen_beacons AS seen WHERE seen.day = value ->> 'day' AND seen.id = value ->> 'id'
)`;

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
    WHERE ${isNew}
  )`;

const fold = `${fresh}
  INSERT INTO vitals_histograms (day, route, device, metric, bucket, count)
  SELECT day, route, fresh.value ->> 'device', measured.key, measured.value, count(*)
  FROM fresh, json_each(fresh.value, '$.buckets') AS measured
  WHERE place <= ${maxBeaconsPerVisitor}
  GROUP BY 1, 2, 3, 4, 5
  ON CONFLICT (day, route, device, metric, bucket) DO UPDATE SET count = count + excluded.count`;

/** `keys` maps the table's other columns to the SQL of their values. Leaves out messages without `field`. */
function packInto(table: string, field: string, keys: Record<string, string>): string {
  const columns = ["day", "metric", ...Object.keys(keys)].join(", ");
  const values = Object.entries(keys).map(([column, sql]) => `${sql} AS ${column}`);
  return `${fresh},
  counted AS (
    SELECT day, measured.key AS metric, measured.value AS bucket, ${values.join(", ")}, count(*) AS views
    FROM fresh, json_each(fresh.value, '$.buckets') AS measured, json_each(json_array(fresh.route, '*')) AS counted_route
    WHERE place <= ${maxBeaconsPerVisitor} AND fresh.value ->> '${field}' IS NOT NULL
    GROUP BY ${[1, 2, 3, ...values.map((_, at) => at + 4)].join(", ")}
  )
  INSERT INTO ${table} (${columns}, counts)
  SELECT ${columns}, json_group_object(bucket, views) FROM counted WHERE true GROUP BY ${columns}
  ON CONFLICT (${columns}) DO UPDATE SET counts = (
    SELECT json_group_object(key, views) FROM (
      SELECT key, sum(value) AS views FROM (
        SELECT key, value FROM json_each(${table}.counts) UNION ALL SELECT key, value FROM json_each(excluded.counts)
      ) GROUP BY key
    )
  )`;
}

const foldHours = packInto("vitals_hours", "hour", {
  route: "counted_route.value",
  hour: "fresh.value ->> 'hour'",
});

const foldCountries = packInto("vitals_countries", "country", {
  country: "fresh.value ->> 'country'",
  route: "counted_route.value",
  device: "fresh.value ->> 'device'",
});

const foldReleases = packInto("vitals_releases", "release", {
  route: "counted_route.value",
  release: `coalesce((SELECT name FROM releases WHERE name = fresh.value ->> 'release'), '${unknownRelease}')`,
});

const noteReleases = `
  INSERT INTO releases (name, day, first_at)
  SELECT value ->> 'runningRelease', min(value ->> 'day'), ?2 FROM json_each(?1)
  WHERE value ->> 'runningRelease' IS NOT NULL GROUP BY 1
  ON CONFLICT (name) DO NOTHING`;

const tally = `${fresh}
  INSERT INTO visitor_counts (day, visitor, route, beacons, source)
  SELECT day, visitor, route, count(*), max(value ->> 'source') FROM fresh WHERE place <= ${maxBeaconsPerVisitor}
  GROUP BY 1, 2, 3
  ON CONFLICT (day, visitor, route) DO UPDATE SET
    beacons = beacons + excluded.beacons, source = coalesce(nullif(source, ''), excluded.source, source)`;

const count = `
  WITH fresh AS (SELECT value, value ->> 'day' AS day FROM json_each(?1) WHERE ${isNew})
  INSERT INTO posting_days (posting, day, views, starts, clicks, listed)
  SELECT posting, day, sum(views), sum(starts), sum(clicks), sum(listed) FROM (
    SELECT value ->> 'posting' AS posting, day, NOT value ->> 'isStart' AS views, value ->> 'isStart' AS starts,
      0 AS clicks, 0 AS listed FROM fresh WHERE value ->> 'posting' IS NOT NULL
    UNION ALL SELECT value ->> 'click', day, 0, 0, 1, 0 FROM fresh WHERE value ->> 'click' IS NOT NULL
    UNION ALL SELECT each.value, day, 0, 0, 0, ${listsPerReport} FROM fresh, json_each(fresh.value, '$.listed') AS each
  ) WHERE true GROUP BY 1, 2
  ON CONFLICT (posting, day) DO UPDATE SET views = views + excluded.views, starts = starts + excluded.starts,
    clicks = clicks + excluded.clicks, listed = listed + excluded.listed`;

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

/** Of reports with measurements, of every report, and what only clears away. In the order in which they run. */
export const foldStatements = {
  measured: [fold, foldHours, foldCountries, foldReleases, tally],
  all: [count, remember],
  day: { forget, forgetVisitors },
  noteReleases,
};
