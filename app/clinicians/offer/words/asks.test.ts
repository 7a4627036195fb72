import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toOfferWorth } from "#app/clinicians/offer/sum/offer-worth.ts";
import { isExempt, parseAsker } from "#app/clinicians/offer/terms/asker.ts";
import type { TypedOffer } from "#app/clinicians/offer/terms/field-names.ts";
import { parseOffer } from "#app/clinicians/offer/terms/parse-offer.ts";
import type { WageRecord } from "#app/facts/catalog/wage-records.ts";
import { toContractorPay } from "#app/facts/reference/pay/contractor-pay.ts";
import { toFederalTax, toPayrollTax } from "#app/facts/reference/pay/income-tax.ts";
import { parseTaxTables } from "#app/facts/reference/pay/tax-tables.ts";
import { formatDollars } from "#app/kit/ui/count.ts";
import { listContractorAsks, listOpenAsks, toAsks } from "./asks.ts";
import { listAssumptions, listTaxNotes, toTaxGap } from "./assumptions.ts";
import { toOfferStanding } from "./offer-standing.ts";
import { toOfferView } from "./offer-view.ts";
import { listTravelAsks } from "./travel-asks.ts";

const read = (name: string): unknown => JSON.parse(readFileSync(`data/${name}`, "utf8"));
const { federal, states } = parseTaxTables({
  federal: read("us_tax_federal.json"),
  states: read("us_tax_states.json"),
  rules: read("us_tax_state_rules.json"),
});
const wages: WageRecord = {
  soc: "29-1141",
  people: "registered nurses",
  national: { p10: 70_000, p25: 80_000, median: 98_800, p75: 115_000, p90: 140_000 },
  employed: 3_400_000,
  earlier: { p10: 66_000, p25: 78_000, median: 93_600, p75: 107_000, p90: 135_000 },
  earlierStates: {},
  states: { TX: 93_600 },
  metros: {},
};

function toFacts(typed: TypedOffer, role = "registered-nurse") {
  const { asker } = parseAsker({ role }, 1);
  const asked = parseOffer(typed, isExempt(asker));
  const terms = asked.terms!;
  const rules = { federal, state: states.get("TX")!, otherIncome: 0, local: null };
  const rate = {
    destination: "Columbus",
    authority: "GSA" as const,
    from: "2026-10-01",
    meals: 80,
    lodging: [138],
  };
  const isTravel = terms.kind === "travel";
  const work = (change: object) =>
    toOfferWorth({ ...terms, ...change }, asker.stay, rules, isTravel ? { lodging: 138, meals: 80 } : null);
  return {
    asked,
    terms,
    asker,
    rules,
    place: { city: null, isResident: true, isFree: false },
    metro: null,
    prices: null,
    guaranteed: work({}),
    years: [],
    worth: work({}),
    employed: wages.employed,
    standing: toOfferStanding(terms, wages, { metro: null, state: { code: "TX", name: "Texas" } }),
    federalWeek: isTravel ? { lodging: 966, meals: 560, rate, isStandard: false } : null,
    toTotalWith: (change: object) => work(change).before.total,
  };
}

const ask = (typed: TypedOffer) => toAsks(toFacts(typed));
const whole: TypedOffer = { pto: "20", match: "4", premium: "150", night: "5", nightHours: "36", sign: "0" };

