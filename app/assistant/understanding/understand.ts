import type { UnderstandingModel } from "#app/facts/catalog/understanding-records.ts";
import { findPhrases, type Lexicon, toLexicon, toTokens } from "#app/jobs/reading/phrases.ts";
import { madeOnce } from "#app/kit/made-once.ts";
import { type AskedSpan, listFeatures } from "./features.ts";
import { isRefusal, type RefusalLabel } from "./labels.ts";

/** A label, and how likely the text asks for it, from 0 to 1. */
export interface Likely<Label extends string = string> {
  label: Label;
  likelihood: number;
}

/** One for each label. */
export const labelLetters =
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ" + "αβγδεζηθικλμνξοπρστυφχψωΓΔΘΛΞΠΣΦΨΩ";
const levels = /(\p{L})(-?\d+)/gu;

const toWeights = madeOnce(
  ({ weights }: UnderstandingModel): ReadonlyMap<string, string> =>
    new Map(weights.split("\n").map((line) => line.split("\t") as [string, string])),
);

const toNames = madeOnce(
  ({ names }: UnderstandingModel): Lexicon<string> =>
    toLexicon(Object.entries(names).flatMap(([kind, list]) => list.map((name) => [name, kind] as const))),
);

/** Which of them it is says nothing more; of words such as "sue" it does. */
const properNames: ReadonlySet<string> = new Set(["drug", "board", "agency", "employer", "certificate"]);

/** Drugs, employers, job boards and the like that the model knows by name. */
export function findNames(model: UnderstandingModel, text: string): AskedSpan[] {
  const tokens = toTokens(text);
  return findPhrases(tokens, toNames(model)).map(({ value: kind, from, to }) => {
    const last = tokens[to - 1]!;
    return { kind, from: tokens[from]!.at, to: last.at + last.raw.length, isName: properNames.has(kind) };
  });
}

/** All labels, the likeliest first. Pure, and linear in the text's length. */
export function understand(model: UnderstandingModel, text: string, spans: readonly AskedSpan[]): Likely[] {
  const weights = toWeights(model);
  const features = listFeatures(text, [...findNames(model, text), ...spans]);
  const sums = model.labels.map(() => 0);
  for (const feature of features)
    for (const [, letter, level] of weights.get(feature)?.matchAll(levels) ?? [])
      sums[labelLetters.indexOf(letter!)]! += Number(level);
  // Features count as the length of their vector is one, so that a long question is no surer than a short one.
  const each = model.step / Math.sqrt(features.length || 1);
  return model.labels
    .map((label, at) => {
      const sum = model.bias[at]! + sums[at]! * each;
      return { label, likelihood: 1 / (1 + Math.exp(-(model.slope * sum + model.shift))) };
    })
    .toSorted((a, b) => b.likelihood - a.likelihood);
}

/** A refusal has to be surer than an answer: nobody with a question about work may be sent away. */
const refusesFrom = 0.75;
/** A call for help that is not one costs a line of text, and one that is missed may cost a life. */
const crisisFrom = 0.4;
/** "Without shooting myself in the foot" */
const surelyWork = 0.9;

/** Null for a question that we may try to answer. */
export function findRefusal(likely: readonly Likely[]): RefusalLabel | null {
  const crisis = likely.find(({ label }) => label === "crisis");
  const { label, likelihood } = likely[0]!;
  const isSurelyWork = !isRefusal(label) && likelihood >= surelyWork;
  if (crisis && crisis.likelihood >= crisisFrom && !isSurelyWork) return "crisis";
  if (!isRefusal(label)) return null;
  const all = likely.reduce((sum, one) => sum + (isRefusal(one.label) ? one.likelihood : 0), 0);
  return (label === "improper" ? all : likelihood) >= refusesFrom ? label : null;
}
