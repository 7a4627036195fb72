import {
  type AnalyticsTab,
  listSteps,
  type Period,
  periodFacts,
  type Span,
  type SpanStep,
} from "#app/desk/figures/analytics/period.ts";

interface StepPanelOptions extends Pick<Panel, "name" | "title" | "empty" | "note"> {
  period: Period;
  span: Span;
  counts: readonly number[];
}

const stepNames = { hour: "Hour (UTC)", day: "Day (UTC)", week: "Week (UTC)" };

export function toStepPanel({ period, span, counts, ...panel }: StepPanelOptions): Panel {
  const names = listSteps(span).slice(span.steps);
  return {
    ...panel,
    kind: "steps",
    headings: [stepNames[span.step], panel.title, periodFacts[period].before],
    rows: counts.some((count) => count > 0)
      ? names.map((name, at) => ({
          name: toStepLabel(name, span.step),
          figures: [counts[span.steps + at]!, counts[at]!],
        }))
      : [],
  };
}

const toFormat = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (at: number): string => {
    format ??= new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options });
    return format.format(at);
  };
};
const toHour = toFormat({ hour: "numeric" });
const toDate = toFormat({ month: "short", day: "numeric" });

/** "Aug 1, 1 PM", "Aug 1" or "Week of Jul 27", in UTC. */
export function toStepLabel(name: string, step: SpanStep): string {
  const at = Date.parse(step === "hour" ? `${name}:00Z` : name);
  if (step === "hour") return `${toDate(at)}, ${toHour(at)}`;
  return step === "week" ? `Week of ${toDate(at)}` : toDate(at);
}

export interface Panel {
  name: string;
  title: string;
  note?: string;
  empty: string;
  /** Of the names, of the period, of the span before, and of each row's other figures. */
  headings: readonly string[];
  rows: readonly PanelRow[];
  /** Steps are drawn as columns over time and have a total, names as bars. */
  kind: "steps" | "names";
  isWide?: boolean;
}

interface PanelRow {
  name: string;
  to?: string;
  /** Null when it is unknown or may not be shown. */
  figures: readonly (number | null)[];
}

export const panelNames: Record<AnalyticsTab, readonly string[]> = {
  visits: [
    "visits",
    "views",
    "pages",
    "countries",
    "devices",
    "referrers",
    "campaigns",
    "robots",
    "robot-pages",
  ],
  searches: ["searches", "empty-searches", "words", "empty-words"],
  funnel: ["funnel", "sources", "postings"],
  requests: ["requests", "request-pages"],
};
