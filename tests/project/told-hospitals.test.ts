import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { milesBetween } from "#app/markets/distance.ts";
import { hospitalNote } from "#app/markets/hospital-rows.ts";
import { tellLocalHospitals } from "#app/markets/location-hospitals.ts";
import { listPlaceQuestions } from "#app/markets/location-questions.ts";
import { listAround } from "#app/markets/location-story.ts";
import { tellHospitals } from "#app/markets/metro-hospitals.ts";
import { states } from "#app/markets/states.ts";
import { listOpenHospitals } from "../../scripts/load/closed-hospitals.ts";
import { readCsv } from "../../scripts/load/csv.ts";
import { toTitleCase } from "../../scripts/load/hospital-names.ts";
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
        const text = tellLocalHospitals({ place, places, state, metro: null });
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

  test("what stands near a place is found by distance over all hospitals, across state lines", () => {
    const sample = everyPlace.filter(({ place }, at) => place.latitude !== null && at % 40 === 0);
    expect(sample.length).toBeGreaterThan(50);
    for (const { place, state } of sample) {
      const here = { latitude: place.latitude!, longitude: place.longitude! };
      const miles = openHospitals
        .filter(
          ({ city, stateCode }) => stateCode !== state.code || toLetters(city) !== toLetters(place.name),
        )
        .map((hospital) => milesBetween(here, hospital))
        .sort((a, b) => a - b);
      const told = place.nearbyHospitals.map((one) => one.miles);
      expect(told.slice(0, 3), place.slug).toEqual(miles.slice(0, 3).map((one) => Math.round(one * 10) / 10));
      expect(told.length).toBeLessThanOrEqual(6);
    }
  });

  test.each([
    ["kahului-hi", "Maui Memorial Medical Center", "Wailuku", 1],
    ["barnstable-ma", "Cape Cod Hospital", "Hyannis", 3.4],
    ["burlington-ia", "Southeast Iowa Regional Medical Center", "West Burlington", 3],
    ["moorhead-mn", "Sanford Medical Center Fargo", "Fargo, North Dakota", 1.1],
    ["texarkana-ar", "Wadley Regional Medical Center", "Texarkana, Texas", 1.1],
  ])("from %s the nearest general hospital is %s in %s", (slug, name, where, miles) => {
    const text = tellLocalHospitals(toStory(slug));
    expect(text).toContain(name);
    expect(text).toContain(where);
    expect(text).toContain(`${miles} mile`);
    expect(toLargeText(slug)).toContain(name);
  });

  test("the largest hospitals near Jersey City are those of New York, which is said", () => {
    expect(toLargeText("jersey-city-nj")).toMatch(
      /New York-Presbyterian Hospital, 6\.9 miles away in New York, New York, with 2,272 beds; and NYU Langone/,
    );
  });

  test("a hospital farther than 25 miles is said to be so as the crow flies", () => {
    const far = everyPlace.filter(({ place }) => {
      const near = place.nearbyHospitals.find(({ isNearestGeneral }) => isNearestGeneral);
      return place.hospitals.length === 0 && near && near.miles > 25;
    });
    for (const { place } of far)
      expect(tellLocalHospitals(toStory(place.slug)), place.slug).toContain("as the crow flies");
    expect(everyPlace.length).toBe(2290);
  });

  test("of two cities' spellings the hospital is in town by either", () => {
    for (const slug of ["winston-salem-nc", "port-st-lucie-fl", "mckinney-tx", "north-las-vegas-nv"])
      expect(toStory(slug).place.hospitals.length, slug).toBeGreaterThan(0);
  });

  test("a hospital that has closed is neither listed nor counted", () => {
    const closed = readCsv("data/closed_hospitals.csv");
    const listed = readCsv("data/cms_hospitals.csv");
    expect(closed.length).toBeGreaterThan(5);
    const all = JSON.stringify([[...catalog.places.values()], stateRecords, metros, markets]);
    for (const { name } of closed) expect(all).not.toContain(`"name":"${toTitleCase(name!)}"`);
    for (const { code, facilities } of stateRecords) {
      const of = (rows: typeof listed) => rows.filter(({ state_code }) => state_code === code).length;
      expect(facilities.hospitals, code).toBe(of(listed) - of(closed));
    }
    expect(metros.reduce((sum, { hospitals }) => sum + hospitals, 0)).toBeLessThan(listed.length);
  });

  test("a closed hospital that Medicare no longer lists stops the loading", () => {
    const listed = [{ facility_id: "1", name: "A" }];
    expect(listOpenHospitals(listed, listed)).toEqual([]);
    expect(() => listOpenHospitals(listed, [{ facility_id: "2", name: "B" }])).toThrow("B");
  });

  test("who owns a hospital is told as CMS's record, which is not always right", () => {
    expect(hospitalNote).toMatch(/^As CMS records them/);
    for (const { slug } of stateRecords) {
      const { lead, questions } = toMarket(slug);
      const owners = questions.find(({ question }) => question.startsWith("Who owns"))!.answer;
      for (const text of [lead, owners]) expect(text, slug).toContain("as CMS records it");
    }
    for (const metro of metros) {
      const text = tellHospitals(metro).join(" ");
      if (/nonprofit|for-profit|\bpublic\b/.test(text)) expect(text, metro.name).toContain("CMS records");
    }
  });
});

const everyPlace = [...catalog.places].flatMap(([slug, places]) =>
  places.map((place) => ({ place, places, state: states.find((one) => one.slug === slug)! })),
);
const closedIds = new Set(readCsv("data/closed_hospitals.csv").map(({ facility_id }) => facility_id));
const openHospitals = readCsv("data/cms_hospitals.csv")
  .filter(({ facility_id }) => !closedIds.has(facility_id))
  .map(({ city, state_code, lat, lon }) => ({
    city: city!,
    stateCode: state_code!,
    latitude: Number(lat),
    longitude: Number(lon),
  }));
const toLetters = (name: string) =>
  name
    .toLowerCase()
    .replace(/\bsaint\b/, "st")
    .replace(/\bfort\b/, "ft")
    .replace(/\bmount\b/, "mt")
    .replace(/\bnorth\b/, "n")
    .replace(/[^a-z]/g, "");

const toStory = (slug: string) => ({ ...everyPlace.find(({ place }) => place.slug === slug)!, metro: null });

function toLargeText(slug: string): string {
  const story = toStory(slug);
  return listPlaceQuestions(story, listAround(story), [], null).find(({ question }) =>
    question.startsWith("Which large hospitals"),
  )!.answer;
}
