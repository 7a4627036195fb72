import { expect, test } from "vitest";
import { readProcessorMs } from "#tests/support/processor-time.ts";
import { makeDraft } from "../../../../tests/support/draft.ts";
import { toSearchEntry } from "./search-entry.ts";
import { toTextExpression } from "./search-language.ts";

const bodyOf = (changed: Parameters<typeof makeDraft>[0]) =>
  toSearchEntry(makeDraft({ benefits: [], facts: {}, ...changed })).body.toLowerCase();

test.each([
  ["BSN", { educationRequirements: "Bachelor of Science in Nursing" }],
  ["BSN", { educationRequirements: "Bachelor's degree in nursing" }],
  ["bachelor of science in nursing", { requirements: ["BSN within five years"] }],
  ["wRVU", { facts: { wrvuRateCents: 62_00 } }],
  ["work RVU", { facts: { productivity: "$48 per wRVU above 4,800" } }],
  ["HPSA", { descriptionHtml: "<p>We are in a health professional shortage area.</p>" }],
  ["GN", { descriptionHtml: "<p>Graduate nurses may apply.</p>" }],
  ["graduate nurse", { requirements: ["RN or GN"] }],
  ["RCP", { requirements: ["RRT by NBRC"] }],
])("finds %s in a posting's text, requirements, education and pay", (typed, said) => {
  expect(` ${bodyOf(said)} `).toContain(` ${toTextExpression(typed)} `);
});

test.each([
  [{ responsibilities: ["Titrate vasoactive drips"] }, "vasoactive"],
  [{ experienceRequirements: "Passed the NCLEX" }, "nclex"],
  [{ facts: { unit: "Burn unit", callPay: "$400 a weekend" } }, "burn unit"],
])("holds what %j says", (said, words) => {
  expect(bodyOf(said)).toContain(words);
});

test("never holds the name of a facility that is withheld", () => {
  expect(bodyOf({ facts: { facility: "Saint Example", isFacilityWithheld: true } })).not.toContain("example");
});

test.each([
  "Medical insurance",
  "Medical",
  "Medical and dental",
  "Medical, dental, and vision",
  "Medical, dental & vision insurance from day one",
  "Health/dental/vision plans",
])("takes the benefit %s for insurance only", (benefit) => {
  expect(bodyOf({ benefits: [benefit] })).toContain("insurance");
  expect(bodyOf({ benefits: [benefit] })).not.toMatch(/medical|dental|vision\b/);
});

test("keeps what a benefit says beside insurance, and the words of the work", () => {
  expect(bodyOf({ benefits: ["Tuition assistance", "403(b) match"] })).toContain("tuition assistance");
  expect(bodyOf({ descriptionHtml: "<p>Medical and dental clinic with vision screening.</p>" })).toContain(
    "medical and dental clinic with vision screening",
  );
});

test.each([
  ["residency", "residential"],
  ["residents", "residential"],
  ["intern", "internal"],
])("does not find %s in %s", (typed, other) => {
  const asked = toTextExpression(typed)!;
  expect(asked).toMatch(/^zq/);
  expect(bodyOf({ descriptionHtml: `<p>This is ${other} work.</p>` })).not.toContain(asked);
  expect(bodyOf({ descriptionHtml: `<p>This is ${typed} work.</p>` })).toContain(asked);
});

test("reads hostile benefits at once", () => {
  const start = readProcessorMs();
  for (const unit of ["dental,", "medical and ", ",", "health/", "vision & "])
    bodyOf({ descriptionHtml: unit.repeat(8_000), benefits: [unit.repeat(100)] });
  expect(readProcessorMs() - start).toBeLessThan(2_000);
});