test.each<[string, TypedOffer, string]>([
  [
    "pay under the median",
    { pay: "40", ...whole },
    "Ask for $47.50 an hour: the median for registered nurses",
  ],
  [
    "pay between the median and a far 75th percentile",
    { pay: "48", ...whole },
    "halfway to the 75th percentile of",
  ],
  [
    "a figure that is the country's",
    { pay: "40", state: "TX", ...whole },
    "We have only a median for Texas, so this is the country's. Your offer is",
  ],
  ["pay under the 25th percentile", { pay: "36", ...whole }, "Ask for $38.46 an hour: the 25th percentile"],
  [
    "a bonus that is owed back whole",
    { pay: "80", ...whole, sign: "20000", claw: "full" },
    "owe $10,000 in place of $20,000",
  ],
  ["a match that is not vested", { pay: "80", ...whole, vest: "3" }, "you would leave behind"],
  [
    "a tail that is left to her",
    { pay: "80", ...whole, tailPaid: "me", tail: "30000" },
    "$30,000 when you leave",
  ],
  [
    "unpaid hours of a salary",
    { pay: "180k", per: "year", overtime: "10", ...whole },
    "10 unpaid hours a week",
  ],
  ["no word about time off", { pay: "80" }, "Ask how much paid time off you get"],
  [
    "no guaranteed hours",
    { kind: "travel", pay: "26", lodging: "840", meals: "504" },
    "Ask for 36 guaranteed hours",
  ],
  ["a low overtime rate", { kind: "travel", pay: "26", lodging: "840", meals: "504" }, "pays $34.67 an hour"],
  [
    "stipends above the federal rate",
    { kind: "travel", pay: "26", lodging: "1100", meals: "504", guaranteed: "36" },
    "$134 a week of your stipends",
  ],
  [
    "stipends below the federal rate",
    { kind: "travel", pay: "60", lodging: "500", meals: "300", guaranteed: "36" },
    "Ask for up to $726 more a week in stipends. They are below the federal rate for Columbus",
  ],
  [
    "stipends far below the federal rate in a small package",
    { kind: "travel", pay: "30", lodging: "100", meals: "100", guaranteed: "36" },
    "Ask for up to $288 more a week in stipends. They are below the federal rate for Columbus, and that much of your weekly package of $1,280",
  ],
  ["a contractor's rate that keeps less", { kind: "contractor", pay: "45" }, "an employee on the median"],
  ["an offer that leaves nothing open", { pay: "80", ...whole }, "in writing before you give notice"],
])("answers %s", (_, typed, sentence) => {
  const asks = ask(typed);
  expect(asks).toHaveLength(3);
  expect(asks.join(" ")).toContain(sentence);
});

test("names an income tax that the sum leaves out", () => {
  const texas = toFacts({ pay: "46" });
  const ohio = { ...texas, rules: { ...texas.rules, state: states.get("OH")! } };
  expect(toTaxGap(texas)).toBeNull();
  expect(toTaxGap(ohio)).toBe("without city or school district income tax");
  expect(toTaxGap({ ...ohio, asked: parseOffer({ pay: "46", local: "2.5" }) })).toBeNull();
  expect(toTaxGap({ ...texas, rules: { ...texas.rules, state: null } })).toBe("without state income tax");
});

function listNotes(code: string, name: string, typed: TypedOffer): string {
  const facts = toFacts(typed);
  return listTaxNotes({ ...facts, rules: { ...facts.rules, state: states.get(code)! } }, name).join(" ");
}

test.each([
  ["MD", "Maryland", "All 23 counties of Maryland and Baltimore City add an income tax"],
  ["IN", "Indiana", "All 92 counties of Indiana add an income tax"],
  ["IA", "Iowa", "No city of Iowa taxes pay. Most school districts add a surtax"],
  ["PA", "Pennsylvania", "Nearly every municipality of Pennsylvania takes an earned income tax"],
  ["MO", "Missouri", "Kansas City and St. Louis take 1% of pay. No other place"],
])("says who taxes pay besides the state in %s", (code, name, sentence) => {
  expect(listNotes(code, name, { pay: "46" })).toContain(sentence);
});

test("has words of its own for each state whose places tax pay, and for no other", () => {
  for (const [code, { hasLocalTax, localTaxes }] of states)
    expect(localTaxes !== null, code).toBe(hasLocalTax);
});

test.each([
  ["IA", "Iowa", "Iowa leaves the same amount out."],
  ["MI", "Michigan", "Michigan leaves the same amount out."],
  ["GA", "Georgia", "Georgia leaves up to $1,750 of it out."],
  ["CO", "Colorado", "Colorado taxes all of it."],
  ["SC", "South Carolina", "Not confirmed for South Carolina, so we count all of it"],
  ["IL", "Illinois", "We count all of it for Illinois: its tax does not start from federal taxable income"],
])("says what %s does with the overtime that federal law leaves out", (code, name, sentence) => {
  expect(listNotes(code, name, { pay: "46", overtime: "8" })).toContain(sentence);
  expect(listNotes(code, name, { pay: "46" })).not.toContain("premium part");
});

