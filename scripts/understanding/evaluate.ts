import { type Likely, understand } from "#app/assistant/understanding/understand.ts";
import { createRandom } from "../demo/seeded-random.ts";
import type { ReadSample } from "./samples.ts";
import { train } from "./train.ts";

const folds = 5;
const seed = 20261129;

export interface Guess {
  sample: ReadSample;
  /** By a model that has not seen the question. */
  likely: readonly Likely[];
}

/** Near copies of a question stay in one fold, so that none is guessed by its twin. */
const toTwin = ({ text }: ReadSample): string =>
  text
    .toLowerCase()
    .replace(/[^a-z ]+/g, "")
    .split(" ")
    .slice(0, 6)
    .join(" ");

export function guessInFolds(
  samples: readonly ReadSample[],
  trained: readonly string[],
  names: Record<string, string[]>,
): Guess[] {
  const twins = [...new Set(samples.map(toTwin))];
  const foldOf = new Map(
    createRandom(seed)
      .shuffle(twins)
      .map((twin, at) => [twin, at % folds]),
  );
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const isIn = (sample: ReadSample) => foldOf.get(toTwin(sample)) === fold;
    const model = train(
      samples.filter((sample) => !isIn(sample)),
      trained,
      names,
    );
    return samples
      .filter(isIn)
      .map((sample) => ({ sample, likely: understand(model, sample.read, sample.spans) }));
  });
}

const toLogit = (likelihood: number): number => Math.log(likelihood / (1 - likelihood));

/** Platt's two numbers, by Newton's method over all labels of all guesses. */
export function calibrate(guesses: readonly Guess[]): { slope: number; shift: number } {
  const pairs = guesses.flatMap(({ sample, likely }) =>
    likely.map(({ label, likelihood }) => ({
      sum: toLogit(likelihood),
      target: sample.labels.includes(label) ? 1 : 0,
    })),
  );
  let [slope, shift] = [1, 0];
  for (let round = 0; round < 30; round++) {
    let [a, b, aa, ab, bb] = [0, 0, 1e-9, 0, 1e-9];
    for (const { sum, target } of pairs) {
      const guess = 1 / (1 + Math.exp(-(slope * sum + shift)));
      const error = guess - target;
      const spread = guess * (1 - guess);
      a += error * sum;
      b += error;
      aa += spread * sum * sum;
      ab += spread * sum;
      bb += spread;
    }
    const both = aa * bb - ab * ab;
    slope -= (a * bb - b * ab) / both;
    shift -= (b * aa - a * ab) / both;
  }
  return { slope: Number(slope.toPrecision(5)), shift: Number(shift.toPrecision(5)) };
}

export const withCalibration = (
  guesses: readonly Guess[],
  { slope, shift }: { slope: number; shift: number },
): Guess[] =>
  guesses.map(({ sample, likely }) => ({
    sample,
    likely: likely.map(({ label, likelihood }) => ({
      label,
      likelihood: 1 / (1 + Math.exp(-(slope * toLogit(likelihood) + shift))),
    })),
  }));

/** The first guess is one of the question's labels. */
export const isRight = ({ sample, likely }: Guess): boolean => sample.labels.includes(likely[0]!.label);

export const toAccuracy = (guesses: readonly Guess[]): number =>
  guesses.filter(isRight).length / Math.max(1, guesses.length);

/** By label: of the questions that were guessed so, and of those that are so, how many were guessed right. */
export function toRates(guesses: readonly Guess[], trained: readonly string[]) {
  return trained.map((label) => {
    const guessed = guesses.filter(({ likely }) => likely[0]!.label === label);
    const asked = guesses.filter(({ sample }) => sample.labels[0] === label);
    return {
      label,
      asked: asked.length,
      precision: guessed.filter(isRight).length / Math.max(1, guessed.length),
      recall: asked.filter(isRight).length / Math.max(1, asked.length),
    };
  });
}
