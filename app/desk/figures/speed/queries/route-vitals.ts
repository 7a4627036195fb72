import { type Metric, metrics } from "#app/kit/vitals/vitals.ts";
import type { RatedFigure } from "./rated-figures.server.ts";

export interface RouteMetric {
  metric: Metric;
  /** Milliseconds; CLS has no unit. Null when nothing was measured. */
  p75: number | null;
  count: number;
  poor: number;
}

export interface RouteVitals {
  route: string;
  /** The largest count among its metrics. */
  views: number;
  metrics: RouteMetric[];
}

/** `figures` are by route. Most visited first. */
export function toRouteList(figures: readonly RatedFigure[]): RouteVitals[] {
  const byName = new Map(figures.map((figure) => [`${figure.key} ${figure.metric}`, figure]));
  return [...new Set(figures.map(({ key }) => key))]
    .map((route) => {
      const measured = metrics.map((metric): RouteMetric => {
        const { p75, count, poor } = byName.get(`${route} ${metric}`) ?? none;
        return { metric, p75, count, poor };
      });
      return { route, views: Math.max(...measured.map(({ count }) => count)), metrics: measured };
    })
    .sort((a, b) => b.views - a.views || (a.route < b.route ? -1 : 1));
}

const none = { p75: null, count: 0, poor: 0 };

export interface HarmedRoute {
  route: string;
  views: number;
  p75: number;
  count: number;
  poorShare: number;
  /** Poor views, if those that were not measured were like the others. */
  harmed: number;
}

export function toHarmedRoutes(routes: readonly RouteVitals[], metric: Metric): HarmedRoute[] {
  return routes
    .flatMap(({ route, views, metrics: measured }) => {
      const { p75, count, poor } = measured.find((each) => each.metric === metric) ?? none;
      if (p75 === null || poor === 0) return [];
      const poorShare = poor / count;
      return [{ route, views, p75, count, poorShare, harmed: Math.round(views * poorShare) }];
    })
    .sort((a, b) => b.harmed - a.harmed || b.p75 - a.p75);
}
