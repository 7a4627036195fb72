import { expect, test } from "vitest";
import { hourMs } from "#app/kit/platform/durations.ts";
import { toProfileFacts, toSpanText } from "./profile-facts.ts";

test("says a time to answer in hours, then in days", () => {
  expect([0.2, 1, 5.4, 47, 48, 60, 240].map((hours) => toSpanText(hours * hourMs))).toEqual([
    "under 1 hour",
    "1 hour",
    "5 hours",
    "47 hours",
    "2 days",
    "3 days",
    "10 days",
  ]);
});

test("gives every figure with the number it comes from", () => {
  const answers = { received: 8, answered: 6, rate: 0.75, medianMs: 30 * hourMs };
  expect(toProfileFacts(answers, { postings: 14, withPay: 12 })).toEqual({
    facts: [
      { figure: "12 of 14", label: "open postings state the pay" },
      { figure: "75%", label: "of applications answered", source: "8 applications in 90 days" },
      {
        figure: "30 hours",
        label: "median time to the first answer",
        source: "6 answered of 8 applications in 90 days",
      },
    ],
    missing: null,
  });
});

test("says what it has no figure for", () => {
  const { facts, missing } = toProfileFacts(null, { postings: 0, withPay: 0 });
  expect(facts).toEqual([]);
  expect(missing).toContain("fewer than five applications in 90 days");
});
