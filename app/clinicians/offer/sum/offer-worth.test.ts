import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Filing } from "#app/facts/reference/pay/filing.ts";
import { toPercentTax } from "#app/facts/reference/pay/local-tax.ts";
import { parseTaxTables } from "#app/facts/reference/pay/tax-tables.ts";
import { sumKind } from "./ledger.ts";
import { noOffer } from "./no-offer.ts";
import type { OfferTerms } from "./offer-terms.ts";
import { toOfferWorth } from "./offer-worth.ts";
import {
  sumTaxes,
  type TaxRules,
  toContractorTaxes,
  toEmployeeTaxes,
  toOvertimeDeduction,
} from "./year-taxes.ts";

const read = (name: string): unknown => JSON.parse(readFileSync(`data/${name}`, "utf8"));
const files = {
  federal: read("us_tax_federal.json"),
  states: read("us_tax_states.json"),
  rules: read("us_tax_state_rules.json"),
};

const toRules = (state: string | null, filing: Filing = "single"): TaxRules => {
  const tables = parseTaxTables(files, filing);
  return {
    federal: tables.federal,
    state: state ? tables.states.get(state)! : null,
    otherIncome: 0,
    local: null,
  };
};
const texas = toRules("TX");

const work = (terms: Partial<OfferTerms>, { rules = texas, stay = 24 } = {}) =>
  toOfferWorth({ ...noOffer, weeks: terms.kind === "travel" ? 13 : 0, ...terms }, stay, rules, {
    lodging: 138,
    meals: 80,
  });
const lineOf = (worth: ReturnType<typeof work>, name: string) =>
  worth.lines.find((line) => line.name === name)?.amount ?? 0;

/** 2026: IRS Rev. Proc. 2025-32 for brackets and deductions, SSA for the wage base of 184,500. */
test.each<[number, Filing, number, number, string]>([
  [90_000, "single", 10_970, 6_885, "73,900 taxable: 12,400 at 10%, 38,000 at 12%, the rest at 22%"],
  [90_000, "married_joint", 6_440, 6_885, "57,800 taxable: 24,800 at 10%, the rest at 12%"],
  [90_000, "head_of_household", 7_548, 6_885, "65,850 taxable: 17,700 at 10%, the rest at 12%"],
  [
    250_000,
    "married_joint",
    37_468,
    15_064,
    "6,400 of it at 24%; no additional Medicare tax up to 250,000 (26 U.S.C. 3101(b)(2))",
  ],
])("takes from wages of %d (%s) federal tax of %d and FICA of %d: %s", (wages, filing, federal, payroll) => {
  const taxes = toEmployeeTaxes({ wages, preTax: 0, premium: 0 }, toRules("TX", filing));
  expect(taxes.federal).toBeCloseTo(federal, 0);
  expect(taxes.payroll).toBeCloseTo(payroll, 0);
  expect(sumTaxes(taxes)).toBeCloseTo(federal + payroll, 0);
});

test.each([
  [6_000, 90_000, 6_000, "26 U.S.C. 225: all of it below the limit"],
  [20_000, 90_000, 12_500, "225(b)(1): the limit"],
  [12_500, 160_500, 11_500, "225(b)(2): 100 less for each whole 1,000 above 150,000"],
  [12_500, 400_000, 0, "225(b)(2): nothing is left"],
])("leaves out %d of overtime premium at an income of %d as %d: %s", (premium, income, deduction) => {
  expect(toOvertimeDeduction(premium, income, texas.federal)).toBeCloseTo(deduction, 6);
});

test("taxes overtime premium for Social Security and Medicare, and not for federal income tax", () => {
  const without = toEmployeeTaxes({ wages: 90_000, preTax: 0, premium: 0 }, texas);
  const taxes = toEmployeeTaxes({ wages: 90_000, preTax: 0, premium: 5_000 }, texas);
  expect(taxes.federal).toBeCloseTo(without.federal - 1_100, 2);
  expect(taxes.payroll).toBe(without.payroll);
});