const philadelphia = "Philadelphia's business income and receipts tax";
const newHampshire = "New Hampshire's business profits tax";
test.each([
  ["PA", "Pennsylvania", "Philadelphia", philadelphia],
  ["PA", "Pennsylvania", "", philadelphia],
  ["NH", "New Hampshire", "", newHampshire],
  ["WA", "Washington", "Spokane", "Washington's business and occupation tax, 1.5% of receipts"],
  ["OR", "Oregon", "Portland", "TriMet's tax of about 0.8%"],
  ["DE", "Delaware", "", "gross receipts tax of 0.3983%"],
  ["NY", "New York", "Brooklyn", "unincorporated business tax"],
  ["ID", "Idaho", "Boise", "We know of no business tax of Idaho to name here"],
])("names the business taxes that a contractor's sum leaves out in %s, %s, %s", (code, name, city, tax) => {
  const notes = listNotes(code, name, { kind: "contractor", pay: "130", city });
  expect(notes).toContain(tax);
  expect(notes).toContain("Business taxes and license fees of a state or city are not in the sum");
  expect(listNotes(code, name, { pay: "46", city })).not.toContain("usiness tax");
});

test("names a city's business tax only to those who do not work elsewhere in the state", () => {
  const notes = listNotes("PA", "Pennsylvania", { kind: "contractor", pay: "130", city: "Erie" });
  expect(notes).not.toContain(philadelphia);
  expect(notes).toContain("business privilege taxes");
});

test("says what a week off, a canceled shift and one more shift are worth by the sum itself", () => {
  const travel: TypedOffer = { kind: "travel", pay: "50", hours: "48", lodging: "900", meals: "500" };
  const facts = toFacts({ ...travel, overtime: "4" });
  const lost = facts.worth.before.total - facts.toTotalWith({ canceled: 1 });
  // 12 hours of pay, a quarter of the stipends, and the premium of the 12 hours above 40.
  expect(lost).toBeCloseTo(12 * 50 + 1_400 / 4 + 12 * 25, 0);
  expect(toAsks(facts).join(" ")).toContain(`Each canceled shift would cost you ${formatDollars(lost)}.`);
  const listed = listTravelAsks(facts).map(({ text }) => text);
  expect(listed.join(" ")).toContain("one more 12-hour shift pays $75 an hour");
  const staff = toAsks(
    toFacts({ pay: "50", hours: "36", night: "5", nightHours: "36", match: "4", premium: "1" }),
  );
  expect(staff.join(" ")).toContain("Each week of it is $1,800 of base pay");
});

test("asks by what a plan may count, by the hours of the offer and by what its usual hours already pay", () => {
  const surgeon = listOpenAsks(toFacts({ pay: "748000", per: "year" })).map(({ text }) => text);
  expect(surgeon.join(" ")).toContain("Each percent of pay is $3,600 a year.");
  const hourly = listOpenAsks(toFacts({ pay: "30", hours: "40" })).map(({ text }) => text);
  expect(hourly.join(" ")).toContain("on all 40 hours is $2,080 a year");
  const daily: TypedOffer = {
    kind: "travel",
    pay: "40",
    hours: "36",
    lodging: "800",
    meals: "400",
    rule: "day",
  };
  // 40 + 1,200 / 36, and 12 of 36 hours at half more.
  expect(toAsks(toFacts(daily)).join(" ")).toContain("your usual hours pay $80");
});

test("equals an employee's pay beside the household's other income, and only where there is a median", () => {
  const facts = toFacts({ kind: "contractor", pay: "40", premium: "500" });
  const beside = { ...facts, rules: { ...facts.rules, otherIncome: 200_000 } };
  const rateOf = (of: typeof facts) => listContractorAsks(of)[0]!.text.match(/\$([\d.]+) an hour/)![1]!;
  expect(rateOf(beside)).not.toBe(rateOf(facts));
  const profit = (rate: number) => rate * facts.terms.hours * facts.terms.worked;
  const keeps = ({ rules }: typeof facts) => {
    const other = toFederalTax(rules.otherIncome, federal);
    const employee =
      98_800 - (toFederalTax(98_800 + rules.otherIncome, federal) - other) - toPayrollTax(98_800, federal);
    const pay = toContractorPay(
      profit(Number(rateOf({ ...facts, rules }))),
      federal,
      6_000,
      rules.otherIncome,
    );
    return { employee, contractor: pay.kept + other };
  };
  for (const of of [facts, beside]) {
    const { employee, contractor } = keeps(of);
    expect(Math.abs(employee - contractor)).toBeLessThan(25);
  }
  const topCoded = { ...facts, standing: { ...facts.standing!, topCode: 47 } };
  expect(
    listContractorAsks(topCoded)
      .map(({ text }) => text)
      .join(" "),
  ).not.toContain("the median");
});

