import { weeksPerYear } from "#app/facts/reference/pay/full-time.ts";

interface Cancellations {
  hoursPerWeek: number;
  shiftHours: number;
  weeks: number;
  /** Hours that are paid whether the unit needs you or not. */
  guaranteedHours: number;
  /** Over the whole contract, spread over its weeks. */
  canceledShifts: number;
}

/** How many weeks lose how many shifts. */
export function spreadCanceledShifts({
  canceledShifts,
  weeks,
}: Pick<Cancellations, "canceledShifts" | "weeks">) {
  if (weeks <= 0) return [];
  const each = Math.floor(canceledShifts / weeks);
  const more = canceledShifts - each * weeks;
  return [
    { shifts: each, weeks: weeks - more },
    { shifts: each + 1, weeks: more },
  ];
}

/** Hours per contract that are canceled and not covered by the guarantee. */
export function toLostHours(of: Cancellations): number {
  const open = Math.max(0, of.hoursPerWeek - of.guaranteedHours);
  return spreadCanceledShifts(of).reduce(
    (sum, { shifts, weeks }) => sum + weeks * Math.min(shifts * of.shiftHours, open),
    0,
  );
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
