import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseTaxTables } from "#app/facts/reference/pay/tax-tables.ts";
import { toContractorEqual } from "./contractor-equal.ts";
import { toTravelPackage } from "./travel-package.ts";

const read = (name: string): unknown => JSON.parse(readFileSync(`data/${name}`, "utf8"));
const { federal } = parseTaxTables({
  federal: read("us_tax_federal.json"),
  states: read("us_tax_states.json"),
  rules: read("us_tax_state_rules.json"),
});

test("finds a contractor's profit that keeps what the employee keeps", () => {
  const job = (key: string, name: string, median: number) => ({ key, name, median });
  const { values } = toContractorEqual([job("RN", "Nurse", 90_000), job("NP", "NP", 130_000)], federal);
  // An employee keeps 90,000 - 10,970 - 6,885. The profit is checked the other way: it leaves the same, to the dollar.
  expect(values?.["RN.kept"]).toBe("$72,145");
  const profit = Number(values?.["RN.taxesOnly"]?.replace(/\D/g, ""));
  const selfEmployment = profit * 0.9235 * 0.153;
  const income = profit - selfEmployment / 2 - 16_100;
  const tax = 5_800 + (income * 0.8 - 50_400) * 0.22;
  expect(profit - selfEmployment - tax).toBeGreaterThan(72_144);
  expect(profit - selfEmployment - tax).toBeLessThan(72_148);
});

test("splits one weekly total three ways", () => {
  const { rows, values } = toTravelPackage(federal);
  // 24 x 36 = 864 a week, 41,472 a year: 2,796.64 of income tax and 3,172.61 of FICA, 124.36 a week.
  expect(rows[2]).toEqual(["$24", "$864", "$1,736", "$2,476", "$2,012", "$36"]);
  expect(new Set(rows.map((row) => row[4])).size).toBe(1);
  expect(values).toMatchObject({ more: "$332", atRisk: "$464" });
});
