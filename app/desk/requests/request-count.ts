import type { RequestStatus } from "./list-search.ts";

/** A larger number helps nobody, and each count would read that many rows. */
export const mostCounted = 1000;

export const mostFound = 50;

export interface RequestTotals {
  counts: Record<RequestStatus, number>;
  overdue: number;
  oldestNewAt: number | null;
}
