import { expect, test } from "vitest";
import { parsePayUnit } from "./pay-units.ts";
import { parsePay, parseTitlePay, type ReadPay, toReadPay } from "./read-pay.ts";
import { parseWage } from "./read-wage.ts";

const show = (pay: ReadPay | null) =>
  pay && `${pay.salaryMinCents ?? "-"}..${pay.salaryMaxCents ?? "-"} ${pay.payUnit}`;

test.each([
  ["$62.5k-71k", "6250000..7100000 year"],
  ["62-71k", "6200000..7100000 year"],
  ["$45 - $60 per hour", "4500..6000 hour"],
  ["$45/hr - $60/hr", "4500..6000 hour"],
  ["$38.50/hr", "3850..3850 hour"],
  ["$22.00+/hr", "2200..- hour"],
  ["$45.00 an hour, paid weekly", "4500..4500 hour"],
  ["Hourly rate: $45 - $60", "4500..6000 hour"],
  ["$1,200/shift", "120000..120000 shift"],
  ["$2,100 weekly", "210000..210000 week"],
  ["$1,836 - $2,268/wk gross, paid weekly", "183600..226800 week"],
  ["$2,400 per week for 13 weeks", "240000..240000 week"],
  ["$1,800 per day", "180000..180000 day"],
  ["Locums: $1,900/day", "190000..190000 day"],
  ["$4,200 biweekly", "210000..210000 week"],
  ["$2,100 bi-weekly", "105000..105000 week"],
  ["$30.00 per hour to $45.00 per hour", "3000..4500 hour"],
  ["$30\u2010$45 an hour", "3000..4500 hour"],
  ["$30 ~ $45 an hour", "3000..4500 hour"],
  ["Minimum: $30.00 Maximum: $45.00 per hour", "3000..4500 hour"],
  ["$58.00 / hour + tips", "5800..5800 hour"],
  ["as high as $61 per hour", "-..6100 hour"],
  ["$50/visit", "5000..5000 visit"],
  ["$65 - $85 per visit", "6500..8500 visit"],
  ["$9,500 a month", "950000..950000 month"],
  ["$8,000-$9,000/mo", "800000..900000 month"],
  ["From $54,599.00 to $95,005.00 USD per year", "5459900..9500500 year"],
  ["From $22.00 to $26.00 USD per hour", "2200..2600 hour"],
  ["$86,927.00+", "8692700..- year"],
  ["up to $400K", "-..40000000 year"],
  ["Pay: $17.00 - $23.00 per hour", "1700..2300 hour"],
  ["$300,000 - $350,000 annually + bonus", "30000000..35000000 year"],
  ["We pay $60 per visit, starting in May", "6000..6000 visit"],
  ["$60 per visit from Monday to Friday", "6000..6000 visit"],
  ["$60 a visit, up to six visits a day", "6000..6000 visit"],
  ["You start in May at a clinic. $60 per visit", "6000..6000 visit"],
  ["From $60 per visit", "6000..- visit"],
  ["Pay starts at $60 per visit", "6000..- visit"],
  ["$60 per visit and up", "6000..- visit"],
  ["$60 per visit or more", "6000..- visit"],
  ["$60+ per visit", "6000..- visit"],
])("reads %s as %s", (text, expected) => {
  expect(show(parsePay(text))).toBe(expected);
});

test.each([
  "DOE",
  " NA ",
  "Competitive",
  "$0.70 per mile",
  "$60 a week",
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
  expect(parseTitlePay("MDS Coordinator - Up to $20,000 in bonuses")).toBeNull();
  expect(parseTitlePay("RN - up to $15K in incentives")).toBeNull();
  expect(show(parseTitlePay("RN - $45/hr - Nights"))).toBe("4500..4500 hour");
  expect(show(parseTitlePay("Psychiatrist up to $400K"))).toBe("-..40000000 year");
  expect(parseTitlePay("RN $10,000 Sign on bonus")).toBe(null);
  expect(parseTitlePay("Physical Therapist - 15K Sign on")).toBe(null);
});

test("reads labeled pay in a description if there is only one", () => {
  expect(show(parseWage("The pay range for this role is $41.10 to $63.00 per hour."))).toBe(
    "4110..6300 hour",
  );
  expect(parseWage("Pay $30 to $45 per hour. RN II pay $35 to $50 per hour")).toBe(null);
  expect(parseWage("We raised $2 million in salary grants")).toBe(null);
});

test.each([
  ["Pay Range\n$36-$64/hour", "3600..6400 hour"],
  [
    "The typical pay range for this role is:\n$42.10 - $91.30\nThis pay range represents the base hourly rate.",
    "4210..9130 hour",
  ],
  ["Compensation starting at $112,000, based on experience.", "11200000..- year"],
  ["Earn a wage as high as $61 per hour.", "-..6100 hour"],
  ["Total pay starting at $41.20/hr with a potential of up to $52.10/hr by experience.", "4120..- hour"],
  ["Base salary: $95,000 – $120,000 annually. Annual bonus of $5,000.", "9500000..12000000 year"],
  ["Estimated weekly gross pay: $2,415.00 - $2,611.00", "241500..261100 week"],
  ["Pay range: 38.50 - 52.75 per hour", "3850..5275 hour"],
  ["Annual salary 220K to 260K plus productivity", "22000000..26000000 year"],
  ["Minimum Pay: $27.50/hr\nMaximum Pay: $41.25/hr", "2750..4125 hour"],
  ["Pay ranges from $29.00 at minimum to $44.00 at maximum per hour.", "2900..4400 hour"],
  ["Weekly pay: $2,150", "215000..215000 week"],
  ["Rate of pay is $38 an hour, plus a shift differential of $4 an hour", "3800..3800 hour"],
])("reads the labeled pay of %s", (text, expected) => {
  expect(show(parseWage(text))).toBe(expected);
});

test.each([
  "A scholarship helps you pay for nursing school. That's up to $36,000 in support.",
  "Stay Pay Plan: Earn up to $7/hr more at each work anniversary.",
  "Premium Pay rate of $210/hour for hours over 40 in a week.",
  "Shift differential pay of $6.00 per hour on nights.",
  "On-call pay: $5.00 per hour",
  "Holiday pay of $80 per hour",
  "Charge pay $25 per hour extra",
  "We pay $12,000 toward your student loans each year",
  "Overtime pay at $75 per hour",
  "Pay increase of $6 per hour after a year",
])("finds no wage in %s", (text) => {
  expect(parseWage(text)).toBe(null);
});

test("requires a unit and a plausible amount in fields", () => {
  expect(show(toReadPay(102818, 193838, parsePayUnit("PA")))).toBe("10281800..19383800 year");
  expect(show(toReadPay(90000, 90000, parsePayUnit("Year")))).toBe("9000000..9000000 year");
  expect(show(toReadPay(0, 94_284, "year"))).toBe("-..9428400 year");
  expect(show(toReadPay(2100, 2100, parsePayUnit("WEEK")))).toBe("210000..210000 week");
  expect(show(toReadPay(9500, 9500, parsePayUnit("MONTH")))).toBe("950000..950000 month");
  expect(show(toReadPay(900, 900, parsePayUnit("PD")))).toBe("90000..90000 day");
  expect(show(toReadPay(4200, 4200, parsePayUnit("BIWEEKLY")))).toBe("210000..210000 week");
  expect(toReadPay(45, 60, null)).toBe(null);
  expect(toReadPay(95000, 95000, parsePayUnit("HOUR"))).toBe(null);
  expect(toReadPay(60, 45, "hour")).toBe(null);
});
