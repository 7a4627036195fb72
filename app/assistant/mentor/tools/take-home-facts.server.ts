import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { type Asked, asksIf, readNamedPay } from "#app/assistant/mentor/reading/read-question.ts";
import { getWages } from "#app/catalogue/salary/question/asked-pay.server.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { fullTimeHours } from "#app/facts/reference/pay/full-time.ts";
import { describeTaxGaps, toTakeHome } from "#app/facts/reference/pay/income-tax.ts";
import {
  findTaxCity,
  readTaxCities,
  sumLocalTax,
  type TaxCity,
  toLocalTax,
} from "#app/facts/reference/pay/local-tax.ts";
import { getMarketPay, isMedianOpen } from "#app/facts/reference/pay/market-pay.ts";
import { readTaxRecord, type TaxTables } from "#app/facts/reference/pay/tax-tables.ts";
import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import { findRoleOfPosting } from "#app/facts/reference/profession/paid-roles.ts";
import { payPeriods } from "#app/jobs/search/typed/filter-choices.ts";
import { ofKind } from "#app/jobs/search/typed/typed-query.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatDollars } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import { listAskedCities, listAskedPlaces } from "./asked-places.server.ts";

/** The bench knows computed answers by it. */
export const takeHomeBeginning = "A single employee earning ";

const mostStates = 2;
const calculator = { source: paths.salaryTool(), title: "Salary tool" };
const table = {
  source: paths.post("where-the-same-rn-keeps-most"),
  title: "Where the same RN keeps most",
};
const contract = {
  source: paths.careerGuide("pay-and-contracts", "w2-or-1099"),
  title: "W-2 or 1099",
};

/** What a single employee keeps of a year's wages in each state that was asked about. */
export async function describeTakeHome(context: SiteContext, asked: Asked): Promise<SourcedFact[]> {
  const { states, held, sentence } = asked;
  // "In Tennessee vs California" takes the first for a home, and who comes from Kentucky compares the two.
  const codes = (held ? [held.state, ...states] : states).slice(0, mostStates);
  if (codes.length === 0) return [];
  const files = await getFromCatalog(context.env.CATALOG, "taxes");
  const tables = readTaxRecord(files, "single");
  const cities = listAskedCities(asked).flatMap(
    ({ name, stateCode }) => findTaxCity(readTaxCities(files.cities), stateCode, name) ?? [],
  );
  const [named, other] = listWages(sentence);
  const wages = named ?? (await findMedian(context, asked));
  const rules =
    named === undefined
      ? [
          ...describeCityTaxes(cities),
          ...codes.map((code) => describeStateTax(code, tables, asksIf(sentence))),
        ]
      : [];
  if (wages === null) return rules;
  // "45 an hour in Seattle or 52 in San Francisco"
  const kept = codes.map((code, at) => {
    const of = at === 1 && other ? other : wages;
    return { code, wages: of, ...toTakeHome(of, code, tables) };
  });
  const isByWeek = byWeek.test(sentence.words);
  return [
    ...rules,
    ...describeGap(kept),
    ...kept.flatMap((one) => describeKept(one, { cities, tables, isByWeek })),
    ...(asksAsContractor.test(sentence.words)
      ? [
          {
            text: "That is an employee's pay. On a 1099 you pay both halves of Social Security and Medicare yourself; the guide works an example out.",
            ...contract,
          },
        ]
      : []),
  ];
}

const byWeek = /\bweek(?:ly|s)?\b|\bwk\b|\bpay ?checks?\b/;
const asksAsContractor = /\b1099\b|\bcontractors?\b|\bself[\s-]?employed\b/;

type Kept = { code: string; wages: number } & ReturnType<typeof toTakeHome>;

function describeGap(kept: readonly Kept[]): SourcedFact[] {
  const [one, other] = kept;
  if (!one || !other) return [];
  const [most, least] = one.kept >= other.kept ? [one, other] : [other, one];
  const against =
    one.wages === other.wages
      ? toStateText(least.code)
      : `one earning ${formatDollars(least.wages)} in ${toStateText(least.code)}`;
  const more = formatDollars(most.kept - least.kept);
  const text =
    one.wages === other.wages
      ? `${takeHomeBeginning}${formatDollars(most.wages)} a year keeps about ${more} more in ${toStateText(most.code)} than in ${against}.`
      : `${takeHomeBeginning}${formatDollars(most.wages)} a year in ${toStateText(most.code)} keeps about ${more} more than ${against}.`;
  return [{ text, ...table }];
}

