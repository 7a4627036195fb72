import { expect, test } from "vitest";
import { toNpChanges, toNpClasses } from "./np-laws.ts";

const states = [
  { code: "AZ", authority: "full", note: "", population: 10, median: 130_000 },
  { code: "NV", authority: "full", note: "", population: 20, median: 140_000 },
  { code: "WI", authority: "reduced", note: "A newer law", population: 30, median: 120_000 },
  { code: "TX", authority: "restricted", note: "", population: 40, median: 110_000 },
];

test("counts states, people and the middle median of each class", () => {
  expect(toNpClasses(states).rows).toEqual([
    ["Full practice", "2", "30%", "$135,000"],
    ["Reduced practice", "1", "30%", "$120,000"],
    ["Restricted practice", "1", "40%", "$110,000"],
  ]);
});

test("lists only states whose rules are newer than their class", () => {
  const { rows, values } = toNpChanges(states);
  expect(rows).toEqual([["Wisconsin", "reduced", "A newer law.", "$120,000"]]);
  expect(values).toEqual({ count: "1", "WI.median": "$120,000" });
});
