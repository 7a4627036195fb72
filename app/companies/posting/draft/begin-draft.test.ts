import { expect, test } from "vitest";
import { ownWords } from "#app/jobs/reading/reader-words.ts";
import { toWords } from "#app/kit/text/words.ts";
import { readPasted } from "./draft-sources.server.ts";

const now = Date.UTC(2026, 10, 23, 15);
const employer = { name: "Hill Clinic", kind: "direct" } as const;

function read(pasted: string) {
  const draft = readPasted(pasted, { employer, words: ownWords, now });
  if (!draft.ok) throw new Error(`${draft.reason} ${pasted}`);
  return draft.content.values;
}

/** The form's amounts have no commas. */
const toPlainWords = (text: string) => toWords(text.replace(/(?<=\d),(?=\d{3})/g, ""));

const heads = [
  "Physical Therapist, outpatient\n\nHill Clinic in Boise, Idaho needs a therapist. $50 an hour, full-time, Monday to Friday.",
  "Registered Nurse (RN) - Burlington, VT - $5,000 sign-on bonus\nStart in May. We pay $42 an hour, 36 hours a week.",
  "Job Title: Medical Assistant\nLocation: Dayton, Ohio 45402\nPay: $18.50 to $21 an hour\nJob type: Part-time",
  "NIGHT SHIFT CNA | Full Time | Lansing, Michigan\n$2,000 bonus after 90 days. Shift: 7p to 7a, every third weekend",
  "Travel ICU Nurse\n13 weeks in Tulsa, OK, $2,400 per week, starts December 7. Job ID: TRV-88",
  "Family physician wanted for our clinic in Bangor, Maine: four days a week, $240,000 to $280,000 a year.",
];
const bodies = [
  "Requirements: Idaho PT license, CPR card, own car\nBenefits: paid time off, 401k",
  "You need: a Vermont RN license, a car, 1 year experience.\nWe offer paid time off, parking and a meal a day.",
  "What our Night Team Needs:\n- Active state license and BLS\n- Two years in Epic\n\nBenefits\n• Health plan from day one\n• Ask Dolores about the pension",
  "REQUIREMENTS\nLicense in good standing\nBLS by the first day\n\nRESPONSIBILITIES\nCharting in Cerner, triage, vaccines\n\nApply by: 12/31/2026, to Dolores at the front desk",
  "You will lift up to 50 pounds. Compact license is fine. Ratio 1:5. On call one weekend in six. Visa: H-1B welcome. High school diploma or GED required. Urgent: interviews this week.",
];

/** The page's own words for a field or a list. */
const ofThePage = toWords(
  `job title location city pay type part time shift hours hour a week id apply by to an benefits benefit requirements
    responsibilities full per Ohio Idaho Michigan Maine`,
);

test("keeps every word of a pasted posting in its fields or its text", () => {
  const lost = heads.flatMap((head) =>
    bodies.flatMap((body) => {
      const kept = new Set([
        ...toPlainWords(Object.values(read(`${head}\n\n${body}`)).join("\n")),
        ...ofThePage,
      ]);
      return toPlainWords(`${head}\n${body}`)
        .filter((word) => !kept.has(word))
        .map((word) => `${word} of ${head.slice(0, 20)} / ${body.slice(0, 20)}`);
    }),
  );
  expect(heads.length * bodies.length).toBe(30);
  expect(lost).toEqual([]);
});

test("keeps a line of requirements from which only the license was read", () => {
  expect(read(`${heads[0]}\n\n${bodies[0]}`).description).toContain(
    "Requirements: Idaho PT license, CPR card, own car",
  );
  expect(read(`${heads[1]}\n\n${bodies[1]}`).description).toContain(
    "You need: a Vermont RN license, a car, 1 year experience.",
  );
});

test("keeps a heading that says more than the name of its list", () => {
  expect(read(`${heads[0]}\n\n${bodies[2]}`).description).toContain("What our Night Team Needs:");
});

test.each([
  ["$50 an hour, full-time, Monday to Friday.", "full-time"],
  ["Full-time registered nurse for our clinic, with patients of all ages and a team of six.", "full-time"],
  ["Part-time, Monday through Thursday, in a clinic that has been open for thirty years.", "part-time"],
  ["You work per diem in our pool, on the days that you choose a month ahead of the time.", "per-diem"],
  ["Health insurance for full-time employees. Our part-time staff has it too, after some months.", undefined],
  [
    "Full-time or part-time, as you like, in a clinic that has been open for more than thirty years.",
    undefined,
  ],
])("reads the job type of “%s”", (sentence, type) => {
  expect(read(`Registered Nurse\nBoise, ID\n\n${sentence}`).type).toBe(type);
});

test.each([
  ["$60 per visit", { payMin: "60", payPeriod: "visit" }],
  ["$60 per visit, starting in May", { payMin: "60", payPeriod: "visit" }],
  ["From $60 per visit", { payMin: "60", payPeriod: "visit", isPayOpen: "1" }],
  ["$60+ an hour", { payMin: "60", payPeriod: "hour", isPayOpen: "1" }],
  ["$60 to $70 an hour", { payMin: "60", payMax: "70", payPeriod: "hour" }],
])("reads “%s” as exact only where it says so", (pay, values) => {
  const { payMin, payMax, payPeriod, isPayOpen } = read(`Home Health Physical Therapist\nBoise, ID\n${pay}`);
  expect({ payMin, payMax, payPeriod, isPayOpen }).toEqual(values);
});
