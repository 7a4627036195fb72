export const payUnits = ["hour", "shift", "week", "year"] as const;
export type PayUnit = (typeof payUnits)[number];

interface PaidTime {
  hoursPerWeek: number;
  shiftHours: number;
  /** Paid weeks of a year. */
  weeks: number;
}

const hoursOf = (unit: PayUnit, { hoursPerWeek, shiftHours, weeks }: PaidTime): number =>
  ({ hour: 1, shift: shiftHours, week: hoursPerWeek, year: hoursPerWeek * weeks })[unit];

/** Dollars an hour of pay by any unit. */
export const toHourly = (pay: number, unit: PayUnit, time: PaidTime): number => pay / hoursOf(unit, time);

export const fromHourly = (rate: number, unit: PayUnit, time: PaidTime): number => rate * hoursOf(unit, time);
