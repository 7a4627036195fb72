/** How call shifts are counted. */
export const callPeriods = ["month", "year"] as const;
export type CallPeriod = (typeof callPeriods)[number];

interface CallWeek {
  standbyRate: number;
  standbyHours: number;
  calledInHours: number;
  rate: number;
  calledInTimes: number;
}

export const toCallPay = (of: CallWeek): number =>
  of.standbyRate * Math.max(0, of.standbyHours - of.calledInHours) +
  of.rate * of.calledInTimes * of.calledInHours;
