import { expect, test } from "vitest";
import { toOwnMark, toOwnPay } from "./own-pay.ts";

test.each([
  ["$48.50", "hour", { amount: 48.5, per: "hour" }],
  ["95,000", "year", { amount: 95_000, per: "year" }],
  ["", "hour", null],
  ["0", "hour", null],
  ["-5", "hour", null],
  ["a lot", "year", null],
  ["50", "decade", null],
  ["1e99", "year", null],
])("reads %s by the %s", (typed, per, own) => {
  expect(toOwnPay(typed, per)).toEqual(own);
});

test("marks it in the unit of the chart, at the hours of the page", () => {
  const hourly = { amount: 50, per: "hour" } as const;
  expect(toOwnMark(hourly, { per: "hour", hours: 36 })).toEqual({ amount: 50, text: "You: $50.00" });
  expect(toOwnMark(hourly, { per: "week", hours: 36 })).toEqual({ amount: 1800, text: "You: $1,800" });
  expect(toOwnMark(hourly, { per: "year", hours: 36 })).toEqual({ amount: 93_600, text: "You: $93,600" });
  const yearly = { amount: 93_600, per: "year" } as const;
  expect(toOwnMark(yearly, { per: "hour", hours: 36 }).amount).toBe(50);
});
