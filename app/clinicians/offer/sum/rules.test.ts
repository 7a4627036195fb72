import { expect, test } from "vitest";
import { toFederalWeek, toLostHours, toTaxedStipends } from "./assignment.ts";
import {
  type OvertimeRule,
  toCallPay,
  toFederalPremiumHours,
  toPremium,
  toPremiumHours,
  toRegularRate,
} from "./overtime.ts";
import {
  type Clawback,
  paidInMonth,
  toEmployerMatch,
  toKeptBonus,
  toRepayment,
  toRetentionBonus,
  toVestedShare,
  toYearPart,
  type VestingWay,
} from "./paid-once.ts";
import { toUntaxedLoanHelp } from "./staff-year.ts";
import {
  fromHourly,
  type OfferPayUnit,
  type TimeOffUnit,
  toHourly,
  toHoursOff,
  toTimeOffHours,
  toVacationLeft,
} from "./time-off.ts";

/** Each example ends with where its rule or its figures come from. */
const time = { hoursPerWeek: 36, shiftHours: 12, weeks: 52 };

test.each<[number, OfferPayUnit, number, string]>([
  [46, "hour", 46, "an hour is an hour"],
  [552, "shift", 46, "12 hours"],
  [1_656, "week", 46, "36 hours"],
  [86_112, "year", 46, "1,872 paid hours (BLS counts 2,080 for 40 hours a week: OEWS technical notes)"],
])("turns %d by the %s into %d an hour: %s", (pay, unit, rate) => {
  expect(toHourly(pay, unit, time)).toBeCloseTo(rate, 6);
  expect(fromHourly(rate, unit, time)).toBeCloseTo(pay, 6);
});

test.each<[number, number, OvertimeRule, number, string]>([
  [36, 12, "week", 0, "six 12-hour shifts in two weeks: DOL Fact Sheet 54, 40-hour week"],
  [36, 12, "fortnight", 12, "the same: 24 hours in two weeks over 8 a day, DOL Fact Sheet 54"],
  [48, 12, "week", 8, "29 U.S.C. 207(a)(1)"],
  [40, 8, "fortnight", 0, "29 U.S.C. 207(j): neither over 8 a day nor over 80"],
  [48, 8, "fortnight", 8, "29 CFR 778.601: 96 hours in two weeks are 16 over 80"],
  [36, 12, "day", 12, "California Labor Code 510(a): 3 shifts with 4 hours over 8"],
  [42, 14, "day", 24, "Labor Code 510(a): 3 x 6 hours over 8, and 3 x 2 of them at double time"],
  [48, 8, "day", 8, "Labor Code 510(a): six 8-hour days, over 40 in the week"],
  [60, 12, "none", 0, "29 CFR 541.300: a salaried professional is exempt"],
])(
  "pays %d hours in shifts of %d by the rule %s an extra half for %d: %s",
  (hours, shiftHours, rule, premium) => {
    expect(toPremiumHours({ hours, calledIn: 0, shiftHours, rule })).toBeCloseTo(premium, 6);
  },
);

test("counts only what federal law requires toward the deduction for overtime", () => {
  // 26 U.S.C. 225(c): "required under section 7 of the Fair Labor Standards Act". A state's daily rule is not.
  const week = { calledIn: 0, shiftHours: 12 };
  expect(toFederalPremiumHours({ ...week, hours: 36, rule: "day" })).toBe(0);
  expect(toFederalPremiumHours({ ...week, hours: 48, rule: "day" })).toBe(8);
  expect(toFederalPremiumHours({ ...week, hours: 36, rule: "fortnight" })).toBe(12);
});

test("counts hours called in toward the week's 40, or the 80 of two weeks", () => {
  // 29 CFR 785.17: hours called in are worked. 36 + 6 = 42, and 84 in two weeks.
  const week = { hours: 36, calledIn: 6, shiftHours: 12 };
  expect(toPremiumHours({ ...week, rule: "week" })).toBe(2);
  expect(toPremiumHours({ ...week, rule: "fortnight" })).toBe(12);
  expect(toPremiumHours({ ...week, hours: 40, shiftHours: 8, rule: "fortnight" })).toBe(6);
  expect(toPremiumHours({ ...week, hours: 40, shiftHours: 8, rule: "day" })).toBe(6);
  expect(toPremiumHours({ ...week, rule: "none" })).toBe(0);
});

