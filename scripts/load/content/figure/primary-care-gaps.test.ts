import { expect, test } from "vitest";
import { toPrimaryCareGaps } from "./primary-care-gaps.ts";

test("ranks states by practitioners needed per resident and names those without a figure", () => {
  const { rows, values, drawing } = toPrimaryCareGaps([
    { code: "TX", needed: 1_200, needMet: 50, residents: 30_000_000 },
    { code: "AK", needed: 70, needMet: 26.6, residents: 700_000 },
    { code: "VT", needed: 2, needMet: 84.2, residents: 640_000 },
    { code: "WI", needed: null, needMet: null, residents: 6_000_000 },
  ]);
  expect(rows).toEqual([
    ["Alaska", "10.0", "70", "26.6%"],
    ["Texas", "4.0", "1,200", "50.0%"],
    ["Vermont", "0.3", "2", "84.2%"],
  ]);
  expect(values).toMatchObject({ total: "1,272", first: "Alaska", most: "Texas", missing: "Wisconsin" });
  expect(drawing?.kind === "map" && drawing.groups.map(({ states }) => states)).toEqual([
    ["AK"],
    ["TX"],
    ["VT"],
  ]);
});
