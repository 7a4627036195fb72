/** "week": over 40 hours. "fortnight": 8-and-80. "day": over 8 hours a day too. "none": exempt, salaried. */
export const overtimeRules = ["week", "fortnight", "day", "none"] as const;
export type OvertimeRule = (typeof overtimeRules)[number];

interface WorkedWeek {
  /** In shifts. */
  hours: number;
  /** Hours called in are worked (29 CFR 785.17). We take it that they fall on days off. */
  calledIn: number;
  shiftHours: number;
  rule: OvertimeRule;
}

/**
 * 29 U.S.C. 207(a)(1) and (j). "day" is California Labor Code 510, without its exception for 12-hour
 * schedules in healthcare; an hour over 12 counts twice.
 */
export function toPremiumHours({ hours, calledIn, shiftHours, rule }: WorkedWeek): number {
  if (rule === "none" || shiftHours <= 0) return 0;
  const overForty = Math.max(0, hours + calledIn - 40);
  if (rule === "week") return overForty;
  const shifts = hours / shiftHours;
  const overEight = shifts * Math.max(0, shiftHours - 8);
  // What is paid for long days counts toward what is owed for long weeks (29 CFR 778.601).
  if (rule === "fortnight") return Math.max(overEight, overForty);
  const overTwelve = shifts * Math.max(0, shiftHours - 12);
  return overEight + overTwelve + Math.max(0, hours + calledIn - overEight - 40);
}

/** Includes differentials and standby pay (29 CFR 778.109, 778.207 and 778.223), over all hours worked. */
export const toRegularRate = (rate: number, hours: number, added: number): number =>
  hours > 0 ? rate + added / hours : rate;

/** The half on top of straight time. */
export const toPremium = (regularRate: number, premiumHours: number): number =>
  (regularRate / 2) * premiumHours;

/** Income tax exempts only what federal law requires, not a state's (26 U.S.C. 225, 2025 to 2028). */
export const toFederalPremiumHours = (week: WorkedWeek): number =>
  toPremiumHours(week.rule === "day" ? { ...week, rule: "week" } : week);

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
