import { readAnywhere } from "#app/kit/platform/db.ts";
import { toP75 } from "./histogram.ts";
import { unpackedVitals } from "./stored-counts.ts";
import { type Metric, speedDays, toDay } from "./vitals.ts";

/** With fewer page views, one slow phone would weigh too much. */
const leastViews = 100;
const shown = ["lcp", "inp", "cls", "ttfb"] as const satisfies Metric[];
const keptMs = 10 * 60_000;

export interface SpeedFigure {
  metric: Metric;
  p75: number | null;
  views: number;
}

let known: { at: number; db: D1Database; figures: SpeedFigure[] } | null = null;

/** All pages and devices. At most every ten minutes, because it adds up a month. */
export async function getSiteSpeed(db: D1Database, now: number): Promise<SpeedFigure[]> {
  if (known && known.db === db && now - known.at < keptMs) return known.figures;
  const { results } = await readAnywhere(db)
    .prepare(
      `SELECT metric, bucket, sum(count) AS count FROM (
          SELECT ${unpackedVitals} FROM vitals_histograms, json_each(counts) AS packed WHERE day >= ?1
        ) WHERE metric IN (SELECT value FROM json_each(?2)) GROUP BY metric, bucket`,
    )
    .bind(toDay(now, speedDays - 1), JSON.stringify(shown))
    .all<{ metric: Metric; bucket: number; count: number }>();
  const figures = shown.map((metric): SpeedFigure => {
    const counts = new Map(
      results.filter((row) => row.metric === metric).map(({ bucket, count }) => [bucket, count]),
    );
    const views = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return { metric, p75: views < leastViews ? null : toP75(metric, counts), views };
  });
  known = { at: now, db, figures };
  return figures;
}
