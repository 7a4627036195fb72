import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findEqualProfit, toContractorPay, toSelfEmploymentTax } from "./contractor-pay.ts";
import { toTakeHome } from "./income-tax.ts";
import { parseTaxTables } from "./tax-tables.ts";

const read = (name: string): unknown => JSON.parse(readFileSync(`data/${name}`, "utf8"));
const tables = parseTaxTables({
  federal: read("us_tax_federal.json"),
  states: read("us_tax_states.json"),
  rules: read("us_tax_state_rules.json"),
});

test.each([
  // 73,900 taxable: 12,400 at 10%, 38,000 at 12%, 23,500 at 22%.
  [90_000, 10_970, 6_885],
  // 233,900 taxable: up to the 32% bracket. Social Security ends at 184,500, 0.9% more Medicare starts at 200,000.
  [250_000, 51_304, 15_514],
  [16_100, 0, 1_231.65],
])("takes federal income tax and FICA from wages of %d", (wages, federal, payroll) => {
  const paid = toTakeHome(wages, "TX", tables);
  expect(paid.federal).toBeCloseTo(federal, 2);
  expect(paid.payroll).toBeCloseTo(payroll, 2);
  expect(paid.kept).toBeCloseTo(wages - federal - payroll, 2);
});

test.each([
  ["TX", 0, 0, "has no income tax"],
  ["PA", 2_763, 63, "has one rate and no deduction"],
  ["OH", 2_038.38, 0, "adds 332 to 2.75% above 26,050"],
  ["AL", 3_711.5, 0, "deducts federal tax, and its own deduction is at the floor"],
  ["CT", 4_340, 450, "has no exemption left at this income, and adds 140 back"],
  ["SC", 3_651.95, 0, "has lost most of its deduction"],
  ["WI", 3_837.54, 0, "has lost part of its deduction"],
  ["UT", 3_991.35, 0, "has a credit in place of a deduction"],
  ["OR", 6_301.63, 630, "deducts 8,500 of federal tax"],
  ["CA", 4_124.98, 1_170, "has nine brackets, a credit and disability insurance"],
  ["WA", 0, 1_248.48, "takes levies only"],
])("takes %s's share of wages of 90,000: it %4$s", (code, state, levies) => {
  const paid = toTakeHome(90_000, code, tables);
  expect(paid.state).toBeCloseTo(state, 1);
  expect(paid.levies).toBeCloseTo(levies, 1);
});

test("ends levies at their limits", () => {
  expect(toTakeHome(120_000, "RI", tables).levies).toBeCloseTo(1_100, 2);
  expect(toTakeHome(200_000, "NY", tables).levies).toBeCloseTo(31.2 + 411.91, 2);
});

test("refuses a state that it does not know", () => {
  expect(() => toTakeHome(90_000, "XX", tables)).toThrow("XX");
});

test("takes self-employment tax and deducts half of it and a fifth of business income", () => {
  // 100,000 x 0.9235 x 15.3%; 76,835.22 taxable before a fifth of it is deducted.
  expect(toSelfEmploymentTax(100_000, tables.federal)).toBeCloseTo(14_129.55, 2);
  const pay = toContractorPay(100_000, tables.federal);
  expect(pay.federal).toBeCloseTo(8_235, 1);
  expect(pay.kept).toBeCloseTo(77_635.45, 1);
});

test("gives a contractor no business income deduction far above the threshold", () => {
  // Half of 22,878 + 10,712.60 is 16,795.30. Of 367,104.70 taxable, 256,225 owes 58,448 and the rest 35%.
  const { selfEmployment, federal } = toContractorPay(400_000, tables.federal);
  expect(selfEmployment).toBeCloseTo(33_590.6 + 169_400 * 0.009, 2);
  expect(federal).toBeCloseTo(58_448 + 110_879.7 * 0.35, 2);
});

test("finds the profit that leaves a contractor as much as an employee keeps", () => {
  const { kept } = toTakeHome(90_000, "TX", tables);
  const profit = findEqualProfit(kept, tables.federal, 8_000);
  expect(toContractorPay(profit, tables.federal, 8_000).kept).toBeGreaterThanOrEqual(kept);
  expect(toContractorPay(profit - 2, tables.federal, 8_000).kept).toBeLessThan(kept);
});
