import { expect, test } from "vitest";
import { ownWords, toReaderWords } from "#app/jobs/reading/reader-words.ts";
import { listUnread, parsePhrase } from "./list-unread.ts";

const list = (title: string, kind: Parameters<typeof listUnread>[1]) =>
  listUnread(title, kind, ownWords).map(({ phrase }) => phrase);

test.each([
  ["Cytogeneticist II - Night Shift", ["cytogeneticist"]],
  ["Licensed Massage Therapist, Full Time", ["massage therapist"]],
  ["Director of Volunteers", ["director of volunteers"]],
  ["Orthotist and Prosthetist - New York", ["orthotist prosthetist"]],
  ["Per Diem, PRN", []],
  ["Specialist", []],
])("finds the role in %s", (title, phrases) => {
  expect(list(title, "profession")).toEqual(phrases);
});

test.each([
  ["Registered Nurse - Bariatric Unit", ["bariatric"]],
  ["RN (Chemistry) - Weekends, North Tower", ["chemistry", "tower"]],
  ["LPN (located in Eden Prairie)", []],
  ["Physical Therapist - Full Time, TX", []],
  ["Nurse Practitioner, ICU", []],
])("finds what may be a specialty in %s", (title, phrases) => {
  expect(list(title, "specialty")).toEqual(phrases);
});

test("leaves out words that an operator gave a meaning", () => {
  const words = toReaderWords([
    { phrase: "cytogeneticist", kind: "profession", target: "laboratory-scientist" },
  ]);
  expect(listUnread("Cytogeneticist", "profession", words)).toEqual([]);
});

test("reads typed words as it reads a title's", () => {
  expect(parsePhrase("  Cyto-Geneticist, ")).toBe("cyto geneticist");
  expect(parsePhrase("Women's Wellness")).toBe("womens wellness");
});

test.each(["", "night shift", "of the", "unit", "one two three four five six", "!!!"])(
  "takes no meaning for %j",
  (text) => {
    expect(parsePhrase(text)).toBeNull();
  },
);
