import { formatDollars } from "#app/ui/dollars.ts";
import type { SalaryType } from "./job-draft.ts";

/** A full-time year as the Bureau of Labor Statistics counts it: 52 weeks of 40 hours. */
export const hoursPerYear = 2080;

interface Pay {
  salaryMinCents: number | null;
  salaryMaxCents: number | null;
  salaryType: SalaryType;
  shiftHours: number | null;
}

/**
 * Cents a year for an amount in its own unit, so that postings compare; null where the unit cannot be
 * converted because the length of the shift is not stated.
 */
export function toYearlyCents(
  amountCents: number,
  type: SalaryType,
  shiftHours: number | null,
): number | null {
  if (type === "yearly") return amountCents;
  if (type === "hourly") return amountCents * hoursPerYear;
  return shiftHours ? Math.round((amountCents / shiftHours) * hoursPerYear) : null;
}

/** The most that a posting says it pays, in cents a year; what the pay filter and the pay sort go by. */
export function toBestYearlyCents(pay: Pay): number | null {
  const best = pay.salaryMaxCents ?? pay.salaryMinCents;
  return best === null ? null : toYearlyCents(best, pay.salaryType, pay.shiftHours);
}

const unitNames: Record<SalaryType, string> = { hourly: "an hour", "per-shift": "a shift", yearly: "a year" };

const toDollars = (cents: number) =>
  cents % 100 === 0
    ? formatDollars(cents / 100)
    : `${formatDollars(Math.trunc(cents / 100))}.${String(cents % 100).padStart(2, "0")}`;

/** Spec section 5, "Salary display". The unit is empty where there is no amount. */
export function formatSalary(pay: Pick<Pay, "salaryMinCents" | "salaryMaxCents" | "salaryType">): {
  amount: string;
  unit: string;
} {
  const { salaryMinCents: min, salaryMaxCents: max } = pay;
  const unit = unitNames[pay.salaryType];
  if (min === null && max === null) return { amount: "Competitive", unit: "" };
  if (min === null) return { amount: `Up to ${toDollars(max!)}`, unit };
  if (max === null) return { amount: `${toDollars(min)}+`, unit };
  if (min === max) return { amount: toDollars(min), unit };
  return { amount: `${toDollars(min)} – ${toDollars(max)}`, unit };
}
