import { expect, test } from "vitest";
import {
  parseLabelledPay,
  parsePay,
  parsePayUnit,
  parseShiftHours,
  parseTitlePay,
  type ReadPay,
  toReadPay,
} from "./read-pay.ts";

const show = (pay: ReadPay | null) =>
  pay && `${pay.salaryMinCents ?? "-"}..${pay.salaryMaxCents ?? "-"} ${pay.salaryType}`;

test.each([
  ["$62.5k-71k", "6250000..7100000 yearly"],
  ["62-71k", "6200000..7100000 yearly"],
  ["$45 - $60 per hour", "4500..6000 hourly"],
  ["$45/hr - $60/hr", "4500..6000 hourly"],
  ["$38.50/hr", "3850..3850 hourly"],
  ["$22.00+/hr", "2200..- hourly"],
  ["$45.00 an hour, paid weekly", "4500..4500 hourly"],
  ["Hourly rate: $45 - $60", "4500..6000 hourly"],
  ["$1,200/shift", "120000..120000 per-shift"],
  ["From $54,599.00 to $95,005.00 USD per year", "5459900..9500500 yearly"],
  ["From $22.00 to $26.00 USD per hour", "2200..2600 hourly"],
  ["$86,927.00+", "8692700..- yearly"],
  ["up to $400K", "-..40000000 yearly"],
  ["Pay: $17.00 - $23.00 per hour", "1700..2300 hourly"],
  ["$300,000 - $350,000 annually + bonus", "30000000..35000000 yearly"],
])("reads %s as %s", (text, expected) => {
  expect(show(parsePay(text))).toBe(expected);
});

test.each([
  "DOE",
  " NA ",
  "Competitive",
  "$2,100 weekly",
  "$1,800 per day",
  "$50/visit",
  "$45-60",
  "€50,000",
  "$71k-62k",
  "$100,000 sign on bonus",
  "$3 per hour",
  "",
])("finds no usable pay in %s", (text) => {
  expect(parsePay(text)).toBe(null);
});

test("reads pay in a title but ignores a bonus", () => {
  expect(show(parseTitlePay("RN - $45/hr - Nights"))).toBe("4500..4500 hourly");
  expect(show(parseTitlePay("Psychiatrist up to $400K"))).toBe("-..40000000 yearly");
  expect(parseTitlePay("RN $10,000 Sign on bonus")).toBe(null);
  expect(parseTitlePay("Physical Therapist - 15K Sign on")).toBe(null);
});

test("reads labeled pay in a description if there is only one", () => {
  expect(show(parseLabelledPay("The pay range for this role is $41.10 to $63.00 per hour."))).toBe(
    "4110..6300 hourly",
  );
  expect(parseLabelledPay("Pay $30 to $45 per hour. RN II pay $35 to $50 per hour")).toBe(null);
  expect(parseLabelledPay("We raised $2 million in salary grants")).toBe(null);
});

test("requires a unit and a plausible amount in fields", () => {
  expect(show(toReadPay(102818, 193838, parsePayUnit("PA")))).toBe("10281800..19383800 yearly");
  expect(show(toReadPay(90000, 90000, parsePayUnit("Year")))).toBe("9000000..9000000 yearly");
  expect(show(toReadPay(0, 94_284, "yearly"))).toBe("-..9428400 yearly");
  expect(toReadPay(2100, 2100, parsePayUnit("WEEK"))).toBe(null);
  expect(toReadPay(45, 60, null)).toBe(null);
  expect(toReadPay(95000, 95000, parsePayUnit("HOUR"))).toBe(null);
  expect(toReadPay(60, 45, "hourly")).toBe(null);
});

test("reads the hours of a shift", () => {
  expect(parseShiftHours("12 hour shifts")).toBe(12);
  expect(parseShiftHours("3x12s")).toBe(12);
  expect(parseShiftHours("40 hours a week")).toBe(null);
});
