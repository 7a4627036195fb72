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
  const { states, held, isHeldInferred, sentence } = asked;
  // "In Tennessee vs California" takes the first for a home.
  const codes = (held && (states.length === 0 || isHeldInferred) ? [held.state, ...states] : states).slice(
    0,
    mostStates,
  );
  if (codes.length === 0) return [];
  const files = await getFromCatalog(context.env.CATALOG, "taxes");
  const tables = readTaxRecord(files, "single");
  const cities = listAskedCities(asked).flatMap(
    ({ name, stateCode }) => findTaxCity(readTaxCities(files.cities), stateCode, name) ?? [],
  );
  const named = toWages(sentence);
  const wages = named ?? (await findMedian(context, asked));
  const rules =
    named === null
      ? [
          ...describeCityTaxes(cities),
          ...codes.map((code) => describeStateTax(code, tables, asksIf(sentence))),
        ]
      : [];
  if (wages === null) return rules;
  const kept = codes.map((code) => ({ code, ...toTakeHome(wages, code, tables) }));
  return [
    ...rules,
    ...describeGap(wages, kept),
    ...kept.flatMap((one) =>
      describeKept(wages, one, { cities, tables, isByWeek: byWeek.test(sentence.words) }),
    ),
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

type Kept = { code: string } & ReturnType<typeof toTakeHome>;

function describeGap(wages: number, kept: readonly Kept[]): SourcedFact[] {
  const [one, other] = kept;
  if (!one || !other) return [];
  const [most, least] = one.kept >= other.kept ? [one, other] : [other, one];
  return [
    {
      text: `${takeHomeBeginning}${formatDollars(wages)} a year keeps about ${formatDollars(most.kept - least.kept)} more in ${toStateText(most.code)} than in ${toStateText(least.code)}.`,
      ...table,
    },
  ];
}

function describeKept(
  wages: number,
  { code, federal, payroll, state, levies, kept }: Kept,
  { cities, tables, isByWeek }: { cities: readonly TaxCity[]; tables: TaxTables; isByWeek: boolean },
): SourcedFact[] {
  const name = toStateText(code);
  const parts = [
    `federal income tax ${formatDollars(federal)}`,
    `Social Security and Medicare ${formatDollars(payroll)}`,
    `state tax and levies ${formatDollars(state + levies)}`,
  ].join(", ");
  const local = cities.filter(({ state_code }) => state_code === code);
  const perPeriod = [
    `${formatDollars(Math.round(kept / 12))} a month`,
    ...(isByWeek ? [`${formatDollars(Math.round(kept / 52))} a week`] : []),
  ].join(" and ");
  return [
    `${takeHomeBeginning}${formatDollars(wages)} a year in ${name} keeps about ${formatDollars(kept)} in ${tables.federal.year}, or ${perPeriod}, with the standard deduction: ${parts}.`,
    ...local.map((city) => describeLocal(city, wages, tables)),
    `That is an estimate without ${local.length > 0 ? "other " : ""}local tax, credits, retirement savings or premiums.${describeTaxGaps(tables.states.get(code)!, name)}`,
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

function describeLocal(city: TaxCity, wages: number, { states, federal }: TaxTables): string {
  const local = toLocalTax(city, { isResident: true, isOwner: false, filing: "single" })!;
  const taxed = { pay: wages, premiums: 0, income: wages, otherIncome: 0 };
  const tax = sumLocalTax(local, taxed, states.get(city.state_code)!, federal);
  return `${takeHomeBeginning}${formatDollars(wages)} a year and living in ${city.name} also pays about ${formatDollars(tax)} of its income tax (${city.year}).`;
}

/** "36 hours a week" */
const weekHours = /\b([1-7]\d)\s?(?:h|hrs?|hours?)\b(?!\s*(?:shift|commute))/;

function toWages(sentence: Asked["sentence"]): number | null {
  const pay = readNamedPay(sentence);
  const hours = pay?.isHourly ? Number(weekHours.exec(sentence.words)?.[1] ?? fullTimeHours) : fullTimeHours;
  const yearly = pay && (pay.yearly / fullTimeHours) * hours;
  return yearly !== null && yearly >= 10_000 && yearly <= 3_000_000 ? Math.round(yearly) : null;
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
