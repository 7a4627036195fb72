import { expect, test } from "vitest";
import { catalog } from "../../../../tests/support/built-catalog.ts";
import { toLicenseTerms } from "./landing.server.ts";
import { findLanding, type Landing, listProfessionLandings, type PlaceRecord } from "./landing.ts";
import { toLocalizedContent } from "./landing-content.ts";
import { toLocalQuestions } from "./local-questions.ts";

const professions = [...catalog.profession.values()];

function toPage(landing: Landing) {
  const profession = catalog.profession.get(landing.profession.slug)!;
  const { kind, slug } = landing.place;
  const record: PlaceRecord =
    kind === "city" ? { kind, market: catalog.market.get(slug)! } : { kind, state: catalog.state.get(slug)! };
  const content = toLocalizedContent(landing, profession, record);
  const { salaryInfo: pay, demandFactors: factors, localOpportunities: facts, description } = content;
  const questions = toLocalQuestions(landing, profession, record, pay);
  return { landing, path: landing.path, profession, record, pay, questions, factors, facts, description };
}

const open = (profession: string, place: string) => toPage(findLanding(profession, place)!);
const pages = professions.flatMap(({ slug }) => listProfessionLandings(slug)).map(toPage);
const where = (isFaulty: (page: (typeof pages)[number]) => boolean) =>
  pages.filter(isFaulty).map(({ path }) => path);

test("answers every question on every recruiter page", () => {
  expect(pages.length).toBeGreaterThan(1_500);
  expect(where(({ questions }) => questions.some(({ answer }) => answer.trim().length < 30))).toEqual([]);
});

test("answers the pay question with a figure on every recruiter page", () => {
  expect(where(({ pay }) => !/\$\d/.test(pay.answer) || /not published|null/.test(pay.answer))).toEqual([]);
  expect(where(({ pay }) => !/\$\d/.test(pay.headline.figure))).toEqual([]);
});

test("asks how long a hire takes once per recruiter page", () => {
  const isAsked = ({ question }: { question: string }) =>
    /how long/i.test(question) && /(hire|search|recruitment)\b/i.test(question);
  expect(where(({ questions }) => questions.filter(isAsked).length !== 1)).toEqual([]);
});

test("answers for a state with its only metro area that has a figure", () => {
  const { answer } = open("pediatrician", "hawaii").pay;
  expect(answer).toBe(
    "The median around Honolulu was $208,620 a year in May 2024 (BLS). We have no figure for Hawaii as a whole.",
  );
});

test("gives the national median and says that we lack the state's", () => {
  const { pay } = open("psychiatrist", "wyoming");
  expect(pay.answer).toMatch(
    /^The U\.S\. median was \$[\d,]+ in May 2025 \(BLS\)\. We have no figure for Wyoming\.$/,
  );
  expect(pay.sentences.join(" ")).not.toMatch(/published|\beither\b/);
  expect(open("physical-therapist", "florida").pay.sentences[0]).toMatch(
    /^We have no physical therapist median for Florida as a whole\./,
  );
});

test("leads with the largest metro area when we have no state median, and says when residents lower it", () => {
  const { headline, answer } = open("psychiatrist", "massachusetts").pay;
  expect(headline).toMatchObject({ figure: "$146,810" });
  expect(headline.label).toContain("around Boston, MA");
  expect(answer).toMatch(/largest area first: Boston \$146,810, Worcester at least \$239,200, Springfield/);
  expect(answer).toContain("The Boston figure counts residents");
});

test("presents the city's pay premium as our own estimate, never as data", () => {
  const cities = pages.filter(({ landing }) => landing.place.kind === "city");
  const say = ({ pay }: (typeof pages)[number]) => [...pay.sentences, pay.answer].join(" ");
  expect(cities.filter((page) => !say(page).includes("Clinward's own estimate"))).toEqual([]);
  expect(cities.filter((page) => !say(page).includes("is not a survey figure"))).toEqual([]);
  expect(where((page) => /budget/.test(say(page)))).toEqual([]);
  for (const page of cities) {
    const metro = page.profession.metros.find(
      ({ slug }) => page.record.kind === "city" && slug === page.record.market.metroSlug,
    );
    const nation = page.profession.national2024.median;
    const hasOwn = page.pay.headline.label.endsWith("in the metro area");
    const isBelow = hasOwn && nation !== null && metro!.pay.median! < nation;
    expect(say(page).includes("It can differ from the median above"), page.path).toBe(isBelow);
    if (hasOwn && nation !== null)
      expect(say(page), page.path).toMatch(
        /above the national average, beside [^.]* in the survey \(BLS, May 2024\)\./,
      );
  }
});

test("notes residents' pay wherever a physician's tenth percentile is below $100,000", () => {
  const cities = pages.filter(
    ({ landing, pay }) => landing.place.kind === "city" && pay.headline.label.endsWith("in the metro area"),
  );
  const low = cities.filter(({ profession, record }) => {
    if (!/^29-12[124]/.test(profession.soc) || record.kind !== "city") return false;
    const metro = profession.metros.find(({ slug }) => slug === record.market.metroSlug);
    return (metro?.pay.p10 ?? 100_000) < 100_000;
  });
  expect(low.length).toBeGreaterThan(5);
  for (const { pay, path } of low) expect(pay.sentences.join(" "), path).toContain("figure counts residents");
});

