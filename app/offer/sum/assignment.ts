import { weeksPerYear } from "#app/reference/pay/full-time.ts";

interface Cancellations {
  hoursPerWeek: number;
  shiftHours: number;
  weeks: number;
  /** Hours that are paid whether the unit needs you or not. */
  guaranteedHours: number;
  /** Over the whole contract, spread over its weeks. */
  canceledShifts: number;
}

/** Hours per contract that are canceled and not covered by the guarantee. */
export function toLostHours(of: Cancellations): number {
  const open = Math.max(0, of.hoursPerWeek - of.guaranteedHours);
  if (of.weeks <= 0) return 0;
  const each = Math.floor(of.canceledShifts / of.weeks);
  const more = of.canceledShifts - each * of.weeks;
  const lose = (shifts: number) => Math.min(shifts * of.shiftHours, open);
  // A part of a shift is lost in one more week.
  const whole = Math.floor(more);
  return whole * lose(each + 1) + (more - whole) * lose(1) + (of.weeks - whole) * lose(each);
}

interface DailyRates {
  /** Dollars per night. */
  lodging: number;
  /** Dollars per day. */
  meals: number;
}

const daysPerWeek = 7;

export const toFederalWeek = ({ lodging, meals }: DailyRates): DailyRates => ({
  lodging: lodging * daysPerWeek,
  meals: meals * daysPerWeek,
});

export const toFederalDay = ({ lodging, meals }: DailyRates): DailyRates => ({
  lodging: lodging / daysPerWeek,
  meals: meals / daysPerWeek,
});

/** Work that is expected to last longer moves the tax home (26 U.S.C. 162(a), IRS Pub. 463). */
export const hasTaxHome = ({ home, weeks }: { home: boolean; weeks: number }): boolean =>
  home && weeks <= weeksPerYear;

/** The taxed part: all without a tax home, else what exceeds the federal rate of each kind (IRS Pub. 463). */
export function toTaxedStipends(
  stipends: DailyRates,
  { isAway, limit }: { isAway: boolean; limit: DailyRates | null },
): number {
  if (!isAway) return stipends.lodging + stipends.meals;
  if (!limit) return 0;
  return Math.max(0, stipends.lodging - limit.lodging) + Math.max(0, stipends.meals - limit.meals);
}
