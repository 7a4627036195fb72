import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  describeLocalHospitals,
  toHospitalMiles,
} from "#app/catalogue/places/location/location-hospitals.ts";
import { listPlaceQuestions } from "#app/catalogue/places/location/location-questions.ts";
import { listNearbyPlaces } from "#app/catalogue/places/location/location-story.ts";
import { describeHospitals } from "#app/catalogue/places/metro/metro-hospitals.ts";
import { listMetroQuestions } from "#app/catalogue/places/metro/metro-questions.ts";
import { toWhole } from "#app/facts/catalog/passage.ts";
import { milesBetween } from "#app/facts/reference/place/distance.ts";
import { hospitalNote } from "#app/facts/reference/place/hospital-rows.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { toHospitalName } from "../../scripts/load/hospital/hospital-names.ts";
import { readReference } from "../../scripts/load/reference/reference.ts";
import { toCityKey } from "../../scripts/load/source/city-key.ts";
import { readCsv } from "../../scripts/load/source/csv.ts";
import { catalog } from "../support/built-catalog.ts";
import {
  getState,
  markets,
  metros,
  rows,
  stateRecords,
  toCity,
  toLanding,
  toLocal,
  toMarket,
  toTexts,
} from "../support/told-pages.ts";

const reference = readReference("data");