test("says in the same sentence what the promised weeks mean and how long a new search takes", () => {
  const sentences = pages.flatMap(({ questions }) =>
    questions.flatMap(({ answer }) => answer.split(/(?<=[.?!]) /)),
  );
  const promises = sentences.filter((sentence) => /\b2-[34] weeks/.test(sentence));
  expect(promises.length).toBe(pages.length);
  for (const promise of promises)
    expect(promise).toContain("time to a first accepted offer from candidates we already know");
  const [hire] = open("psychiatrist", "texas").questions.filter(({ question }) => /How long/.test(question));
  expect(hire!.answer).toContain("already know; a new search takes 10-24 weeks.");
});

test("does not show residents' pay as a physician headline", () => {
  const { pay } = open("hospitalist", "phoenix");
  expect(pay.headline).toMatchObject({ figure: "$265,930" });
  expect(pay.headline.label).toContain("in the United States");
  expect(pay.sentences.join(" ")).toContain("It counts residents, and $90,050 is too close to their pay");
  expect(pay.lines.map(({ place }) => place)).not.toContain("Phoenix, AZ");
});

test("asks what employers ask, not what candidates ask", () => {
  const ofCandidates = professions.flatMap(({ questions }) =>
    questions.filter(({ askedBy }) => askedBy === "candidate").map(({ question }) => question),
  );
  expect(ofCandidates.length).toBeGreaterThan(25);
  expect(where(({ questions }) => questions.some(({ question }) => ofCandidates.includes(question)))).toEqual(
    [],
  );
  expect(where(({ questions }) => questions.some(({ question }) => /\b(I|my)\b/.test(question)))).toEqual([]);
  const own = new Set(professions.flatMap(({ questions }) => questions.map(({ question }) => question)));
  expect(
    where(({ questions }) => questions.filter(({ question }) => own.has(question)).length !== 2),
  ).toEqual([]);
});

test("words a state's questions for employers and candidates alike", () => {
  const texts = [...catalog.state.values()].flatMap(({ questions }) =>
    questions.flatMap(({ question, answer }) => [question, answer]),
  );
  expect(texts.filter((text) => /\b(you|your|I|my)\b/.test(text))).toEqual([]);
});

test("does not tell an employer to apply for a license", () => {
  const texts = pages.flatMap(({ landing, record }) => {
    const place = record.kind === "city" ? record.market : record.state;
    return toLicenseTerms(landing, place.nursePractitioners).sentences;
  });
  expect(texts.filter((text) => /^Apply for|\byour license\b/.test(text))).toEqual([]);
});

test("writes the District of Columbia with its article", () => {
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

test("makes verbs agree with counts", () => {
  const texts = pages.flatMap(({ factors, questions }) => [
    ...factors,
    ...questions.map(({ answer }) => answer),
  ]);
  expect(texts.filter((text) => /^1 of .* are |\b1 are |^0 of/.test(text))).toEqual([]);
  expect(open("psychiatrist", "wyoming").factors.join(" ")).toContain("hospitals in Wyoming is psychiatric");
});

test("writes whole sentences, each with one period, and counts two as both", () => {
  const faulty = [
    /\.\./,
    /\bAll 2\b|\b2 areas\b/,
    /(^|[.:] )(Otherwise )?[Tt]ypically \d/,
    /\b(the|a|of|in) \1\b/,
  ];
  const texts = pages.flatMap(({ landing, record, pay, questions, factors, facts, description }) => {
    const place = record.kind === "city" ? record.market : record.state;
    return [
      description,
      ...pay.sentences,
      ...factors,
      ...facts,
      ...questions.map(({ answer }) => answer),
      ...toLicenseTerms(landing, place.nursePractitioners).sentences,
    ];
  });
  expect(texts.filter((text) => faulty.some((pattern) => pattern.test(text)))).toEqual([]);
  expect(open("registered-nurse", "california").pay.sentences[0]).toMatch(
    /the highest among the 50 states and D\.C\.$/,
  );
  expect(open("registered-nurse", "alaska").pay.sentences[0]).toContain("It is the fifth-highest among");
});

test("gives an employer no advice for candidates about their pay", () => {
  expect(where(({ pay }) => pay.sentences.some((text) => /\bAsk\b|\byour?\b/.test(text)))).toEqual([]);
});

test("says when residents pull down a city's median, and does not rank it", () => {
  const { sentences } = open("psychiatrist", "boston").pay;
  expect(sentences.join(" ")).toContain("The Boston figure counts residents");
  expect(sentences.join(" ")).not.toMatch(/(highest|lowest) among/);
});

test("tells a figure once: place facts do not repeat the pay and demand parts", () => {
  expect(open("registered-nurse", "boston").facts.join(" ")).not.toContain("$102,440");
  expect(open("family-medicine-physician", "alabama").facts.join(" ")).not.toContain("needed 239 more");
});

test("leaves the general question about working without a physician to the state's own rule", () => {
  const { questions } = open("nurse-practitioner", "new-york-city");
  expect(questions.map(({ question }) => question)).not.toContain(
    "Can a nurse practitioner work without a physician?",
  );
});

test("has one row for the country, of the same year as its neighbors, and two years only with a state's", () => {
  const countries = ({ pay }: (typeof pages)[number]) =>
    pay.lines.filter(({ place }) => place === "United States").map(({ period }) => period);
  expect(where((page) => countries(page).length !== 1)).toEqual([]);
  expect(countries(open("pediatrician", "chicago"))).toEqual(["May 2024"]);
  expect(countries(open("registered-nurse", "texas"))).toEqual(["May 2025"]);
});
