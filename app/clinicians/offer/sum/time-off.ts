/** "accrual": hours earned per paid hour. */
export const timeOffUnits = ["days", "hours", "accrual"] as const;
export type TimeOffUnit = (typeof timeOffUnits)[number];

interface TimeOff {
  amount: number;
  unit: TimeOffUnit;
  shiftHours: number;
  paidHours: number;
}

export function toTimeOffHours({ amount, unit, shiftHours, paidHours }: TimeOff): number {
  const hours = { days: amount * shiftHours, hours: amount, accrual: amount * paidHours }[unit];
  return Math.min(hours, paidHours);
}

interface PaidYear {
  paidHours: number;
  vacation: number;
  sick: number;
  /** Sick days come out of the same hours. */
  isPooled: boolean;
}

export const toHoursOff = ({ paidHours, vacation, sick, isPooled }: PaidYear): number =>
  Math.min(paidHours, isPooled ? Math.max(vacation, sick) : vacation + sick);

export const toVacationLeft = ({ vacation, sick, isPooled }: PaidYear): number =>
  isPooled ? Math.max(0, vacation - sick) : vacation;

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
