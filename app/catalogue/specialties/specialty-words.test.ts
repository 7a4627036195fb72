import { expect, test } from "vitest";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { profiledProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import { formatOrdinal, listWithAnd } from "#app/kit/text/figures.ts";
import { toPeople } from "./specialty-filters.ts";

test.each([
  ["Cath Lab Nurse", "nursing", "Cath Lab Nurses"],
  ["Hospital Unit Secretary", "administration", "Hospital Unit Secretaries"],
  ["Birth Center Nurse-Midwife", "advanced-practice", "Birth Center Nurse-Midwives"],
  ["Director of Nursing", "nursing", "Directors of Nursing"],
  ["Academic Nurse Faculty", "nursing", "Academic Nurse Faculty"],
  ["Cardiology", "physician", "Cardiology"],
] as const)("makes a plural of %s unless it is a physician field", (name, category, people) => {
  expect(toPeople({ name, category })).toBe(people);
});

test("writes ordinals the way people say them", () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111, 113].map(formatOrdinal)).toEqual(
    "1st 2nd 3rd 4th 11th 12th 13th 21st 102nd 111th 113th".split(" "),
  );
});

test("joins names the way a sentence does", () => {
  expect(["", "a", "a b", "a b c"].map((names) => listWithAnd(names.split(" ").filter(Boolean)))).toEqual([
    "",
    "a",
    "a and b",
    "a, b and c",
  ]);
});

test("has the usual plural for every profession", () => {
  const plurals = [...professions, ...profiledProfessions].map(({ plural }) => plural);
  expect(plurals).toContain("Medical Secretaries");
  expect(
    plurals.filter((plural) => !/s$/.test(plural) || /([^aeiou]y|s|x|ch|sh|man)s$/.test(plural)),
  ).toEqual([]);
});
