import { expect, test } from "vitest";
import { toTextExpression, toWords } from "./search-language.ts";

test.each([
  ["RN", "registered nurse"],
  ["NP", "nurse practitioner"],
  ["PA-C", "physician assistant"],
  ["CRNA", "nurse anesthetist"],
  ["ER", "emergency department"],
  ["ED", "emergency room"],
  ["ICU", "intensive care"],
  ["peds", "pediatric"],
  ["OB/GYN", "obstetrics and gynecology"],
  ["psych", "psychiatry"],
  ["PMHNP", "psychiatric nurse practitioner"],
  ["hospitalist", "hospital medicine"],
  ["locums", "locum tenens"],
  ["med-surg", "medical surgical"],
  ["L&D", "labor and delivery"],
])("%s and %s are one search, both ways", (short, long) => {
  expect(toTextExpression(short)).toContain(`"${toWords(long).join(" ")}"`);
  expect(toTextExpression(long)).toContain(`"${toWords(short).join(" ").replace("locums", "locum")}"`);
});

test("a charge nurse is not every registered nurse", () => {
  expect(toTextExpression("charge nurse")).toBe('"charge" AND "nurse" *');
});

test("the longest known phrase wins", () => {
  expect(toTextExpression("pediatric ICU nights")).toBe(
    '("picu" OR "pediatric icu" OR "pediatric intensive care") AND ("noc" OR "night")',
  );
});

test("operators and quotes are words like any other, or nothing", () => {
  expect(toTextExpression('nurse AND NOT "x" OR (NEAR*')).not.toMatch(/\bNOT\b|NEAR\b|\(\s*NEAR/);
  expect(toTextExpression('"')).toBeNull();
  expect(toTextExpression("🩺 🩺")).toBeNull();
  expect(toTextExpression("* - ^ : ( )")).toBeNull();
});

test("little words are dropped unless there are no others", () => {
  expect(toTextExpression("jobs for nurses in the")).toBe('"nurses" *');
  expect(toTextExpression("the")).toBe('"the" *');
});

test("accents do not matter", () => {
  expect(toWords("Décès Niño")).toEqual(["deces", "nino"]);
});
