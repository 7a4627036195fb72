/** "week": over 40 hours. "fortnight": 8-and-80. "day": over 8 hours a day too. "none": exempt, salaried. */
export const overtimeRules = ["week", "fortnight", "day", "none"] as const;
export type OvertimeRule = (typeof overtimeRules)[number];

interface WorkedWeek {
  hours: number;
  shiftHours: number;
  rule: OvertimeRule;
}

/**
 * 29 U.S.C. 207(a)(1) and (j). "day" is California Labor Code 510, without its exception for 12-hour
 * schedules in healthcare; an hour over 12 counts twice.
 */
export function toPremiumHours({ hours, shiftHours, rule }: WorkedWeek): number {
  if (rule === "none" || shiftHours <= 0) return 0;
  const overForty = Math.max(0, hours - 40);
  if (rule === "week") return overForty;
  const shifts = hours / shiftHours;
  const overEight = shifts * Math.max(0, shiftHours - 8);
  // What is paid for long days counts toward what is owed for long weeks (29 CFR 778.601).
  if (rule === "fortnight") return Math.max(overEight, overForty);
  const overTwelve = shifts * Math.max(0, shiftHours - 12);
  return overEight + overTwelve + Math.max(0, hours - overEight - 40);
}

/** Includes differentials (29 CFR 778.109 and 778.207). */
export const toRegularRate = (rate: number, hours: number, differentials: number): number =>
  hours > 0 ? rate + differentials / hours : rate;

/** The half on top of straight time. */
export const toPremium = (regularRate: number, premiumHours: number): number =>
  (regularRate / 2) * premiumHours;

/** Income tax exempts only what federal law requires, not a state's (26 U.S.C. 225, 2025 to 2028). */
export function toFederalPremiumHours({ hours, shiftHours, rule }: WorkedWeek): number {
  return rule === "day" ? Math.max(0, hours - 40) : toPremiumHours({ hours, shiftHours, rule });
}
