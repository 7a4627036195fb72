import type { StateRecord, StateRow } from "#app/facts/catalog/place-records.ts";
import type { Question } from "#app/pages/page/faq.ts";
import { toAuthorityCell, toAuthoritySource } from "#app/facts/reference/place/practice-authority.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { registeredNurses } from "#app/facts/reference/profession/published-pay.ts";
import { formatPercent, percentAbove } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatDollars } from "#app/kit/ui/dollars.ts";
import { tellNurses } from "./compare-licenses.ts";
import { formatIndex, toRealPay } from "./compare-pay.ts";

const source = "BLS, May 2025; BEA, 2024";

export function tellNursePay(first: StateRow, second: StateRow): string | null {
  const [a, b] = [first, second].map(({ medians }) => medians[registeredNurses.soc]);
  if (!a || !b) return null;
  const [here, there] = [first, second].map(({ code }) => toStateText(code));
  const [realA, realB] = [toRealPay(a, first), toRealPay(b, second)].map((pay) => Math.round(pay / 10) * 10);
  const more = realB! > realA! ? there! : here!;
  const percent = Math.abs(percentAbove(Math.max(realA!, realB!), Math.min(realA!, realB!)));
  const worth = `At national prices that is worth ${formatDollars(realA!)} and ${formatDollars(realB!)}`;
  return `Registered nurses earn a median of ${formatDollars(a)} in ${here} and ${formatDollars(b)} in ${there}. ${worth}${percent < 0.5 ? ", about the same" : `, ${formatPercent(percent)}% more in ${more}`} (${source}).`;
}

const tellBoth = (one: string, other: string, here: string, there: string): string =>
  one === other ? `${one} in both` : `${one} in ${here} and ${other} in ${there}`;

export function toCompareQuestions(first: StateRecord, second: StateRecord): Question[] {
  const [here, there] = [toStateText(first.code), toStateText(second.code)];
  const pay = tellNursePay(first, second);
  const expensive = first.prices.all > second.prices.all ? first : second;
  const cheaper = expensive === first ? second : first;
  return [
    ...(pay ? [{ question: `Do nurses earn more in ${here} or ${there}?`, answer: pay }] : []),
    {
      question: `Is it more expensive to live in ${here} or ${there}?`,
      answer: `${startSentence(toStateText(expensive.code))}. Its price index is ${formatIndex(expensive.prices.all)}, and that of ${toStateText(cheaper.code)} is ${formatIndex(cheaper.prices.all)}; the nation's is 100. Their rent indexes are ${formatIndex(expensive.prices.housing)} and ${formatIndex(cheaper.prices.housing)} (BEA, 2024).`,
    },
    {
      question: `Can a nurse from ${here} work in ${there}?`,
      answer: tellNurses(first, second),
    },
    {
      question: `Can nurse practitioners work independently in ${here} and ${there}?`,
      answer: `Practice authority is ${tellBoth(toAuthorityCell(first.nursePractitioners).toLowerCase(), toAuthorityCell(second.nursePractitioners).toLowerCase(), here, there)} (${toAuthoritySource({ [first.code]: first.nursePractitioners, [second.code]: second.nursePractitioners })}).`,
    },
  ];
}
