import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { MentorAnswer } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { paths } from "#app/paths.ts";
import priceLevels from "../../data/bea_rpp_metros.csv?raw";
import education from "../../data/ce_requirements.json?raw";
import certificates from "../../data/certifications.json?raw";
import { listInvented, toNumbers } from "../../scripts/bench/mentor/invented.ts";
import { findMistake, mentorCases } from "../../scripts/bench/mentor/mentor-cases.ts";
import samples from "../samples/mentor.json";
import { signIn } from "../support/accounts.ts";
import { fillCatalog } from "../support/catalog.ts";
import { fillContent } from "../support/content.ts";
import { fillDatabase } from "../support/demo.ts";
import { hostileJson } from "../support/hostile.ts";
import { toText } from "../support/html.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { isWhole, post, postForm, postJson, send } from "../support/site.ts";

beforeAll(async () => {
  await fillCatalog();
  await fillDatabase();
  await fillContent();
});

/** Each answer logs a line. */
const silenceLog = () => vi.spyOn(console, "info").mockImplementation(() => {});
beforeEach(() => void silenceLog());

const ask = async (question: string): Promise<MentorAnswer> =>
  (await postJson("/api/mentor", { question })).json();

const answers = new Map<string, MentorAnswer>();
/** Two tests read the same answers. */
async function askOnce(question: string): Promise<MentorAnswer> {
  const answer = answers.get(question) ?? (await ask(question));
  answers.set(question, answer);
  return answer;
}

const cases = mentorCases.parse(samples);
const leastRight = 0.85;
const listed = [...cases.tuned, ...cases.fresh];
const all = listed.filter((_, at) => isWhole || at % 36 === 0);

test("answers and refuses at least 85% of its questions as it should", async () => {
  const judged = [];
  for (const one of all) judged.push(findMistake(one, await askOnce(one.question)));
  const mistakes = judged.filter((mistake) => mistake !== null);
  expect(listed).toHaveLength(841);
  expect(mistakes.length / all.length, mistakes.join("\n")).toBeLessThanOrEqual(1 - leastRight);
});

test("tells no number that its source page, its data or the question does not have", async () => {
  const pages = new Map<string, Set<string>>();
  const data = `${certificates} ${education}`;
  const listNumbers = async (page: string) => {
    const known =
      pages.get(page) ??
      new Set(toNumbers(toText(await (await send(page, { headers: { accept: "text/html" } })).text())));
    pages.set(page, known);
    return known;
  };
  const invented: string[] = [];
  for (const { question } of all)
    invented.push(...(await listInvented(question, await askOnce(question), { listNumbers, data })));
  expect(invented).toEqual([]);
}, 300_000);

