import { beforeAll, describe, expect, test } from "vitest";
import { sectionsOf } from "#app/assistant/navigation/steps/page-steps.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { learnWords } from "#app/jobs/search/spelling/learn-words.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { paths } from "#app/paths.ts";
import { checkSentence, parseSentences } from "../../scripts/bench/typed/sentences.ts";
import rows from "../samples/navigation.tsv?raw";
import { fillCatalog } from "../support/catalog.ts";
import { fillDatabase } from "../support/demo.ts";
import { listLinks, toText } from "../support/html.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env, isWhole, send } from "../support/site.ts";

interface Answer {
  to: string;
  chips: { label: string; param: string; value: string }[];
  notUnderstood: string[];
}

beforeAll(async () => {
  await fillCatalog();
  await fillDatabase();
  await learnWords(toDb(env.DB));
});

const ask = (q: string) => send(`/api/navigation?${new URLSearchParams({ q })}`);
const read = async (q: string) => (await ask(q)).json<Answer>();

const leastRight = 0.92;

test("leads people where they ask to go, and never to another profession or place", async () => {
  const cases = parseSentences(rows).filter((_, at) => isWhole || at % 12 === 0);
  const checked = [];
  for (const one of cases) checked.push(checkSentence(one, (await read(one.sentence)).to));
  const wrong = checked.filter(({ isRight }) => !isRight);
  const lines = wrong.map(({ sentence, to, address }) => `${sentence}: ${to}, not ${address}`).join("\n");
  expect(
    checked.filter(({ isMisleading }) => isMisleading).map(({ sentence, to }) => `${sentence}: ${to}`),
  ).toEqual([]);
  expect(1 - wrong.length / cases.length, lines).toBeGreaterThanOrEqual(leastRight);
});

test("answers a sentence with its address, its parts and what it did not understand", async () => {
  const answer = await read(
    "night ICU jobs in Texas over $50 an hour that take my compact license with a jacuzzi",
  );
  expect(answer).toEqual({
    to: paths.jobs("location=Texas&specialty=icu&pay_min=50&pay_period=hour&shift=night&compact=1"),
    chips: [
      { label: "Night shift", param: "shift", value: "night" },
      { label: "Intensive Care", param: "specialty", value: "icu" },
      { label: "Texas", param: "location", value: "Texas" },
      { label: "At least $50 an hour", param: "pay_min", value: "50" },
      { label: "Compact license accepted", param: "compact", value: "1" },
    ],
    notUnderstood: ["jacuzzi"],
  });
});

test.each(["I want to kill myself", "no reason to live", "I am suicidal"])(
  "leads a crisis to the line that answers: %s",
  async (sentence) => {
    expect(await read(sentence)).toEqual({ to: "tel:988", chips: [], notUnderstood: [] });
  },
);

test.each([
  "where do i see how much tax i pay",
  "how much tax will I owe",
  "what taxes do I have to pay on my salary",
  "calculate my taxes",
])("leads a question about one's own tax to the salary tool: %s", async (sentence) => {
  expect((await read(sentence)).to).toBe(paths.salaryTool());
});

test.each([
  "how do I renew my RN license in Nevada",
  "is the nurse compact active in Pennsylvania",
  "where is the pay for occupational therapists the highest",
])("calls nothing of “%s” not understood that its page answers", async (sentence) => {
  expect((await read(sentence)).notUnderstood).toEqual([]);
});

test("says where a ZIP code is, and that it knows only the area of another", async () => {
  const exact = await read("icu nurse 78701");
  expect(exact.to).toBe(paths.jobs("location=Austin%2C+TX&specialty=icu&profession=registered-nurse"));
  expect(exact.chips).toContainEqual({ label: "Austin, TX 78701", param: "location", value: "Austin, TX" });
  const { chips } = await read("icu nurse 78739");
  expect(chips).toContainEqual({
    label: "Near Austin, TX (ZIP codes beginning with 787)",
    param: "location",
    value: "Austin, TX",
  });
  expect((await read("rn 79830")).to).toBe(paths.jobs("location=79830&profession=registered-nurse"));
});

test("takes the city of an employer that has postings there, where several share its name", async () => {
  const springfield = makeDraft({ title: "Registered Nurse", city: "Springfield", stateCode: "IL" });
  await storeJobs([{ ...springfield, employer: { ...springfield.employer, name: "Quillfeather Health" } }]);
  expect((await read("rn quillfeather springfield")).to).toContain("location=Springfield%2C+IL");
  expect((await read("rn springfield")).to).toContain("location=Springfield%2C+MO");
});

test("leads operators to the desk and nobody else", async () => {
  expect((await read("admin audit log")).to).toBe(deskPaths.adminAudit());
  expect((await read("hospital admin jobs")).to).toBe(paths.jobs("profession=healthcare-administrator"));
});

