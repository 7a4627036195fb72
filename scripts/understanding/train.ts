import { listFeatures } from "#app/assistant/understanding/features.ts";
import { questionLabels } from "#app/assistant/understanding/labels.ts";
import { findNames, labelLetters } from "#app/assistant/understanding/understand.ts";
import type { UnderstandingModel } from "#app/facts/catalog/understanding-records.ts";
import type { ReadSample } from "./samples.ts";

/** Less, and a rare word decides; more, and no word does. */
const penalty = 1e-5;
const rounds = 400;
/** The bias and what all questions share make the gradient change by at most a third. */
const step = 3;
/** What only one or two questions say tells nothing about the next. */
const leastSeen = 3;
/** So few that most weights are rounded away, which costs no accuracy and keeps the file small. */
const highestLevel = 16;

type Names = UnderstandingModel["names"];

/** Each question's features, by number, one row after another. Unknown ones are left out, but count to a row's length. */
interface Rows {
  features: readonly string[];
  /** Where the rows begin in `all`, and where the last ends. */
  starts: Uint32Array;
  all: Uint32Array;
  /** What each feature of a row counts, so that the row's vector is one long. */
  each: Float64Array;
}

const toFeatures = (names: Names, { read, spans }: ReadSample): string[] =>
  listFeatures(read, [...findNames({ ...nothing, names }, read), ...spans]);

function toRows(listed: readonly (readonly string[])[]): Rows {
  const seen = new Map<string, number>();
  for (const features of listed)
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const features = [...seen.keys()].filter((feature) => seen.get(feature)! >= leastSeen).toSorted();
  const numbers = new Map(features.map((feature, at) => [feature, at]));
  const known = listed.map((row) => row.flatMap((feature) => numbers.get(feature) ?? []));
  const starts = new Uint32Array(listed.length + 1);
  for (const [at, row] of known.entries()) starts[at + 1] = starts[at]! + row.length;
  return {
    ...{ features, starts },
    all: Uint32Array.from(known.flat()),
    each: Float64Array.from(listed, (row) => 1 / Math.sqrt(row.length || 1)),
  };
}

interface Weights {
  bias: number;
  of: Float64Array;
}

/** Logistic regression with an L2 penalty, by Nesterov's accelerated gradient: the same rows give the same weights. */
function fitLabel({ features, starts, all, each }: Rows, isPositive: readonly boolean[]): Weights {
  const [size, count] = [features.length, each.length];
  let weights = new Float64Array(size + 1);
  let before = weights;
  const gradient = new Float64Array(size + 1);
  for (let round = 0; round < rounds; round++) {
    const momentum = round / (round + 3);
    const ahead = new Float64Array(size + 1);
    for (let at = 0; at <= size; at++) {
      ahead[at] = weights[at]! + momentum * (weights[at]! - before[at]!);
      gradient[at] = at === size ? 0 : penalty * ahead[at]!;
    }
    for (let row = 0; row < count; row++) {
      let sum = 0;
      for (let at = starts[row]!; at < starts[row + 1]!; at++) sum += ahead[all[at]!]!;
      const guess = 1 / (1 + Math.exp(-(ahead[size]! + sum * each[row]!)));
      const error = (guess - (isPositive[row] ? 1 : 0)) / count;
      gradient[size]! += error;
      const share = error * each[row]!;
      for (let at = starts[row]!; at < starts[row + 1]!; at++) gradient[all[at]!]! += share;
    }
    before = weights;
    weights = ahead.map((weight, at) => weight - step * gradient[at]!);
  }
  return { bias: weights[size]!, of: weights.subarray(0, size) };
}

/** @param calibration from the folds; without it, sums are taken as they are */
export function train(
  samples: readonly ReadSample[],
  names: Names,
  calibration: { slope: number; shift: number } = { slope: 1, shift: 0 },
): UnderstandingModel {
  const rows = toRows(samples.map((sample) => toFeatures(names, sample)));
  const fitted = questionLabels.map((label) =>
    fitLabel(
      rows,
      samples.map(({ labels }) => labels.includes(label)),
    ),
  );
  const highest = fitted.reduce(
    (most, { of }) => of.reduce((max, one) => Math.max(max, Math.abs(one)), most),
    0,
  );
  const level = round(highest / highestLevel || 1);
  const lines = rows.features.flatMap((feature, at) => {
    const levels = fitted.map(({ of }) => Math.round(of[at]! / level));
    const kept = levels.flatMap((level, label) => (level !== 0 ? [`${labelLetters[label]}${level}`] : []));
    return kept.length > 0 ? [`${feature}\t${kept.join("")}`] : [];
  });
  return {
    labels: [...questionLabels],
    bias: fitted.map(({ bias }) => round(bias)),
    step: level,
    ...calibration,
    weights: lines.join("\n"),
    names,
  };
}

const nothing: Omit<UnderstandingModel, "names"> = {
  ...{ labels: [], bias: [], step: 1, slope: 1, shift: 0, weights: "" },
};

/** Five digits are enough, and are the same on every machine. */
const round = (value: number): number => Number(value.toPrecision(5));
