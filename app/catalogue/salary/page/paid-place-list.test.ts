import { expect, test } from "vitest";
import type { WageRecord } from "#app/facts/catalog/wage-records.ts";
import type { PayPlace } from "#app/facts/reference/place/pay-place.ts";
import { findPaidRole } from "#app/facts/reference/profession/paid-roles.ts";
import { describeStanding, findStanding, listPaidPlaces, toPlaceTable } from "./place-rows.ts";

const none = { p10: null, p25: null, median: null, p75: null, p90: null };
const pay = (median: number) => ({ ...none, p25: median - 10_000, median, p75: median + 10_000 });
const metros = { "a-tx": pay(90_000), "b-tx": pay(100_000), "c-tx": pay(80_000) };
const wages: WageRecord = {
  ...{ soc: "29-1141", people: "registered nurses", employed: null },
  ...{ national: pay(97_000), earlier: pay(93_000), states: {}, earlierStates: {}, metros },
};
const levels = { "a-tx": 90, "b-tx": 125, "c-tx": 100 };
const places = [...Object.keys(metros), "nowhere-tx"].map(
  (slug): PayPlace => ({ kind: "metro", slug, name: slug, stateCodes: ["TX"] }),
);
const list = (of = wages) => listPaidPlaces(findPaidRole("registered-nurse")!, of, levels, places);
const basis = { per: "year", hours: 40 } as const;

test("lists places with figures of their own, most worth first", () => {
  expect(list().map(({ place, real }) => [place.slug, real])).toEqual([
    ["a-tx", 100_000],
    ["b-tx", 80_000],
    ["c-tx", 80_000],
  ]);
  expect(toPlaceTable(list(), basis).rows[0]).toMatchObject({
    to: "/salary-comparison/registered-nurse/a-tx",
    cells: ["$90,000", "$80,000 to $100,000", "$100,000"],
  });
});

test("counts how many places pay more, as paid and at national prices", () => {
  expect(findStanding(list(), "a-tx")).toEqual({ byMedian: 2, byWorth: 1, of: 3 });
  expect(findStanding(list(), "b-tx")).toEqual({ byMedian: 1, byWorth: 2, of: 3 });
});

test.each([
  [2, 1, "Texas has the 2nd highest median pay of 51 states. At national prices it has the highest."],
  [51, 22, "Texas has the lowest median pay of 51 states."],
  [22, 42, "At national prices, Texas has the 10th lowest median pay of 51 states."],
  [10, null, "Texas has the 10th highest median pay of 51 states."],
  [11, 41, null],
])("ranks a place only at either end: %s by pay, %s by worth", (byMedian, byWorth, text) => {
  expect(describeStanding("Texas", "states", { byMedian, byWorth, of: 51 })).toBe(text);
});

test("ends a sentence on D.C. with one period", () => {
  const standing = { byMedian: 2, byWorth: null, of: 51 };
  expect(describeStanding("Texas", "states, counting D.C.", standing)).toBe(
    "Texas has the 2nd highest median pay of 51 states, counting D.C.",
  );
  expect(describeStanding("Texas", "states, counting D.C.", { ...standing, byWorth: 51 })).toBe(
    "Texas has the 2nd highest median pay of 51 states, counting D.C. At national prices it has the lowest.",
  );
});

test("ranks no worth where a median only says at least, and puts that last", () => {
  const open = { ...wages, metros: { ...metros, "c-tx": { ...none, p25: 150_000, median: 239_200 } } };
  expect(list(open).at(-1)?.place.slug).toBe("c-tx");
  expect(findStanding(list(open), "c-tx")).toBeNull();
  expect(findStanding(list(open), "b-tx")).toEqual({ byMedian: 2, byWorth: null, of: 3 });
  expect(toPlaceTable(list(open), basis).rows.at(-1)?.cells).toEqual(["at least $239,200", "–", "–"]);
});

test("leaves out the middle half where the survey has only medians", () => {
  const medians = { ...wages, metros: { "a-tx": { ...none, median: 90_000 } } };
  expect(toPlaceTable(list(medians), basis).headings).toEqual(["Place", "Median", "At national prices"]);
});
