import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { specialties } from "#app/facts/reference/profession/specialties.ts";
import { findWageCode, physicianSpecialtyCodes } from "#app/facts/reference/profession/wage-occupation.ts";
import { catalog } from "../support/built-catalog.ts";

const folder = "data/catalog/specialties";

interface Written {
  category: string;
  search: string | null;
  soc: string;
}

test("counts a specialty's physicians under the code that most of its written pages name", () => {
  const written = readdirSync(folder).flatMap(
    (file) =>
      (JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as { specialties: Written[] }).specialties,
  );
  for (const [specialty, code] of physicianSpecialtyCodes) {
    const codes = written
      .filter(({ category, search }) => category === "physician" && search === specialty)
      .map(({ soc }) => soc);
    const most = Math.max(...codes.map((one) => codes.filter((other) => other === one).length));
    expect(codes.filter((one) => one === code).length, specialty).toBe(most);
  }
});

test("knows the specialties by the names that postings have", () => {
  const known = new Set(specialties.map(({ slug }) => slug));
  expect([...physicianSpecialtyCodes.keys()].filter((slug) => !known.has(slug))).toEqual([]);
});

test("has a figure for every profession, and reads one small record for it", () => {
  for (const { slug } of professions) {
    const record = catalog.wages.get(findWageCode(slug, null) ?? "");
    expect(record?.national.median, slug).toBeGreaterThan(20_000);
    expect(JSON.stringify(record).length, slug).toBeLessThan(40_000);
  }
});

test("puts a city in its metropolitan area, and one of two namesakes only where both are", () => {
  const texas = catalog["city-metros"].get("texas")!;
  expect(texas.cities.houston).toEqual({ place: "houston-tx", metro: "houston-tx" });
  expect(texas.metros["houston-tx"]).toBe("Houston, TX");
  const places = new Set([...catalog.places.values()].flat().map(({ slug }) => slug));
  for (const { cities, metros } of catalog["city-metros"].values())
    for (const { place, metro } of Object.values(cities)) {
      expect(place === null || places.has(place), place ?? "").toBe(true);
      expect(metro === null || metro in metros, metro ?? "").toBe(true);
    }
});

test("names occupations as a sentence does", () => {
  const names = [...catalog.wages.values()].map(({ people }) => people);
  expect(names).toContain("general pediatricians");
  expect(names).toContain("pathologists");
  expect(names.filter((name) => /all other|^[A-Z]|, general/.test(name))).toEqual([]);
});
