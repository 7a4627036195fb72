import { expect, test } from "vitest";
import { readProcessorMs } from "#tests/support/processor-time.ts";
import { makeDraft } from "../../../../tests/support/draft.ts";
import type { Trait } from "./trait-names.ts";
import { findTraitText, parseTraits } from "./traits.ts";

const read = (sentence: string, title = "Registered Nurse"): Trait[] =>
  parseTraits(
    makeDraft({
      title,
      descriptionHtml: `<p>${sentence}</p>`,
      benefits: [],
      requirements: [],
      facts: {},
      experienceMonths: 12,
    }),
  ).filter((trait) => trait !== "direct");

test.each<[string, Trait[]]>([
  ["J-1 waiver candidates are welcome.", ["visa", "j1"]],
  ["We sponsor J1 and H1B visas.", ["visa", "j1", "h1b"]],
  ["Conrad 30 site.", ["visa", "j1"]],
  ["H-1B transfer considered", ["visa", "h1b"]],
  ["Visa sponsorship available for the right candidate.", ["visa"]],
  ["We will sponsor work visas.", ["visa"]],
  ["New grads welcome!", ["new-graduate"]],
  ["New graduates and residents welcome", ["new-graduate"]],
  ["Open to new graduates", ["new-graduate"]],
  ["No experience required, we train you.", ["new-graduate"]],
  ["$10,000 sign-on bonus", ["sign-on"]],
  ["A signing bonus of up to $5,000", ["sign-on"]],
  ["Loan repayment up to $50,000", ["loan-repayment"]],
  ["Public Service Loan Forgiveness (PSLF) employer", ["loan-repayment", "pslf"]],
  ["National Health Service Corps loan repayment site", ["loan-repayment", "nhsc"]],
  ["7 on / 7 off schedule", ["7on7off"]],
  ["You work seven nights on and seven off.", ["7on7off"]],
  ["One week on and one week off.", ["7on7off"]],
  ["A not-for-profit hospital that offers loan forgiveness.", ["loan-repayment"]],
  ["No weekends, and a sign-on bonus.", ["sign-on"]],
])("reads %s", (sentence, expected) => {
  expect(read(sentence)).toEqual(expected);
});

test.each([
  "No visa sponsorship.",
  "We are unable to sponsor H-1B or J-1 visas.",
  "This position is not eligible for visa sponsorship.",
  "Visa sponsorship is not available at this time.",
  "Candidates must be authorized to work without visa sponsorship.",
  "We don’t offer visa sponsorship, H-1B or J-1.",
  "Will you now or later require visa sponsorship?",
  "H1B and J1 not accepted",
  "New graduates not considered.",
  "New grads cannot apply for this position.",
  "This is not a new graduate position.",
  "No new grads.",
  "No sign-on bonus.",
  "Not a loan repayment site.",
  "The residency is for about 60 new graduates a year, and you lead it.",
  "Sign on to the portal.",
  "Rotating schedule, two on and three off.",
])("reads no offer in %s", (sentence) => {
  expect(read(sentence)).toEqual([]);
});

test("does not read an offer that another sentence denies", () => {
  expect(read("Visa sponsorship may be possible. Sponsorship is not available for this role.")).toEqual([]);
  expect(read("No H-1B. J-1 waivers welcome.")).toEqual(["visa", "j1"]);
});

test("reads a new graduate's and a sign-on bonus's title, and who employs", () => {
  expect(read("Work with us.", "New Grad RN, ICU")).toEqual(["new-graduate"]);
  expect(read("Work with us.", "RN - SIGN ON BONUS")).toEqual(["sign-on"]);
  expect(parseTraits(makeDraft({ employer: { name: "A", kind: "agency" } }))).toContain("agency");
  expect(parseTraits(makeDraft({ employer: { name: "A", kind: "direct" } }))).not.toContain("agency");
});

test("marks the words that offer a trait", () => {
  expect(findTraitText("visa", ["Free parking", "H-1B and J-1 waiver considered"])).toEqual({
    before: "H-1B and ",
    marked: "J-1",
    after: " waiver considered",
    line: "H-1B and J-1 waiver considered",
  });
  const long = `${"We care for many people here and ".repeat(6)}offer loan repayment to all${" of our nurses".repeat(9)}.`;
  const { before, marked, after } = findTraitText("loan-repayment", [long])!;
  expect(marked).toBe("loan repayment");
  expect((before + marked + after).length).toBeLessThan(95);
  expect(findTraitText("visa", ["No J-1 waivers"])).toBeNull();
});

test("finishes at once with long and hostile text", () => {
  const start = readProcessorMs();
  for (const text of [
    " ".repeat(200_000),
    "new grad ".repeat(20_000),
    "visa sponsor ".repeat(15_000),
    "7 on ".repeat(40_000),
    "no ".repeat(60_000),
  ])
    read(text);
  expect(readProcessorMs() - start).toBeLessThan(3_000);
});
