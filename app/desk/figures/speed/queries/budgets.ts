import type { BuildRecord } from "#app/kit/platform/context.ts";
import { formatMetric, type Metric, metricFacts, metrics, rateMetric } from "#app/kit/vitals/vitals.ts";
import type { RatedFigure } from "./cells.server.ts";

export interface Budget {
  name: string;
  limit: string;
  now: string;
  of: string;
  isOver: boolean | null;
}

const kilobyte = 1000;
const mostScriptBytes = 500 * kilobyte;
const mostImageBytes = 200 * kilobyte;
const mostFonts = 3;
const budgeted = ["lcp", "fid", "cls", "ttfb"] as const;

/** Spec section 9. `totals` are of all pages. */
export function toBudgets(build: BuildRecord | undefined, totals: readonly RatedFigure[]): Budget[] {
  return [...toBuildBudgets(build), ...budgeted.map((metric) => toMetricBudget(metric, totals))];
}

function toBuildBudgets(build: BuildRecord | undefined): Budget[] {
  const limits = [
    ["Scripts of a page", toKilobytes(mostScriptBytes)],
    ["Image", toKilobytes(mostImageBytes)],
    ["Fonts", `${mostFonts} files`],
  ] as const;
  if (!build)
    return limits.map(([name, limit]) => ({
      ...{ name, limit, now: "Not known", of: "Development has no build." },
      isOver: null,
    }));
  const { heaviestPage, largestImage, fonts } = build;
  const found = [
    {
      now: toKilobytes(heaviestPage.scriptBytes),
      of: `${heaviestPage.path}, the heaviest page (${toKilobytes(heaviestPage.gzipBytes)} compressed)`,
      isOver: heaviestPage.scriptBytes > mostScriptBytes,
    },
    {
      now: toKilobytes(largestImage.bytes),
      of: `${largestImage.file}, the largest`,
      isOver: largestImage.bytes > mostImageBytes,
    },
    {
      now: `${fonts.length} ${fonts.length === 1 ? "file" : "files"}`,
      of: `Build ${build.release}`,
      isOver: fonts.length > mostFonts,
    },
  ];
  return limits.map(([name, limit], at) => ({ name, limit, ...found[at]! }));
}

function toMetricBudget(metric: (typeof budgeted)[number], totals: readonly RatedFigure[]): Budget {
  const { goodAtMost } = metricFacts[metric];
  const budget = { name: metric.toUpperCase(), limit: formatMetric(metric, goodAtMost) };
  const figure = totals.find((each) => each.metric === metric);
  if (!figure) return { ...budget, now: "Not measured", of: metricFacts[metric].name, isOver: null };
  const { p75, count } = figure;
  const isRated = rateMetric(metric, p75, count) !== "unknown";
  return {
    ...budget,
    now: formatMetric(metric, p75),
    of: `75th percentile${isRated ? "" : ", of too few page views to rate"}`,
    isOver: isRated ? p75 > goodAtMost : null,
  };
}

const toKilobytes = (bytes: number): string => `${Math.ceil(bytes / kilobyte)} kB`;

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
