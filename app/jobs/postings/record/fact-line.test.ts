import { expect, test } from "vitest";
import { toFactLine } from "./fact-line.ts";

const silent = { contractWeeks: null, hoursPerWeek: null, shiftHours: null, shift: null, workplace: null };

test("says a contract's length, start and shifts in that order, and no hours that they add up to", () => {
  expect(
    toFactLine({
      ...silent,
      contractWeeks: 13,
      hoursPerWeek: 36,
      shift: "night",
      startDate: "January 4",
      schedule: "Three 12-hour nights a week, 7 pm to 7:30 am",
    }),
  ).toEqual(["13 wks", "starts Jan 4", "3 × 12 h nights"]);
});

test.each([
  ["Monday to Friday, 8 am to 5 pm", "day" as const, 40, "Mon–Fri"],
  ["Monday to Friday, 3 pm to 11 pm", "evening" as const, 40, "Mon–Fri evenings"],
  ["Four 10-hour weekdays", "day" as const, 40, "4 × 10 h days"],
  ["3x12s, every other weekend", "night" as const, 36, "3 × 12 h nights"],
  ["Three 12-hour shifts a week, rotating days and nights", "rotating" as const, 36, "3 × 12 h rotating"],
  ["12-hour shifts as needed", "night" as const, null, "12 h nights"],
  ["8-hour shifts as needed", null, null, "8 h shifts"],
  ["Three 24-hour calls and three 8-hour clinic days a month", "call" as const, 24, "call"],
  ["Seven days on, seven off, 7 am to 7 pm", "7on7off" as const, 42, "7 on / 7 off"],
])("shortens %j", (schedule, shift, hoursPerWeek, short) => {
  expect(toFactLine({ ...silent, schedule, shift, hoursPerWeek })[0]).toBe(short);
});

test.each([
  ["2027-01-04", ["starts Jan 4"]],
  ["Feb. 15, 2027", ["starts Feb 15"]],
  ["As soon as credentialed", []],
  ["2027-19-04", []],
  ["", []],
])("starts on %j: %j", (startDate, line) => {
  expect(toFactLine({ ...silent, startDate })).toEqual(line);
});

test("says nothing about what the posting leaves open", () => {
  expect(toFactLine(silent)).toEqual([]);
  expect(toFactLine({ ...silent, shiftHours: 12, shift: "day" })).toEqual(["12 h days"]);
  expect(toFactLine({ ...silent, workplace: "hybrid", contractWeeks: 1 })).toEqual(["1 wk", "Hybrid"]);
});
