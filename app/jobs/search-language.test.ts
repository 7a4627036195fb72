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
    expect(toIndexedText(`Wanted: ${text} for nights`, "title").split(" ")).toContain(asked);
});

test("a charge nurse is not every registered nurse", () => {
  expect(toTextExpression("charge nurse")).toBe('"charge" AND "nurse" *');
  expect(toIndexedText("Charge nurse", "title")).toBe("Charge nurse");
});

test("the longest known phrase is what is meant, and a posting is found by the shorter ones too", () => {
  const picu = toTextExpression("PICU");
  expect(toTextExpression("pediatric ICU")).toBe(picu);
  const tokens = toIndexedText("Pediatric ICU", "title").split(" ");
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

test("short abbreviations count in titles, in capitals, and never in prose", () => {
  const operatingRoom = toTextExpression("operating room")!;
  expect(toIndexedText("RN, OR, days", "title").split(" ")).toContain(operatingRoom);
  expect(toIndexedText("Nurse or technician", "title").split(" ")).not.toContain(operatingRoom);
  expect(toIndexedText("MD or PT notes in PA", "prose")).toBe("MD or PT notes in PA");
  expect(toIndexedText("Works in the operating room", "prose").split(" ")).toContain(operatingRoom);
});

test("a physician assistant is no physician, and an assistant no therapist", () => {
  expect(toIndexedText("Physician Assistant", "title").split(" ")).not.toContain(
    toTextExpression("physician"),
  );
  expect(toIndexedText("Physical Therapist Assistant", "title").split(" ")).not.toContain(
    toTextExpression("PT"),
  );
});

test("a phrase with a little word in it is still a phrase", () => {
  expect(toTextExpression("director of nursing")).toBe(toTextExpression("DON"));
  expect(toTextExpression("labor and delivery")).toBe(toTextExpression("L&D"));
});

test("or between two words joins them, and first it is the operating room", () => {
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
])("%s with its dots is %s", (dotted, plain) => {
  expect(toTextExpression(dotted)).toBe(toTextExpression(plain));
});

test("a posting that writes its abbreviation with dots is found by it", () => {
  expect(toIndexedText("Staff R.N., nights", "title").split(" ")).toContain(toTextExpression("RN"));
});

test("a dot at the end of a sentence or of St. joins nothing", () => {
  expect(toWords("St. Louis. A nurse.")).toEqual(["st", "louis", "a", "nurse"]);
});

test("a slash asks for either, unless both are one phrase or a profession and its field", () => {
  const [icu, rn, lpn] = ["ICU", "RN", "LPN"].map(toTextExpression);
  expect(toTextExpression("ICU/CCU")).toBe(`(${icu} OR "ccu" *)`);
  expect(toTextExpression("RN / LPN weekends")).toBe(`(${rn} OR ${lpn}) AND "weekends" *`);
  expect(toTextExpression("RN/ICU")).toBe(`${rn} AND ${icu}`);
  expect(toTextExpression("ER/ED")).toBe(toTextExpression("ER"));
  expect(toTextExpression("nurse w/ benefits")).toBe('"nurse" AND "benefits" *');
});
