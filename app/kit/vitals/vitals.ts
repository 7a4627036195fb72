import { dayMs } from "#app/kit/platform/durations.ts";
/** In the panel's order. */
export const metrics = ["lcp", "fid", "inp", "cls", "fcp", "ttfb"] as const;
export type Metric = (typeof metrics)[number];

export const devices = ["mobile", "desktop"] as const;
export type Device = (typeof devices)[number];

interface MetricFacts {
  name: string;
  /** Spec section 9. Milliseconds; CLS has no unit. */
  goodAtMost: number;
  /** Larger values are poor (web.dev/articles/vitals). */
  fairAtMost: number;
  /** Nobody waits longer, so larger values are errors. */
  plausibleAtMost: number;
}

const tenMinutesMs = 600_000;

export const metricFacts: Record<Metric, MetricFacts> = {
  lcp: {
    name: "Largest contentful paint",
    goodAtMost: 2500,
    fairAtMost: 4000,
    plausibleAtMost: tenMinutesMs,
  },
  fid: { name: "First input delay", goodAtMost: 100, fairAtMost: 300, plausibleAtMost: tenMinutesMs },
  inp: { name: "Interaction to next paint", goodAtMost: 200, fairAtMost: 500, plausibleAtMost: tenMinutesMs },
  cls: { name: "Cumulative layout shift", goodAtMost: 0.1, fairAtMost: 0.25, plausibleAtMost: 100 },
  fcp: { name: "First contentful paint", goodAtMost: 1800, fairAtMost: 3000, plausibleAtMost: tenMinutesMs },
  ttfb: { name: "Time to first byte", goodAtMost: 800, fairAtMost: 1800, plausibleAtMost: tenMinutesMs },
};

/** Fewer page views describe single visitors, not the page. */
const fewestViews = 20;

export type Rating = "good" | "fair" | "poor" | "unknown";

export function rateMetric(metric: Metric, p75: number, views: number): Rating {
  const { goodAtMost, fairAtMost } = metricFacts[metric];
  if (views < fewestViews) return "unknown";
  if (p75 <= goodAtMost) return "good";
  return p75 <= fairAtMost ? "fair" : "poor";
}

export function formatMetric(metric: Metric, value: number): string {
  if (metric === "cls") return value.toLocaleString("en-US", { maximumFractionDigits: 3 });
  return `${Math.round(value).toLocaleString("en-US")} ms`;
}

export const speedDays = 28;

export function toDay(now: number, daysBefore = 0): string {
  return new Date(now - daysBefore * dayMs).toISOString().slice(0, 10);
}

export const listDays = (count: number, now: number): string[] =>
  Array.from({ length: count }, (_, at) => toDay(now, count - 1 - at));
