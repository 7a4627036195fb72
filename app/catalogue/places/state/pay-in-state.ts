import type { StateRecord } from "#app/facts/catalog/place-records.ts";
import type { ProfessionRecord } from "#app/facts/catalog/profession-records.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { toRank } from "#app/facts/reference/profession/published-occupations.ts";
import { areTooFewToCompare, farBelow, isResidentPay } from "#app/facts/reference/profession/resident-pay.ts";
import { withWageScope } from "#app/facts/reference/profession/wage-occupation.ts";
import { formatPercent, listWithAnd, percentAbove, toRunningText } from "#app/kit/text/figures.ts";
import { toEndRank, toNumberWord } from "#app/kit/text/prose.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatPay, isOpenEnded, survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import { formatDollars } from "#app/kit/ui/count.ts";

/** The metro areas are the fallback when we have no state median. */
export type PayInState =
  | { kind: "state"; median: number; nation: number; rank: number; of: number; percent: number }
  | { kind: "metros"; metros: LocalMetro[] }
  | { kind: "none" };

export interface LocalMetro {
  slug: string;
  name: string;
  median: number;
}

export function toPayInState(profession: ProfessionRecord, state: StateRecord): PayInState {
  const median = profession.states?.[state.code];
  const nation = profession.national.pay.median;
  if (profession.states && median && nation)
    return {
      kind: "state",
      median,
      nation,
      ...toRank(profession.states, state.code),
      percent: percentAbove(median, nation),
    };
  const metros = listLocalMetros(profession, state.code);
  return metros.length > 0 ? { kind: "metros", metros } : { kind: "none" };
}

export const listLocalMetros = (profession: ProfessionRecord, code: string): LocalMetro[] =>
  listPaid(profession, ({ stateCodes }) => stateCodes[0] === code);

export const listReachingMetros = (profession: ProfessionRecord, code: string): LocalMetro[] =>
  listPaid(profession, ({ stateCodes }) => stateCodes.includes(code));

/** Leaves out areas whose median is mostly residents' pay, because nobody is offered that. */
const listPaid = (
  { metros, soc, national2024 }: ProfessionRecord,
  isThere: (metro: ProfessionRecord["metros"][number]) => boolean,
): LocalMetro[] =>
  metros
    .filter((metro) => isThere(metro) && !isResidentPay(soc, metro.pay, national2024.median))
    .flatMap(({ slug, name, pay }) => (pay.median ? [{ slug, name, median: pay.median }] : []))
    .sort((a, b) => b.median - a.median);

export const formatMetroPay = (median: number): string => formatPay(median, survey2024);

export function toPaySentence(profession: ProfessionRecord, state: StateRecord, pay: PayInState): string {
  const plural = withWageScope(profession.slug, toRunningText(profession.plural));
  const inState = toStateText(state.code);
  if (pay.kind === "state") return toStateSentence(plural, inState, pay);
  const nation = profession.national.pay.median;
  if (pay.kind === "metros") {
    const sentence = toMetroSentence(plural, inState, pay.metros);
    const medians = pay.metros.map(({ median }) => median);
    return nation && areTooFewToCompare(medians, nation)
      ? `${sentence} That is below ${farBelow * 100}% of the national median of ${formatDollars(nation)} (BLS, May 2025). The survey counts few of these physicians there, and residents with them, so do not read it as an offer.`
      : sentence;
  }
  const isBeside = listReachingMetros(profession, state.code).length > 0;
  const none = `We have no pay figure for ${plural} in ${inState}${isBeside ? " alone" : ""}.`;
  return nation ? `${none} The national median is ${formatDollars(nation)} (BLS, May 2025).` : none;
}

function toStateSentence(
  plural: string,
  inState: string,
  { median, nation, percent, rank, of }: Extract<PayInState, { kind: "state" }>,
): string {
  const endRank = toEndRank(rank, of, ["highest", "lowest"]);
  const national = `the national median of ${formatDollars(nation)}`;
  const compared =
    Math.abs(percent) < 0.05
      ? `the same as ${national}`
      : `${formatPercent(percent)}% ${percent > 0 ? "above" : "below"} ${national}`;
  const ranked = endRank ? ` and ${endRank} of the 50 states and DC` : "";
  return `${startSentence(plural)} in ${inState} earn a median of ${formatDollars(median)} a year, ${compared}${ranked} (BLS, May 2025).`;
}

function toMetroSentence(plural: string, inState: string, metros: readonly LocalMetro[]): string {
  const [first, last] = [metros[0]!, metros.at(-1)!];
  const say = ({ median }: LocalMetro) => formatMetroPay(median);
  const people = startSentence(plural);
  if (metros.length === 1)
    return `${people} in ${first.name} earn a median of ${say(first)} a year (BLS, May 2024). It is the only metro area in ${inState} that we have a figure for.`;
  const open = metros.filter(({ median }) => isOpenEnded(median, survey2024));
  const count = `${toNumberWord(metros.length)} metro areas in ${inState} that we have figures for`;
  if (open.length === metros.length)
    return `${people} earn a median of ${say(first)} a year in ${metros.length === 2 ? count.replace("two", "both") : `all ${count}`} (BLS, May 2024).`;
  if (metros.length === 2)
    return `${people} earn a median of ${say(first)} a year in ${first.name} and ${say(last)} in ${last.name} (BLS, May 2024). We have figures for these two metro areas in ${inState}.`;
  const named = listWithAnd(open.slice(0, 3).map(({ name }) => name));
  const where = open.length > 3 ? `${toNumberWord(open.length)} metro areas, including ${named}` : named;
  if (open.length > 0)
    return `${people} earn a median of ${say(first)} a year in ${where}. ${last.name} is the lowest of the ${count}, at ${say(last)} (BLS, May 2024).`;
  return `${people} earn a median of ${say(first)} a year in ${first.name}, the highest of ${count}. ${last.name} is the lowest, at ${say(last)} (BLS, May 2024).`;
}
