import { expect, test } from "vitest";
import { formatOrdinal, listWithAnd } from "#app/markets/figures.ts";
import { professions } from "./professions.ts";
import { profiledProfessions } from "./profiled-professions.ts";
import { toPeople } from "./specialty-words.ts";

test.each([
  ["Cath Lab Nurse", "nursing", "Cath Lab Nurses"],
  ["Hospital Unit Secretary", "administration", "Hospital Unit Secretaries"],
  ["Birth Center Nurse-Midwife", "advanced-practice", "Birth Center Nurse-Midwives"],
  ["Academic Nurse Faculty", "nursing", "Academic Nurse Faculty"],
  ["Cardiology", "physician", "Cardiology"],
] as const)(
  "who works as %s is called in the plural, a physicians' field stays one",
  (name, category, people) => {
    expect(toPeople({ name, category })).toBe(people);
  },
);

test("places are counted as people say them", () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111, 113].map(formatOrdinal)).toEqual(
    "1st 2nd 3rd 4th 11th 12th 13th 21st 102nd 111th 113th".split(" "),
  );
});

test("names are joined as in a sentence", () => {
  expect(["", "a", "a b", "a b c"].map((names) => listWithAnd(names.split(" ").filter(Boolean)))).toEqual([
    "",
    "a",
    "a and b",
    "a, b and c",
  ]);
});

test("every profession has the plural that people write", () => {
  const plurals = [...professions, ...profiledProfessions].map(({ plural }) => plural);
  expect(plurals).toContain("Medical Secretaries");
  expect(
    plurals.filter((plural) => !/s$/.test(plural) || /([^aeiou]y|s|x|ch|sh|man)s$/.test(plural)),
  ).toEqual([]);
});
