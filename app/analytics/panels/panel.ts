import type { AnalyticsTab } from "#app/analytics/period.ts";

/** A chart with its table and its file. */
export interface Panel {
  /** In the file's address. */
  name: string;
  title: string;
  note?: string;
  /** What an empty one says: when something will be there. */
  empty: string;
  /** Of the rows' names, of the period, of the span before, and of what else each row has. */
  headings: readonly string[];
  rows: readonly PanelRow[];
  /** Steps are drawn as columns over time and have a total, names as bars. */
  kind: "steps" | "names";
}

export interface PanelRow {
  name: string;
  to?: string;
  /** Null when nobody knows, or nobody may. */
  figures: readonly (number | null)[];
}

/** Which tab shows a file's table. */
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