test("puts differentials into the regular rate that overtime is paid on", () => {
  // 29 CFR 778.207(b) and DOL Fact Sheet 54. 48 x 40 + 24 x 5 + 12 x 3 = 2,076 for 48 hours.
  const regular = toRegularRate(40, 48, 24 * 5 + 12 * 3);
  expect(regular).toBe(43.25);
  expect(toPremium(regular, 8)).toBe(173);
  expect(48 * 40 + 156 + toPremium(regular, 8)).toBe(2_249);
  // An extra $150 for the shift: 2,226 / 48 = 46.375.
  expect(toPremium(toRegularRate(40, 48, 156 + 150), 8)).toBe(185.5);
});

test("pays standby for the hours at home and time and a half for the hours called in", () => {
  // 29 CFR 785.17: only the hours called in are work. 10 x 4 + 2 x 60.
  const call = { standbyRate: 4, standbyHours: 12, calledInHours: 2, rate: 40, calledInTimes: 1.5 };
  expect(toCallPay(call).paid).toBe(160);
  expect(toCallPay({ ...call, standbyHours: 0 }).paid).toBe(120);
});

test("puts standby pay into the regular rate, and sets time and a half against overtime owed", () => {
  // 29 CFR 778.223 and 29 U.S.C. 207(e)(7), (h)(2): the extra half of two hours at 40 is 40.
  const call = { standbyRate: 4, standbyHours: 12, calledInHours: 2, rate: 40, calledInTimes: 1.5 };
  expect(toCallPay(call)).toEqual({ paid: 160, regular: 40, credited: 40 });
  // A premium below half is not one of 207(e)(7), so it raises the regular rate.
  expect(toCallPay({ ...call, calledInTimes: 1.25 })).toEqual({ paid: 140, regular: 60, credited: 0 });
});

test.each<[number, TimeOffUnit, number, string]>([
  [15, "days", 180, "15 days of 12 hours"],
  [160, "hours", 160, "as said"],
  [0.0769, "accrual", 143.96, "0.0769 for each of 1,872 paid hours"],
  [1 / 30, "accrual", 62.4, "one hour for 30: California's sick leave, Labor Code 246(b)(1)"],
])("counts %d %s of time off as %d hours: %s", (amount, unit, hours) => {
  expect(toTimeOffHours({ amount, unit, shiftHours: 12, paidHours: 1_872 })).toBeCloseTo(hours, 1);
});

test("takes sick days out of pooled time off, and adds them to time off of its own", () => {
  // 20 PTO days and 8 holidays of 8 hours leave 1,856 of 2,080 hours (BLS counts 2,080 for a full-time year).
  expect(2_080 - toHoursOff({ paidHours: 2_080, vacation: 160, sick: 64, isPooled: false })).toBe(1_856);
  const pooled = { paidHours: 2_080, vacation: 160, sick: 40, isPooled: true };
  expect(toHoursOff(pooled)).toBe(160);
  expect(toVacationLeft(pooled)).toBe(120);
  expect(toVacationLeft({ ...pooled, isPooled: false })).toBe(160);
});

test.each<[number, number, Clawback, number, number, string]>([
  [15_000, 24, "part", 15, 5_625, "9 of 24 months are left"],
  [15_000, 24, "full", 15, 15_000, "nothing is earned before month 24"],
  [15_000, 24, "none", 15, 0, "no repayment is agreed"],
  [15_000, 24, "full", 24, 0, "the commitment is over"],
  [20_000, 24, "part", 12, 10_000, "half of the time"],
  [20_000, 0, "full", 3, 0, "no commitment"],
])(
  "owes back of %d for %d months (%s), left after %d: %d, because %s",
  (amount, months, clawback, left, owed) => {
    const bonus = { amount, months, clawback };
    expect(toRepayment(bonus, left)).toBeCloseTo(owed, 6);
    expect(toKeptBonus(bonus, left)).toBeCloseTo(amount - owed, 6);
  },
);

