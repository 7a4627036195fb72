import type { EmploymentType } from "#app/jobs/postings/record/posting-content.ts";

/** Cents per hour. Null for pay per shift of unknown length. */
export interface StatedPay {
  low: number | null;
  high: number | null;
  employmentType: EmploymentType;
}

export interface HourlyPay {
  low: number;
  high: number;
  isAssignment: boolean;
}

const assignments: ReadonlySet<EmploymentType> = new Set(["travel", "locum", "temporary", "contract"]);

export const listStatedPay = (rows: readonly StatedPay[]): HourlyPay[] =>
  rows.flatMap(({ low, high, employmentType }) =>
    low === null || high === null ? [] : [{ low, high, isAssignment: assignments.has(employmentType) }],
  );

/** Fewer say more about one employer than about a market. */
export const leastPostings = 5;

interface PostedFigures {
  /** Cents per hour. The median is of the midpoints of the postings' ranges. */
  low: number;
  median: number;
  high: number;
  assignments: number;
}

export function toPostedFigures(stated: readonly HourlyPay[]): PostedFigures | null {
  if (stated.length < leastPostings) return null;
  const middles = stated.map(({ low, high }) => (low + high) / 2).sort((a, b) => a - b);
  const half = middles.length / 2;
  return {
    low: Math.min(...stated.map(({ low }) => low)),
    median: (middles[Math.ceil(half) - 1]! + middles[Math.floor(half)]!) / 2,
    high: Math.max(...stated.map(({ high }) => high)),
    assignments: stated.filter(({ isAssignment }) => isAssignment).length,
  };
}
