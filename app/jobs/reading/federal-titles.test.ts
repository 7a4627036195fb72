import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseEmploymentType } from "./employment-type.ts";
import { isHealthcareTitle } from "./healthcare.ts";
import { parseRole } from "./role.ts";
import { parseShift } from "./shift.ts";

// Real titles of federal postings. The expected reading of each was written by hand.
const rows = readFileSync("tests/samples/federal_titles.tsv", "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t") as [string, ...string[]]);
const orNone = (value: string | null) => value ?? "-";

test.each(rows.filter((row) => row[1] === "yes"))("reads %s as a recruiter would", (title, ...expected) => {
  const role = parseRole(title);
  expect([
    isHealthcareTitle(title, role) ? "yes" : "no",
    orNone(role.profession),
    orNone(role.specialty),
    orNone(parseEmploymentType(title, role.profession)),
    orNone(parseShift(title)),
  ]).toEqual(expected);
});

test.each(rows.filter((row) => row[1] === "no"))("does not read %s as a healthcare posting", (title) => {
  expect(isHealthcareTitle(title, parseRole(title))).toBe(false);
});

test("covers at least 150 titles", () => {
  expect(rows.length).toBeGreaterThanOrEqual(150);
});
