import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { describeTaxGaps, toTakeHome } from "#app/facts/reference/pay/income-tax.ts";
import {
  findTaxCity,
  readTaxCities,
  sumLocalTax,
  type TaxCity,
  toLocalTax,
} from "#app/facts/reference/pay/local-tax.ts";
import { readTaxRecord, type TaxTables } from "#app/facts/reference/pay/tax-tables.ts";
import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import {
  type CompactFacts,
  compacts,
  toAsOfText,
  toCompactStatus,
} from "#app/facts/reference/profession/compacts.ts";
import { payPeriods } from "#app/jobs/search/query/filter-choices.ts";
import { ofKind } from "#app/jobs/search/query/typed-query.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { formatDollars } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";

const licenses = "/career-guides/licenses-and-moving";
const guides: Partial<Record<string, string>> = {
  NLC: `${licenses}/how-a-multistate-license-works`,
  IMLC: `${licenses}/physician-licenses-in-several-states`,
  PTC: `${licenses}/therapist-and-speech-compacts`,
  OTC: `${licenses}/therapist-and-speech-compacts`,
  ASLPIC: `${licenses}/therapist-and-speech-compacts`,
  PA: paths.faq("pa-compact"),
  APRN: paths.faq("aprn-compact"),
};
const names: readonly (readonly [string, RegExp])[] = [
  ["IMLC", /\bimlc\b|\binterstate medical\b/],
  ["PSYPACT", /\bpsy ?pact?\b/],
  ["PTC", /\bpt compact\b|\bphysical therapy compact\b/],
  ["OTC", /\bot compact\b|\boccupational therapy compact\b/],
  ["ASLPIC", /\bslp compact\b|\baslp\b|\bspeech\b.*\bcompact\b/],
  ["APRN", /\b(?:aprn|np) compact\b/],
  ["PA", /\bpa compact\b|\bphysician assistant compact\b/],
  ["NLC", /\be?nlc\b|\bnurs\w*\b.*\bcompact\b|\bcompact\b.*\bnurs/],
];

/** Which states a compact works in, or whether the ones that were asked about are members. */
export function describeCompact(asked: Asked): SourcedFact[] {
  const compact = findCompact(asked);
  const states = asked.states.length > 0 ? asked.states : asked.held ? [asked.held.state] : [];
  return states.length > 0 ? states.map((code) => describeStatus(compact, code)) : describeMembers(compact);
}

function findCompact({ sentence, profession }: Asked): CompactFacts {
  const code = names.find(([, pattern]) => pattern.test(sentence.words))?.[0] ?? profession?.compact ?? "NLC";
  return compacts.find((compact) => compact.code === code)!;
}

const statusTexts = {
  member: ["Yes", "is a member of the"],
  enacted: ["Not yet", "has passed a law to join, but is not yet in force in the"],
  unverified: ["Perhaps", "is reported, but not confirmed, as a member of the"],
  none: ["No", "is not a member of the"],
} as const;

function describeStatus(compact: CompactFacts, code: string): SourcedFact {
  const [verdict, status] = statusTexts[toCompactStatus(compact.code, code)];
  const note = compact.stateNotes[code];
  const state = toStateText(code);
  return {
    text: [`${verdict}: ${state} ${status} ${compact.name} (checked ${toAsOfText(compact)}).`, note]
      .filter(Boolean)
      .join(" "),
    source: paths.stateTab(findState(code)!.slug, "license"),
    title: `License rules in ${toStateText(code)}`,
  };
}

function describeMembers(compact: CompactFacts): SourcedFact[] {
  const source = guides[compact.code] ?? paths.geography();
  const tell = (text: string): SourcedFact => ({ text, source, title: compact.name });
  if (!compact.isOperational)
    return [tell(`The ${compact.name} issues nothing yet (checked ${toAsOfText(compact)}).`)];
  const listed = listWithAnd(compact.members.map((code) => findState(code)?.name ?? code).toSorted());
  return [tell(`The ${compact.name} works in ${listed} (checked ${toAsOfText(compact)}).`)];
}

/** The bench knows computed answers by it. */
export const takeHomeBeginning = "A single employee earning ";

const amount =
  /(?:\$\s?|(?<![\d-])(?=\d{2,3},?\d{3}(?![\d-])))(\d{1,3}(?:,\d{3})+|\d{2,7})(?:\.\d\d)?\s?(k\b)?/i;

/** What a single employee keeps of a year's wages in each state that was asked about. */
export async function describeTakeHome(
  { env }: SiteContext,
  { sentence, states: codes, held, isHeldInferred }: Asked,
): Promise<SourcedFact[]> {
  const wages = toWages(sentence);
  const cities = ofKind(sentence.readings, "city").filter(({ isNot }) => !isNot);
  // "In Tennessee vs California" takes the first for a home.
  const asked = held && (codes.length === 0 || isHeldInferred) ? [held.state, ...codes] : codes;
  if (asked.length === 0) return [];
  const files = await getFromCatalog(env.CATALOG, "taxes");
  const tables = readTaxRecord(files, "single");
  const taxCities = cities.flatMap(
    ({ city: { name, stateCode } }) => findTaxCity(readTaxCities(files.cities), stateCode, name) ?? [],
  );
  if (wages === null)
    return [
      ...describeCityTaxes(taxCities),
      ...asked.slice(0, 2).map((code) => describeStateTax(code, tables)),
    ];
  return asked.slice(0, 2).flatMap((code) => {
    const { federal, payroll, state, levies, kept } = toTakeHome(wages, code, tables);
    const name = toStateText(code);
    const parts = [
      `federal income tax ${formatDollars(federal)}`,
      `Social Security and Medicare ${formatDollars(payroll)}`,
      `state tax and levies ${formatDollars(state + levies)}`,
    ].join(", ");
    const local = taxCities.filter(({ state_code }) => state_code === code);
    return [
      `${takeHomeBeginning}${formatDollars(wages)} a year in ${name} keeps about ${formatDollars(kept)} in ${tables.federal.year}, with the standard deduction: ${parts}.`,
      ...local.map((city) => describeLocal(city, wages, tables)),
      `That is an estimate without ${local.length > 0 ? "other " : ""}local tax, credits, retirement savings or premiums.${describeTaxGaps(tables.states.get(code)!, name)}`,
    ].map((text) => ({
      text,
      source: paths.post("where-the-same-rn-keeps-most"),
      title: "Where the same RN keeps most",
    }));
  });
}

const calculator = { source: paths.salaryTool(), title: "Salary tool" };

/** Whether a state taxes wages at all, for a question that names no pay. */
function describeStateTax(code: string, { states }: TaxTables): SourcedFact {
  const { brackets, hasLocalTax } = states.get(code)!;
  const state = toStateText(code);
  const text = brackets.some(([, rate]) => rate > 0)
    ? `Yes: ${state} taxes wages${hasLocalTax ? ", and some of its places do too" : ""}. The salary tool shows what is left of a pay.`
    : `No: ${state} has no state income tax on wages.`;
  return { text, ...calculator };
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

function toWages({ readings, text }: Asked["sentence"]): number | null {
  const [pay] = ofKind(readings, "pay");
  const written = amount.exec(text);
  const read = pay
    ? pay.min * payPeriods[pay.period]
    : written
      ? Number(written[1]!.replaceAll(",", "")) * (written[2] ? 1_000 : 1)
      : null;
  return read !== null && read >= 10_000 && read <= 3_000_000 ? Math.round(read) : null;
}
