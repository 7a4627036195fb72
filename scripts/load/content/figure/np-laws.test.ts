import { expect, test } from "vitest";
import { toNpChanges, toNpClasses } from "./np-laws.ts";

const states = [
  { code: "AZ", authority: "full", aanpClass: "full", note: "", population: 10, median: 130_000 },
  { code: "NV", authority: "full", aanpClass: "full", note: "", population: 20, median: 140_000 },
  {
    code: "WI",
    authority: "full",
    aanpClass: "reduced",
    note: "A newer law",
    population: 30,
    median: 120_000,
  },
  { code: "OH", authority: "reduced", aanpClass: "reduced", note: "", population: 0, median: 115_000 },
  { code: "TX", authority: "restricted", aanpClass: "restricted", note: "", population: 40, median: 110_000 },
];

test("counts states, people and the middle median of each class", () => {
  expect(toNpClasses(states).rows).toEqual([
    ["Full practice", "3", "60%", "$130,000"],
    ["Reduced practice", "1", "0%", "$115,000"],
    ["Restricted practice", "1", "40%", "$110,000"],
  ]);
});

test("lists only states whose rules are newer than their class", () => {
  const { rows, values } = toNpChanges(states);
  expect(rows).toEqual([["Wisconsin", "reduced; full by the newer law", "A newer law.", "$120,000"]]);
  expect(values).toEqual({ count: "1", "WI.median": "$120,000" });
});
