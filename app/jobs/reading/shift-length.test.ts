import { expect, test } from "vitest";
import { listShiftLengths } from "./shift-length.ts";

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
