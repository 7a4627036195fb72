import { type Metric, metricFacts, type Rating, rateMetric } from "#app/vitals/vitals.ts";
import type { RatedFigure } from "./rated-figures.server.ts";

export interface RunRelease {
  name: string;
  /** UTC milliseconds of its first measurement. */
  firstAt: number;
}

export interface ReleaseRow extends RunRelease {
  p75: number;
  count: number;
  rating: Rating;
  /** Against the release before that has enough page views; null without one. */
  change: number | null;
  isSlower: boolean;
}

/** A route that the newest release made slower than it was under the one before. */
export interface Regression {
  release: string;
  route: string;
  before: number;
  after: number;
}

/** Less is noise: one bucket of the histogram is 9% wide. */
const leastGrowth = 1.15;

/** Slower by more than noise, and now too slow. What stays good may vary. */
function isRegression(metric: Metric, before: RatedFigure, after: RatedFigure): boolean {
  const isEnough = [before, after].every(({ p75, count }) => rateMetric(metric, p75, count) !== "unknown");
  return isEnough && after.p75 > metricFacts[metric].goodAtMost && after.p75 > before.p75 * leastGrowth;
}

/** Newest first. @param figures by release */
export function toReleaseRows(
  releases: readonly RunRelease[],
  figures: readonly RatedFigure[],
  metric: Metric,
): ReleaseRow[] {
  const rows: ReleaseRow[] = [];
  let before: RatedFigure | null = null;
  for (const release of releases.toSorted((a, b) => a.firstAt - b.firstAt)) {
    const figure = figures.find(({ key }) => key === release.name);
    if (!figure) continue;
    const { p75, count } = figure;
    const rating = rateMetric(metric, p75, count);
    const change = before && rating !== "unknown" ? p75 - before.p75 : null;
    const isSlower = before !== null && isRegression(metric, before, figure);
    rows.unshift({ ...release, p75, count, rating, change, isSlower });
    if (rating !== "unknown") before = figure;
  }
  return rows;
}

/** Most slowed first. @param figures by release and route, as "1f3a9c02 /jobs" */
export function findRegressions(
  releases: readonly RunRelease[],
  figures: readonly RatedFigure[],
  metric: Metric,
): Regression[] {
  const [newest, older] = releases.toSorted((a, b) => b.firstAt - a.firstAt);
  if (!newest || !older) return [];
  return figures
    .flatMap((after) => {
      if (!after.key.startsWith(`${newest.name} `)) return [];
      const route = after.key.slice(newest.name.length + 1);
      const before = figures.find(({ key }) => key === `${older.name} ${route}`);
      if (!before || !isRegression(metric, before, after)) return [];
      return [{ release: newest.name, route, before: before.p75, after: after.p75 }];
    })
    .sort((a, b) => b.after / b.before - a.after / a.before);
}
