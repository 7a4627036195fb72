import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { toCityMarketPage } from "#app/markets/city-market.server.ts";
import { tellDemandInState } from "#app/markets/demand-in-state.ts";
import { milesBetween } from "#app/markets/distance.ts";
import { listNearbyHospitals, tellLocalHospitals } from "#app/markets/location-hospitals.ts";
import { listPlaceQuestions } from "#app/markets/location-questions.ts";
import { listAround } from "#app/markets/location-story.ts";
import { tellHospitals } from "#app/markets/metro-hospitals.ts";
import { listLocalPay } from "#app/markets/metro-pay.ts";
import { tellPeople } from "#app/markets/metro-people.ts";
import { listMetroQuestions } from "#app/markets/metro-questions.ts";
import { toStateMarket } from "#app/markets/state-market.server.ts";
import { toStatePage } from "#app/markets/state-page.server.ts";
import { toStateProfession } from "#app/markets/state-profession.server.ts";
import { findState, states } from "#app/markets/states.ts";
import { wageScopes } from "#app/markets/wanted-professions.ts";
import { type Landing, parseLanding } from "#app/recruiters/landing.ts";
import { toLocalizedContent } from "#app/recruiters/landing-content.ts";
import { toLocalQuestions } from "#app/recruiters/local-questions.ts";
import { toDescription, toStanding } from "#app/specialties/profession-page.server.ts";
import { findProfiledProfession, profiledProfessions } from "#app/specialties/profiled-professions.ts";
import { buildCatalog } from "../../scripts/load/load-catalog.ts";

// What the pages say of the figures of data/: with their own year and source, and no more than they show.

const catalog = buildCatalog("data");
const stateRecords = [...catalog.state.values()];
const markets = [...catalog.market.values()];
const metros = [...catalog.metros.values()].flat();
const rows = catalog.states.get("")!;
const getState = (slug: string) => catalog.state.get(slug)!;
const getMetro = (slug: string) => metros.find((metro) => metro.slug === slug)!;
const getProfession = (slug: string) => catalog.profession.get(slug)!;

const toCity = (slug: string) => toCityMarketPage(catalog.market.get(slug)!, metros, null);
const toMarket = (slug: string) => toStateMarket(getState(slug), null);
const toLocal = (profession: string, state: string) =>
  toStateProfession(getProfession(profession), findProfiledProfession(profession)!, getState(state), null);
const toTexts = (value: unknown): string => JSON.stringify(value);

function toLanding(path: string) {
  const { landing } = parseLanding(path) as { landing: Landing };
  const { place, profession: of } = landing;
  const profession = getProfession(of.slug);
  const record =
    place.kind === "city"
      ? { kind: "city" as const, market: catalog.market.get(place.slug)! }
      : { kind: "state" as const, state: getState(place.slug) };
  const content = toLocalizedContent(landing, profession, record);
  return { content, questions: toLocalQuestions(landing, profession, record, content.salaryInfo) };
}

describe("people", () => {
  test("a city's people are those of the survey of 2019-2023, its area's those of July 2025", () => {
    const { facts } = toCity("chicago");
    expect(facts.find(({ label }) => label === "people in Chicago")?.source).toBe("Census, 2019-2023");
    expect(facts.find(({ label }) => label.startsWith("in the metro"))?.source).toBe("Census, July 2025");
    expect(toStatePage(getState("ohio"), rows, null).citiesSource).toBe("Census, 2019-2023.");
    expect(toStatePage(getState("vermont"), rows, null).citiesSource).toContain("GeoNames");
  });

  test("no city's people of 2019-2023 are made a share of its area's of 2025 without the years", () => {
    for (const { slug } of markets) {
      expect(toTexts(toCity(slug))).not.toMatch(
        /percent of its metro|of the whole area|of the metropolitan area/,
      );
      expect(toTexts(toCity(slug).questions)).toMatch(/\(Census, 2019-2023\).*in July 2025/);
    }
    const [, places] = tellPeople(getMetro("columbus-oh"));
    expect(places).toContain("906,480 in 2019-2023, as much as 40 percent of the area's people of 2025");
    for (const metro of metros) expect(tellPeople(metro).join(" ")).not.toMatch(/one in \w+ of its people/);
  });

  test("an area that has lost a few people is not said to have gained them", () => {
    const [size] = tellPeople(getMetro("chicago-il"));
    expect(size).toContain("1,848 fewer");
    expect(toTexts(toCity("chicago").questions)).toContain("has hardly changed since 2020");
    for (const { slug } of markets) expect(toTexts(toCity(slug).questions)).not.toContain("by 0.0 percent");
  });

  test("a state's growth and its largest area are told of areas centered in it", () => {
    for (const state of stateRecords) {
      const texts = [
        toMarket(state.slug).questions.find(({ question }) => question.includes("are growing"))?.answer ?? "",
        toStatePage(state, rows, null).questions.at(-2)!.answer,
      ]
        .join(" ")
        .replace(/ The [^.]+ reaches into it\./, "");
      const named = state.metros.filter(({ name }) => texts.includes(name));
      expect(
        named.filter(({ name }) => !name.endsWith(`, ${state.code}`)),
        state.name,
      ).toEqual([]);
    }
    expect(toTexts(toMarket("indiana").questions)).toMatch(
      /Indianapolis, IN has grown fastest.*largest area centered there.*Chicago, IL area, which is larger, reaches into it/,
    );
  });
});

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

