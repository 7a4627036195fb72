import { expect, test } from "vitest";
import { toWords } from "#app/kit/text/words.ts";
import { toIndexedText, toTextExpression } from "./search-language.ts";

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
])("finds %s and %s for each other", (short, long) => {
  const asked = toTextExpression(short);
  expect(asked).toMatch(/^zq[a-z]+0$/);
  expect(toTextExpression(long)).toBe(asked);
  for (const text of [short, long])
    expect(toIndexedText(`Wanted: ${text} for nights`, "title").split(" ")).toContain(asked);
});

test("does not find every registered nurse in a search for charge nurse", () => {
  expect(toTextExpression("charge nurse")).toBe('"charge" AND "nurse" *');
  expect(toIndexedText("Charge nurse", "title")).toBe("Charge nurse");
});

test("searches for the longest known phrase, and indexes the shorter ones too", () => {
  const picu = toTextExpression("PICU");
  expect(toTextExpression("pediatric ICU")).toBe(picu);
  const tokens = toIndexedText("Pediatric ICU", "title").split(" ");
  expect(tokens).toEqual(expect.arrayContaining([picu, toTextExpression("ICU"), toTextExpression("peds")]));
});

test("treats operators and quotes as plain words or drops them", () => {
  expect(toTextExpression('nurse AND NOT "x" OR (NEAR*')).not.toMatch(/\bNOT\b|NEAR\b|\(\s*NEAR/);
  expect(toTextExpression('"')).toBeNull();
  expect(toTextExpression("🩺 🩺")).toBeNull();
  expect(toTextExpression("* - ^ : ( )")).toBeNull();
});

test("finds several words in quotes only together", () => {
  expect(toTextExpression('"Anesthesiologist Assistant"')).toBe('"anesthesiologist assistant"');
  expect(toTextExpression("“Pain Medicine” RN")).toBe(`"pain medicine" AND ${toTextExpression("RN")}`);
  expect(toTextExpression('"RN"')).toBe(toTextExpression("RN"));
  for (const way of ["Labor & Delivery", "labor and delivery"])
    expect(toTextExpression(`"${way}"`)).toBe('("labor and delivery" OR "labor delivery")');
});

test("drops filler words unless there are no others", () => {
  expect(toTextExpression("jobs for nurses in the")).toBe('"nurses" *');
  expect(toTextExpression("the")).toBe('"the" *');
});

test("ignores accents", () => {
  expect(toWords("Décès Niño")).toEqual(["deces", "nino"]);
});

test("reads short abbreviations in titles and in capitals, never in prose", () => {
  const operatingRoom = toTextExpression("operating room")!;
  expect(toIndexedText("RN, OR, days", "title").split(" ")).toContain(operatingRoom);
  expect(toIndexedText("Nurse or technician", "title").split(" ")).not.toContain(operatingRoom);
  expect(toIndexedText("MD or PT notes in PA", "prose")).toBe("MD or PT notes in PA");
  expect(toIndexedText("Works in the operating room", "prose").split(" ")).toContain(operatingRoom);
});

test("does not index a physician assistant as a physician or a therapist assistant as a therapist", () => {
  expect(toIndexedText("Physician Assistant", "title").split(" ")).not.toContain(
    toTextExpression("physician"),
  );
  expect(toIndexedText("Physical Therapist Assistant", "title").split(" ")).not.toContain(
    toTextExpression("PT"),
  );
});

test("recognizes a phrase with a filler word in it", () => {
  expect(toTextExpression("director of nursing")).toBe(toTextExpression("DON"));
  expect(toTextExpression("labor and delivery")).toBe(toTextExpression("L&D"));
});

test("reads or as a conjunction between words and as the operating room at the start", () => {
  expect(toTextExpression("nurse or technician")).toBe('"nurse" AND "technician" *');
  expect(toTextExpression("or nurse")).toBe(`${toTextExpression("operating room")} AND "nurse" *`);
});

test.each([
  ["R.N.", "RN"],
  ["r.n", "RN"],
  ["M.D.", "MD"],
  ["L.P.N.", "LPN"],
  ["N.P.", "NP"],
  ["O.R. nurse", "OR nurse"],
  ["E.R.", "ER"],
  ["travel R.N.s", "travel rns"],
])("reads %s with dots as %s", (dotted, plain) => {
  expect(toTextExpression(dotted)).toBe(toTextExpression(plain));
});

test("finds a posting whose abbreviation has dots", () => {
  expect(toIndexedText("Staff R.N., nights", "title").split(" ")).toContain(toTextExpression("RN"));
});

test("does not join words at the end of a sentence or after St.", () => {
  expect(toWords("St. Louis. A nurse.")).toEqual(["st", "louis", "a", "nurse"]);
});

test("reads a slash as either word, unless both form a phrase or a profession and its field", () => {
  const [icu, rn, lpn] = ["ICU", "RN", "LPN"].map(toTextExpression);
  expect(toTextExpression("ICU/CCU")).toBe(`(${icu} OR "ccu" *)`);
  expect(toTextExpression("RN / LPN weekends")).toBe(`(${rn} OR ${lpn}) AND "weekends" *`);
  expect(toTextExpression("RN/ICU")).toBe(`${rn} AND ${icu}`);
  expect(toTextExpression("ER/ED")).toBe(toTextExpression("ER"));
  expect(toTextExpression("nurse w/ benefits")).toBe('"nurse" AND "benefits" *');
});