describe("hospitals", () => {
  test("picks the largest hospital among those that report their beds", () => {
    for (const { slug, hospitals } of markets)
      expect(toTexts(toCity(slug).questions)).toContain(
        `Among hospitals that report beds, ${hospitals[0]!.name} has the most`,
      );
    for (const { slug } of stateRecords) {
      const { hospitals, questions } = toMarket(slug);
      expect(hospitals.text).toMatch(/ has the most reported beds, [\d,]+(?: on several campuses)?\./);
      expect(toTexts(questions)).not.toMatch(/largest rated/);
    }
    for (const metro of metros.filter(({ largestHospitals }) => largestHospitals.length > 1)) {
      const text = describeHospitals(metro).join(" ");
      expect(text, metro.name).not.toMatch(/\b(?:The largest,|By beds|over the rest:|the largest of them)/);
    }
  });

  test("never calls a hospital without a bed count the largest", () => {
    for (const [slug, places] of catalog.places) {
      const state = states.find((one) => one.slug === slug)!;
      for (const place of places.filter(({ hospitals }) => hospitals.length > 1)) {
        const text = describeLocalHospitals({ place, places, state, metro: null });
        const [first] = place.hospitals;
        if (first!.beds === null) expect(text, place.slug).not.toMatch(/largest|most/);
        else expect(text, place.slug).toContain(`${first!.name} reports the most beds`);
      }
    }
  });

  test.each([
    ["boston", "Cambridge Health Alliance"],
    ["phoenix", "Valleywise Health Medical Center"],
    ["chicago", "Ann & Robert H. Lurie Children's Hospital of Chicago"],
    ["seattle", "Overlake Hospital Medical Center"],
  ])("lists a large hospital of %s without a bed count among the employers: %s", (slug, name) => {
    expect(toCity(slug).majorHospitals).toContain(name);
    const { content } = toLanding(`/registered-nurse-recruiters-${slug}`);
    expect(content.majorEmployers).toHaveLength(5);
    expect(content.majorEmployers).toContainEqual(expect.objectContaining({ name, beds: "–" }));
  });

  test.each([
    ["los-angeles", "Cedars-Sinai Medical Center", 915],
    ["atlanta", "Emory University Hospital", 853],
    ["chicago", "Northwestern Memorial Hospital", 894],
    ["seattle", "University of Washington Medical Center", 731],
    ["phoenix", "St. Joseph's Hospital and Medical Center", 607],
  ])("knows the beds of a large hospital of %s that the list leaves empty: %s", (slug, name, beds) => {
    const { hospitals } = markets.find((market) => market.slug === slug)!;
    expect(hospitals).toContainEqual(expect.objectContaining({ name, beds }));
  });

  test("uses no superlative of size for a hospital, because some report no beds", () => {
    const pages = [
      ...markets.map(({ slug }) => [slug, toTexts(toCity(slug).questions)]),
      ...stateRecords.map(({ slug }) => [
        slug,
        `${toMarket(slug).hospitals.text} ${toTexts(toMarket(slug).questions)}`,
      ]),
      ...metros.map((metro) => [metro.slug, describeHospitals(metro).join(" ")]),
      ...everyPlace.map((story) => [story.place.slug, describeLocalHospitals({ ...story, metro: null })]),
      ...markets.flatMap(({ slug }) =>
        ["registered-nurse", "pharmacist"].map((profession) => {
          const { content, questions } = toLanding(`/${profession}-recruiters-${slug}`);
          return [slug, `${content.demandFactors.join(" ")} ${JSON.stringify(questions ?? [])}`];
        }),
      ),
    ] as [string, string][];
    const superlative =
      /[^.]*\b(?:largest|biggest)\b[^.]*\bhospitals?\b[^.]*|[^.]*\bhospitals?\b[^.]*\b(?:largest|biggest)\b[^.]*/gi;
    for (const [slug, text] of pages) expect(text.match(superlative) ?? [], slug).toEqual([]);
    const written = ["city_markets", "state_highlights"].map((name) =>
      readFileSync(`data/catalog/${name}.json`, "utf8"),
    );
    for (const text of written)
      expect(text.match(/"[^"]*\b(?:largest|biggest)\b(?: \w+)? hospitals?\b[^"]*"/gi) ?? []).toEqual([]);
  });

  test("says where some of a place's hospitals report no beds", () => {
    const partial = everyPlace.filter(
      ({ place: { hospitals } }) =>
        hospitals.length > 1 && hospitals[0]!.beds !== null && hospitals.some(({ beds }) => beds === null),
    );
    expect(partial.length).toBeGreaterThan(50);
    for (const { place } of partial)
      expect(describeLocalHospitals(toStory(place.slug)), place.slug).toContain("Of those that report them,");
  });

  test("dates every count of a system's hospitals to 2023", () => {
    const sentences = ["city_markets", "state_highlights"]
      .flatMap((name) => JSON.parse(readFileSync(`data/catalog/${name}.json`, "utf8")))
      .flatMap(({ healthcareFacts, economicHighlights, livingHighlights, recruiting }) =>
        [healthcareFacts, economicHighlights, livingHighlights, recruiting].flat().map(toWhole),
      )
      .filter((text) => text.includes("{system:"));
    expect(sentences.length).toBeGreaterThan(60);
    expect(sentences.filter((text) => !text.includes("AHRQ, 2023"))).toEqual([]);
    const counted = [
      ...markets.map(({ slug }) => toCity(slug).questions[1]!.answer),
      ...stateRecords.map(({ slug }) => toMarket(slug).hospitals.text),
      ...metros
        .filter(({ largestHospitals }) => largestHospitals.length > 2)
        .map((metro) => describeHospitals(metro).join(" ")),
    ];
    expect(counted.filter((text) => !text.includes("(AHRQ, 2023)"))).toEqual([]);
    const factors = markets.flatMap(
      ({ slug }) => toLanding(`/pharmacist-recruiters-${slug}`).content.demandFactors,
    );
    expect(factors.filter((text) => / runs \d+ of them (?!\(AHRQ, 2023\))/.test(text))).toEqual([]);
  });

  test("finds the nearest hospitals across state lines", () => {
    const sample = everyPlace.filter(({ place }, at) => place.latitude !== null && at % 40 === 0);
    expect(sample.length).toBeGreaterThan(50);
    for (const { place, state } of sample) {
      const here = { latitude: place.latitude!, longitude: place.longitude! };
      const key = toCityKey(place.name, state.code);
      const miles = reference.hospitals
        .filter(({ row, within }) => toCityKey(within ?? row.city!, row.state_code!) !== key)
        .map(({ position }) => milesBetween(here, position))
        .sort((a, b) => a - b);
      const told = place.nearbyHospitals.map((one) => one.miles);
      for (const [at, one] of told.slice(0, 3).entries())
        expect(Math.abs(one - miles[at]!), place.slug).toBeLessThanOrEqual(0.5);
      expect(told.length).toBeLessThanOrEqual(6);
    }
  });

  test("gives a hospital without its own point that of its ZIP code and says about", () => {
    const about = reference.hospitals.filter(({ position }) => position.isAbout);
    expect(about.length).toBeGreaterThan(30);
    expect(about.map(({ hospital }) => hospital.name)).toEqual(
      expect.arrayContaining(["Elite Hospital Kingwood", "Houston Methodist Cypress Hospital"]),
    );
    const houston = toStory("houston-tx").place;
    expect(houston.nearbyHospitals.map(({ name }) => name)).not.toContain(
      "Houston Methodist Cypress Hospital",
    );
    const told = everyPlace.find(
      ({ place }) => place.nearbyHospitals[0]?.isAbout && place.hospitals.length === 0,
    )!;
    expect(told.place.nearbyHospitals[0]!.miles % 1).toBe(0);
    expect(toHospitalMiles(told.place.nearbyHospitals[0]!)).toMatch(/^about \d+ miles?$/);
  });

  test.each([
    ["new-york-ny", /^(?:Bronx|Brooklyn|Staten Island|Jamaica|Flushing|Elmhurst|Queens)/],
    ["los-angeles-ca", /^(?:Van Nuys|Sylmar|Encino|Hollywood|Sherman Oaks|San Pedro)/],
    ["boston-ma", /^(?:Brighton|Jamaica Plain)/],
    ["san-diego-ca", /^La Jolla/],
  ])("does not list a part of a city as its neighbor: %s", (slug, parts) => {
    const { place } = toStory(slug);
    expect(place.nearbyHospitals.filter(({ city }) => parts.test(city))).toEqual([]);
    expect(place.hospitals.length).toBeGreaterThan(5);
  });

  test.each([
    ["kahului-hi", "Maui Memorial Medical Center", "Wailuku", 1],
    ["barnstable-ma", "Cape Cod Hospital", "Hyannis", 3.4],
    ["burlington-ia", "Southeast Iowa Regional Medical Center", "West Burlington", 3],
    ["moorhead-mn", "Sanford Medical Center Fargo", "Fargo, ND", 1.1],
    ["texarkana-ar", "Wadley Regional Medical Center", "Texarkana, TX", 1.1],
  ])("names for %s the nearest general hospital, %s in %s", (slug, name, where, miles) => {
    const text = describeLocalHospitals(toStory(slug));
    expect(text).toContain(name);
    expect(text).toContain(where);
    expect(text).toContain(`${miles} mile`);
    expect(toLargeText(slug)).toContain(name);
  });

  test("says that the largest hospitals near Jersey City are in New York", () => {
    const text = toLargeText("jersey-city-nj");
    expect(text).toMatch(/^Bellevue Hospital Center \(5\.4 miles away in New York, NY, 912 beds\) and /);
    expect(text).toMatch(
      /hospitals with several campuses have their main address there; we do not rank them/,
    );
  });

  test("ranks no hospital with several campuses by beds within a radius", () => {
    const campuses = new Set(
      reference.hospitals
        .filter(({ hospital }) => hospital.hasSeveralCampuses)
        .map(({ hospital }) => hospital.name),
    );
    expect(campuses.size).toBeGreaterThan(120);
    for (const { place } of everyPlace) {
      const ranked = /^(.*) reports? the most beds within/.exec(findLargeText(place.slug) ?? "")?.[1];
      const own = [...place.hospitals, ...place.nearbyHospitals].filter(
        ({ hasSeveralCampuses }) => hasSeveralCampuses,
      );
      for (const { name } of own) expect(` and ${ranked}`, place.slug).not.toContain(` and ${name} (`);
      if (place.severalCampusesWithin25 > 0)
        expect(findLargeText(place.slug), place.slug).toContain("several campuses");
    }
    expect(toLargeText("palmetto-bay-fl")).not.toContain("North Shore");
  });

  test("says beside the nearest hospital that a campus away from the main address can be nearer", () => {
    const text = describeLocalHospitals(toStory("palmetto-bay-fl"));
    expect(text).toContain("The nearest general hospital listed is Baptist Hospital of Miami");
    expect(text).toContain("measured to its main address, so one of its campuses may be nearer");
  });

  test("tells the beds of several campuses nowhere as those of one", () => {
    const several = reference.hospitals.flatMap(({ hospital }) =>
      hospital.hasSeveralCampuses && hospital.beds ? [hospital] : [],
    );
    const texts = [
      ...markets.flatMap(({ slug }) => [
        toTexts(toCity(slug).questions),
        toTexts(toLanding(`/pharmacist-recruiters-${slug}`)),
      ]),
      ...stateRecords.flatMap(({ slug }) => [
        toMarket(slug).hospitals.text,
        toTexts(toMarket(slug).questions),
        toTexts(toLocal("registered-nurse", slug)),
      ]),
      ...metros.map((metro) =>
        toTexts([describeHospitals(metro), listMetroQuestions(metro, [], rowsOf(metro.stateCodes))]),
      ),
      ...everyPlace.map(({ place }) => describeLocalHospitals(toStory(place.slug))),
    ];
    const all = texts.join("\n");
    expect(all).toContain("1,493 on several campuses");
    for (const { name, beds } of several) {
      const count = beds!.toLocaleString("en-US");
      const told = new RegExp(
        `${name.replaceAll(/[.()&]/g, String.raw`\$&`)}(?: in [^.(]*?)?(?: \\(| with | reports |, with | has the most reported beds, | reports the most beds, | is next with )${count}(?: reported)?(?: beds)?(?! (?:reported )?(?:beds )?on several campuses)\\b`,
      );
      expect(all.match(told)?.[0] ?? null, name).toBeNull();
    }
  });

  test("says that a distance over 25 miles is a straight line", () => {
    const far = everyPlace.filter(({ place }) => {
      const near = place.nearbyHospitals.find(({ isNearestGeneral }) => isNearestGeneral);
      return place.hospitals.length === 0 && near && near.miles > 25;
    });
    for (const { place } of far)
      expect(describeLocalHospitals(toStory(place.slug)), place.slug).toContain("in a straight line");
    expect(everyPlace.length).toBe(2290);
  });

  test("gives a town only the hospitals of its own county when two towns share a name", () => {
    const [windward, kona] = ["kailua-honolulu-county-hi", "kailua-hawaii-county-hi"].map(toStory);
    expect(windward!.place.hospitals.map(({ name }) => name)).toEqual(["Adventist Health Castle"]);
    expect(kona!.place.hospitals).toEqual([]);
    expect(describeLocalHospitals(kona!)).toContain("Kona Community Hospital");
  });

  test("counts one hospital without beds in the singular", () => {
    expect(toLargeText("hilo-hi")).toContain(
      "one hospital within 25 miles of Hilo. We have no bed count for it.",
    );
  });

  test("finds a town's hospitals however the town is spelled", () => {
    for (const slug of ["winston-salem-nc", "port-st-lucie-fl", "mckinney-tx", "north-las-vegas-nv"])
      expect(toStory(slug).place.hospitals.length, slug).toBeGreaterThan(0);
  });

  test("neither lists nor counts a hospital that has closed", () => {
    const closed = readCsv("data/closed_hospitals.csv");
    const listed = readCsv("data/cms_hospitals.csv");
    expect(closed.length).toBeGreaterThan(5);
    const all = JSON.stringify([[...catalog.places.values()], stateRecords, metros, markets]);
    for (const { name } of closed) expect(all).not.toContain(`"name":"${toHospitalName(name!)}"`);
    for (const { code, facilities } of stateRecords) {
      const of = (rows: typeof listed) => rows.filter(({ state_code }) => state_code === code).length;
      expect(facilities.hospitals, code).toBe(of(listed) - of(closed));
    }
    expect(metros.reduce((sum, { hospitals }) => sum + hospitals, 0)).toBeLessThan(listed.length);
  });

  test("names the source of owners and says that we corrected some", () => {
    expect(hospitalNote).toContain("some owners corrected");
    expect(hospitalNote).toContain("Several campuses are one row, at the main address");
    for (const { slug } of stateRecords) {
      const { lead, questions } = toMarket(slug);
      const owners = questions.find(({ question }) => question.startsWith("Who owns"))!.answer;
      for (const text of [lead, owners]) expect(text, slug).toContain("(CMS records, 2026)");
      const { ownership, facilities } = getState(slug);
      const known = ownership.nonprofit + ownership.government + ownership.for_profit;
      const unknown = reference.hospitals.filter(
        ({ hospital }) => hospital.stateCode === getState(slug).code && hospital.ownership === null,
      );
      expect(facilities.hospitals - known, slug).toBe(unknown.length);
      if (known < facilities.hospitals) {
        expect(lead, slug).toContain(`% of the ${known} whose owner we know are`);
        expect(owners, slug).toContain("we do not know the owner of");
      }
    }
    for (const metro of metros) {
      const text = describeHospitals(metro).join(" ");
      if (/nonprofit|for-profit|\bpublic\b/.test(text)) expect(text, metro.name).toContain("CMS records");
    }
  });
});

const everyPlace = [...catalog.places].flatMap(([slug, places]) =>
  places.map((place) => ({ place, places, state: states.find((one) => one.slug === slug)! })),
);
const rowsOf = (codes: readonly string[]) => rows.filter(({ code }) => codes.includes(code));
const toStory = (slug: string) => ({ ...everyPlace.find(({ place }) => place.slug === slug)!, metro: null });

function findLargeText(slug: string): string | null {
  const story = toStory(slug);
  const found = listPlaceQuestions(story, listNearbyPlaces(story), [], null).find(({ question }) =>
    question.startsWith("Which large hospitals are near"),
  );
  return found?.answer ?? null;
}

const toLargeText = (slug: string): string => findLargeText(slug)!;