test.each([
  ["stop sending me emails", paths.faq("stop-emails")],
  ["notify me of new jobs", paths.faq("email-alerts")],
  [
    "notify me when there are new cna jobs in ohio",
    paths.newAlert("location=Ohio&profession=nursing-assistant"),
  ],
  ["what is your fee if we hire a nurse through you", `${paths.employers()}#terms`],
  ["help me write a resume", /apply-and-follow-up#how-long-should-a-resume-be/],
  ["fewer alert emails please", paths.alerts()],
  ["i got married and need to change my name", paths.faq("change-email")],
  ["this job posting is a scam", paths.faq("wrong-posting")],
  ["what happens if i break my contract", paths.careerGuide("pay-and-contracts", "sign-on-bonus-terms")],
  ["what does it take to be a midwife", paths.specialty("certified-nurse-midwife")],
  ["check if i am underpaid", paths.salaryTool()],
])("answers “%s” with a page and not with a search for jobs", async (q, to) => {
  expect((await read(q)).to).toEqual(typeof to === "string" ? to : expect.stringMatching(to));
});

test.each(Object.entries(sectionsOf))("leads only to sections that %s has", async (page, sections) => {
  const html = await (await send(page)).text();
  expect(sections.filter(([id]) => !html.includes(`id="${id}"`))).toEqual([]);
});

test.each([
  [
    "compare austin and denver",
    "/salary-comparison?profession=registered-nurse&place=austin-tx&place=denver-co",
  ],
  [
    "np pay tampa vs orlando",
    "/salary-comparison?profession=nurse-practitioner&place=tampa-fl&place=orlando-fl",
  ],
  ["california nurse staffing ratios", "/geographic/california/registered-nurse"],
  ["nurse to patient ratio laws", "/profession/registered-nurse/questions"],
  ["gsa per diem rates denver in july", /^\/salary-tool\?kind=travel&state=CO&city=Denver/],
  ["mandatory overtime law nj", "/career-guides/pay-and-contracts/differentials-and-overtime"],
  ["compare RN and LPN", "/professions"],
  ["nurse practitioner vs physician assistant", "/blog/np-or-pa-pay-by-state"],
])("leads “%s” to the page that says it", async (q, to) => {
  expect((await read(q)).to).toEqual(typeof to === "string" ? to : expect.stringMatching(to));
});

test.each([
  ["do you have jobs for physical therapists", paths.jobs("profession=physical-therapist")],
  ["rn or lpn", paths.jobs("profession=registered-nurse&profession=licensed-practical-nurse")],
  ["how do i find travel jobs in hawaii", paths.jobs("location=Hawaii&type=travel")],
])("searches for jobs where “%s” asks for them", async (q, to) => {
  expect((await read(q)).to).toBe(to);
});

test("keeps the license that someone holds apart from the place of the work", async () => {
  const { to } = await read("Which ICU jobs could I take in Colorado with my Arizona multistate license?");
  expect(to).toBe(paths.jobs("location=Colorado&specialty=icu&license=AZ&compact=1"));
});

test.each(["", "   ", "x".repeat(201), "rn ".repeat(3_400)])(
  "refuses a sentence that is empty or too long",
  async (q) => {
    expect((await ask(q)).status).toBe(400);
  },
);

test("reads hostile sentences at once and never fails", async () => {
  const start = performance.now();
  for (const unit of [
    "in ",
    "my license ",
    "no ",
    "a.",
    "'",
    '"',
    "%",
    "\0",
    "pay ",
    "icu ",
    "zzzzz ",
    "compare ",
    "😀",
    "((",
    "\u202e rn ",
    "%00%ff ",
    "' OR 1=1; -- ",
    'title: NEAR(rn*) AND "',
    "no,or/and ",
  ])
    for (const q of [unit.repeat(200).slice(0, 200), `rn ${unit.repeat(60)}`.slice(0, 200)])
      expect((await ask(q)).status, q).toBeLessThan(500);
  expect(performance.now() - start).toBeLessThan(20_000);
});

describe("the page without scripts", () => {
  const open = async (q: string) =>
    (
      await send(`${paths.aiNavigation()}?${new URLSearchParams({ q })}`, {
        headers: { accept: "text/html" },
      })
    ).text();

  test("shows where a sentence leads, and takes parts of it back by links", async () => {
    const html = await open("night icu jobs in texas with a jacuzzi");
    const to = paths.jobs("location=Texas&specialty=icu&shift=night");
    expect(listLinks(html)).toContain(to);
    expect(listLinks(html)).toContain(`${paths.aiNavigation()}?q=icu+jobs+in+texas+with+a+jacuzzi`);
    expect(toText(html)).toContain("Not understood, so left out: jacuzzi");
    expect(html).toContain('value="night icu jobs in texas with a jacuzzi"');
  });

  test("offers examples that lead somewhere while nothing is typed", async () => {
    const html = await (await send(paths.aiNavigation())).text();
    expect(toText(html)).toContain("Try one of these");
    expect(
      listLinks(html).filter((to) => to.startsWith(`${paths.aiNavigation()}?q=`)).length,
    ).toBeGreaterThan(5);
  });
});
