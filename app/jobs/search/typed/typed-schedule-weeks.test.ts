import { expect, test } from "vitest";
import { readProcessorMs } from "#tests/support/processor-time.ts";
import { findTypedWeeks } from "./typed-schedule.ts";

test.each([
  ["13 weeks", 13, 13],
  ["13wk travel rn", 13, 13],
  ["rn 13-week contract", 13, 13],
  ["8 wks assignment", 8, 8],
  ["8-13 weeks", 8, 13],
  ["8 to 12 week contracts", 8, 12],
  ["under 13 weeks", 1, 13],
  ["at least 26 weeks", 26, 52],
  ["13+ weeks", 13, 52],
])("reads the length of the contract in %s", (typed, min, max) => {
  expect(findTypedWeeks(typed)).toMatchObject({ min, max });
});

test.each([
  "6 weeks vacation",
  "start in 2 weeks",
  "2 weeks on 2 weeks off",
  "12 weeks of orientation",
  "every 3 weeks",
  "12 week residency",
  "78 weeks",
  "36 hours a week",
  "$2,400/wk",
  "2400/week",
])("reads no contract in %s", (typed) => {
  expect(findTypedWeeks(typed)).toBeNull();
});

test("reads hostile weeks at once", () => {
  const start = readProcessorMs();
  for (const unit of ["1 ", "13-", "at least ", "13 weeks of ", "8 to "]) findTypedWeeks(unit.repeat(60));
  expect(readProcessorMs() - start).toBeLessThan(500);
});
