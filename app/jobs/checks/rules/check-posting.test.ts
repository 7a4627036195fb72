import { expect, test } from "vitest";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { readProcessorMs } from "#tests/support/processor-time.ts";
import { jobs as demo, now } from "../../../../tests/support/demo-postings.ts";
import { checkWording, listFindings, toChecked } from "./check-posting.ts";
import { checkTitle } from "./title-rules.ts";

const nurse = demo.find(({ profession, stateCode }) => profession === "registered-nurse" && stateCode)!;

const check = (changes: Partial<PostingContent>, staff: number | null = 500) =>
  listFindings({ posting: { ...nurse, ...changes }, staff, market: null, now });

const wording = (text: string) => checkWording({ description: text }).map((f) => `${f.rule} ${f.severity}`);

test.each([
  ["Candidates must be under 40", "AGE error"],
  ["Join our young, energetic team", "AGE warning"],
  ["We want digital natives", "AGE warning"],
  ["Female nurse preferred", "SEX error"],
  ["He will report to the director", "SEX warning"],
  ["Native English speaker", "ORIGIN warning"],
  ["US citizens only", "CITIZEN error"],
  ["Must be able-bodied", "DISABILITY warning"],
  ["Must be in good health", "DISABILITY warning"],
  ["Christians only", "RELIGION error"],
  ["Honorable discharge required", "SERVICE warning"],
])("finds what discriminates in: %s", (text, found) => {
  expect(wording(text)).toContain(found);
});

test.each([
  "New graduates welcome.",
  "You care for young people and their families.",
  "Treats patients under 18 years old and over 65 years of age.",
  "Geriatric, adult-gero, pediatric and women's health, LDRP and maternity.",
  "If the patient has a fever, he should have labs at once; she will be seen by the physician.",
  "Our clinic for women only serves survivors.",
  "US citizens only, as required by federal law.",
  "We do not discriminate by age, sex or religion.",
  "Works at the disabled veterans' home with residents who are not disabled.",
  "The team helps patients who must be physically fit for surgery.",
])("raises no false alarm over: %s", (text) => {
  expect(wording(text)).toEqual([]);
});

test("takes urgent and immediate care for work, and urgency for noise", () => {
  const title = (text: string) => checkTitle({ title: text, company: "Mercy", city: null }).length;
  expect(title("Urgent Care Nurse Practitioner")).toBe(0);
  expect(title("Immediate Care Physician")).toBe(0);
  expect(title("Urgent Registered Nurse")).toBe(1);
});

test("blocks no demo posting over its words, title or amounts", () => {
  const blocked = demo.flatMap((posting) =>
    listFindings({ posting, staff: 500, market: null, now })
      .filter(({ severity, rule }) => severity === "error" && !["R4a", "M1", "PAY"].includes(rule))
      .map(({ rule, text }) => `${rule} ${posting.title}: ${text}`),
  );
  expect(blocked).toEqual([]);
});

test("asks for pay by Colorado's law and warns elsewhere", () => {
  const unpaid = { salaryMinCents: null, salaryMaxCents: null, workplace: "onsite", city: null } as const;
  const law = check({ ...unpaid, stateCode: "CO" }).find(({ rule }) => rule === "PAY")!;
  expect(law.severity).toBe("error");
  expect(law.source).toContain("8-5-201");
  expect(check({ ...unpaid, stateCode: "TX" }).find(({ rule }) => rule === "M3")!.severity).toBe("warning");
  expect(check({ ...unpaid, stateCode: "CA" }, 14).some(({ rule }) => rule === "PAY")).toBe(false);
  expect(check({ ...unpaid, stateCode: "DE" }).some(({ rule }) => rule === "PAY")).toBe(false);
});

test("keeps checking while an address is half typed", () => {
  expect(check({ applyUrl: "https//careers" }).some(({ field }) => field === "applyUrl")).toBe(true);
});

test("warns of a compact that does not work in the state, and of swapped amounts", () => {
  const fields = (changes: Partial<PostingContent>) => check(changes).map(({ field }) => field);
  const inState = { workplace: "onsite", city: null, compactAccepted: true } as const;
  expect(fields({ ...inState, stateCode: "CA", licenseStates: ["CA"] })).toContain("compact");
  expect(fields({ ...inState, stateCode: "TX", licenseStates: ["TX"] })).not.toContain("compact");
  expect(fields({ salaryMinCents: 60_00, salaryMaxCents: 50_00, payUnit: "hour" })).toContain("payMax");
});

test("reads hostile text in time that grows with its length", () => {
  const parts = [
    "young ",
    "<",
    " ",
    "must be ",
    "no ",
    "a",
    "&lt;",
    "female ",
    "US citizens only required by law ",
    "\n",
  ];
  const measure = (part: string, length: number) => {
    const descriptionHtml = part.repeat(length / part.length);
    const times = [1, 2, 3].map(() => {
      const start = readProcessorMs();
      check({ descriptionHtml });
      return readProcessorMs() - start;
    });
    return Math.min(...times);
  };
  // Four times the text may take 12 times as long. A quadratic reader takes 16 times. Less than 100 ms is noise.
  for (const part of parts)
    expect(measure(part, 100_000), JSON.stringify(part)).toBeLessThan(
      Math.max(100, 12 * measure(part, 25_000)),
    );
});

test("puts first what would raise the score most, and says by how much", () => {
  const far = check({ validThrough: now + 300 * 86_400_000, experienceMonths: null });
  const { findings, score, best } = toChecked(far.filter(({ rule }) => rule === "M1" || rule === "M7"));
  expect(findings.map(({ rule }) => rule)).toEqual(["M1", "M7"]);
  expect([score, best]).toEqual([89, 10]);
  const errors = check({ title: "Nurse! $50/hr" }).filter(({ rule }) => rule === "R1");
  expect(errors).toHaveLength(2);
  expect(toChecked(errors).best).toBe(0);
});
