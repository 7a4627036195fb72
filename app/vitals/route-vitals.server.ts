import { readAnywhere } from "#app/platform/db.ts";
import { toP75 } from "./histogram.ts";
import type { PanelSearch } from "./panel-search.ts";
import { type Metric, metrics, toDay } from "./vitals.ts";

export interface RouteMetric {
  metric: Metric;
  /** Milliseconds; CLS has no unit. Null when nothing was measured. */
  p75: number | null;
  /** Page views. */
  count: number;
}

export interface RouteVitals {
  route: string;
  /** The largest count of any metric. */
  views: number;
  metrics: RouteMetric[];
}

export const routeVitalsSql = `
  SELECT route, metric, bucket, sum(count) AS count FROM vitals_histograms
  WHERE day >= ?1 AND (?2 = 'all' OR device = ?2)
  GROUP BY route, metric, bucket`;

interface BucketRow {
  route: string;
  metric: Metric;
  bucket: number;
  count: number;
}

/** Covers the last `days` including today, most visited route first. */
export async function listRouteVitals(
  db: D1Database,
  { days, device }: PanelSearch,
  now: number,
): Promise<RouteVitals[]> {
  const { results } = await readAnywhere(db)
    .prepare(routeVitalsSql)
    .bind(toDay(now, days - 1), device)
    .all<BucketRow>();
  const byRoute = new Map<string, BucketRow[]>();
  for (const row of results) {
    const rows = byRoute.get(row.route) ?? [];
    byRoute.set(row.route, rows);
    rows.push(row);
  }
  return [...byRoute]
    .map(([route, rows]) => toRouteVitals(route, rows))
    .sort((a, b) => b.views - a.views || (a.route < b.route ? -1 : 1));
}

function toRouteVitals(route: string, rows: BucketRow[]): RouteVitals {
  const measured = metrics.map((metric) => {
    const counts = new Map(rows.filter((row) => row.metric === metric).map((row) => [row.bucket, row.count]));
    const count = [...counts.values()].reduce((sum, n) => sum + n, 0);
    return { metric, p75: toP75(metric, counts), count };
  });
  return { route, views: Math.max(...measured.map(({ count }) => count)), metrics: measured };
}
