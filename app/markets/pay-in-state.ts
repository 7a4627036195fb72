import { startSentence, toStateText } from "#app/candidates/license-words.ts";
import type { StateRecord } from "#app/platform/place-records.ts";
import type { Profession } from "#app/platform/profession-records.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { formatPay, isOpenEnded, survey2024 } from "#app/ui/pay-scale.ts";
import { formatOrdinal, formatPercent, listWithAnd, percentAbove, toRunningText } from "./figures.ts";
import { toRank } from "./published-pay.ts";
import { withWageScope } from "./wanted-professions.ts";

/** A profession's pay in a state: by state where we hold it, else by metropolitan area. */
export type PayInState =
  | { kind: "state"; median: number; nation: number; rank: number; of: number; percent: number }
  | { kind: "metros"; metros: LocalMetro[] }
  | { kind: "none" };

interface LocalMetro {
  slug: string;
  name: string;
  median: number;
}

export function toPayInState(profession: Profession, state: StateRecord): PayInState {
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

/** The areas centered in the state that have a published median, highest first. */
export const listLocalMetros = ({ metros }: Profession, code: string): LocalMetro[] =>
  listPaid(metros.filter(({ stateCodes }) => stateCodes[0] === code));

/** The same with those of other states that reach into it. */
export const listReachingMetros = ({ metros }: Profession, code: string): LocalMetro[] =>
  listPaid(metros.filter(({ stateCodes }) => stateCodes.includes(code)));

const listPaid = (metros: Profession["metros"]): LocalMetro[] =>
  metros
    .flatMap(({ slug, name, pay }) => (pay.median ? [{ slug, name, median: pay.median }] : []))
    .sort((a, b) => b.median - a.median);

export const sayMetroPay = (median: number): string => formatPay(median, survey2024);

/** One sentence on what the profession makes there, told by what is remarkable about it. */
export function toPaySentence(profession: Profession, state: StateRecord, pay: PayInState): string {
  const plural = withWageScope(profession.slug, toRunningText(profession.plural));
  const inState = toStateText(state.code);
  if (pay.kind === "state") return toStateSentence(plural, inState, pay);
  if (pay.kind === "metros") return toMetroSentence(plural, inState, pay.metros);
  const nation = profession.national.pay.median;
  return nation
    ? `We hold no figure for ${plural} in ${inState}; the country's median is ${formatDollars(nation)} (May 2025).`
    : `We hold no figure for ${plural} in ${inState}.`;
}

function toStateSentence(
  plural: string,
  inState: string,
  pay: Extract<PayInState, { kind: "state" }>,
): string {
  const { rank, of, percent } = pay;
  const median = formatDollars(pay.median);
  const gap = `${formatPercent(percent)} percent`;
  const below = of - rank;
  if (rank === 1)
    return `Nowhere in the country do ${plural} have a higher median than in ${inState}: ${median} (May 2025).`;
  if (rank <= 5)
    return `${median} a year puts ${inState} ${formatOrdinal(rank)} of ${of} for ${plural}, ${gap} over the nation (May 2025).`;
  if (below === 0)
    return `${startSentence(inState)} has the country's lowest median for ${plural}: ${median} (May 2025), ${gap} under the nation's.`;
  if (below < 5)
    return `Only ${below === 1 ? "one state pays" : `${below} states pay`} ${plural} less than ${inState}, where the median is ${median} (May 2025).`;
  if (Math.abs(percent) < 1.5)
    return `${startSentence(plural)} in ${inState} make about what they do nationwide: ${median} against ${formatDollars(pay.nation)} (May 2025).`;
  if (percent > 0)
    return `Half of ${inState}'s ${plural} make more than ${median}, ${gap} above the country and ${formatOrdinal(rank)} of ${of} (May 2025).`;
  return `The median for ${plural} in ${inState}, ${median}, lies ${gap} below the country's: ${formatOrdinal(rank)} of ${of} (May 2025).`;
}

function toMetroSentence(plural: string, inState: string, metros: readonly LocalMetro[]): string {
  const [first, last] = [metros[0]!, metros.at(-1)!];
  const say = ({ median }: LocalMetro) => sayMetroPay(median);
  if (metros.length === 1)
    return `${first.name} is the one area of ${inState} with published pay for ${plural}: a median of ${say(first)} (May 2024).`;
  const atCode = metros.filter(({ median }) => isOpenEnded(median, survey2024));
  if (atCode.length === metros.length)
    return `In all ${metros.length} areas of ${inState} with published pay, the median for ${plural} is at the top of the scale, ${say(first)} (May 2024).`;
  if (atCode.length > 0)
    return `${listWithAnd(atCode.slice(0, 3).map(({ name }) => name))} ${atCode.length === 1 ? "tops" : "top"} the scale for ${plural} in ${inState}, ${say(first)}; ${last.name} is lowest with ${say(last)} (May 2024).`;
  if (first.median < last.median * 1.1)
    return `${startSentence(plural)} make much the same across ${inState}, from ${say(last)} in ${last.name} to ${say(first)} in ${first.name} (May 2024).`;
  return `Around ${first.name}, ${plural} have a median of ${say(first)}, the most of ${metros.length} areas of ${inState}; in ${last.name} it is ${say(last)} (May 2024).`;
}
