import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { listNamedPays } from "#app/assistant/mentor/reading/named-pay.ts";
import { type Asked, asksIf } from "#app/assistant/mentor/reading/read-question.ts";
import { getWages } from "#app/catalogue/salary/question/asked-pay.server.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { fullTimeHours } from "#app/facts/reference/pay/full-time.ts";
import { describeTaxGaps, toLevies, toTakeHome } from "#app/facts/reference/pay/income-tax.ts";
import {
  findTaxCity,
  readTaxCities,
  sumLocalTax,
  type TaxCity,
  toLocalTax,
} from "#app/facts/reference/pay/local-tax.ts";
import { getMarketPay, isMedianOpen } from "#app/facts/reference/pay/market-pay.ts";
import { readTaxRecord, type StateTax, type TaxTables } from "#app/facts/reference/pay/tax-tables.ts";
import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import { findRoleOfPosting } from "#app/facts/reference/profession/paid-roles.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
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
  if (codes.length === 0 && !asksWhichUntaxed.test(sentence.words)) return [];
  const files = await getFromCatalog(context.env.CATALOG, "taxes");
  const tables = readTaxRecord(files, "single");
  if (codes.length === 0) return [describeUntaxed(tables)];
  const cities = listAskedCities(asked).flatMap(
    ({ name, stateCode }) => findTaxCity(readTaxCities(files.cities), stateCode, name) ?? [],
  );
  const named = listWages(sentence).slice(0, mostStates);
  const rules =
    named.length === 0 || asksIfTaxed.test(sentence.words)
      ? [
          ...describeCityTaxes(cities),
          ...codes.map((code) => describeStateTax(code, tables, asksIf(sentence))),
        ]
      : [];
  const median = named.length === 0 ? await findMedian(context, asked) : null;
  const pays = median === null ? named : [median];
  // "45 an hour in Seattle or 52 in San Francisco": each pay in its own place, in the order of the question.
  const ordered = codes.toSorted((a, b) => toPosition(sentence, a) - toPosition(sentence, b));
  const kept = Array.from({ length: pays.length && Math.max(pays.length, codes.length) }, (_, at) => {
    const [wages, code] = [pays[at] ?? pays[0]!, ordered[at] ?? ordered[0]!];
    const local = cities.filter(({ state_code }) => state_code === code);
    const localTax = local.length === 1 ? toCityTax(local[0]!, wages, tables) : 0;
    return { code, wages, local, localTax, ...toTakeHome(wages, code, tables) };
  });
  const periods = { week: byWeek.test(sentence.words), "two weeks": byFortnight.test(sentence.words) };
  return [
    ...rules,
    ...describeGap(kept),
    ...kept.flatMap((one) => describeKept(one, { tables, periods })),
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

/** "Which states have no income tax" */
const asksWhichUntaxed =
  /\bstates?\b[^?.]*\b(?:no|without|don['’]?t|doesn['’]?t|do not|zero|free)\b[^?.]*\btax|\b(?:no|zero|without)\b[^?.]*\btax\w*\b[^?.]*\bstates?\b|\btax[\s-]free states?\b/;

const taxesWages = ({ brackets }: StateTax): boolean => brackets.some(([, rate]) => rate > 0);

function describeUntaxed({ states, federal }: TaxTables): SourcedFact {
  const untaxed = [...states].filter(([, state]) => !taxesWages(state));
  const names = untaxed.map(([code]) => toStateText(code)).toSorted();
  const withLevies = untaxed
    .filter(([, state]) => toLevies(medianOfMany, state) > 0)
    .map(([code]) => toStateText(code));
  const levies = withLevies.length > 0 ? ` ${listWithAnd(withLevies)} take a small levy instead.` : "";
  return {
    text: `These states have no income tax on wages in ${federal.year}: ${listWithAnd(names)}.${levies} Pay and rents differ more than taxes do, so compare what is left.`,
    ...table,
  };
}
const medianOfMany = 90_000;

/** "Does Tennessee really not tax nurse wages" */
const asksIfTaxed =
  /\b(?:does|do|is|are|has|have)(?:n['’]?t)?\b[^?.]*\b(?:(?:not?|really) (?:\w+ )?tax|income tax)\b/;
const byFortnight = /\bbi-?weekly\b|\b(?:every|each) (?:two|2|other) weeks?\b|\bpay ?checks?\b/;
const byWeek = /\bweek(?:ly|s)?\b|\bwk\b/;
const asksAsContractor = /\b1099\b|\bcontractors?\b|\bself[\s-]?employed\b/;

interface Kept extends ReturnType<typeof toTakeHome> {
  code: string;
  wages: number;
  local: readonly TaxCity[];
  /** Of the one city that is named in the state, or 0. It is not yet taken from what is kept. */
  localTax: number;
}

function describeGap(kept: readonly Kept[]): SourcedFact[] {
  const [one, other] = kept;
  if (!one || !other) return [];
  const toLeft = ({ kept, localTax }: Kept) => kept - localTax;
  const [most, least] = toLeft(one) >= toLeft(other) ? [one, other] : [other, one];
  const against =
    one.wages === other.wages
      ? toStateText(least.code)
      : `one earning ${formatDollars(least.wages)} in ${toStateText(least.code)}`;
  const more = formatDollars(toLeft(most) - toLeft(least));
  const text =
    one.wages === other.wages
      ? `${takeHomeBeginning}${formatDollars(most.wages)} a year keeps about ${more} more in ${toStateText(most.code)} than in ${against}.`
      : `${takeHomeBeginning}${formatDollars(most.wages)} a year in ${toStateText(most.code)} keeps about ${more} more than ${against}.`;
  return [{ text, ...table }];
}

function describeKept(
  { code, wages, federal, payroll, state, levies, kept, local }: Kept,
  { tables, periods }: { tables: TaxTables; periods: Periods },
): SourcedFact[] {
  const name = toStateText(code);
  const parts = [
    `federal income tax ${formatDollars(federal)}`,
    `Social Security and Medicare ${formatDollars(payroll)}`,
    `state tax and levies ${formatDollars(state + levies)}`,
  ].join(", ");
  return [
    `${takeHomeBeginning}${formatDollars(wages)} a year in ${name} keeps about ${formatDollars(kept)} in ${tables.federal.year}, or ${toPeriods(kept, periods)}, with the standard deduction: ${parts}.`,
    ...local.map((city) => describeLocal(city, { wages, kept, periods }, tables)),
    `That is an estimate for someone who lives and works there, without ${local.length > 0 ? "other " : ""}local tax, credits, retirement savings or premiums.${describeTaxGaps(tables.states.get(code)!, name)}`,
  ].map((text) => ({ text, ...table }));
}

/** Whether a state taxes wages at all, for a question that names no pay. */
function describeStateTax(code: string, { states }: TaxTables, isAskedIf: boolean): SourcedFact {
  const tax = states.get(code)!;
  const state = toStateText(code);
  const text = taxesWages(tax)
    ? `${isAskedIf ? "Yes: " : ""}${state} taxes wages${tax.hasLocalTax ? ", and some of its places do too" : ""}. The salary tool shows what is left of a pay.`
    : `${isAskedIf ? "No: " : ""}${state} has no state income tax on wages.`;
  return { text: startSentence(text), ...calculator };
}

const describeCityTaxes = (cities: readonly TaxCity[]): SourcedFact[] =>
  cities.map(({ name, nonresident }) => ({
    text: `Yes: ${name} has an income tax of its own${nonresident ? ", for those who live there and those who only work there" : ", for those who live there"}. The salary tool counts it.`,
    ...calculator,
  }));

/** Which are asked for beside the month. */
type Periods = Record<"week" | "two weeks", boolean>;

interface Left {
  wages: number;
  /** Before the city's tax. */
  kept: number;
  periods: Periods;
}

const toPeriods = (kept: number, periods: Periods): string =>
  listWithAnd([
    `${formatDollars(Math.round(kept / 12))} a month`,
    ...(periods["two weeks"] ? [`${formatDollars(Math.round(kept / 26))} every two weeks`] : []),
    ...(periods.week ? [`${formatDollars(Math.round(kept / 52))} a week`] : []),
  ]);

function describeLocal(city: TaxCity, { wages, kept, periods }: Left, tables: TaxTables): string {
  const tax = toCityTax(city, wages, tables);
  if (tax < 1)
    return `${takeHomeBeginning}${formatDollars(wages)} a year and living in ${city.name} owes none of its income tax at this pay (${city.year}).`;
  return `${takeHomeBeginning}${formatDollars(wages)} a year and living in ${city.name} also pays about ${formatDollars(tax)} of its income tax (${city.year}), which leaves ${toPeriods(kept - tax, periods)}.`;
}

function toCityTax(city: TaxCity, wages: number, { states, federal }: TaxTables): number {
  const local = toLocalTax(city, { isResident: true, isOwner: false, filing: "single" })!;
  const taxed = { pay: wages, premiums: 0, income: wages, otherIncome: 0 };
  return sumLocalTax(local, taxed, states.get(city.state_code)!, federal);
}

/** "36 hours a week" */
const weekHours = /\b([1-7]\d)\s?(?:h|hrs?|hours?)\b(?!\s*(?:shift|commute))/;

/** "120 hrs a month" */
const monthHours = /\b(\d{2,3})\s?(?:h|hrs?|hours?)\s?(?:an?|per|each|\/)\s?mo(?:nth)?\b/;

/** What a year pays, for each pay that is named. */
function listWages({ words, ...sentence }: Asked["sentence"]): number[] {
  const [, ofMonth] = monthHours.exec(words) ?? [];
  const [, ofWeek] = weekHours.exec(words) ?? [];
  const hours = ofMonth ? (Number(ofMonth) * 12) / 52 : Number(ofWeek ?? fullTimeHours);
  return listNamedPays({ words, ...sentence })
    .map(({ yearly, isHourly }) => Math.round(isHourly ? (yearly / fullTimeHours) * hours : yearly))
    .filter((wages) => wages >= 10_000 && wages <= 3_000_000);
}

/** Where a state or a place in it is first named. */
const toPosition = ({ readings }: Asked["sentence"], code: string): number =>
  Math.min(
    ...readings.flatMap((one) =>
      (one.kind === "state" && one.state.code === code) ||
      (one.kind === "city" && one.city.stateCode === code)
        ? [one.from]
        : [],
    ),
  );

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
