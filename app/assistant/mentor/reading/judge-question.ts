import {
  type QuestionLabel,
  questionLabels,
  type RefusalLabel,
  refusalLabels,
} from "#app/assistant/understanding/labels.ts";
import { type Likely, understand } from "#app/assistant/understanding/understand.ts";
import type { UnderstandingModel } from "#app/facts/catalog/understanding-records.ts";
import { toSpans } from "./question-spans.ts";
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

/** A refusal has to be surer than an answer: nobody with a question about work may be sent away. */
const refusesFrom = 0.55;
/** A call for help that is not one costs a line of text, and one that is missed may cost a life. */
const crisisFrom = 0.5;
const doubtsFrom = 0.2;
const asksFrom = 0.4;
/** A second part of the question. */
const alsoFrom = 0.35;
const perhapsFrom = 0.12;

const refusals: ReadonlySet<string> = new Set(refusalLabels);
const known: ReadonlySet<string> = new Set(questionLabels);
const isWork = ({ label }: Likely): boolean => known.has(label) && !refusals.has(label);

export function judgeQuestion(model: UnderstandingModel, asked: Asked): Judgment {
  const { text } = asked.sentence;
  const likely = understand(model, text, toSpans(asked));
  const likelihoodOf = (label: QuestionLabel) => likely.find((one) => one.label === label)?.likelihood ?? 0;
  const work = likely.filter(isWork) as Likely<WorkLabel>[];
  const found = work.filter(({ likelihood }, at) => likelihood >= (at === 0 ? asksFrom : alsoFrom));
  return {
    refusal: findRefusal(likely),
    doubt:
      refusals.has(likely[0]!.label) && likely[0]!.likelihood >= doubtsFrom
        ? (likely[0]!.label as RefusalLabel)
        : null,
    asks: inOrder(
      model,
      asked,
      found.map(({ label }) => label),
    ),
    perhaps: work.filter(({ likelihood }) => likelihood >= perhapsFrom).map(({ label }) => label),
    likelihoodOf,
  };
}

/** Null for a question that we may try to answer. */
export function findRefusal(likely: readonly Likely[]): RefusalLabel | null {
  const crisis = likely.find(({ label }) => label === "crisis");
  if (crisis && crisis.likelihood >= crisisFrom) return "crisis";
  const { label, likelihood } = likely[0]!;
  return refusals.has(label) && likelihood >= refusesFrom ? (label as RefusalLabel) : null;
}

const clauses = /[.?!;,]\s+|\s+(?:and|but|also|plus)\s+/gi;

/** What the first clause asks comes first. Each label belongs to the clause that says it best. */
function inOrder(model: UnderstandingModel, asked: Asked, labels: readonly WorkLabel[]): WorkLabel[] {
  if (labels.length < 2) return [...labels];
  const { text } = asked.sentence;
  const spans = toSpans(asked);
  const cuts = [...text.matchAll(clauses)].map(({ 0: cut, index }) => index + cut.length);
  const said = [0, ...cuts].map((from, at) => {
    const to = cuts[at] ?? text.length;
    const inside = spans
      .filter((span) => span.from < to && span.to > from)
      .map((span) => ({ ...span, from: Math.max(0, span.from - from), to: span.to - from }));
    return understand(model, text.slice(from, to), inside);
  });
  const toPlace = (label: WorkLabel): number => {
    const of = said.map((all) => all.find((one) => one.label === label)!.likelihood);
    return of.indexOf(Math.max(...of));
  };
  return labels.toSorted((a, b) => toPlace(a) - toPlace(b));
}
