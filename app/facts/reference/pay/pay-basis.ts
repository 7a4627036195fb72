import { formatDollars } from "#app/kit/ui/count.ts";
import { hoursPerYear, weeksPerYear } from "./full-time.ts";

export const basisUnits = ["hour", "week", "year"] as const;
export type BasisUnit = (typeof basisUnits)[number];

export const unitTexts: Record<BasisUnit, string> = { hour: "an hour", week: "a week", year: "a year" };

/** An hour, a week of `hours`, or 52 such weeks. */
export interface PayBasis {
  per: BasisUnit;
  hours: number;
}

const hoursOf = ({ per, hours }: PayBasis): number =>
  per === "hour" ? 1 : per === "week" ? hours : hours * weeksPerYear;

/** `dollars` are for the survey's year of 2,080 hours. Only an hour has cents. */
export function fromSurveyYear(dollars: number, basis: PayBasis): number {
  const amount = (dollars / hoursPerYear) * hoursOf(basis);
  return basis.per === "hour" ? Math.round(amount * 100) / 100 : Math.round(amount);
}

/** For the survey's year of 2,080 hours. */
export const toSurveyYear = (amount: number, basis: PayBasis): number =>
  (amount / hoursOf(basis)) * hoursPerYear;

export function formatAmount(amount: number, per: BasisUnit): string {
  if (per !== "hour") return formatDollars(amount);
  const cents = Math.round(amount * 100);
  return `${formatDollars(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, "0")}`;
}
