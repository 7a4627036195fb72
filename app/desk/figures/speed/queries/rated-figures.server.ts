import { toLastBuckets, toValueWithin } from "#app/kit/vitals/histogram.ts";
import { type Metric, metrics } from "#app/kit/vitals/vitals.ts";

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
export interface Cells {
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
