export const offerPayUnits = ["hour", "shift", "week", "year"] as const;
export type OfferPayUnit = (typeof offerPayUnits)[number];

interface PaidTime {
  hoursPerWeek: number;
  shiftHours: number;
  /** Paid weeks per year. */
  weeks: number;
}

const hoursOf = (unit: OfferPayUnit, { hoursPerWeek, shiftHours, weeks }: PaidTime): number =>
  ({ hour: 1, shift: shiftHours, week: hoursPerWeek, year: hoursPerWeek * weeks })[unit];

export const toHourly = (pay: number, unit: OfferPayUnit, time: PaidTime): number =>
  pay / hoursOf(unit, time);

export const fromHourly = (rate: number, unit: OfferPayUnit, time: PaidTime): number =>
  rate * hoursOf(unit, time);
