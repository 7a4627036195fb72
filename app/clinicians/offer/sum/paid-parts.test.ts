import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseTaxTables } from "#app/facts/reference/pay/tax-tables.ts";
import { listYears } from "./benefit-lines.ts";
import { sumExpected, sumKind } from "./ledger.ts";
import { noOffer } from "./no-offer.ts";
import type { OfferTerms } from "./offer-terms.ts";
import { toOfferWorth } from "./offer-worth.ts";
import { sumTaxes } from "./year-taxes.ts";

const read = (name: string): unknown => JSON.parse(readFileSync(`data/${name}`, "utf8"));
const { federal, states } = parseTaxTables({
  federal: read("us_tax_federal.json"),
  states: read("us_tax_states.json"),
  rules: read("us_tax_state_rules.json"),
});
const texas = { federal, state: states.get("TX")!, otherIncome: 0, local: null };

const work = (terms: Partial<OfferTerms>, { stay = 24, year = null as number | null } = {}) =>
  toOfferWorth({ ...noOffer, ...terms }, stay, texas, null, year);
const amountOf = (worth: ReturnType<typeof work>, name: string): number =>
  worth.lines.filter((line) => line.name.startsWith(name)).reduce((sum, { amount }) => sum + amount, 0);

const salary = { pay: 250_000, per: "year", rule: "none" } as const;

test.each([
  [6_500, 5_000, 52, 78_000, "1,500 above the threshold"],
  [5_000, 5_000, 52, 0, "none above it"],
  [4_000, 5_000, 52, 0, "fewer than the threshold never cost anything"],
  [6_500, 0, 52, 338_000, "no threshold"],
])("pays for %d wRVUs above %d at $%d a bonus of $%d: %s", (wrvus, wrvuThreshold, wrvuRate, bonus) => {
  const worth = work({ ...salary, wrvus, wrvuThreshold, wrvuRate });
  expect(amountOf(worth, "wRVU bonus")).toBe(bonus);
  expect(worth.before.total).toBe(250_000 + bonus);
  expect(sumExpected(worth.lines)).toBe(bonus);
});

test("counts call shifts by the month or the year, and says what is guaranteed", () => {
  const monthly = work({ ...salary, callRate: 500, callShifts: 4 });
  expect(amountOf(monthly, "Call shifts")).toBe(24_000);
  expect(sumExpected(monthly.lines)).toBe(0);
  const yearly = work({ ...salary, callRate: 500, callShifts: 30, callPer: "year", callSure: false });
  expect(amountOf(yearly, "Call shifts")).toBe(15_000);
  expect(sumExpected(yearly.lines)).toBe(15_000);
  expect(yearly.lines.find(({ name }) => name === "Call shifts")!.how).toBe(
    "30 shifts a year × $500, expected, not guaranteed",
  );
});

test("taxes wRVU, call and quality pay as wages", () => {
  const parts = {
    wrvus: 6_500,
    wrvuThreshold: 5_000,
    wrvuRate: 52,
    callRate: 500,
    callShifts: 4,
    quality: 10_000,
  };
  const worth = work({ ...salary, ...parts });
  expect(sumKind(worth.lines, "pay")).toBe(250_000 + 78_000 + 24_000 + 10_000);
  expect(sumTaxes(worth.taxes)).toBeCloseTo(sumTaxes(work({ ...salary, pay: 362_000 }).taxes), 6);
});

test("pays a loan back in the years of its term and in no other", () => {
  const offer = { ...salary, loan: 60_000, loanYears: 3 };
  const inYear = (year: number) => amountOf(work(offer, { stay: 60, year }), "Loan repayment");
  expect([1, 2, 3, 4, 5].map(inYear)).toEqual([20_000, 20_000, 20_000, 0, 0]);
  expect(amountOf(work(offer, { stay: 60 }), "Loan repayment")).toBeCloseTo(12_000, 6);
  // 26 U.S.C. 127: 5,250 of each year's payment is untaxed.
  const first = work(offer, { stay: 60, year: 1 });
  expect(amountOf(first, "Loan repayment, untaxed")).toBe(5_250);
  expect(amountOf(first, "Loan repayment, taxed")).toBe(14_750);
});

