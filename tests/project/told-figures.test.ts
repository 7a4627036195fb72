import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { tellDemandInState } from "#app/markets/demand-in-state.ts";
import { listLocalPay } from "#app/markets/metro-pay.ts";
import { tellPeople } from "#app/markets/metro-people.ts";
import { listMetroQuestions } from "#app/markets/metro-questions.ts";
import { toStatePage } from "#app/markets/state-page.server.ts";
import { states } from "#app/markets/states.ts";
import { wageScopes } from "#app/markets/wanted-professions.ts";
import { toDescription, toStanding } from "#app/specialties/profession-page.server.ts";
import { profiledProfessions } from "#app/specialties/profiled-professions.ts";
import {
  catalog,
  getMetro,
  getProfession,
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

describe("pay", () => {
  const scoped = Object.keys(wageScopes);

  test("the professions whose wage code is wider are those that say so", () => {
    const wide = [...catalog.profession.values()].filter(({ payScope }) => payScope);
    expect(wide.map(({ slug }) => slug).sort()).toEqual(scoped.toSorted());
  });

  test.each(scoped)("no figure of %s stands without whom it is counted with", (slug) => {
    const record = getProfession(slug);
    const whom = wageScopes[slug]!;
    expect(toStanding(record, null)).toContain(`are counted with ${whom}. The national median`);
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

describe("the nearest area", () => {
  const ask = (slug: string) =>
    listMetroQuestions(getMetro(slug), listLocalPay(getMetro(slug)), rows.slice(0, 1)).find(({ question }) =>
      question.startsWith("Which metro area is closest"),
    )!.answer;

  test("nurses' pay is that of the nearest area, and the larger one stands in a sentence of its own", () => {
    expect(ask("bridgeport-ct")).toMatch(
      /^New Haven, CT, 16 miles away \([\d,]+ people\); nurses there make \$4,100 less\. The nearest larger area is Hartford, CT, at 48 miles\.$/,
    );
    expect(ask("casper-wy")).toMatch(
      /people\), the larger of the two; nurses there make \$[\d,]+ (?:more|less)\.$/,
    );
  });
});
