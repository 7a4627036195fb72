import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { toWhole } from "#app/facts/catalog/passage.ts";
import { type PublishedPay, topCode } from "#app/facts/catalog/record-fields.ts";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { milesBetween } from "#app/facts/reference/place/distance.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { readCsv } from "../../scripts/load/source/csv.ts";
import { fillFigures } from "../../scripts/load/source/figure-texts.ts";
import { catalog } from "../support/built-catalog.ts";

/** Dollars a year for 2,080 hours at $7.25. */
const federalMinimum = 15_080;

const stateRecords = [...catalog.state.values()];
const markets = [...catalog.market.values()];
const metros = [...catalog.metros.values()].flat();
const metroIndex = catalog["metro-index"].get("")!;
const places = [...catalog.places.values()].flat();
const metroSlugs = new Set(metros.map(({ slug }) => slug));
const placeSlugs = new Set(places.map(({ slug }) => slug));

const expectUnique = (slugs: readonly string[]) =>
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
const expectAmong = (slugs: readonly string[], known: ReadonlySet<string>) =>
  expect(slugs.filter((slug) => !known.has(slug))).toEqual([]);

test("leaves no placeholder and no missing figure in any record", () => {
  for (const kind of Object.values(catalog))
    for (const [slug, record] of kind) {
      const texts = Object.values(flatten(record)).filter((value) => typeof value === "string");
      expect(
        texts.filter((text) => /[{}]|NaN|\$-|\[object/.test(text)),
        slug,
      ).toEqual([]);
    }
});

test("writes facts about places that make sense on their own", () => {
  const facts = [...stateRecords, ...markets].flatMap((place) =>
    [...place.healthcareFacts, ...place.economicHighlights, ...place.livingHighlights].map(toWhole),
  );
  expect(facts.length).toBeGreaterThan(590);
  const counted = /hospital|mountains|people|residents|counties|Anchor|nurse anesthetists|areas|cities/i;
  const compared = /nation|country|par\b|pay\b/i;
  const tornOut = facts.filter(
    (fact) =>
      /^(It|Its|They|Their|So do|Besides these)\b|\btheirs\b|\b(better|more) still|\bstill (better|more)\b|staff do not|\bbehind it\b|\bunder it\b|\bbelow it\b|\btrail it\b|\bclear it\b|come (close|much nearer)[.,]/.test(
        fact,
      ) ||
      (/ of them\b/.test(fact) && !counted.test(fact.split(" of them")[0]!)) ||
      (/(?:percent|%) (less|more|under|over|short|behind|ahead|higher|below|up|deficit)\b/.test(fact) &&
        !compared.test(fact)),
  );
  expect(tornOut).toEqual([]);
});

describe("states", () => {
  test("lists 51 states by name, each under its slug", () => {
    expect([...catalog.state.keys()].sort()).toEqual(states.map(({ slug }) => slug).sort());
    const names = catalog.states.get("")!.map(({ name }) => name);
    expect(names).toEqual(states.map(({ name }) => name).sort());
  });

  test("agrees with the list of compacts on licensing", () => {
    const { compacts } = JSON.parse(readFileSync("data/licensure_compacts.json", "utf8")) as {
      compacts: { code: keyof (typeof stateRecords)[number]["compacts"]; members: string[] }[];
    };
    const inCatalog = compacts.filter(({ code }) => code in stateRecords[0]!.compacts);
    expect(inCatalog).toHaveLength(8);
    for (const { code, members } of inCatalog) {
      const found = stateRecords.filter((state) => state.compacts[code] === "member").map((of) => of.code);
      expect(found.sort(), code).toEqual([...members].sort());
    }
  });

  test("lists borders both ways, and none for Alaska and Hawaii", () => {
    const neighborsOf = new Map(stateRecords.map(({ code, neighbors }) => [code, neighbors]));
    for (const [code, neighbors] of neighborsOf)
      for (const neighbor of neighbors) expect(neighborsOf.get(neighbor), neighbor).toContain(code);
    expect(neighborsOf.get("TX")).toEqual(["AR", "LA", "NM", "OK"]);
    expect(neighborsOf.get("DC")).toEqual(["MD", "VA"]);
    expect([...neighborsOf].filter(([, of]) => of.length === 0).map(([code]) => code)).toEqual(["AK", "HI"]);
  });

  test("lacks the December 2025 shortage figures for Wisconsin and Wyoming only", () => {
    const lacking = stateRecords.filter(({ shortage }) => shortage.practitionersNeeded === null);
    expect(lacking.map(({ code }) => code).sort()).toEqual(["WI", "WY"]);
    for (const { shortage } of stateRecords) {
      expect(shortage.needMetPercent ?? 50).toBeGreaterThan(0);
      expect(shortage.needMetPercent ?? 50).toBeLessThanOrEqual(100);
      expect(shortage.areas).toBeGreaterThan(0);
    }
  });

  test("keeps the figures of each state in range", () => {
    for (const state of stateRecords) {
      expect(Math.abs(state.growthPercent), state.name).toBeLessThan(20);
      expect(Object.keys(state.medians), state.name).toHaveLength(10);
      for (const median of Object.values(state.medians)) expectPay(median);
      const owned = Object.values(state.ownership).reduce((sum, count) => sum + count, 0);
      expect(owned, state.name).toBeLessThanOrEqual(state.facilities.hospitals);
      expect(state.latitude).toBeGreaterThan(18);
      expect(state.longitude).toBeLessThan(-66);
      expect(state.cities.length).toBeGreaterThan(0);
    }
    expect(stateRecords.map((state) => state.populationRank).sort((a, b) => a - b)).toEqual(
      states.map((_, index) => index + 1),
    );
  });

  test("resolves each state's cities and metro areas", () => {
    expectAmong(
      stateRecords.flatMap(({ cities }) => cities.flatMap(({ slug }) => slug ?? [])),
      placeSlugs,
    );
    expectAmong(
      stateRecords.flatMap((state) => state.metros.map(({ slug }) => slug)),
      metroSlugs,
    );
    const sizes = catalog.state.get("texas")!.metros.map(({ population }) => population);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });
});

describe("city markets", () => {
  test("has ten, with three facts of each kind and the specified premium", () => {
    expect(markets.map(({ slug }) => slug)).toEqual(cityMarkets.map(({ slug }) => slug));
    for (const market of markets) {
      const facts = [market.healthcareFacts, market.economicHighlights, market.livingHighlights];
      expect(facts.map((list) => list.length)).toEqual([3, 3, 3]);
      expect(market.metroPopulation).toBeGreaterThan(market.population);
      expect(market.salaryPremium).toMatch(/^\d+-\d+%$/);
      expect(market.nearest).toHaveLength(9);
      expect(market.nearest.map(({ slug }) => slug)).not.toContain(market.slug);
      expectAmong([market.metroSlug], metroSlugs);
    }
    expect(catalog.market.get("phoenix")?.salaryPremium).toBe("3-8%");
    expect(catalog.market.get("new-york-city")?.salaryPremium).toBe("20-30%");
  });

  test("takes every figure in a market's text from the data", () => {
    const [row] = readCsv("data/cms_hospitals.csv").filter(
      (r) => r.name === "MASSACHUSETTS GENERAL HOSPITAL",
    );
    const beds = Number(row!.beds).toLocaleString("en-US");
    expect(toWhole(catalog.market.get("boston")!.healthcareFacts[1]!)).toContain(`${beds} beds`);
  });

  test.each([
    ["missing", Number.NaN],
    ["zero", 0],
    ["negative", -2],
  ])("rejects a sentence about a figure that is %s and names the place", (_, figure) => {
    const fill = () => fillFigures("It grew {growth} percent.", { growth: () => figure.toFixed(1) }, "Ohio");
    expect(fill).toThrow("Ohio: there is no figure for {growth}");
    expect(() => fillFigures("{unknown}", {}, "Ohio")).toThrow("Ohio");
  });
});

describe("metropolitan areas and places", () => {
  test("holds the same 387 areas in the index and in the lists by state", () => {
    expect(metroIndex).toHaveLength(387);
    expectUnique(metros.map(({ slug }) => slug));
    expect(metros.map(({ slug }) => slug).sort()).toEqual(metroIndex.map(({ slug }) => slug).sort());
    expect(metroIndex[0]).toMatchObject({ slug: "new-york-ny", name: "New York, NY" });
    expect(metroSlugs.has("houston-tx")).toBe(true);
  });

  test("gives every place its own slug, with the county when two share a name", () => {
    expect(places).toHaveLength(readCsv("data/us_cities.csv").length);
    expectUnique(places.map(({ slug }) => slug));
    expect(places.filter(({ name }) => name === "University").map(({ slug }) => slug)).toEqual([
      "university-hillsborough-county-fl",
      "university-orange-county-fl",
    ]);
  });

  test("resolves every link of an area or a place, nearest first", () => {
    expectAmong(
      metros.flatMap(({ nearest }) => nearest.map(({ slug }) => slug)),
      metroSlugs,
    );
    expectAmong(
      metros.flatMap(({ cities }) => cities.map(({ slug }) => slug)),
      placeSlugs,
    );
    expectAmong(
      places.flatMap(({ metro }) => metro?.slug ?? []),
      metroSlugs,
    );
    expectAmong(
      places.flatMap(({ nearest }) => nearest.map(({ slug }) => slug)),
      placeSlugs,
    );
    for (const { slug, nearest } of [...metros, ...places]) {
      const miles = nearest.map((near) => near.miles);
      expect(miles, slug).toEqual(miles.toSorted((a, b) => a - b));
      expect(nearest.map((near) => near.slug)).not.toContain(slug);
    }
  });

  test("keeps an area's pay in range and in order, with the survey's top figure where it was cut off", () => {
    const houston = metros.find(({ slug }) => slug === "houston-tx")!;
    expect(houston.pay["29-1141"]?.median).toBeGreaterThan(70_000);
    const all = metros.flatMap(({ pay }) => Object.values(pay));
    expect(all.some(({ p90 }) => p90 === topCode)).toBe(true);
    for (const pay of all) expectPayInOrder(pay);
  });

  test("matches distances to the map", () => {
    const newYork = metroIndex.find(({ slug }) => slug === "new-york-ny")!;
    const losAngeles = metroIndex.find(({ slug }) => slug === "los-angeles-ca")!;
    expect(milesBetween(newYork, losAngeles)).toBeCloseTo(2446, -1);
  });

  test("finds a city's hospitals however Medicare spells the city", () => {
    const saintLouis = places.find(({ slug }) => slug === "st-louis-mo")!;
    expect(saintLouis.hospitals.map(({ name }) => name).join()).toContain("Barnes");
  });
});

function expectPay(dollars: number) {
  expect(dollars).toBeGreaterThanOrEqual(federalMinimum);
  expect(dollars).toBeLessThan(700_000);
}

function expectPayInOrder({ p10, p25, median, p75, p90 }: PublishedPay) {
  const known = [p10, p25, median, p75, p90].filter((dollars) => dollars !== null);
  for (const dollars of known) expectPay(dollars);
  expect(known).toEqual(known.toSorted((a, b) => a - b));
}

function flatten(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(flatten) : [value];
}
