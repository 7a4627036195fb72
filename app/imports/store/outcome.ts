export interface Counts {
  seen: number;
  created: number;
  updated: number;
  unchanged: number;
  merged: number;
  rejected: number;
  skipped: number;
}

export interface LeftOut {
  outcome: "rejected" | "skipped";
  at: string;
  reason: string;
  title: string;
  externalId: string;
}
