import { toShortTime } from "#app/desk/figures/speed/chart/time-axis.tsx";
import type { TimePoint } from "#app/desk/figures/speed/queries/speed-page.server.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { formatMetric, type Metric } from "#app/kit/vitals/vitals.ts";

export interface PanelTable {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}

const newestFirst = (points: readonly TimePoint[]) =>
  points.toReversed().flatMap(({ at, figure }) => (figure ? [{ at: toShortTime(at), figure }] : []));

export const toP75Table = (points: readonly TimePoint[], metric: Metric): PanelTable => ({
  headings: ["Time (UTC)", "75th percentile", "Page views"],
  rows: newestFirst(points).map(({ at, figure: { p75, count } }) => [
    at,
    formatMetric(metric, p75),
    formatCount(count),
  ]),
});

export const toRatingTable = (points: readonly TimePoint[]): PanelTable => ({
  headings: ["Day (UTC)", "Good", "Needs work", "Poor"],
  rows: newestFirst(points).map(({ at, figure: { count, good, poor } }) => [
    at,
    ...[good, count - good - poor, poor].map(
      (views) => `${formatCount(views)} (${toShareText(views, count)})`,
    ),
  ]),
});

export const toShareText = (views: number, count: number): string =>
  `${Math.round((views / count) * 1000) / 10}%`;
