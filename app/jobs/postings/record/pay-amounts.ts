import { hoursPerYear, toUsualHours, weeksPerYear } from "#app/facts/reference/pay/full-time.ts";
import type { EmploymentType, PayUnit } from "./posting-content.ts";

// Pay has one rule:
// - An amount has the unit that it is paid in, and keeps it on the card, in the markup and in the API.
// - Hourly rate: an hour as is; a shift or a day divided by its hours; a week by its hours; a month and a year by their
//   weeks and hours. A visit has none. The pay sort compares this rate.
// - A week is the rate times the stated hours, or 40, and 36 for a traveler. A contract is a week times its weeks.
// - A year is 52 weeks, only for work that lasts a year: not for locum, travel, temporary, per diem or PRN work, not
//   for contracts of under 52 weeks, and not for part-time work that states no hours.
// - The pay filter compares the figure of its unit as the card shows it (toPayFigures).

export interface PayBounds {
  salaryMinCents: number | null;
  salaryMaxCents: number | null;
}

export interface WordedPay extends PayBounds {
  payUnit: PayUnit;
}

export interface Pay extends WordedPay {
  shiftHours: number | null;
  hoursPerWeek: number | null;
  contractWeeks: number | null;
  employmentType: EmploymentType | null;
}

type HourlyTerms = Pick<Pay, "payUnit" | "shiftHours" | "hoursPerWeek" | "employmentType">;

export const toWeekHours = ({
  hoursPerWeek,
  employmentType,
}: Omit<HourlyTerms, "payUnit" | "shiftHours">): number => hoursPerWeek ?? toUsualHours(employmentType);

/** How often a unit of known length is paid in a year. */
export const timesAYear = { week: weeksPerYear, month: 12, year: 1 } as const;
type LongUnit = keyof typeof timesAYear;
export const isLongUnit = (unit: PayUnit): unit is LongUnit => unit in timesAYear;

/** Returns null for pay by the visit, and by a shift or day of unknown length. */
export function toHourlyCents(amountCents: number, terms: HourlyTerms): number | null {
  const { payUnit, shiftHours } = terms;
  if (payUnit === "hour") return amountCents;
  if (isLongUnit(payUnit)) return (amountCents * timesAYear[payUnit]) / weeksPerYear / toWeekHours(terms);
  return payUnit !== "visit" && shiftHours ? amountCents / shiftHours : null;
}

/** The best hourly rate times 2,080 hours, only for the search index. It is never shown as a salary. */
export function toComparableYearlyCents(pay: HourlyTerms & PayBounds): number | null {
  const best = pay.salaryMaxCents ?? pay.salaryMinCents;
  const hourly = best === null ? null : toHourlyCents(best, pay);
  return hourly === null ? null : Math.round(hourly * hoursPerYear);
}

/** The best figures in cents as the card shows or would show them, for the pay filter. Null where a unit has no sense. */
export function toPayFigures(pay: Pay): Record<"hour" | "week" | "year", number | null> {
  const best = pay.salaryMaxCents ?? pay.salaryMinCents;
  const hourly = best === null ? null : toHourlyCents(best, pay);
  if (best === null || hourly === null) return { hour: null, week: null, year: null };
  const { payUnit } = pay;
  const weekly = isLongUnit(payUnit)
    ? (best * timesAYear[payUnit]) / weeksPerYear
    : hourly * toWeekHours(pay);
  const yearly = hasYear(pay)
    ? toYearlyCents(isLongUnit(payUnit) ? best * timesAYear[payUnit] : weekly * weeksPerYear)
    : null;
  return {
    hour: payUnit === "hour" ? best : toDollarCents(hourly),
    week:
      payUnit === "week" ? best : isWithoutHours(pay) && !isLongUnit(payUnit) ? null : toDollarCents(weekly),
    year: payUnit === "year" ? best : yearly,
  };
}

const toDollarCents = (cents: number): number => Math.round(cents / 100) * 100;
export const toYearlyCents = (cents: number): number => Math.round(cents / 1000_00) * 1000_00;

export const isWithoutHours = ({ employmentType }: Pick<Pay, "employmentType">): boolean =>
  employmentType === "prn" || employmentType === "per-diem";

export function hasYear(pay: Pay): boolean {
  if (isWithoutHours(pay) || isUnderOneYear(pay)) return false;
  return isLongUnit(pay.payUnit) || pay.hoursPerWeek !== null || pay.employmentType !== "part-time";
}

const temporaryTypes: ReadonlySet<EmploymentType | null> = new Set(["locum", "travel", "temporary"]);

export function isUnderOneYear({ employmentType, contractWeeks }: Pay): boolean {
  if (temporaryTypes.has(employmentType)) return true;
  return contractWeeks === null ? employmentType === "contract" : contractWeeks < weeksPerYear;
}