function describeKept(
  { code, wages, federal, payroll, state, levies, kept }: Kept,
  { cities, tables, isByWeek }: { cities: readonly TaxCity[]; tables: TaxTables; isByWeek: boolean },
): SourcedFact[] {
  const name = toStateText(code);
  const parts = [
    `federal income tax ${formatDollars(federal)}`,
    `Social Security and Medicare ${formatDollars(payroll)}`,
    `state tax and levies ${formatDollars(state + levies)}`,
  ].join(", ");
  const local = cities.filter(({ state_code }) => state_code === code);
  return [
    `${takeHomeBeginning}${formatDollars(wages)} a year in ${name} keeps about ${formatDollars(kept)} in ${tables.federal.year}, or ${toPeriods(kept, isByWeek)}, with the standard deduction: ${parts}.`,
    ...local.map((city) => describeLocal(city, { wages, kept, isByWeek }, tables)),
    `That is an estimate for someone who lives and works there, without ${local.length > 0 ? "other " : ""}local tax, credits, retirement savings or premiums.${describeTaxGaps(tables.states.get(code)!, name)}`,
  ].map((text) => ({ text, ...table }));
}

/** Whether a state taxes wages at all, for a question that names no pay. */
function describeStateTax(code: string, { states }: TaxTables, isAskedIf: boolean): SourcedFact {
  const { brackets, hasLocalTax } = states.get(code)!;
  const state = toStateText(code);
  const text = brackets.some(([, rate]) => rate > 0)
    ? `${isAskedIf ? "Yes: " : ""}${state} taxes wages${hasLocalTax ? ", and some of its places do too" : ""}. The salary tool shows what is left of a pay.`
    : `${isAskedIf ? "No: " : ""}${state} has no state income tax on wages.`;
  return { text: startSentence(text), ...calculator };
}

const describeCityTaxes = (cities: readonly TaxCity[]): SourcedFact[] =>
  cities.map(({ name, nonresident }) => ({
    text: `Yes: ${name} has an income tax of its own${nonresident ? ", for those who live there and those who only work there" : ", for those who live there"}. The salary tool counts it.`,
    ...calculator,
  }));

interface Left {
  wages: number;
  /** Before the city's tax. */
  kept: number;
  isByWeek: boolean;
}

const toPeriods = (kept: number, isByWeek: boolean): string =>
  [
    `${formatDollars(Math.round(kept / 12))} a month`,
    ...(isByWeek ? [`${formatDollars(Math.round(kept / 52))} a week`] : []),
  ].join(" and ");

function describeLocal(
  city: TaxCity,
  { wages, kept, isByWeek }: Left,
  { states, federal }: TaxTables,
): string {
  const local = toLocalTax(city, { isResident: true, isOwner: false, filing: "single" })!;
  const taxed = { pay: wages, premiums: 0, income: wages, otherIncome: 0 };
  const tax = sumLocalTax(local, taxed, states.get(city.state_code)!, federal);
  return `${takeHomeBeginning}${formatDollars(wages)} a year and living in ${city.name} also pays about ${formatDollars(tax)} of its income tax (${city.year}), which leaves ${toPeriods(kept - tax, isByWeek)}.`;
}

/** "$52/hr" */
const eachHourly = /(\d{2,3}(?:\.\d{1,2})?)\s?(?:\/|an|per|a)\s?h(?:ou)?r/g;

/** "36 hours a week" */
const weekHours = /\b([1-7]\d)\s?(?:h|hrs?|hours?)\b(?!\s*(?:shift|commute))/;

/** What a year pays, for each pay that is named. */
function listWages(sentence: Asked["sentence"]): number[] {
  const hours = Number(weekHours.exec(sentence.words)?.[1] ?? fullTimeHours);
  const first = readNamedPay(sentence);
  const hourly = first?.isHourly ? [...sentence.words.matchAll(eachHourly)].slice(1) : [];
  const pays = first?.isHourly ? [] : ofKind(sentence.readings, "pay").slice(1);
  const yearly = [
    ...(first ? [{ yearly: first.yearly, isHourly: first.isHourly }] : []),
    ...hourly.map(([, rate]) => ({ yearly: Number(rate) * payPeriods.hour, isHourly: true })),
    ...pays.map(({ min, period }) => ({ yearly: min * payPeriods[period], isHourly: period === "hour" })),
  ];
  return yearly
    .map((one) => Math.round(one.isHourly ? (one.yearly / fullTimeHours) * hours : one.yearly))
    .filter((wages) => wages >= 10_000 && wages <= 3_000_000);
}

/** "How much of a respiratory therapist's pay would I keep in Ohio" is about the median there. */
async function findMedian(context: SiteContext, asked: Asked): Promise<number | null> {
  const { subject, profession } = asked;
  const role = findRoleOfPosting(subject.profession ?? profession?.slug ?? null, subject.specialty);
  const [place] = await listAskedPlaces(context, asked);
  if (!role || !place || asked.isProfessionInferred) return null;
  const pay = getMarketPay(await getWages(context, role), place);
  return pay.figures.median === null || isMedianOpen(pay) || !findState(asked.states[0])
    ? null
    : pay.figures.median;
}
