interface Cancellations {
  hoursPerWeek: number;
  shiftHours: number;
  weeks: number;
  /** Paid whether the unit needs you or not. */
  guaranteedHours: number;
  /** Shifts canceled over the whole contract, spread over its weeks. */
  canceledShifts: number;
}

/** Hours of a contract that are lost and not paid, because the guarantee does not reach them. */
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
  /** Dollars a night. */
  lodging: number;
  /** Dollars a day. */
  meals: number;
}

const daysPerWeek = 7;

/** Seven nights and seven days. */
export const toFederalWeek = ({ lodging, meals }: DailyRates): DailyRates => ({
  lodging: lodging * daysPerWeek,
  meals: meals * daysPerWeek,
});

/**
 * The part of a week's stipends that is wages: all of it without a tax home, else what is above the federal rate,
 * each kind by itself (IRS Publication 463). Null for a rate that is unknown: then nothing is above it.
 */
export function toTaxedStipends(
  stipends: DailyRates,
  { hasTaxHome, limit }: { hasTaxHome: boolean; limit: DailyRates | null },
): number {
  if (!hasTaxHome) return stipends.lodging + stipends.meals;
  if (!limit) return 0;
  return Math.max(0, stipends.lodging - limit.lodging) + Math.max(0, stipends.meals - limit.meals);
}
