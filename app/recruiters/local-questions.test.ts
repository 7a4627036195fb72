import { expect, test } from "vitest";
import { buildCatalog } from "../../scripts/load/load-catalog.ts";
import { findFieldOffer } from "./hub.server.ts";
import { findLanding, type Landing, listProfessionLandings } from "./landing.ts";
import { toLandingPay } from "./landing-pay.ts";
import { toLocalQuestions } from "./local-questions.ts";
import { listPlaceFactors } from "./place-factors.ts";
import type { PlaceRecord } from "./place-record.ts";

const catalog = buildCatalog("data");
const professions = [...catalog.profession.values()];

function toPage(landing: Landing) {
  const profession = catalog.profession.get(landing.profession.slug)!;
  const { kind, slug } = landing.place;
  const record: PlaceRecord =
    kind === "city" ? { kind, market: catalog.market.get(slug)! } : { kind, state: catalog.state.get(slug)! };
  const pay = toLandingPay(landing, profession, record);
  const questions = toLocalQuestions(landing, profession, record, pay, findFieldOffer(landing.profession));
  return { path: landing.path, pay, questions, factors: listPlaceFactors(landing, profession, record) };
}

const open = (profession: string, place: string) => toPage(findLanding(profession, place)!);
const pages = professions.flatMap(({ slug }) => listProfessionLandings(slug)).map(toPage);
const where = (isFaulty: (page: (typeof pages)[number]) => boolean) =>
  pages.filter(isFaulty).map(({ path }) => path);

test("every question of every recruiter page has an answer", () => {
  expect(pages.length).toBeGreaterThan(1_500);
  expect(where(({ questions }) => questions.some(({ answer }) => answer.trim().length < 30))).toEqual([]);
});

test("what one earns is answered with a figure, on every recruiter page", () => {
  expect(where(({ pay }) => !/\$\d/.test(pay.answer) || /not published|null/.test(pay.answer))).toEqual([]);
  expect(where(({ pay }) => !/\$\d/.test(pay.headline.figure))).toEqual([]);
});

test("no recruiter page asks twice how long a hire takes", () => {
  const isAsked = ({ question }: { question: string }) =>
    /how long/i.test(question) && /hire|search|recruit/i.test(question);
  expect(where(({ questions }) => questions.filter(isAsked).length !== 1)).toEqual([]);
});

test("one metropolitan area with a figure is the answer for its state", () => {
  const { answer } = open("pediatrician", "hawaii").pay;
  expect(answer).toBe(
    "Around Honolulu the median was $208,620 (May 2024); we hold no figure for Hawaii as a whole.",
  );
});

test("where no figure of a state is held, the country's is told, and that the copy is ours", () => {
  const { pay } = open("psychiatrist", "wyoming");
  expect(pay.answer).toMatch(
    /^The country's median was \$[\d,]+ in May 2025; we hold no figure for Wyoming\.$/,
  );
  expect(pay.sentences.join(" ")).not.toMatch(/published|\beither\b/);
  expect(open("physical-therapist", "florida").pay.sentences[0]).toMatch(
    /^We hold no physical therapist median for Florida as a whole\./,
  );
});

test("areas above what the survey prints are not ranked among each other", () => {
  const { answer } = open("nurse-anesthetist", "california").pay;
  expect(answer).not.toContain("Best paid");
  expect(answer).toContain("at least $239,200, the most that the survey prints");
  expect(
    where(({ pay }) => /at least.*at least/.test(pay.answer.replace(/Three in four.*|In May 2024.*/, ""))),
  ).toEqual([]);
});

test("residents' pay is no headline for physicians", () => {
  const { pay } = open("hospitalist", "phoenix");
  expect(pay.headline).toMatchObject({ figure: "$265,930" });
  expect(pay.headline.label).toContain("in the United States");
  expect(pay.sentences.join(" ")).toContain("it counts residents, and with $90,050");
  expect(pay.lines.map(({ place }) => place)).not.toContain("Phoenix, AZ");
});

test("the District of Columbia has its article", () => {
  expect(
    pages
      .filter(({ path }) => path.endsWith("-district-of-columbia"))
      .flatMap(({ questions, pay, factors }) => [
        ...questions.slice(0, 2).flatMap(({ question, answer }) => [question, answer]),
        ...pay.sentences,
        ...factors,
      ])
      .filter((text) => /(?<!\b[Tt]he )District of Columbia/.test(text)),
  ).toEqual([]);
});

test("counts agree with their verbs", () => {
  const texts = pages.flatMap(({ factors, questions }) => [
    ...factors,
    ...questions.map(({ answer }) => answer),
  ]);
  expect(texts.filter((text) => /^1 of .* are |\b1 are |^0 of/.test(text))).toEqual([]);
  expect(open("psychiatrist", "wyoming").factors.join(" ")).toContain("hospitals in Wyoming is psychiatric");
});