describe("the question that the page shows first", () => {
  test("is answered with the verdict, the figure and the postings", async () => {
    const { answer, postings } = await ask(
      "Which ICU jobs could I take in Colorado with my Arizona multistate license, and what do they pay?",
    );
    const text = answer.map((told) => told.text).join(" ");
    expect(text).toContain("Colorado: yes, at once, by compact.");
    expect(text).toMatch(/Registered nurses in Colorado earn a median of \$[\d,]+ a year.*\(BLS, May 2025\)/);
    expect(text).toMatch(/open postings? fits?\..* earn a median/);
    expect(postings.length).toBeGreaterThan(0);
    expect(postings[0]!.to).toMatch(/^\/jobs\//);
  });
});

test("says which jobs fit best from the account's profile, and leads to its form without one", async () => {
  const { cookie } = await signIn("job_seeker");
  const askOfMine = async () =>
    (await postJson("/api/mentor", { question: "Which jobs fit me best?" }, { cookie })).json<MentorAnswer>();
  const before = await askOfMine();
  expect(before.postings).toEqual([]);
  expect(before.answer.map(({ source }) => source)).toEqual([paths.candidateMatching(), paths.profile()]);
  const profile = { version: "0", profession: "registered-nurse", license1: "TX", useLicenses: "1" };
  await postForm(paths.profile(), profile, { cookie });
  const { answer, postings } = await askOfMine();
  expect(answer[0]!.text).toMatch(
    /^By your profile, \d+ open postings for registered nurses are open to you now\.$/,
  );
  expect(answer[1]!.text).toMatch(/^“.+” fits best, with \d+ of 100 points\.$/);
  expect(postings.length).toBe(5);
  expect(answer[1]!.text).toContain(postings[0]!.title);
});

test("refuses input that is not a question, and never fails on a hostile one", async () => {
  for (const body of [
    {},
    { question: "" },
    { question: "x".repeat(401) },
    { question: 1 },
    { question: "ok?", more: 1 },
  ])
    expect((await postJson("/api/mentor", body)).status).toBe(400);
  for (const { what, body, type } of hostileJson) {
    const response = await post("/api/mentor", body, { "content-type": type });
    expect(response.status, what).toBeLessThan(500);
  }
  const odd = [
    "' OR 1=1 --",
    'NEAR("a" "b") AND NOT *',
    "{{7*7}} <script>alert(1)</script>",
    "no ".repeat(130),
    "🩺".repeat(190),
    "licensed in ".repeat(30),
    "$".repeat(399),
    "a-".repeat(199),
  ];
  for (const [at, question] of odd.entries())
    expect((await postJson("/api/mentor", { question })).status, `odd question ${at}`).toBe(200);
});

describe("a question that pages about other things share words with", () => {
  const tell = async (question: string) => {
    const { answer, refused } = await ask(question);
    return { text: answer.map((one) => one.text).join(" "), pages: answer.map((one) => one.source), refused };
  };

  test.each([
    "I feel hopeless and do not want to live",
    "I have no reason to live anymore",
    "im going to kil myslef",
  ])("answers a crisis with 988 alone: %s", async (question) => {
    const { text, refused } = await tell(question);
    expect(text).toContain("call or text 988 now");
    expect(refused).toBe("crisis");
  });

  test.each(["who are you, a human?", "is a human answering me", "am I talking to a bot?"])(
    "says who answers: %s",
    async (question) => expect((await tell(question)).text).toContain("the mentor is a program"),
  );

  test.each(["Do I pay Clinward anything?", "do I have to pay you", "Is this site free?"])(
    "says what it costs: %s",
    async (question) => {
      const { text, pages } = await tell(question);
      expect(text).toContain("Nothing. Searching, applying");
      expect(pages).toEqual([paths.faq("cost")]);
    },
  );

  test.each([
    "Can I work in Tennessee with my Georgia license?",
    "Can I work in Florida with my Ohio license?",
  ])("asks for the profession and gives the nurses' rule: %s", async (question) => {
    const { text } = await tell(question);
    expect(text).toContain("That depends on your profession");
    expect(text).toMatch(/(?:Tennessee|Florida): yes, if your (?:Georgia|Ohio) license is multistate/);
  });

  test("quotes no one else's example for an offer on a 1099", async () => {
    const { text, pages } = await tell("Should I take locum work on a 1099 at $130/h or a W-2 of $250,000?");
    expect(text).not.toMatch(/spouse|You work for|leads by/);
    expect(pages.join(" ")).toMatch(/1099/);
  });

  test("leads a question about the rate per wRVU to its guide", async () => {
    const { pages } = await tell("What is a good $ per wRVU for family medicine?");
    expect(pages[0]).toContain("productivity-pay-for-physicians");
  });

  test("tells what is kept in both states that are compared", async () => {
    const { text } = await tell("What will I keep of $240,000 in Tennessee vs California");
    expect(text).toMatch(/in Tennessee keeps about/);
    expect(text).toMatch(/in California keeps about/);
  });

  test.each([
    [
      "RN on 88k in Columbus, offered 98k in Boston with a 10k sign on. Better?",
      /\$98,000 a year in Massachusetts keeps about \$(.+) more than one earning \$88,000 in Ohio/,
    ],
    [
      "Does a pharmacist keep more of $142,000 in Sacramento or of $128,000 in Knoxville?",
      /\$128,000 a year in Tennessee keeps about \$(.+) more than one earning \$142,000 in California/,
    ],
  ])("compares two offers, each by the tax of its own place: %s", async (question, gap) => {
    const { text } = await tell(question);
    const toNumber = (money = "") => Number(money.replace(",", ""));
    const kept = [...text.matchAll(/ keeps about \$([\d,]+) in 20/g)].map(([, money]) => toNumber(money));
    const [, cityTax] = /also pays about \$([\d,]+) of its income tax/.exec(text) ?? [];
    const [, told] = gap.exec(text) ?? [];
    expect(kept).toHaveLength(2);
    const difference = Math.abs(kept[1]! - kept[0]!) + (cityTax ? toNumber(cityTax) : 0);
    expect(Math.abs(toNumber(told) - difference)).toBeLessThanOrEqual(2);
  });

  test("tells what a pay buys by the price levels of both places", async () => {
    const { text } = await tell(
      "Offers of $85k as an RN in Nashville and in Atlanta: where are prices lower?",
    );
    const [atlanta, nashville] = ["12060", "34980"].map((code) =>
      Number(new RegExp(`^${code},"[^"]+",2024,([\\d.]+)`, "m").exec(priceLevels)![1]),
    );
    const same = Math.round((85_000 * atlanta!) / nashville! / 100) * 100;
    expect(text).toContain(`buys about what $${same.toLocaleString("en-US")} buys in the Atlanta, GA`);
  });

  test.each([
    "where do NPs earn more, Ohio or Indiana",
    "nurse pay in Austin vs Denver",
    "compare Phoenix and Las Vegas pay for a respiratory therapist",
  ])("says which of two places pays more and by how much, and leads to both: %s", async (question) => {
    const { text, pages } = await tell(question);
    const said =
      /\(\$([\d,]+) a year\) than in .*? \(\$([\d,]+) a year\), \$([\d,]+) \(([\d.]+)%\) more/.exec(text)!;
    const [high, low, more] = said.slice(1, 4).map((amount) => Number(amount.replace(/,/g, "")));
    expect(high! - low!).toBe(more);
    expect((100 * more!) / low!).toBeCloseTo(Number(said[4]), 0);
    expect(pages.some((page) => /\/salary-comparison\?.*place=.*&place=/.test(page))).toBe(true);
  });

  test("says which of two cities is cheaper and by how much", async () => {
    const { text, pages } = await tell("is it cheaper to live in Tampa or Orlando");
    const said = /Prices are ([\d.]+)% lower in .*: ([\d.]+) against ([\d.]+)/.exec(text)!;
    const [gap, low, high] = said.slice(1).map(Number);
    expect((100 * (high! - low!)) / high!).toBeCloseTo(gap!, 0);
    expect(pages[0]).toMatch(/place=tampa-fl&place=orlando-fl/);
  });

  test("tells how long a physician's license takes", async () => {
    const { text, pages } = await tell("How long does a Texas medical license take");
    expect(text).toMatch(/physician license/);
    expect(pages[0]).toMatch(/texas/);
  });

  test("says whose figures those are where a state has none", async () => {
    const { text } = await tell("Compare family medicine pay in Texas and California");
    expect(text).toContain("Our table has no figure for Texas as a whole.");
    expect(text).not.toMatch(/no figure for Texas\. The middle half/);
  });

  test("says that it has no answer, and names the search that has", async () => {
    await storeJobs([makeDraft({ title: "Hospitalist, Meditech Expanse site" })]);
    const { text, pages } = await tell("Meditech Expanse");
    expect(text).toMatch(/^(?:We have no (?:direct )?answer|We are not sure what|Do you mean)/);
    expect(text).toMatch(/The search finds \d+ open postings? for “Meditech Expanse”/);
    expect(pages).toContain(paths.jobs("query=Meditech+Expanse"));
  });

  test("answers a program's name with the guide about it", async () => {
    const { text, pages, refused } = await tell("Conrad 30");
    expect(refused).toBeNull();
    expect(text).toMatch(/30 in a federal fiscal year|three years|recommends/);
    expect(pages[0]).toContain(paths.careerGuide("licenses-and-moving", "j-1-waivers-and-conrad-30"));
  });
});

test("logs the kind of a question and none of its words", async () => {
  const log = silenceLog().mockClear();
  await ask("What do pharmacists earn in Texas?");
  await ask("My toddler swallowed a pill");
  const lines = log.mock.calls.flat().join(" ");
  expect(lines).toContain('"kind":"pay"');
  expect(lines).toContain('"kind":"refused:medical"');
  expect(lines).not.toMatch(/pharmacist|Texas|toddler/i);
});

describe("the page without JavaScript", () => {
  test("answers a posted form and keeps the question", async () => {
    const html = await (await postForm(paths.mentor(), { question: "How long is ACLS valid?" })).text();
    expect(toText(html)).toContain("The ACLS is valid for 2 years.");
    expect(html).toContain(`href="${paths.resource("certification-roadmap")}"`);
    expect(toText(html)).toContain("How long is ACLS valid?");
  });

  test("says what is wrong with an empty or a long question and keeps it", async () => {
    const empty = await postForm(paths.mentor(), { question: " " });
    expect(empty.status).toBe(400);
    expect(toText(await empty.text())).toContain("Type a question.");
    const long = await postForm(paths.mentor(), { question: `about ${"pay ".repeat(120)}` });
    expect(long.status).toBe(400);
    expect(await long.text()).toContain("about pay pay");
  });

  test("fills the form in with an example that the address names by its id", async () => {
    const html = await (await send(`${paths.mentor()}?example=ccrn`)).text();
    expect(html).toMatch(/<textarea[^>]*>How many hours do I need for the CCRN\?<\/textarea>/);
    expect((await send(`${paths.mentor()}?example=__proto__`)).status).toBe(200);
  });
});
