import { expect, test } from "vitest";
import { listShiftLengths, parseWorkHours } from "./work-hours.ts";

test.each([
  ["Three 12-hour nights a week, 7 pm to 7:30 am", [12]],
  ["Four 10-hour weekdays", [10]],
  ["Weekdays in eight-hour shifts, from home", [8]],
  ["14 nine-hour shifts a month, mixed days and evenings", [9]],
  ["24 hours on, 72 hours off", [24]],
  ["Five 24-hour calls and seven 8-hour clinic days a month", [24, 8]],
  ["RN ICU 3x12", [12]],
  ["4 x 10s", [10]],
  ["24 hours a week", []],
  ["24-hour clinical support", []],
  ["Monday to Friday, 8 am to 5 pm", []],
  ["12 weeks, $10 an hour", []],
])("finds how long the shifts of %s are", (text, hours) => {
  expect(listShiftLengths(text)).toEqual(hours);
});

test.each([
  ["three 12s a week", 12, 36],
  ["4x10 nights", 10, 40],
  ["Work week is 4/10/40", 10, 40],
  ["Schedule: four tens, self-scheduled", 10, 40],
  ["six 8-hour shifts per two weeks", 8, 24],
  ["Four 12-hour night shifts in each six-week schedule", 12, null],
  ["24 hours on, 72 hours off", 24, null],
  ["Shift: 12 hr (0645-1915)", 12, null],
  ["Hours per week: 36", null, 36],
  ["72 hours per pay period", null, 36],
  ["40 hours guaranteed", null, 40],
  ["Mon-Fri, 40 hours, starts at 6 a.m.", null, 40],
  ["37.5 hrs, M-F 7:30-3:30", null, 37.5],
  ["The hours are flexible: forty per week", null, 40],
  ["Hours: 8:00-4:30 in your time zone", null, null],
  ["a 16 week residency", null, null],
  ["8- or 10-hour shifts", null, null],
  ["The PTO policy gives 40 hours a year", null, null],
  ["Shared call, one 12-hour block", null, null],
  ["Dates needed 1/4/27 - 3/12/27", null, null],
])("reads the hours of %j", (text, shiftHours, hoursPerWeek) => {
  expect(parseWorkHours(text)).toEqual({ shiftHours, hoursPerWeek });
});
