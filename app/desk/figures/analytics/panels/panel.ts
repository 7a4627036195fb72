import type { AnalyticsTab } from "#app/desk/figures/analytics/period.ts";

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
