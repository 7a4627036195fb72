import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { TypedOffer } from "#app/clinicians/offer/terms/field-names.ts";
import { parseOffer } from "#app/clinicians/offer/terms/parse-offer.ts";
import { readTaxCities } from "#app/facts/reference/pay/local-tax.ts";
import { toCityNote, toOfferLocalTax, toTaxPlace } from "./tax-place.ts";

const cities = readTaxCities(JSON.parse(readFileSync("data/us_tax_cities.json", "utf8")));

function read(typed: TypedOffer) {
  const asked = parseOffer({ pay: "46", ...typed });
  const place = toTaxPlace(asked, cities);
  return {
    place,
    local: toOfferLocalTax(place, asked, "single"),
    note: toCityNote(asked, place, 2026),
  };
}

test.each([
  ["MO", "St. Louis, MO", "St. Louis"],
  ["MO", "St. Louis County", undefined],
  ["MD", "Baltimore", "Baltimore City"],
  ["MD", "Baltimore County", "Baltimore County"],
  ["MD", "Prince George's County", "Prince George's County"],
  ["NY", "Staten Island", "New York City"],
  ["KS", "Kansas City", undefined],
])("finds the tax of a place in %s that is entered as %s: %s", (state, city, name) => {
  expect(read({ state, city }).place.city?.name).toBe(name);
});

test("knows that no tax is left out where a state's list is whole", () => {
  expect(read({ state: "NY", city: "Buffalo" }).place.isFree).toBe(true);
  expect(read({ state: "NY" }).place.isFree).toBe(false);
  expect(read({ state: "OH", city: "Toledo" }).place.isFree).toBe(false);
});

test("counts a rate that is entered in place of the city's", () => {
  const { local, note } = read({ state: "PA", city: "Philadelphia", local: "1" });
  expect(local?.brackets).toEqual([[0, 0.01]]);
  expect(note).toBeNull();
});

test("counts what a traveler with a tax home elsewhere pays", () => {
  const traveler = { kind: "travel", state: "MI", city: "Detroit" };
  expect(read({ ...traveler, home: "yes" }).local?.brackets).toEqual([[0, 0.012]]);
  expect(read({ ...traveler, home: "no" }).local?.brackets).toEqual([[0, 0.024]]);
  const newYork = read({ ...traveler, state: "NY", city: "New York" });
  expect(newYork.local).toBeNull();
  expect(newYork.note).toContain("only people who live there");
});

test("says the year of a city's rate, and what it leaves out", () => {
  expect(read({ state: "MI", city: "Flint" }).note).toContain("tax of 2023, the newest we have");
  expect(read({ state: "NY", city: "New York" }).note).toBe(
    "New York City's tax of 2026, for someone who lives and works there. Its school tax credits are not counted. If you live elsewhere, enter what you pay instead. Source: Form IT-201 instructions, New York City tax rate schedule.",
  );
});
