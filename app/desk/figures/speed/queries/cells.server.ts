import type { SpeedSearch } from "#app/desk/figures/speed/speed-search.ts";
import { toLastBuckets, toValueWithin } from "#app/kit/vitals/histogram.ts";
import { unpackedVitals } from "#app/kit/vitals/stored-counts.ts";
import { type Metric, metrics } from "#app/kit/vitals/vitals.ts";

/** Rows that count all routes together. */
const together = "*";

interface Asked extends Pick<SpeedSearch, "device" | "country" | "route"> {
  /** Without it, everything is one figure. */
  by?: "day" | "route";
  metric?: Metric;
  days: readonly string[];
}

type Condition = readonly [sql: string, ...values: (string | number)[]];

function toCells(select: string, conditions: readonly (Condition | null)[]): Cells {
  const given = conditions.filter((condition) => condition !== null);
  const where = given.map(([sql]) => sql).join(" AND ");
  return { sql: `${select} WHERE ${where}`, values: given.flatMap(([, ...values]) => values) };
}

const toMetric = (metric: Metric): Condition => ["packed.key GLOB ?", `${metric} *`];

/** Chooses the table that has what is asked for. */
export function toMeasuredCells({ by, metric, days, device, country, route }: Asked): Cells {
  const key = by ?? "''";
  const since: Condition = ["day >= ?", days[0] ?? ""];
  const shared: (Condition | null)[] = [
    device === "all" ? null : ["device = ?", device],
    metric ? toMetric(metric) : null,
  ];
  if (country) {
    const routes: Condition =
      by === "route" && !route ? ["route <> ?", together] : ["route = ?", route ?? together];
    const select = `SELECT ${key} AS key, ${unpackedVitals} FROM vitals_countries, json_each(counts) AS packed`;
    return toCells(select, [["country = ?", country], since, routes, ...shared]);
  }
  const select = `SELECT ${key} AS key, ${unpackedVitals} FROM vitals_histograms, json_each(counts) AS packed`;
  if (!route) return toCells(select, [since, ...shared]);
  // The key begins with the day, so each day of a route is one index search.
  const eachDay: Condition = ["day IN (SELECT value FROM json_each(?))", JSON.stringify(days)];
  return toCells(select, [eachDay, ["route = ?", route], ...shared]);
}

interface AskedRoute {
  metric: Metric;
  route: string | null;
  since: string;
}

const releaseTable = "FROM vitals_releases, json_each(counts) AS packed";

export const toReleaseCells = ({ metric, route, since }: AskedRoute): Cells =>
  toCells(`SELECT release AS key, ${unpackedVitals} ${releaseTable}`, [
    ["release IN (SELECT name FROM releases ORDER BY first_at DESC LIMIT 20)"],
    toMetric(metric),
    ["route = ?", route ?? together],
    ["day >= ?", since],
  ]);

/** "1f3a9c02 /jobs": each route under the newest releases. */
export const toComparedCells = ({ metric, route, since }: AskedRoute): Cells =>
  toCells(`SELECT release || ' ' || route AS key, ${unpackedVitals} ${releaseTable}`, [
    ["release IN (SELECT name FROM releases ORDER BY first_at DESC LIMIT 4)"],
    toMetric(metric),
    route ? ["route = ?", route] : ["route <> ?", together],
    ["day >= ?", since],
  ]);

export const toHourCells = ({ metric, route, since }: AskedRoute): Cells =>
  toCells(
    `SELECT printf('%s %02d', day, hour) AS key, ${unpackedVitals} FROM vitals_hours, json_each(counts) AS packed`,
    [toMetric(metric), ["route = ?", route ?? together], ["day >= ?", since]],
  );

/** Of a day, a route or a release. */
export interface RatedFigure {
  key: string;
  metric: Metric;
  p75: number;
  /** Page views that measured it. */
  count: number;
  good: number;
  poor: number;
}

/** Selects `key`, `metric`, `bucket` and `count`. */
interface Cells {
  sql: string;
  values: readonly (string | number)[];
}

interface FigureRow {
  key: string;
  metric: Metric;
  bucket: number;
  views: number;
  below: number;
  total: number;
  good: number;
  poor: number;
}

const lastBucket = (rating: "good" | "fair") =>
  `CASE metric ${metrics.map((metric) => `WHEN '${metric}' THEN ${toLastBuckets(metric)[rating]}`).join(" ")} END`;

/** For each key and metric, the bucket of its 75th percentile. */
const toSql = (cells: string) => `
  WITH cells AS (${cells}),
  sums AS (SELECT key, metric, bucket, sum(count) AS views FROM cells GROUP BY 1, 2, 3),
  runs AS (
    SELECT key, metric, bucket, views,
      sum(views) OVER (PARTITION BY key, metric ORDER BY bucket) - views AS below,
      sum(views) OVER (PARTITION BY key, metric) AS total,
      sum(iif(bucket <= ${lastBucket("good")}, views, 0)) OVER (PARTITION BY key, metric) AS good,
      sum(iif(bucket > ${lastBucket("fair")}, views, 0)) OVER (PARTITION BY key, metric) AS poor
    FROM sums
  )
  SELECT * FROM runs WHERE below < 0.75 * total AND below + views >= 0.75 * total`;

export const toFiguresQuery = (db: D1DatabaseSession | D1Database, { sql, values }: Cells) =>
  db.prepare(toSql(sql)).bind(...values);

export function toFigures({ results }: D1Result<unknown>): RatedFigure[] {
  return (results as FigureRow[]).map(({ key, metric, bucket, views, below, total, good, poor }) => ({
    key,
    metric,
    p75: toValueWithin(metric, bucket, (0.75 * total - below) / views),
    count: total,
    good,
    poor,
  }));
}