test("pays each bonus in its own year, and what is left at the end in the last", () => {
  const offer = {
    ...salary,
    sign: 20_000,
    signMonths: 24,
    retention: 9_000,
    retentionMonths: 24,
    move: 5_000,
  };
  const total = (year: number) => work(offer, { stay: 36, year }).before.total;
  expect([1, 2, 3].map(total)).toEqual([275_000, 259_000, 250_000]);
  const all = [1, 2, 3].reduce((sum, year) => sum + total(year), 0);
  expect(work(offer, { stay: 36 }).before.total).toBeCloseTo(all / 3, 6);
  expect(listYears({ ...noOffer, ...offer }, 36)).toEqual([1, 2, 3]);
  expect(listYears({ ...noOffer, ...travel }, 36)).toEqual([]);
});

const travel = {
  kind: "travel",
  weeks: 13,
  pay: 26,
  hours: 36,
  shift: 12,
  lodging: 840,
  meals: 504,
} as const;

test("adds up a 13-week contract for 13 weeks, whatever the year's other weeks", () => {
  for (const worked of [13, 39, 48, 52]) {
    const worth = work({ ...travel, worked });
    expect(worth.before).toEqual({ hour: (2_280 * 13) / 468, week: 2_280, total: 29_640 });
    expect(worth.hoursWorked).toBe(468);
  }
  expect(amountOf(work({ ...travel, sign: 1_000, move: 500 }), "Bonuses")).toBe(1_000);
});

test("takes from a contract its share of a year's taxes", () => {
  const year = work({ ...travel, weeks: 48, worked: 48 });
  expect(sumTaxes(work(travel).taxes)).toBeCloseTo((sumTaxes(year.taxes) * 13) / 48, 6);
});

test("counts a quarter of yearly and monthly amounts for 13 weeks", () => {
  const worth = work({ ...travel, cme: 1_000, premium: 200, callRate: 400, callShifts: 2 });
  expect(amountOf(worth, "CME")).toBe(250);
  expect(amountOf(worth, "Your health premium")).toBe(600);
  expect(amountOf(worth, "Call shifts")).toBe(2_400);
});

test("adds up a locum contract that has an end for its weeks, and one without for its year", () => {
  const locum = { kind: "contractor", pay: 200, hours: 40, shift: 10 } as const;
  expect(work({ ...locum, weeks: 13 }).before.total).toBe(200 * 40 * 13);
  expect(work({ ...locum, weeks: 13, policy: 4_000 }).before.total).toBe(104_000 - 1_000);
  expect(work(locum).before.total).toBe(200 * 40 * 48);
});

test("taxes the stipends of work that lasts over a year", () => {
  expect(amountOf(work({ ...travel, weeks: 52 }), "Stipends that are taxed")).toBe(0);
  expect(amountOf(work({ ...travel, weeks: 53 }), "Stipends that are taxed")).toBe(1_344 * 53);
});

const nurse = {
  hours: 36,
  shift: 12,
  night: 6,
  nightHours: 12,
  weekend: 3,
  weekendHours: 12,
  extra: 1.5,
  extraHours: 12,
  standby: 4,
  standbyHours: 8,
  calledIn: 2,
  sick: 5,
};

/**
 * Worked by hand: all hours, their straight pay with differentials and $24 of standby, the half of the regular rate
 * for hours over 40, less the extra half of the two hours called in (29 CFR 785.17 and 778.223, 29 U.S.C. 207(h)).
 */
test.each<[string, Partial<OfferTerms>, number, string]>([
  [
    "44 hours and 2 called in at $42.50",
    { pay: 42.5, overtime: 8, pto: 26 },
    ((6 * (46 * 42.5 + 126 + 24)) / 46 / 2 - 42.5) * (1_500 / 36),
    "6 hours × half of the regular rate, $45.76, less $42.50 that call pays already × 41.7 weeks worked",
  ],
  [
    "40 hours and 2 called in at $63",
    { pay: 63, overtime: 4, nightHours: 36, pto: 26 },
    (70 - 63) * (1_500 / 36),
    "2 hours × half of the regular rate, $70, less $63 that call pays already × 41.7 weeks worked",
  ],
  [
    "40 hours and 2 called in at $51",
    { pay: 51, overtime: 4, night: 4, pto: 20 },
    (54 - 51) * (1_572 / 36),
    "2 hours × half of the regular rate, $54, less $51 that call pays already × 43.7 weeks worked",
  ],
  [
    "40 hours and 2 called in at $42.50 on nights",
    { pay: 42.5, overtime: 4, night: 4, nightHours: 36, weekendHours: 6, pto: 20 },
    ((2 * (42 * 42.5 + 180 + 24)) / 42 / 2 - 42.5) * (1_572 / 36),
    "2 hours × half of the regular rate, $47.36, less $42.50 that call pays already × 43.7 weeks worked",
  ],
])("pays overtime for a week of %s", (_, terms, premium, how) => {
  const worth = work({ ...nurse, ...terms });
  const line = worth.lines.find(({ name }) => name === "Overtime premium")!;
  expect(line.amount).toBeCloseTo(premium, 6);
  expect(line.how).toBe(how);
});

