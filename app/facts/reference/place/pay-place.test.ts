import { expect, test } from "vitest";
import { country, findPayPlace, toPlaceInText } from "./pay-place.ts";

const metro = (name: string, slug: string, title: string, stateCodes: string[]) => ({
  ...{ name, slug, title, stateCodes },
  ...{ population: 1_000_000, growthPercent: 1, latitude: 0, longitude: 0 },
});
const metros = [
  metro("New York, NY", "new-york-ny", "New York-Newark-Jersey City, NY-NJ", ["NY", "NJ"]),
  metro("Houston, TX", "houston-tx", "Houston-Pasadena-The Woodlands, TX", ["TX"]),
  metro("Washington, DC", "washington-dc", "Washington-Arlington-Alexandria, DC-VA-MD-WV", [
    "DC",
    "VA",
    "MD",
    "WV",
  ]),
];

test.each([
  ["tx", "texas"],
  ["Texas", "texas"],
  ["new-york", "new-york"],
  ["New York City", "new-york-ny"],
  ["nyc", "new-york-ny"],
  ["houston-tx", "houston-tx"],
  ["Houston, TX", "houston-tx"],
  ["houston", "houston-tx"],
  ["Washington, DC", "washington-dc"],
  ["dc", "district-of-columbia"],
  ["USA", "united-states"],
  ["united-states", "united-states"],
  ["  ", undefined],
  ["Plano, TX", undefined],
  ["../../etc", undefined],
])("reads %s", (text, slug) => {
  expect(findPayPlace(text, metros)?.slug).toBe(slug);
});

test("names each as a sentence does", () => {
  expect(toPlaceInText(country)).toBe("the United States");
  expect(toPlaceInText(findPayPlace("dc", metros)!)).toBe("the District of Columbia");
  expect(toPlaceInText(findPayPlace("houston", metros)!)).toBe("the Houston, TX metro area");
});
