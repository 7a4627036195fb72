import { toSpans } from "#app/assistant/navigation/reading/asked-spans.ts";
import {
  isRefusal,
  type QuestionLabel,
  questionLabels,
  type RefusalLabel,
} from "#app/assistant/understanding/labels.ts";
import { findRefusal, type Likely, understand } from "#app/assistant/understanding/understand.ts";
import type { UnderstandingModel } from "#app/facts/catalog/understanding-records.ts";
import type { Asked } from "./read-question.ts";

type WorkLabel = Exclude<QuestionLabel, RefusalLabel>;

export interface Judgment {
  refusal: RefusalLabel | null;
  /** What would be refused if the model were surer. Then no tool answers, and nobody is sent away. */
  doubt: RefusalLabel | null;
  /** What to answer, in the order of the question. Empty when the model is not sure of anything. */
  asks: readonly WorkLabel[];
  /** What it may be when it is not sure. */
  perhaps: readonly WorkLabel[];
  likelihoodOf: (label: QuestionLabel) => number;
}

const doubtsFrom = 0.2;
const asksFrom = 0.4;
/** A second part of the question. */
const alsoFrom = 0.38;
const perhapsFrom = 0.12;

const known: ReadonlySet<string> = new Set(questionLabels);
const isWork = ({ label }: Likely): boolean => known.has(label) && !isRefusal(label);

export function judgeQuestion(model: UnderstandingModel, asked: Asked): Judgment {
  const { text } = asked.sentence;
  const likely = understand(model, text, toSpans(asked.sentence));
  const likelihoodOf = (label: QuestionLabel) => likely.find((one) => one.label === label)?.likelihood ?? 0;
  const work = likely.filter(isWork) as Likely<WorkLabel>[];
  const found = work.filter(({ likelihood }, at) => likelihood >= (at === 0 ? asksFrom : alsoFrom));
  return {
    refusal: findRefusal(likely),
    doubt:
      isRefusal(likely[0]!.label) && likely[0]!.likelihood >= doubtsFrom
        ? (likely[0]!.label as RefusalLabel)
        : null,
    asks: inOrder(
      readParts(model, asked),
      found.map(({ label }) => label),
      likelihoodOf,
    ),
    perhaps: work.filter(({ likelihood }) => likelihood >= perhapsFrom).map(({ label }) => label),
    likelihoodOf,
  };
}

/** Between the parts of a question. */
export const clauses = /[.?!;,]\s+|\s+(?:and|but|also|plus|&)\s+/gi;
/** A part of a question that asks for something by itself says it in so many words. */
export const leastWords = 4;
const partFrom = 0.62;
/** The whole question may not speak against it. */
const ofWhole = 0.06;
/** They answer almost anything, so a clause alone does not ask for them. */
const notOfPart: ReadonlySet<string> = new Set(["guides", "site", "match"]);
const mostAsks = 3;

interface Part {
  words: number;
  likely: readonly Likely[];
}

/** What each clause would ask for if it stood alone. */
function readParts(model: UnderstandingModel, asked: Asked): Part[] {
  const { text } = asked.sentence;
  const spans = toSpans(asked.sentence);
  const cuts = [...text.matchAll(clauses)].map(({ 0: cut, index }) => index + cut.length);
  return [0, ...cuts].map((from, at) => {
    const to = cuts[at] ?? text.length;
    const inside = spans
      .filter((span) => span.from < to && span.to > from)
      .map((span) => ({ ...span, from: Math.max(0, span.from - from), to: span.to - from }));
    const said = text.slice(from, to);
    return { words: said.trim().split(/\s+/).length, likely: understand(model, said, inside) };
  });
}

/** With what a part surely asks for, in the order of the parts that say it best. */
function inOrder(
  parts: readonly Part[],
  labels: readonly WorkLabel[],
  likelihoodOf: Judgment["likelihoodOf"],
): WorkLabel[] {
  if (parts.length < 2) return [...labels];
  const ofParts = parts.flatMap(({ words, likely: [first] }) =>
    words >= leastWords &&
    first!.likelihood >= partFrom &&
    isWork(first!) &&
    !notOfPart.has(first!.label) &&
    likelihoodOf(first!.label as QuestionLabel) >= ofWhole
      ? [first!.label as WorkLabel]
      : [],
  );
  const all = [...new Set([...labels, ...ofParts])].slice(0, mostAsks);
  const toPlace = (label: WorkLabel): number => {
    const of = parts.map(({ likely }) => likely.find((one) => one.label === label)!.likelihood);
    return of.indexOf(Math.max(...of));
  };
  return all.toSorted((a, b) => toPlace(a) - toPlace(b));
}
