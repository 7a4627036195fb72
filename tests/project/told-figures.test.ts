import { globSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { describePay, listLocalPay } from "#app/catalogue/places/metro/metro-pay.ts";
import { describePeople } from "#app/catalogue/places/metro/metro-people.ts";
import { listMetroQuestions } from "#app/catalogue/places/metro/metro-questions.ts";
import { describeDemandInState } from "#app/catalogue/places/state/demand-in-state.ts";
import { toStatePage } from "#app/catalogue/places/state/state-page.server.ts";
import { toStateQuestions } from "#app/catalogue/places/state/state-questions.ts";
import { toDescription, toStanding } from "#app/catalogue/professions/profession-page.server.ts";
import { toWhole } from "#app/facts/catalog/passage.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { profiledProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import { wageScopes } from "#app/facts/reference/profession/wage-occupation.ts";
import { catalog } from "../support/built-catalog.ts";
import {
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
  test("dates a city's population 2019-2023 and its metro area's July 2025", () => {
    const { facts } = toCity("chicago");
    expect(facts.find(({ label }) => label === "people in Chicago")?.source).toBe("Census Bureau, 2019-2023");
    expect(facts.find(({ label }) => label.startsWith("people in the metro"))?.source).toBe(
      "Census Bureau, July 2025",
    );
    expect(toStatePage(getState("ohio"), rows, null).citiesSource).toBe("Census Bureau, 2019-2023.");
    expect(toStatePage(getState("vermont"), rows, null).citiesSource).toContain("GeoNames");
  });

  test("does not compare a city's population with its metro area's, which is from another year", () => {
    for (const { slug } of markets) {
      expect(toTexts(toCity(slug))).not.toMatch(
        /percent of its metro|of the whole area|of the metropolitan area/,
      );
      expect(toTexts(toCity(slug).questions)).toMatch(/\(Census Bureau, 2019-2023\).*in July 2025/);
    }
    const [, places] = describePeople(getMetro("columbus-oh"));
    expect(places).toContain("Columbus (906,480)");
    expect(places).not.toContain("%");
  });

  test("counts growth from the census of April 2020, with its rank", () => {
    const [chicago] = describePeople(getMetro("chicago-il"));
    expect(chicago).toMatch(
      /fell 0\.2% from 2020 to 2025 \(\d+th of 387 metros\), a loss of 20,309 people\./,
    );
    const [houston] = describePeople(getMetro("houston-tx"));
    expect(houston).toContain("grew 10.6% from 2020 to 2025 (34th of 387 metros), a gain of 754,400 people.");
    // Rounded, its −0.5% would share the 310th place.
    expect(describePeople(getMetro("state-college-pa"))[0]).toContain("(315th of 387 metros)");
    for (const metro of metros)
      expect(describePeople(metro).join(" "), metro.name).not.toMatch(/(?<![\d.])0%|the -/);
  });

  test("gives growth but no rank for Amherst, whose two 2020 figures disagree", () => {
    const amherst = getMetro("amherst-ma");
    expect(describePeople(amherst)[0]).toContain("grew 1.1% from 2020 to 2025, a gain of 1,750 people.");
    expect(metros.filter(({ growthRank }) => growthRank === null)).toEqual([amherst]);
  });

  test("counts independent cities apart from counties", () => {
    const [, washington] = describePeople(getMetro("washington-dc"));
    expect(washington).toContain(
      "the District of Columbia, 11 counties and six independent cities in Virginia,",
    );
    expect(describePeople(getMetro("kingsport-tn"))[1]).toContain(
      "two counties and one independent city in Virginia.",
    );
    expect(describePeople(getMetro("new-orleans-la"))[1]).toContain(
      "seven parishes, including Jefferson Parish",
    );
    expect(describePeople(getMetro("boston-ma"))[1]).toContain(
      "seven counties: five in Massachusetts and two in New Hampshire.",
    );
  });

  test("ranks a metro area's size among 387 only at either end", () => {
    expect(metros.map(({ rank }) => rank).sort((a, b) => a - b)).toEqual(metros.map((_, at) => at + 1));
    expect(describePeople(getMetro("eagle-pass-tx"))[0]).toContain("the 2nd smallest of 387 U.S. metros");
    expect(describePeople(getMetro("columbus-oh"))[0]).not.toContain("of 387 U.S. metros");
  });

  test("names only areas centered in the state as its fastest growing and largest", () => {
    for (const state of stateRecords) {
      const texts = [
        toMarket(state.slug).questions.find(({ question }) => question.includes("growing fastest"))?.answer ??
          "",
        toStateQuestions(state, rows).at(-2)!.answer,
      ]
        .join(" ")
        .replace(/ The larger [^.]+ reaches into the state\./, "");
      const named = state.metros.filter(({ name }) => texts.includes(name));
      expect(
        named.filter(({ name }) => !name.endsWith(`, ${state.code}`)),
        state.name,
      ).toEqual([]);
    }
    expect(toTexts(toMarket("indiana").questions)).toMatch(
      /Indianapolis, IN grew fastest.*It is also the largest.*The larger Chicago, IL area reaches into the state/,
    );
  });
});