test("counts a contractor's week without work at its whole income", () => {
  const text = listContractorAsks(toFacts({ kind: "contractor", pay: "315", hours: "40", policy: "23000" }))
    .map(({ text }) => text)
    .join(" ");
  expect(text).toContain(
    "Each week without work costs you $12,600 of income, and your business costs go on.",
  );
  const without = listContractorAsks(toFacts({ kind: "contractor", pay: "315", hours: "40" }));
  expect(without.map(({ text }) => text).join(" ")).toContain("costs you $12,600 of income.");
});

test("says why a retention bonus is not counted, and what a state does with loan repayment", () => {
  const offer: TypedOffer = { pay: "50", retention: "20000", retentionMonths: "36" };
  expect(listAssumptions(toFacts(offer)).join(" ")).toContain("You stay 24, so it is not counted.");
  expect(listNotes("PA", "Pennsylvania", { pay: "50", loan: "20000", loanYears: "2" })).toContain(
    "Pennsylvania taxes loan repayment",
  );
  expect(listNotes("OH", "Ohio", { pay: "50", loan: "20000", loanYears: "2" })).toContain(
    "We have not confirmed it.",
  );
  expect(listNotes("OH", "Ohio", { pay: "50" })).not.toContain("loan repayment");
});

test("takes it that physicians are paid no overtime, and says so", () => {
  const offer: TypedOffer = { pay: "150", hours: "48" };
  expect(listAssumptions(toFacts(offer, "hospital-medicine")).join(" ")).toContain(
    "owes physicians, dentists",
  );
  expect(listAssumptions(toFacts(offer, "physician")).join(" ")).toContain("owes physicians, dentists");
  expect(listAssumptions(toFacts(offer)).join(" ")).toContain("Overtime is paid over 40 hours a week.");
  for (const role of ["podiatrist", "dentist", "optometrist"])
    expect(listAssumptions(toFacts(offer, role)).join(" ")).toContain("and podiatrists none");
  const paid = { ...offer, rule: "week" };
  expect(listTaxNotes(toFacts(paid, "physician"), "Texas").join(" ")).toContain("taxed whole");
  expect(listTaxNotes(toFacts(paid), "Texas").join(" ")).not.toContain("taxed whole");
});

test("says how call enters overtime, to those who are owed it", () => {
  const called = { pay: "46", standby: "4", standbyHours: "12", calledIn: "2" };
  const say = (typed: TypedOffer) => listAssumptions(toFacts(typed)).join(" ");
  expect(say(called)).toContain("Hours called in count toward overtime (29 CFR 785.17)");
  expect(say(called)).toContain("on call is part of the regular rate (29 CFR 778.223)");
  expect(say({ ...called, rule: "none" })).not.toContain("29 CFR");
});

test("tells a contractor what employees' wages leave out, and counts jobs only for the country", () => {
  const facts = toFacts({ kind: "contractor", pay: "90" });
  const view = toOfferView(facts, "Texas");
  expect(view.standingText).toContain("you pay both halves of payroll tax");
  expect(view.surveyNote).toContain("n = 3,400,000 jobs in the whole country (May 2025).");
  const standing = { ...facts.standing!, area: "the Houston, TX metro area" };
  expect(toOfferView({ ...facts, standing }, "Texas").surveyNote).not.toContain("n = ");
});

test("adds the parts of the bar up to the whole, and every line of the sum to its total", () => {
  for (const typed of [
    { pay: "46", ...whole, premium: "150" },
    { kind: "travel", pay: "26", lodging: "840" },
  ]) {
    const facts = toFacts(typed);
    const view = toOfferView(facts, "Texas");
    const sum = view.shares.reduce((all, { dollars }) => all + dollars, 0);
    const added = facts.worth.lines.reduce(
      (all, { kind, amount }) => all + (kind === "cost" ? 0 : amount),
      0,
    );
    expect(sum).toBeCloseTo(added, 2);
  }
});

test("never advises more stipend than a week's package holds above any minimum wage", () => {
  for (const pay of ["8", "15", "26", "60"])
    for (const lodging of ["0", "300", "900"]) {
      const text = ask({ kind: "travel", pay, lodging, meals: "0", guaranteed: "36" }).join(" ");
      const more = Number(/up to \$([\d,]+) more a week/.exec(text)?.[1]?.replace(",", "") ?? 0);
      expect(more).toBeLessThanOrEqual(Math.max(0, (Number(pay) - 22) * 36));
    }
});
