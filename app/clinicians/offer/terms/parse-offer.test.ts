import { expect, test } from "vitest";
import { toBaseRate } from "#app/clinicians/offer/sum/staff-year.ts";
import { readTypedOffers, toOfferSearch } from "./offer-address.ts";
import { parseOffer } from "./parse-offer.ts";

test.each([
  ["48.50", 48.5],
  ["$48.50", 48.5],
  ["1,250", 1_250],
  ["95k", 95_000],
  [" 52 ", 52],
  [".5k", 500],
])("reads %s as %d", (pay, amount) => {
  expect(parseOffer({ pay, per: amount > 500 ? "year" : amount === 500 ? "shift" : "hour" }).typed.pay).toBe(
    pay,
  );
  expect(parseOffer({ pay: "50", sign: pay }).terms?.sign).toBe(amount);
});

test.each(["NaN", "1e308", "-5", "1.2.3", "forty", "0x1F", "1,2,3", "∞", "9".repeat(300)])(
  "refuses %s and keeps it",
  (pay) => {
    const { errors, terms, typed } = parseOffer({ pay });
    expect(errors.pay).toMatch(/^Enter /);
    expect(terms).toBeNull();
    expect(typed.pay).toBe(pay);
  },
);

test("asks nothing of an empty form", () => {
  expect(parseOffer({})).toMatchObject({ errors: {}, terms: null });
  expect(parseOffer({ kind: "travel" }).errors).toEqual({});
});

test("assumes 12-hour shifts and a week of 36 hours where they are usual", () => {
  expect(parseOffer({ pay: "46" }).terms).toMatchObject({ hours: 40, shift: 8, rule: "week" });
  expect(parseOffer({ pay: "46", hours: "36" }).terms).toMatchObject({ shift: 12 });
  expect(parseOffer({ pay: "26", kind: "travel" }).terms).toMatchObject({ hours: 36, shift: 12, weeks: 13 });
  expect(parseOffer({ pay: "130k", per: "year" }).terms).toMatchObject({ rule: "none" });
});

test("leaves out what belongs to another kind of offer", () => {
  const { terms, errors, said } = parseOffer({ pay: "46", lodging: "much", policy: "900" });
  expect(errors).toEqual({});
  expect(terms).toMatchObject({ lodging: 0, policy: 0 });
  expect([...said]).toEqual(["pay"]);
});

test("has one address for the same offers", () => {
  const search = "state=TX&pay=46&kind=staff&unknown=1&hours2=36&pay2=50&per=hour&stay=";
  expect(toOfferSearch(readTypedOffers(new URLSearchParams(search)))).toBe(
    "pay=46&state=TX&pay2=50&hours2=36&two=1",
  );
});

test.each<[Record<string, string>, string, string]>([
  [{ hours: "0" }, "hours", "Enter 1 or more."],
  [{ hours: "169" }, "hours", "Enter 168 or less."],
  [{ hours: "-36" }, "hours", "Enter 1 or more."],
  [{ shift: "0" }, "shift", "Enter 1 or more."],
  [{ shift: "73" }, "shift", "Enter 72 or less."],
  [{ nightHours: "169" }, "nightHours", "Enter 168 or less."],
  [{ overtime: "140" }, "overtime", "With the hours above that makes 180 hours. A week has 168."],
  [{ pto: "400" }, "pto", "Enter 365 or less."],
  [{ pto: "-5" }, "pto", "Enter 0 or more."],
  [{ pto: "300" }, "pto", "That leaves no hours to work: the offer pays 2,080 hours a year."],
  [
    { pto: "2080", ptoPer: "hours" },
    "pto",
    "That leaves no hours to work: the offer pays 2,080 hours a year.",
  ],
  [
    { pto: "2", ptoPer: "accrual" },
    "pto",
    "That leaves no hours to work: the offer pays 2,080 hours a year.",
  ],
  [{ sick: "400" }, "sick", "Enter 365 or less."],
  [{ kind: "travel", weeks: "0" }, "weeks", "Enter 1 or more."],
  [{ kind: "travel", guaranteed: "169" }, "guaranteed", "Enter 168 or less."],
  [{ callRate: "500", callShifts: "400", callPer: "year" }, "callShifts", "Enter 365 or less."],
  [{ wrvuRate: "52" }, "wrvus", "Enter the wRVUs you expect in a year."],
  [{ wrvuRate: "52", wrvus: "-1" }, "wrvus", "Enter 0 or more."],
  [{ loan: "60000" }, "loanYears", "Enter the years it is paid over."],
  [{ loan: "60000", loanYears: "0" }, "loanYears", "Enter 1 or more."],
])("refuses %o at %s: %s", (typed, name, problem) => {
  const { errors, terms, typed: kept } = parseOffer({ pay: "46", ...typed });
  expect(errors).toEqual({ [name]: problem });
  expect(terms).toBeNull();
  expect(kept).toMatchObject(typed);
});

test("keeps a traveler's week of 36 hours when it is turned into an hour", () => {
  const week = { kind: "travel", per: "week", pay: "936" };
  expect(parseOffer(week).terms).toMatchObject({ hours: 36 });
  expect(toBaseRate(parseOffer(week).terms!)).toBe(26);
  expect(toBaseRate(parseOffer({ ...week, hours: "48", pay: "1248" }).terms!)).toBe(26);
});

test("takes stipends out of a whole package and never counts more of them than it holds", () => {
  const whole = { kind: "travel", per: "week", pay: "2280", stipends: "within" };
  expect(parseOffer({ ...whole, lodging: "840", meals: "504" }).terms).toMatchObject({
    pay: 936,
    per: "week",
  });
  expect(parseOffer({ ...whole, lodging: "2000", meals: "504" }).errors).toEqual({
    lodging:
      "Lodging and meals are $2,504 of a package of $2,280 a week. Less than $5 an hour is left as taxable pay.",
  });
});
