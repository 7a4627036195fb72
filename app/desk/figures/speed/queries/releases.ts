import { type Metric, metricFacts, type Rating, rateMetric } from "#app/kit/vitals/vitals.ts";
import type { RatedFigure } from "./cells.server.ts";

export interface RunRelease {
  name: string;
  firstAt: number;
}

export interface ReleaseRow extends RunRelease {
  p75: number;
  count: number;
  rating: Rating;
  /** Compared with the previous release that has enough page views; null without one. */
  change: number | null;
  isSlower: boolean;
}

export interface Regression {
  release: string;
  route: string;
  before: number;
  after: number;
}

/** One bucket of the histogram is 9% wide, so less is noise. */
const leastGrowth = 1.15;

const isEnough = (metric: Metric, { p75, count }: RatedFigure): boolean =>
  rateMetric(metric, p75, count) !== "unknown";

/** Slower by more than noise, and now too slow. */
function isRegression(metric: Metric, before: RatedFigure, after: RatedFigure): boolean {
  const isKnown = isEnough(metric, before) && isEnough(metric, after);
  return isKnown && after.p75 > metricFacts[metric].goodAtMost && after.p75 > before.p75 * leastGrowth;
}

/** `figures` are by release. */
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

/** Compares a route's newest two releases with enough page views. `figures` are by "1f3a9c02 /jobs". */
export function findRegressions(
  releases: readonly RunRelease[],
  figures: readonly RatedFigure[],
  metric: Metric,
): Regression[] {
  const newestFirst = releases.toSorted((a, b) => b.firstAt - a.firstAt);
  const byKey = new Map(figures.map((figure) => [figure.key, figure]));
  const routes = new Set(figures.map(({ key }) => key.slice(key.indexOf(" ") + 1)));
  return [...routes]
    .flatMap((route) => {
      const [after, before] = newestFirst.flatMap(({ name }) => {
        const figure = byKey.get(`${name} ${route}`);
        return figure && isEnough(metric, figure) ? [{ name, figure }] : [];
      });
      if (!before || !after || !isRegression(metric, before.figure, after.figure)) return [];
      return [{ release: after.name, route, before: before.figure.p75, after: after.figure.p75 }];
    })
    .sort((a, b) => b.after / b.before - a.after / a.before);
}
