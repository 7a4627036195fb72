import { startSentence, toStateText } from "#app/candidates/license-words.ts";
import type { Question } from "#app/content/faq.ts";
import type { StateRecord, StateRow } from "#app/platform/place-records.ts";
import { formatCount } from "#app/ui/count.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { formatOrdinal, formatPercent, listWithAnd, percentAbove } from "./figures.ts";
import { listOwnMetros } from "./own-metros.ts";
import { publishedOccupations, registeredNurses, toRank } from "./published-pay.ts";
import { findState } from "./states.ts";

/** What is asked about working in a state: ours first, then what is written for it. */
export function toStateQuestions(state: StateRecord, rows: readonly StateRow[]): Question[] {
  return [toPayQuestion(state, rows), ...state.questions, toGrowthQuestion(state), toOutlierQuestion(state)];
}

const mediansOf = (soc: string, rows: readonly StateRow[]): Record<string, number> =>
  Object.fromEntries(rows.flatMap(({ code, medians }) => (medians[soc] ? [[code, medians[soc]]] : [])));

function toPayQuestion(state: StateRecord, rows: readonly StateRow[]): Question {
  const { soc } = registeredNurses;
  const medians = mediansOf(soc, rows);
  const own = medians[state.code]!;
  const { rank } = toRank(medians, state.code);
  const nextDoor = state.neighbors
    .map((code) => ({ name: toStateText(code), median: medians[code]! }))
    .sort((a, b) => b.median - a.median);
  const better = nextDoor.filter(({ median }) => median > own);
  const say = ({ name, median }: { name: string; median: number }) => `${name} (${formatDollars(median)})`;
  const place = `${formatDollars(own)} a year, the ${formatOrdinal(rank)} highest of ${rows.length} (May 2025)`;
  const name = toStateText(state.code);
  if (nextDoor.length === 0)
    return {
      question: `How does nurses' pay in ${name} rank?`,
      answer: `Half of its registered nurses make more than ${place}. The country's median is ${formatDollars(state.nationalMedians[soc]!)}.`,
    };
  if (better.length === 0)
    return {
      question: `Would a nurse earn more across the border from ${name}?`,
      answer: `Not by the medians: no neighbor comes up to its ${place}. The nearest is ${say(nextDoor[0]!)}.`,
    };
  if (better.length === nextDoor.length)
    return {
      question: `Which neighbors of ${name} pay nurses more?`,
      answer: `${nextDoor.length === 1 ? "Its only one does" : "All of them"}. ${startSentence(name)} stands at ${place}; above it ${better.length === 1 ? "lies" : "lie"} ${listWithAnd(better.slice(0, 3).map(say))}.`,
    };
  return {
    question: `Where around ${name} are nurses paid best?`,
    answer: `${startSentence(listWithAnd(better.slice(0, 3).map(say)))} ${better.length === 1 ? "is" : "are"} ahead of its own ${place}. Lowest is ${say(nextDoor.at(-1)!)}.`,
  };
}

function toGrowthQuestion(state: StateRecord): Question {
  const { population, population2020, growthPercent } = state;
  const name = toStateText(state.code);
  const change = formatCount(Math.abs(population - population2020));
  const local = [...listOwnMetros(state)].sort((a, b) => b.growthPercent - a.growthPercent);
  const [fastest, slowest] = [local[0], local.at(-1)];
  const inside = fastest
    ? ` ${fastest.growthPercent > 0 ? `The ${fastest.name} area gained ${formatPercent(fastest.growthPercent)} percent` : `Even its strongest area, ${fastest.name}, did not gain`}${slowest && slowest !== fastest && slowest.growthPercent < 0 ? `; ${slowest.name} lost ${formatPercent(slowest.growthPercent)}` : ""}.`
    : "";
  return growthPercent < 0
    ? {
        question: `Are people leaving ${name}?`,
        answer: `It counts ${change} fewer people in 2025 than in 2020, a loss of ${formatPercent(growthPercent)} percent, for ${formatCount(population)} in all.${inside}`,
      }
    : {
        question: `How fast is ${name} growing?`,
        answer: `By ${change} people between 2020 and 2025, or ${formatPercent(growthPercent)} percent, to ${formatCount(population)}.${inside}`,
      };
}

/** The occupations that stand furthest from the country, up and down. */
function toOutlierQuestion(state: StateRecord): Question {
  const found = publishedOccupations
    .flatMap(({ soc, plural }) => {
      const own = state.medians[soc];
      const percent = own ? percentAbove(own, state.nationalMedians[soc]!) : null;
      return own && percent !== null ? [{ plural: plural.toLowerCase(), own, percent }] : [];
    })
    .sort((a, b) => b.percent - a.percent);
  const [best, worst] = [found[0]!, found.at(-1)!];
  const name = findState(state.code)?.name ?? state.name;
  const say = (of: typeof best) =>
    `${of.plural}, at ${formatDollars(of.own)}, ${formatPercent(of.percent)} percent ${of.percent >= 0 ? "over" : "under"} the country's median`;
  return {
    question: `Who does best and worst by ${name} pay?`,
    answer: `Of the ten occupations with published medians, ${say(best)}, come out best. The other end is ${say(worst)}.`,
  };
}
