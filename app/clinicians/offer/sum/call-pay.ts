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

/** A premium of half or more counts toward overtime and stays out of the regular rate (29 U.S.C. 207(e)(7) and (h)). */
const leastCredited = 1.5;

/** `credited` is the part that overtime owed may be set against, and `regular` what raises the regular rate. */
export function toCallPay(of: CallWeek): { paid: number; regular: number; credited: number } {
  const standby = of.standbyRate * Math.max(0, of.standbyHours - of.calledInHours);
  const straight = of.rate * of.calledInHours;
  const premium = straight * Math.max(0, of.calledInTimes - 1);
  const isCredited = of.calledInTimes >= leastCredited;
  return {
    paid: standby + straight * of.calledInTimes,
    regular: standby + (isCredited ? 0 : premium),
    credited: isCredited ? premium : 0,
  };
}
