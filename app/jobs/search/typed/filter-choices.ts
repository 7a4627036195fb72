import { hoursPerYear, weeksPerYear } from "#app/facts/reference/pay/full-time.ts";

// Kept apart from filters.ts, which loads every profession and specialty.

export const postedChoices = { today: 0, "3d": 3, "7d": 7, "30d": 30 } as const;
export const radiusChoices = [0, 10, 25, 50, 100] as const;
export const defaultRadius = 25;
/** The next of them. */
export const toRadiusChoice = (miles: number): number =>
  radiusChoices.find((choice) => choice >= miles && choice > 0) ?? radiusChoices.at(-1)!;
export const sortChoices = ["relevance", "newest", "pay"] as const;
/** Parts of the filters that a page shows whole only when its address asks for it. */
export const foldedParts = ["profession", "specialty", "license"] as const;
export const payPeriods = { hour: hoursPerYear, week: weeksPerYear, year: 1 } as const;

/** True when the URL means the same without the value. */
export function isImplied(name: string, value: string, all: { get(name: string): unknown }): boolean {
  const isAsked = (other: string) => String(all.get(other) ?? "").trim() !== "";
  if (!value.trim()) return true;
  if (name === "exact") return !isAsked("query");
  if (name === "specialty") return value === "all";
  if (name === "radius") return value === String(defaultRadius) || !(isAsked("location") || isAsked("query"));
  if (name === "pay_period") return value === "year" || !isAsked("pay_min");
  return false;
}

export type Posted = keyof typeof postedChoices;
export type FoldedPart = (typeof foldedParts)[number];
export type Sort = (typeof sortChoices)[number];
export type PayPeriod = keyof typeof payPeriods;

export const postedNames: Record<Posted, string> = {
  today: "Posted today",
  "3d": "Last 3 days",
  "7d": "Last 7 days",
  "30d": "Last 30 days",
};
