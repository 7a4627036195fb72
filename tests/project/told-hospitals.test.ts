import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { milesBetween } from "#app/markets/distance.ts";
import { listNearbyHospitals, tellLocalHospitals } from "#app/markets/location-hospitals.ts";
import { listPlaceQuestions } from "#app/markets/location-questions.ts";
import { listAround } from "#app/markets/location-story.ts";
import { tellHospitals } from "#app/markets/metro-hospitals.ts";
import { findState, states } from "#app/markets/states.ts";
import {
  catalog,
  markets,
  metros,
  stateRecords,
  toCity,
  toLanding,
  toMarket,
  toTexts,
} from "../support/told-pages.ts";

describe("hospitals", () => {
  test("the largest hospital is the largest of those that report beds", () => {
    for (const { slug, hospitals } of markets)
      expect(toTexts(toCity(slug).questions)).toContain(
        `${hospitals[0]!.name} has the most beds of those that report them`,
      );
    for (const { slug } of stateRecords) {
      const { ownersText, questions } = toMarket(slug);
      expect(ownersText).toMatch(/^Of the hospitals that report beds, /);
      expect(toTexts(questions)).not.toMatch(/largest rated/);
    }
    for (const metro of metros.filter(({ largestHospitals }) => largestHospitals.length > 1)) {
      const text = tellHospitals(metro).join(" ");
      expect(text, metro.name).not.toMatch(/\b(?:The largest,|By beds|over the rest:|the largest of them)/);
    }
  });

  test("of a place's hospitals none is called the largest whose beds are not known", () => {
    for (const [slug, places] of catalog.places) {
      const state = states.find((one) => one.slug === slug)!;
      for (const place of places.filter(({ hospitals }) => hospitals.length > 1)) {
        const text = tellLocalHospitals({ place, places, state, metro: null }, []);
        const [first] = place.hospitals;
        if (first!.beds === null) expect(text, place.slug).not.toMatch(/largest|leads/);
        else expect(text, place.slug).toMatch(/largest of those that report them|By reported beds/);
      }
    }
  });

  test.each([
    ["los-angeles", "Cedars-Sinai Medical Center"],
    ["atlanta", "Emory University Hospital"],
    ["chicago", "Northwestern Memorial Hospital"],
    ["seattle", "University of Washington Medical Center"],
  ])(
    "a large hospital of %s that reports no beds is among the employers, without a figure: %s",
    (slug, name) => {
      expect(toCity(slug).majorHospitals).toContain(name);
      const { content } = toLanding(`/registered-nurse-recruiters-${slug}`);
      expect(content.majorEmployers).toHaveLength(5);
      expect(content.majorEmployers).toContainEqual(expect.objectContaining({ name, beds: "–" }));
    },
  );

  test("every count of a system's hospitals says that it is of 2023", () => {
    const sources = ["city_markets.json", "catalog/state_highlights.json"];
    const sentences = sources
      .flatMap((name) => readFileSync(`data/${name}`, "utf8").match(/"(?:[^"\\]|\\.)*"/g) ?? [])
      .filter((text) => text.includes("{system:"));
    expect(sentences.length).toBeGreaterThan(60);
    expect(sentences.filter((text) => !text.includes("AHRQ, 2023"))).toEqual([]);
    const counted = [
      ...markets.map(({ slug }) => toCity(slug).questions[1]!.answer),
      ...stateRecords.map(({ slug }) => toMarket(slug).ownersText),
      ...metros
        .filter(({ largestHospitals }) => largestHospitals.length > 2)
        .map((metro) => tellHospitals(metro).join(" ")),
    ];
    expect(counted.filter((text) => !text.includes("(AHRQ, 2023)"))).toEqual([]);
    const factors = markets.flatMap(
      ({ slug }) => toLanding(`/pharmacist-recruiters-${slug}`).content.demandFactors,
    );
    expect(factors.filter((text) => /belong to (?!.*\(AHRQ, 2023\))/.test(text))).toEqual([]);
  });

  test("a nearby hospital's distance is its own, not that of its city's center", () => {
    const places = catalog.places.get("ohio")!;
    const place = places.find(({ slug }) => slug === "dublin-oh")!;
    const story = { place, places, state: findState("OH")!, metro: null };
    const around = listAround(story);
    const riverside = listNearbyHospitals(place, around).find(({ hospital }) =>
      hospital.name.startsWith("Riverside"),
    );
    expect(riverside?.miles).toBeCloseTo(6.4, 1);
    const { answer } = listPlaceQuestions(story, around, [], null).find(({ question }) =>
      question.startsWith("Which large hospitals"),
    )!;
    const told = [
      ...answer.matchAll(/(?:report beds is |beds: |then |comes |; and )(.+?), ([\d.]+) miles? away/g),
    ];
    expect(told.length).toBeGreaterThan(0);
    for (const [, name, miles] of told) {
      const hospital = places.flatMap(({ hospitals }) => hospitals).find((one) => one.name === name)!;
      const own = milesBetween({ latitude: place.latitude!, longitude: place.longitude! }, hospital);
      expect(Number(miles)).toBeCloseTo(own, 0);
    }
  });
});