test("takes premiums through payroll out of every tax", () => {
  // 26 U.S.C. 125 and 3121(a)(5)(G): 3,000 at 22% and 7.65%.
  const taxes = toEmployeeTaxes({ wages: 90_000, preTax: 3_000, premium: 0 }, texas);
  expect(taxes.federal).toBeCloseTo(10_970 - 660, 2);
  expect(taxes.payroll).toBeCloseTo(6_885 - 229.5, 2);
});

test("counts only what the offer adds to the taxes of a household with other income", () => {
  // A couple with 120,000 and 90,000 more: 177,800 taxable in place of 87,800. 13,000 at 12%, 77,000 at 22%.
  const rules = { ...toRules("TX", "married_joint"), otherIncome: 120_000 };
  const taxes = toEmployeeTaxes({ wages: 90_000, preTax: 0, premium: 0 }, rules);
  expect(taxes.federal).toBeCloseTo(13_000 * 0.12 + 77_000 * 0.22, 2);
});

test.each([
  ["PA", 90_000, 2_763, "3.07% of all wages (Pennsylvania Department of Revenue)"],
  ["IL", 90_000, 4_310.21, "4.95% above an exemption of 2,925 (Illinois Department of Revenue)"],
  ["TX", 90_000, 0, "no income tax (Texas Constitution, article VIII, section 24-a)"],
])("takes income tax for %s from %d: %d, %s", (code, wages, tax) => {
  expect(toEmployeeTaxes({ wages, preTax: 0, premium: 0 }, toRules(code)).state).toBeCloseTo(tax, 1);
});

test("adds a local rate, and names the years of older rules", () => {
  const local = { ...toRules("PA"), local: toPercentTax(3.74) };
  expect(toEmployeeTaxes({ wages: 90_000, preTax: 0, premium: 0 }, local).local).toBeCloseTo(3_366, 2);
  expect(toRules("UT").state!.olderYears).toEqual([2023]);
});

test("takes self-employment tax on 92.35% of profit", () => {
  // IRS, Self-employment tax: 154,145 x 0.9235 x 15.3%. Above 184,500 only Medicare (SSA).
  expect(toContractorTaxes(154_145, 0, texas).payroll).toBeCloseTo(21_780, 0);
  expect(toContractorTaxes(400_000, 0, texas).payroll).toBeCloseTo(33_590.6 + 169_400 * 0.009, 1);
  // IRS: half of it and a fifth of business income are deducted.
  expect(toContractorTaxes(100_000, 0, texas).federal).toBeCloseTo(8_235, 0);
});

test("adds up a staff nurse's year from her rate alone", () => {
  const worth = work({ pay: 46, hours: 36, shift: 12 });
  expect(worth.before).toEqual({ hour: 46, week: 1_656, total: 86_112 });
  expect(worth.hoursWorked).toBe(1_872);
  expect(worth.after.total).toBeCloseTo(
    86_112 - (5_800 + (86_112 - 16_100 - 50_400) * 0.22) - 86_112 * 0.0765,
    1,
  );
});

test("pays differentials for hours that are worked, and divides by them", () => {
  // 15 days of 12 hours off leave 47 weeks. 36 hours at $5 are $180 a week.
  const worth = work({ pay: 46, hours: 36, shift: 12, night: 5, nightHours: 36, pto: 15 });
  expect(worth.hoursWorked).toBe(1_692);
  expect(lineOf(worth, "Differentials")).toBeCloseTo(8_460, 6);
  expect(worth.before.hour).toBeCloseTo((86_112 + 8_460) / 1_692, 6);
});

test("pays an extra shift a week at time and a half of the regular rate above 40 hours", () => {
  // 29 CFR 778.109: 12 x 40 straight, and 8 x 20 on top, in 52 weeks.
  const worth = work({ pay: 40, hours: 36, shift: 12, overtime: 12 });
  expect(lineOf(worth, "Extra hours")).toBe(480 * 52);
  expect(lineOf(worth, "Overtime premium")).toBe(160 * 52);
  expect(work({ pay: 83_200, per: "year", rule: "none", overtime: 10 }).before.total).toBe(83_200);
});

