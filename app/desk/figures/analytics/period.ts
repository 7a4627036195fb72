import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
export const allPeriods = ["24h", "7d", "28d", "26w"] as const;
export type Period = (typeof allPeriods)[number];

export const tabs = ["visits", "searches", "funnel", "requests"] as const;
export type AnalyticsTab = (typeof tabs)[number];

export interface AnalyticsSearch {
  tab: AnalyticsTab;
  period: Period;
}

const defaults: AnalyticsSearch = { tab: "visits", period: "7d" };

export function parseAnalyticsSearch(params: URLSearchParams): AnalyticsSearch {
  return {
    tab: tabs.find((tab) => tab === params.get("tab")) ?? defaults.tab,
    period: allPeriods.find((period) => period === params.get("period")) ?? defaults.period,
  };
}

export function toAnalyticsQuery({ tab, period }: AnalyticsSearch): string {
  const params = new URLSearchParams();
  if (tab !== defaults.tab) params.set("tab", tab);
  if (period !== defaults.period) params.set("period", period);
  return params.toString();
}

export type SpanStep = "hour" | "day" | "week";

export const periodFacts: Record<Period, { label: string; before: string; step: SpanStep; steps: number }> = {
  "24h": { label: "24 hours", before: "24 hours before", step: "hour", steps: 24 },
  "7d": { label: "7 days", before: "7 days before", step: "day", steps: 7 },
  "28d": { label: "28 days", before: "28 days before", step: "day", steps: 28 },
  "26w": { label: "26 weeks", before: "26 weeks before", step: "week", steps: 26 },
};

const stepMs: Record<SpanStep, number> = { hour: hourMs, day: dayMs, week: 7 * dayMs };

/** UTC milliseconds. `middle` is where the span before ends and the period begins; `to` is after its last step. */
export interface Span {
  from: number;
  middle: number;
  to: number;
  step: SpanStep;
  steps: number;
}

/** The last step is the current hour, day or week. */
export function toSpan(period: Period, now: number): Span {
  const { step, steps } = periodFacts[period];
  const ms = stepMs[step];
  // January 1, 1970, was a Thursday, and weeks begin on Mondays.
  const shift = step === "week" ? 3 * dayMs : 0;
  const to = Math.floor((now + shift) / ms) * ms - shift + ms;
  return { from: to - 2 * steps * ms, middle: to - steps * ms, to, step, steps };
}

/** "2026-08-01T13" for an hour, "2026-08-01" for a day or a week's Monday. */
export const toStepName = (ms: number, step: SpanStep): string =>
  new Date(ms).toISOString().slice(0, step === "hour" ? 13 : 10);

export const listSteps = ({ from, step, steps }: Span): string[] =>
  Array.from({ length: 2 * steps }, (_, at) => toStepName(from + at * stepMs[step], step));
