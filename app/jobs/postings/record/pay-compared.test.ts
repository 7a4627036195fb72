import { expect, test } from "vitest";
import { toComparedPay, toPostedPay } from "./pay.ts";
import type { Pay } from "./pay-amounts.ts";

const hourly: Pay = {
  salaryMinCents: 40_00,
  salaryMaxCents: 50_00,
  payUnit: "hour",
  shiftHours: null,
  hoursPerWeek: 36,
  contractWeeks: null,
  employmentType: "full-time",
};
const yearly: Pay = {
  ...hourly,
  salaryMinCents: 104_000_00,
  salaryMaxCents: null,
  payUnit: "year",
  hoursPerWeek: null,
};

test.each<[string, Pay, string | null, string | null]>([
  ["an hourly rate", hourly, "$40 – $50", "About $75,000 – $94,000 a year at 36 hours a week"],
  ["a yearly salary", yearly, "At least about $50 at 40 hours a week", "$104,000+ a year"],
  [
    "a travel contract",
    { ...hourly, employmentType: "travel", contractWeeks: 13 },
    "$40 – $50",
    "$18,720 – $23,400 for 13 weeks",
  ],
  ["a contract of unknown length", { ...hourly, employmentType: "travel" }, "$40 – $50", null],
  [
    "pay by the shift",
    { ...hourly, payUnit: "shift", shiftHours: 10 },
    "About $4 – $5",
    "About $7,000 – $9,000 a year at 36 hours a week",
  ],
  ["pay by a shift of unknown length", { ...hourly, payUnit: "shift" }, null, null],
  ["work without guaranteed hours", { ...hourly, employmentType: "prn" }, "$40 – $50", "No guaranteed hours"],
  [
    "part-time work that states no hours",
    { ...hourly, employmentType: "part-time", hoursPerWeek: null },
    "$40 – $50",
    null,
  ],
  ["no amount", { ...hourly, salaryMinCents: null, salaryMaxCents: null }, null, null],
])("sets %s beside others", (_, pay, perHour, inAll) => {
  expect(toComparedPay(pay)).toEqual({ perHour, inAll });
});

test.each<[Partial<Pay>, string]>([
  [{}, "$40 – $50 an hour"],
  [{ payUnit: "shift", shiftHours: 12 }, "$40 – $50 a shift"],
  [
    { payUnit: "year", employmentType: "locum", salaryMinCents: null, salaryMaxCents: 104_000_00 },
    "Up to $2,000 a week",
  ],
  [{ salaryMinCents: null, salaryMaxCents: null }, "Competitive"],
])("names pay as a card does: %j", (changed, text) => {
  expect(toPostedPay({ ...hourly, ...changed })).toBe(text);
});
