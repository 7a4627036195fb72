import { expect, test } from "vitest";
import { toPerDiemRecords } from "./make-per-diem.ts";
import { readReference } from "./reference/reference.ts";

const records = toPerDiemRecords(readReference("data"));

test.each([
  ["ohio", "columbus", "Columbus", 138, 80],
  ["california", "santa-monica", "Santa Monica", 283, 92],
  ["california", "long-beach", "Los Angeles", 199, 86],
  ["massachusetts", "cambridge", "Boston / Cambridge", 213, 92],
  ["massachusetts", "lowell", "Burlington / Woburn", 152, 86],
  ["virginia", "alexandria", "District of Columbia", 203, 92],
  ["hawaii", "hilo", "Isle of Hawaii: Hilo", 199, 180],
])("finds the rate of %s, %s", (state, place, destination, lodging, meals) => {
  const { rates, places } = records.get(state)!;
  const rate = rates[places[place]!]!;
  expect(rate.destination).toBe(destination);
  if (state !== "hawaii") expect([rate.lodging[0], rate.meals]).toEqual([lodging, meals]);
});

test("gives a place whose county is not listed the standard rate, and a doubtful one none", () => {
  expect(records.get("wyoming")!.places.gillette).toBeNull();
  expect(records.get("wyoming")!.standard).toMatchObject({ meals: 68, destination: "Standard CONUS rate" });
  expect(records.get("new-mexico")!.places.albuquerque).toBeUndefined();
  expect(records.get("alaska")!.places.fairbanks).toBeUndefined();
  expect(records.get("connecticut")!.places.stamford).toBeUndefined();
});
