import { expect, test } from "vitest";
import { toIndexedText, toTextExpression, toWords } from "./search-language.ts";

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
  const asked = toTextExpression(short);
  expect(asked).toMatch(/^zq\d+$/);
  expect(toTextExpression(long)).toBe(asked);
  for (const text of [short, long])
    expect(toIndexedText(`Wanted: ${text} for nights`).split(" ")).toContain(asked);
});

test("a charge nurse is not every registered nurse", () => {
  expect(toTextExpression("charge nurse")).toBe('"charge" AND "nurse" *');
  expect(toIndexedText("Charge nurse")).toBe("Charge nurse");
});

test("the longest known phrase is what is meant, and a posting is found by the shorter ones too", () => {
  const picu = toTextExpression("PICU");
  expect(toTextExpression("pediatric ICU")).toBe(picu);
  const tokens = toIndexedText("Pediatric ICU").split(" ");
  expect(tokens).toEqual(expect.arrayContaining([picu, toTextExpression("ICU"), toTextExpression("peds")]));
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