test("counts the sign-on bonus that is left after an early departure", () => {
  const offer = { pay: 40, sign: 20_000, signMonths: 36, claw: "part" as const };
  expect(lineOf(work(offer), "Sign-on bonus")).toBeCloseTo((20_000 * 24) / 36 / 2, 6);
  expect(lineOf(work({ ...offer, claw: "full" }), "Sign-on bonus")).toBe(0);
  expect(lineOf(work(offer, { stay: 36 }), "Sign-on bonus")).toBeCloseTo(20_000 / 3, 6);
});

test("adds what the employer pays and takes off what the person pays", () => {
  const worth = work({
    pay: 60,
    match: 4,
    vest: 3,
    cme: 2_500,
    premium: 150,
    loan: 30_000,
    loanYears: 3,
    tail: 30_000,
    tailPaid: "me",
  });
  expect(lineOf(worth, "Retirement match")).toBe(0);
  expect(sumKind(worth.lines, "benefit")).toBe(2_500 + 5_250);
  expect(sumKind(worth.lines, "cost")).toBe(1_800 + 15_000);
  expect(worth.before.total).toBe(124_800 + 4_750 + 7_750 - 16_800);
});

test("works a travel week out as an agency quotes it", () => {
  // Columbus, Ohio: 36 x 26 and 1,344 of stipends within GSA's 966 and 560 a week.
  const worth = work({ kind: "travel", pay: 26, hours: 36, shift: 12, lodging: 840, meals: 504 });
  expect(worth.before.week).toBeCloseTo(2_280, 6);
  expect(worth.before.hour).toBeCloseTo(63.333, 3);
  expect(sumKind(worth.lines, "stipend")).toBe(1_344 * 13);
  expect(worth.before.total).toBeCloseTo(2_280 * 13, 6);
});

test("loses a travel contract's tax-free stipends without a tax home", () => {
  // 39 weeks with 39,000 of wages and 48,750 of stipends: 3,300 + 4,675 of income tax and 3,729.38 of FICA more.
  const offer = {
    kind: "travel" as const,
    pay: 1_000,
    per: "week" as const,
    weeks: 39,
    worked: 39,
    lodging: 800,
    meals: 450,
  };
  const rate = { lodging: 200, meals: 100 };
  const [home, none] = [true, false].map((has) =>
    toOfferWorth({ ...noOffer, ...offer, home: has }, 24, texas, rate),
  );
  expect(sumTaxes(none!.taxes) - sumTaxes(home!.taxes)).toBeCloseTo(11_704.38, 2);
});

test("takes a canceled shift off wages and stipends alike", () => {
  // $2,088 for 36 hours is $58 an hour: six canceled 12-hour shifts lose $4,176 of 13 weeks.
  const offer = {
    kind: "travel" as const,
    pay: 20,
    hours: 36,
    shift: 12,
    lodging: 900,
    meals: 468,
    weeks: 13,
  };
  expect(work(offer).before.total).toBeCloseTo(27_144, 6);
  expect(work({ ...offer, canceled: 6 }).before.total).toBeCloseTo(27_144 - 4_176, 6);
  expect(work({ ...offer, canceled: 6, cut: false }).before.total).toBeCloseTo(27_144 - 6 * 12 * 20, 6);
  expect(work({ ...offer, canceled: 6, guaranteed: 36 }).before.total).toBeCloseTo(27_144, 6);
});

test("takes a contractor's policy and premiums off before taxes", () => {
  const worth = work({
    kind: "contractor",
    pay: 100,
    hours: 40,
    worked: 46,
    policy: 4_000,
    premium: 700,
    match: 5,
  });
  expect(worth.before.total).toBe(184_000 - 4_000 - 8_400);
  expect(worth.taxes.payroll).toBeCloseTo(180_000 * 0.9235 * 0.153, 1);
  expect(lineOf(worth, "Retirement match")).toBe(0);
});