test("pays a salaried clinician who is called in no overtime", () => {
  const worth = work({ ...salary, standby: 5, standbyHours: 20, calledIn: 6 });
  expect(amountOf(worth, "Overtime premium")).toBe(0);
  expect(amountOf(worth, "Call")).toBeGreaterThan(0);
});

test("takes the overtime that call pay covers off federal income tax too", () => {
  // 2 of 42 hours: half of $42 a week over 52, at 12% (26 U.S.C. 225). The extra half that call pays is $40.
  const called = work({ pay: 40, hours: 40, calledIn: 2 });
  const plain = work({ pay: 40, hours: 40, calledIn: 2, rule: "none" });
  expect(amountOf(called, "Overtime premium")).toBe(0);
  expect(plain.taxes.federal - called.taxes.federal).toBeCloseTo(40 * 52 * 0.22, 6);
});

test.each([
  [
    { pay: 642_000, match: 3 },
    10_800,
    "3% of the first $360,000, the most pay that a plan may count in 2026",
  ],
  [{ pay: 360_000, match: 3 }, 10_800, "3% of $360,000"],
  [{ pay: 90_000, match: 4 }, 3_600, "4% of $90,000"],
])("says of which pay the match of %j is a percent: %d", (terms, match, how) => {
  const worth = work({ ...salary, ...terms });
  const line = worth.lines.find(({ name }) => name === "Retirement match")!;
  expect([line.amount, line.how]).toEqual([match, how]);
});

test("says that a short contract pays a part of a year's costs and money", () => {
  const locum = { kind: "contractor", pay: 200, weeks: 13, policy: 4_000, costs: 2_000, cme: 1_000 } as const;
  expect(
    work(locum)
      .lines.filter(({ how }) => how.includes(" a year"))
      .map(({ amount, how }) => [amount, how.replace(/^(.*? of 52).*/, "$1")]),
  ).toEqual([
    [250, "$1,000 a year, for 13 weeks of 52"],
    [1_000, "$4,000 a year, for 13 weeks of 52"],
    [500, "$2,000 a year, for 13 weeks of 52"],
  ]);
});

test("pays no overtime in the weeks that a canceled shift keeps under 40 hours", () => {
  const long = { ...travel, weeks: 39, hours: 48, shift: 12, rule: "week" } as const;
  const premium = (canceled: number) => amountOf(work({ ...long, canceled }), "Overtime premium");
  expect(premium(3)).toBeCloseTo((premium(0) * 36) / 39, 5);
  // Two shifts of one week are as good as one, and each of 42 is canceled in another week as far as they go.
  expect(premium(42)).toBe(0);
});

test("sets pay for hours called in against federal overtime alone", () => {
  const day = { ...travel, hours: 36, shift: 12, rule: "day", standbyHours: 8 } as const;
  const called = { ...day, calledIn: 2, callTimes: 1.5 };
  // 38 hours are under 40, so federal law owes none.
  expect(amountOf(work(called), "Overtime premium")).toBeCloseTo(amountOf(work(day), "Overtime premium"), 5);
  const long = { ...called, hours: 48 } as const;
  expect(amountOf(work(long), "Overtime premium")).toBeLessThan(
    amountOf(work({ ...long, callTimes: 1 }), "Overtime premium"),
  );
});

test("leaves none of a physician's overtime out of income tax, because federal law owes none", () => {
  const hourly = { pay: 60, per: "hour", hours: 36, shift: 12, overtime: 8, rule: "week" } as const;
  const [owed, exempt] = [work(hourly), work({ ...hourly, exempt: true })];
  expect(amountOf(exempt, "Overtime premium")).toBeCloseTo(amountOf(owed, "Overtime premium"), 5);
  expect(exempt.taxes.federal).toBeGreaterThan(owed.taxes.federal + 1_000);
});

test("counts a contract's match only as far as it is yours when the contract ends", () => {
  const matched = { ...travel, weeks: 13, match: 3 } as const;
  expect(amountOf(work({ ...matched, vest: 0 }), "Retirement match")).toBeGreaterThan(0);
  expect(amountOf(work({ ...matched, vest: 1, vestBy: "cliff" }), "Retirement match")).toBe(0);
});
