import { expect, test } from "vitest";
import type { StateTax, TaxTables } from "#app/facts/reference/pay/tax-tables.ts";
import { toRnKeeps } from "./rn-keeps.ts";

const toFlatTax = (rate: number): StateTax => ({
  brackets: rate ? [[0, rate]] : [],
  deduction: 0,
  exemption: 0,
  credit: 0,
  hasLocalTax: false,
  rules: {},
  levies: [],
  notCounted: null,
  takenFromSingles: [],
  overtimeDoubt: null,
  localTaxes: null,
  businessTaxes: [],
  sources: [],
  olderYears: [],
});

/** A tenth of all income above 10,000, and 7.65% of wages. */
const tables = {
  federal: {
    brackets: [[0, 0.1]],
    standardDeduction: 10_000,
    wageBase: 1_000_000,
    payroll: {
      social_security_rate_employee: 0.062,
      medicare_rate_employee: 0.0145,
      additional_medicare_rate: 0.009,
    },
    additionalMedicareFrom: 200_000,
  },
  states: new Map(
    (
      [
        ["CA", 0.1],
        ["TX", 0],
        ["OH", 0.02],
        ["UT", 0.05],
        ["FL", 0],
      ] as const
    ).map(([code, rate]) => [code, toFlatTax(rate)]),
  ),
} as unknown as TaxTables;

const row = (code: string, name: string, median: number, prices: number) => ({ code, name, median, prices });
const figure = toRnKeeps(
  [
    row("CA", "California", 140_000, 110),
    row("TX", "Texas", 100_000, 80),
    row("OH", "Ohio", 80_000, 100),
    row("UT", "Utah", 60_000, 100),
    row("FL", "Florida", 70_000, 100),
  ],
  tables,
);

test("ranks states by what is left after taxes, at national prices", () => {
  // Texas: 100,000 - 9,000 - 7,650 = 83,350; at prices of 80 it is 104,188.
  // California: 140,000 - 13,000 - 10,710 - 14,000 = 102,290; at 110 it is 92,991.
  expect(figure.rows.slice(0, 2)).toEqual([
    ["Texas", "$100,000", "$16,650", "$0", "80.0", "$104,188"],
    ["California", "$140,000", "$23,710", "$14,000", "110.0", "$92,991"],
  ]);
});

test("gives a sentence a climb only to a state that climbs", () => {
  expect(figure.values).toMatchObject({ "TX.climb": "1", "TX.fall": "", "CA.climb": "", "CA.fall": "1" });
  expect(figure.values).toMatchObject({ first: "Texas", "TX.leads": "Texas", "CA.leads": "" });
  expect(figure.values).toMatchObject({ medianGap: "$80,000", noTax: "2" });
});

test("puts every state into one fifth of the map", () => {
  const groups = figure.drawing?.kind === "map" ? figure.drawing.groups : [];
  expect(groups.map(({ tone, states }) => [tone, ...states])).toEqual([
    ["5", "TX"],
    ["4", "CA"],
    ["3", "OH"],
    ["2", "FL"],
    ["1", "UT"],
  ]);
});
