/** In the order that the panel shows them. */
export const metrics = ["lcp", "fid", "inp", "cls", "fcp", "ttfb"] as const;
export type Metric = (typeof metrics)[number];

export const devices = ["mobile", "desktop"] as const;
export type Device = (typeof devices)[number];

interface MetricFacts {
  name: string;
  /** Values up to this are good (spec section 9). Milliseconds; CLS has no unit. */
  goodAtMost: number;
  /** Nobody waits longer for a page, so larger values are errors. */
  plausibleAtMost: number;
}

const tenMinutesMs = 600_000;

export const metricFacts: Record<Metric, MetricFacts> = {
  lcp: { name: "Largest contentful paint", goodAtMost: 2500, plausibleAtMost: tenMinutesMs },
  fid: { name: "First input delay", goodAtMost: 100, plausibleAtMost: tenMinutesMs },
  inp: { name: "Interaction to next paint", goodAtMost: 200, plausibleAtMost: tenMinutesMs },
  cls: { name: "Cumulative layout shift", goodAtMost: 0.1, plausibleAtMost: 100 },
  fcp: { name: "First contentful paint", goodAtMost: 1800, plausibleAtMost: tenMinutesMs },
  ttfb: { name: "Time to first byte", goodAtMost: 800, plausibleAtMost: tenMinutesMs },
};

export function formatMetric(metric: Metric, value: number): string {
  if (metric === "cls") return value.toLocaleString("en-US", { maximumFractionDigits: 3 });
  return `${Math.round(value).toLocaleString("en-US")} ms`;
}

const dayMs = 86_400_000;

/** Returns a UTC day as "2026-08-01". */
export function toDay(now: number, daysBefore = 0): string {
  return new Date(now - daysBefore * dayMs).toISOString().slice(0, 10);
}
