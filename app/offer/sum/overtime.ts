/** "week": over 40 hours. "fortnight": 8-and-80. "day": over 8 hours a day as well. "none": exempt or salaried. */
export const overtimeRules = ["week", "fortnight", "day", "none"] as const;
export type OvertimeRule = (typeof overtimeRules)[number];

interface WorkedWeek {
  hours: number;
  shiftHours: number;
  rule: OvertimeRule;
}

/**
 * Hours of a usual week that are paid an extra half. Federal law: 29 U.S.C. 207(a)(1) and (j). By the day: California
 * Labor Code 510, without the exception that a 12-hour schedule in healthcare may have; an hour over 12 counts twice.
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

/** All pay of the week for all its hours, differentials included (29 CFR 778.109 and 778.207). */
export const toRegularRate = (rate: number, hours: number, differentials: number): number =>
  hours > 0 ? rate + differentials / hours : rate;

/** The half on top of straight time, in dollars a week. */
export const toPremium = (regularRate: number, premiumHours: number): number =>
  (regularRate / 2) * premiumHours;

/**
 * The part of a premium that federal law requires, which is what income tax leaves out from 2025 to 2028
 * (26 U.S.C. 225). A state's daily rule is not part of it.
 */
export function toFederalPremiumHours({ hours, shiftHours, rule }: WorkedWeek): number {
  return rule === "day" ? Math.max(0, hours - 40) : toPremiumHours({ hours, shiftHours, rule });
}