describe("pay", () => {
  const scoped = Object.keys(wageScopes);

  test("the professions whose wage code is wider are those that say so", () => {
    const wide = [...catalog.profession.values()].filter(({ payScope }) => payScope);
    expect(wide.map(({ slug }) => slug).sort()).toEqual(scoped.toSorted());
  });

  test.each(scoped)("no figure of %s stands without whom it is counted with", (slug) => {
    const record = getProfession(slug);
    const whom = wageScopes[slug]!;
    expect(toStanding(record, null)).toContain(`are counted with ${whom}. Half of those`);
    expect(toDescription(record)).toContain(`(with ${whom}):`);
    for (const { slug: state } of states) {
      const { lead, summary, questions } = toLocal(slug, state);
      for (const text of [lead, summary, questions[0]!.answer]) expect(text, state).toContain(whom);
    }
    const row = (rows: readonly { name: string }[]) =>
      rows.filter(({ name }) => name.startsWith(record.plural) || name.startsWith(record.name));
    for (const { slug: city } of markets)
      for (const { name } of row(toCity(city).pay)) expect(name).toContain(`(with ${whom})`);
    const { salaryInfo } = toLanding(`/${slug}-recruiters-houston`).content;
    expect(salaryInfo.headline.label).toContain(`(with ${whom})`);
    expect(salaryInfo.answer).toContain(whom);
  });

  test("where pay spreads least is not told from a scale that ends before the pay does", () => {
    for (const { slug } of markets) {
      const spread = toCity(slug).questions.find(({ question }) =>
        question.startsWith("Where does experience"),
      );
      expect(spread?.answer, slug).not.toContain("at least");
    }
  });

  test("a state's pay is told of areas centered in it", () => {
    const { content, questions } = toLanding("/registered-nurse-recruiters-ohio");
    expect(questions[0]!.answer).toMatch(/Best paid within Ohio: /);
    expect(questions[0]!.answer + content.salaryInfo.sentences.join(" ")).not.toContain("Huntington");
    for (const { slug, code } of states)
      for (const { slug: profession } of profiledProfessions) {
        const { lead } = toLocal(profession, slug);
        const areas = [...lead.matchAll(/, ([A-Z]{2})\b/g)].map(([, found]) => found);
        expect(
          areas.filter((found) => found !== code),
          `${profession} ${slug}: ${lead}`,
        ).toEqual([]);
      }
  });

  test("an area's pay stands beside the country's of its own year", () => {
    const { salaryInfo, localOpportunities } = toLanding("/registered-nurse-recruiters-chicago").content;
    const country = salaryInfo.lines.filter(({ place }) => place === "United States");
    expect(country).toEqual([
      expect.objectContaining({ median: "$93,600", period: "May 2024" }),
      expect.objectContaining({ median: "$97,550", period: "May 2025" }),
    ]);
    const state = toLanding("/registered-nurse-recruiters-texas").content.salaryInfo.lines;
    for (const { period } of state)
      expect(state.some((line) => line.place === "United States" && line.period === period)).toBe(true);
    const undated = localOpportunities.filter((text) => /\$\d/.test(text) && !text.includes("May 2024"));
    expect(undated).toEqual([]);
    for (const { economicHighlights } of markets)
      expect(economicHighlights.filter((text) => /\$\d/.test(text) && !text.includes("(May 2024)"))).toEqual(
        [],
      );
    const metro = getMetro("houston-tx");
    expect(
      listMetroQuestions(metro, listLocalPay(metro), [rows.find(({ code }) => code === "TX")!])[0]!.answer,
    ).toContain("national median of that survey");
  });
});

describe("shortage areas", () => {
  const isNeed = /practitioners? (?:short|too few|would|were|needed)|percent of (?:the )?need|of need/;

  test("the count of May 2026 and the need of December 2025 never share a sentence, and each has its date", () => {
    const texts =
      readFileSync("data/catalog/state_highlights.json", "utf8").match(/"(?:[^"\\]|\\.)*"/g) ?? [];
    const sentences = texts.flatMap((text) => text.split(/(?<=[.?!]) (?=[A-Z{])/));
    const counts = sentences.filter((text) => text.includes("{shortageAreas}"));
    const needs = sentences.filter((text) =>
      /\{(practitionersNeeded|needMetPercent|shortagePopulation)\}/.test(text),
    );
    expect(counts.length).toBeGreaterThan(25);
    expect(needs.length).toBeGreaterThan(40);
    expect(counts.filter((text) => needs.includes(text))).toEqual([]);
    expect(counts.filter((text) => !text.includes("May 2026"))).toEqual([]);
    expect(needs.filter((text) => !text.includes("December 2025"))).toEqual([]);
  });

  test("neither do they on a profession's page of a state, or on its recruiter page", () => {
    for (const state of stateRecords) {
      const own = tellDemandInState(getProfession("family-medicine-physician"), state)[0]!;
      const recruited = toLanding(`/nurse-practitioner-recruiters-${state.slug}`).content.demandFactors.slice(
        0,
        2,
      );
      for (const sentence of [own, ...recruited].flatMap((text) => text.split(/(?<=\.) (?=[A-Z])/))) {
        const isBoth = sentence.includes("May 2026") && isNeed.test(sentence);
        expect(isBoth, sentence).toBe(false);
        if (/shortage areas/.test(sentence)) expect(sentence).toMatch(/May 2026|December 2025/);
      }
    }
  });
});

test("no character of the data was lost on its way", () => {
  const files = readdirSync("data", { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.\w+$/.test(name),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((name) => readFileSync(`data/${name}`, "utf8").includes("\uFFFD"))).toEqual([]);
});