describe("pay", () => {
  const scoped = Object.keys(wageScopes);

  test("marks exactly the professions with a wider wage code", () => {
    const wide = [...catalog.profession.values()].filter(({ payScope }) => payScope);
    expect(wide.map(({ slug }) => slug).sort()).toEqual(scoped.toSorted());
  });

  test.each(scoped)("says for every %s figure who else it counts", (slug) => {
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
      for (const { name } of row(toCity(city).pay!.rows)) expect(name).toContain(`(with ${whom})`);
    const { salaryInfo } = toLanding(`/${slug}-recruiters-houston`).content;
    expect(salaryInfo.headline.label).toContain(`(with ${whom})`);
    expect(salaryInfo.answer).toContain(whom);
  });

  test("explains residents' pay under each table that shows it", () => {
    const isShown = (cells: readonly string[]) => /^\$\d\d,/.test(cells[0]!);
    for (const { slug } of markets) {
      const { rows: paid, residents } = toCity(slug).pay!;
      const physicians = paid.filter(({ name }) =>
        /physicians|surgeons|hospitalists|iatri|ologists/i.test(name),
      );
      const counted = physicians.some(({ name, cells }) => !/psychologists/i.test(name) && isShown(cells));
      expect(residents !== null, slug).toBe(counted);
    }
    const { metros: texas } = toLocal("family-medicine-physician", "texas");
    expect(texas.residents).toContain("BLS counts residents as physicians");
    expect(toLocal("registered-nurse", "texas").metros.residents).toBeNull();
  });

  test("takes no widest pay range from a figure cut at the top of the scale", () => {
    for (const { slug } of markets) {
      const spread = toCity(slug).questions.find(({ question }) =>
        question.startsWith("Which healthcare jobs have the widest"),
      );
      expect(spread?.answer, slug).not.toContain("at least");
    }
  });

  test("names only areas centered in the state for its pay", () => {
    const { content, questions } = toLanding("/registered-nurse-recruiters-ohio");
    expect(questions[0]!.answer).toMatch(/Median pay by metro area in May 2024/);
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

  test("compares an area's pay with the nation's of the same year", () => {
    const { salaryInfo, localOpportunities } = toLanding("/registered-nurse-recruiters-chicago").content;
    const country = salaryInfo.lines.filter(({ place }) => place === "United States");
    expect(country).toEqual([expect.objectContaining({ median: "$93,600", period: "May 2024" })]);
    const state = toLanding("/registered-nurse-recruiters-texas").content.salaryInfo.lines;
    expect(state.filter(({ place }) => place === "United States").map(({ period }) => period)).toEqual([
      state[0]!.period,
    ]);
    const undated = localOpportunities.filter((text) => /\$\d/.test(text) && !text.includes("May 2024"));
    expect(undated).toEqual([]);
    for (const { economicHighlights } of markets)
      expect(
        economicHighlights.map(toWhole).filter((text) => /\$\d/.test(text) && !text.includes("(May 2024)")),
      ).toEqual([]);
    const metro = getMetro("houston-tx");
    expect(
      listMetroQuestions(metro, listLocalPay(metro), [rows.find(({ code }) => code === "TX")!])[0]!.answer,
    ).toContain("national median of $93,600 in the same survey");
  });
});

describe("shortage areas", () => {
  const isNeed = /practitioners? (?:short|too few|would|were|needed)|percent of (?:the )?need|of need/;

  test("dates the May 2026 count and the December 2025 need, and never puts both in one sentence", () => {
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

  test("keeps the two apart on state profession pages and recruiter pages", () => {
    for (const state of stateRecords) {
      const own = describeDemandInState(getProfession("family-medicine-physician"), state)[0]!;
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

test("loses no character of the data to encoding", () => {
  const files = readdirSync("data", { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.\w+$/.test(name),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((name) => readFileSync(`data/${name}`, "utf8").includes("\uFFFD"))).toEqual([]);
});

describe("nearest areas", () => {
  const tell = (slug: string) => describePay(getMetro(slug), listLocalPay(getMetro(slug))).join(" ");

  test("names the best-paying of the five nearest with the difference, or the closest when none pays more", () => {
    expect(tell("casper-wy")).toContain("pays them most of the five nearest metros: $18,970 more");
    expect(tell("houston-tx")).toContain(
      "None of the five nearest metros pays them more; Austin, TX is closest, $2,910 less.",
    );
  });
});

test("says what our copy lacks for Wyoming and Wisconsin, not what HRSA publishes", () => {
  for (const slug of ["wyoming", "wisconsin"]) {
    const told = [
      ...toMarket(slug).questions.map(({ answer }) => answer),
      ...describeDemandInState(getProfession("family-medicine-physician"), getState(slug)),
    ].filter((text) => text.includes("HRSA"));
    expect(told.join(" "), slug).toContain("Our copy of HRSA's figures has no count");
    expect(told.join(" "), slug).not.toMatch(/publishes|published/);
  }
});

test("never says that a source publishes nothing", () => {
  const told = globSync("app/{places,reference,text,page}/**/*.{ts,tsx}").filter(
    (file) =>
      !file.includes(".test.") &&
      /publishes no|prints no|not published|No figures? (?:is|are) published/.test(
        readFileSync(file, "utf8"),
      ),
  );
  expect(told).toEqual([]);
});
