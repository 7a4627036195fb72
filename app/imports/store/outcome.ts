export type Outcome = "created" | "updated" | "unchanged" | "merged" | "rejected" | "skipped";

export type Counts = Record<Outcome | "seen", number>;

/** What became of one posting of a feed. */
export interface ImportRow {
  outcome: Outcome;
  /** "line:column", "item 12" or "byte 1024". */
  at: string;
  /** Empty when the posting was written. */
  reason: string;
  title: string;
  externalId: string;
}

export const noCounts = (): Counts => ({
  seen: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  merged: 0,
  rejected: 0,
  skipped: 0,
});