test("spreads money that is paid once over the stay, and pays retention to those who are still there", () => {
  expect(toYearPart(paidInMonth(20_000, 1), { months: 24, year: null })).toBe(10_000);
  expect(toYearPart(paidInMonth(20_000, 1), { months: 6, year: null })).toBe(20_000);
  const inYear = (year: number) => toYearPart(paidInMonth(20_000, 18), { months: 36, year });
  expect([1, 2, 3].map(inYear)).toEqual([0, 20_000, 0]);
  expect(toRetentionBonus(5_000, 24, 23)).toBe(0);
  expect(toRetentionBonus(5_000, 24, 24)).toBe(5_000);
});

test.each<[number, number, number, string]>([
  [130_000, 4, 5_200, "4% of pay"],
  [90_000, 3, 2_700, "half of the first 6%"],
  [500_000, 4, 14_400, "26 U.S.C. 401(a)(17): a plan counts pay up to 360,000 (IRS Notice 2025-67)"],
])("counts a match on %d at %d%% as %d: %s", (pay, percent, match) => {
  expect(toEmployerMatch(pay, percent)).toBe(match);
});

test.each<[number, VestingWay, number, number, string]>([
  [3, "cliff", 24, 0, "26 U.S.C. 411(a)(2)(B)(ii): nothing before three years"],
  [3, "cliff", 36, 1, "26 U.S.C. 411(a)(2)(B)(ii): all from then on"],
  [5, "graded", 24, 0.4, "a fifth each year"],
  [5, "graded", 35, 0.4, "only whole years count"],
  [0, "cliff", 1, 1, "at once"],
])("vests over %d years (%s) after %d months: %d, by %s", (years, way, stayed, share) => {
  expect(toVestedShare(years, way, stayed)).toBeCloseTo(share, 6);
});

test.each([
  [3_000, 3_000, "26 U.S.C. 127(a)(2) and (c)(1)(B): up to 5,250 a year"],
  [20_000, 5_250, "the rest is wages"],
])("leaves %d of loan help untaxed as %d: %s", (yearly, untaxed) => {
  expect(toUntaxedLoanHelp(yearly)).toBe(untaxed);
});

test.each([
  [138, 80, 966, 560, "Columbus, Ohio: GSA, fiscal year 2027, January"],
  [113, 68, 791, 476, "the standard rate: GSA, fiscal year 2027"],
  [283, 92, 1_981, 644, "Santa Monica, California: GSA, fiscal year 2027, January"],
])("takes %d a night and %d a day for %d and %d a week: %s", (lodging, meals, week, mealWeek) => {
  expect(toFederalWeek({ lodging, meals })).toEqual({ lodging: week, meals: mealWeek });
});

interface Week {
  lodging: number;
  meals: number;
}
const columbus: Week = { lodging: 966, meals: 560 };

test.each<[number, number, boolean, Week | null, number, string]>([
  [840, 504, true, columbus, 0, "IRS Publication 463: within the federal rate"],
  [1_100, 504, true, columbus, 134, "Publication 463: the part above the rate is wages"],
  [840, 700, true, columbus, 140, "Publication 463: lodging that is low does not make up for meals"],
  [840, 504, false, columbus, 1_344, "Publication 463: an itinerant is not away from home"],
  [840, 504, true, null, 0, "no rate to compare with"],
])("taxes of stipends of %d and %d (tax home: %s): %5$s", (lodging, meals, isAway, limit, taxed) => {
  expect(toTaxedStipends({ lodging, meals }, { isAway, limit })).toBe(taxed);
});

const contract = { hoursPerWeek: 36, shiftHours: 12, weeks: 13 };

test.each([
  [6, 0, 72, "one shift in each of six weeks: 12 x 6, without a guarantee"],
  [6, 36, 0, "all 36 hours are guaranteed"],
  [6, 24, 72, "the guarantee leaves 12 hours of the week open"],
  [2, 30, 12, "6 hours a week are open"],
  [26, 24, 156, "two shifts each week, and never more than the 12 open hours are lost"],
])(
  "loses of %d canceled shifts with %d hours guaranteed %d hours: %s",
  (canceledShifts, guaranteedHours, lost) => {
    expect(toLostHours({ ...contract, canceledShifts, guaranteedHours })).toBeCloseTo(lost, 6);
  },
);
