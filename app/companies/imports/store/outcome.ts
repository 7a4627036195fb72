export type Outcome = "created" | "updated" | "unchanged" | "merged" | "rejected" | "skipped";

export type Counts = Record<Outcome | "seen", number>;

export interface ImportRow {
  outcome: Outcome;
  at: string;
  reason: string;
  title: string;
  /** Place and pay as they were read: "Austin, TX · $42 – $51 an hour". */
  about?: string;
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
