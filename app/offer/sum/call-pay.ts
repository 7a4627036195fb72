interface CallWeek {
  standbyRate: number;
  standbyHours: number;
  calledInHours: number;
  rate: number;
  calledInTimes: number;
}

/** A week's standby pay, and the hours called in at their multiple of the base rate. */
export const toCallPay = (of: CallWeek): number =>
  of.standbyRate * Math.max(0, of.standbyHours - of.calledInHours) +
  of.rate * of.calledInTimes * of.calledInHours;
