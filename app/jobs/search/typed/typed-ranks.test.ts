import { expect, test } from "vitest";
import { readTyped } from "./read-typed.ts";
import type { KnownCity } from "./typed-query.ts";

const dayton: KnownCity = {
  name: "Dayton",
  searchName: "dayton",
  stateCode: "OH",
  population: 137_000,
  lat: 39.8,
  lon: -84.2,
};

const read = (typed: string) => {
  const { readings, rest } = readTyped(typed, { cities: [dayton] });
  const said = readings.flatMap((reading) => {
    if (reading.kind === "posted" || reading.kind === "sort") return [reading.value];
    if (reading.kind === "radius") return [`${reading.miles} miles`];
    return reading.kind === "undecided" ? [`not applied: ${reading.words}`] : [];
  });
  return [said.join(", "), rest];
};

test.each([
  ["posted today crna", "today", ""],
  ["today's rn jobs", "today", ""],
  ["rn jobs in the last 24 hours", "today", ""],
  ["new lpn jobs posted yesterday", "newest, 3d", ""],
  ["new york nurse jobs", "", ""],
  ["rn jobs posted in the last 3 days", "3d", ""],
  ["np jobs this week", "7d", ""],
  ["pa jobs from the past month", "30d", ""],
  ["rn starting this week", "not applied: starting this week", ""],
  ["hi paying nurse jobs", "pay", ""],
  ["highest paid crna", "pay", ""],
  ["rn that pays the most", "pay", ""],
  ["newest rn jobs", "newest", ""],
  ["recent grad rn", "", ""],
  ["med surg rn within 25 mi of Dayton", "25 miles", ""],
  ["rn within 40 miles of dayton", "40 miles", ""],
  ["rn no more than 20 miles from dayton", "20 miles", ""],
  ["under 30 minutes from dayton, nurse", "25 miles", ""],
  ["rn dayton 50 mile radius", "50 miles", ""],
  ["an hour from dayton", "", "hour"],
  // From nowhere, a distance filters nothing.
  ["rn within 25 miles", "not applied: within 25 miles", ""],
])("reads %s", (typed, said, rest) => {
  expect(read(typed)).toEqual([said, rest]);
});

test("counts a distance from a place that another field names", () => {
  const { readings } = readTyped("rn within 10 miles", { cities: null });
  expect(readings).toContainEqual(expect.objectContaining({ kind: "radius", miles: 10 }));
});
