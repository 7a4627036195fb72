import { listOwnMetros } from "#app/catalogue/places/metro/metro-search.ts";
import type { StateRecord, StateRow } from "#app/facts/catalog/place-records.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import {
  publishedOccupations,
  registeredNurses,
} from "#app/facts/reference/profession/published-occupations.ts";
import { formatPercent, listWithAnd, percentAbove, toRunningText } from "#app/kit/text/figures.ts";
import { toNumberWord } from "#app/kit/text/prose.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import type { Question } from "#app/pages/page/faq.ts";

export function toStateQuestions(state: StateRecord, rows: readonly StateRow[]): Question[] {
  return [toPayQuestion(state, rows), ...state.questions, toGrowthQuestion(state), toOutlierQuestion(state)];
}

const mediansOf = (soc: string, rows: readonly StateRow[]): Record<string, number> =>
  Object.fromEntries(rows.flatMap(({ code, medians }) => (medians[soc] ? [[code, medians[soc]]] : [])));

function toPayQuestion(state: StateRecord, rows: readonly StateRow[]): Question {
  const { soc } = registeredNurses;
  const medians = mediansOf(soc, rows);
  const own = medians[state.code]!;
  const name = toStateText(state.code);
  const nation = state.nationalMedians[soc]!;
  const gap = formatDollars(Math.abs(own - nation));
  const compared = own === nation ? "the same as" : `${gap} ${own > nation ? "more" : "less"} than`;
  const nextDoor = state.neighbors
    .map((code) => ({ name: toStateText(code), median: medians[code]! }))
    .sort((a, b) => b.median - a.median);
  const better = nextDoor.filter(({ median }) => median > own);
  const say = ({ name, median }: { name: string; median: number }) => `${name} (${formatDollars(median)})`;
  const beside =
    nextDoor.length === 0
      ? ""
      : better.length === 0
        ? ` No neighboring state pays more; the closest is ${say(nextDoor[0]!)}.`
        : ` ${describeBetter(better.length)} ${listWithAnd(better.slice(0, 3).map(say))}.`;
  return {
    question: `How much do registered nurses make in ${name}?`,
    answer: `The median is ${formatDollars(own)} a year (BLS, May 2025), ${compared} the national median of ${formatDollars(nation)}.${beside}`,
  };
}

const describeBetter = (count: number): string =>
  count === 1
    ? "The only neighbor that pays more is"
    : count <= 3
      ? "The neighbors that pay more are"
      : `The highest-paying of the ${toNumberWord(count)} neighbors that pay more are`;

function toGrowthQuestion(state: StateRecord): Question {
  const { population, population2020, growthPercent } = state;
  const name = toStateText(state.code);
  const change = formatCount(Math.abs(population - population2020));
  const local = [...listOwnMetros(state)].sort((a, b) => b.growthPercent - a.growthPercent);
  const [fastest, slowest] = [local[0], local.at(-1)];
  const toChange = ({ growthPercent: percent }: StateRecord["metros"][number]) =>
    Math.abs(percent) < 0.05
      ? "hardly changed"
      : `${percent < 0 ? "shrank" : "grew"} ${formatPercent(percent)}%`;
  const say = (metro: StateRecord["metros"][number]) => `${metro.name} ${toChange(metro)}`;
  const inside = !fastest
    ? ""
    : slowest && slowest !== fastest
      ? ` Among its metro areas, ${say(fastest)} and ${say(slowest)}.`
      : ` The ${fastest.name} metro area ${toChange(fastest)}.`;
  return {
    question: `Is the population of ${name} growing?`,
    answer:
      growthPercent < 0
        ? `No. It fell ${formatPercent(growthPercent)}% from 2020 to 2025, a loss of ${change} people, to ${formatCount(population)}.${inside}`
        : `Yes. It grew ${formatPercent(growthPercent)}% from 2020 to 2025, a gain of ${change} people, to ${formatCount(population)}.${inside}`,
  };
}

function toOutlierQuestion(state: StateRecord): Question {
  const found = publishedOccupations
    .flatMap(({ soc, plural }) => {
      const own = state.medians[soc];
      const percent = own ? percentAbove(own, state.nationalMedians[soc]!) : null;
      return own && percent !== null ? [{ plural: toRunningText(plural), own, percent }] : [];
    })
    .sort((a, b) => b.percent - a.percent);
  const [best, worst] = [found[0]!, found.at(-1)!];
  const say = (of: typeof best) =>
    `${formatDollars(of.own)}, ${formatPercent(of.percent)}% ${of.percent >= 0 ? "above" : "below"} the national median`;
  const lead =
    best.percent < 0
      ? `None of the ten occupations we have state medians for pays above the national median. ${startSentence(best.plural)} come closest`
      : `${startSentence(best.plural)} compare best among the ten occupations we have state medians for`;
  return {
    question: `Which healthcare jobs pay best in ${toStateText(state.code)} compared with the nation?`,
    answer: `${lead} (${say(best)}). ${startSentence(worst.plural)} compare worst (${say(worst)}).`,
  };
}
