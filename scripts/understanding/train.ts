import { listFeatures } from "#app/assistant/understanding/features.ts";
import { findNames, labelLetters } from "#app/assistant/understanding/understand.ts";
import type { UnderstandingModel } from "#app/facts/catalog/understanding-records.ts";
import type { ReadSample } from "./samples.ts";

/** Less, and a rare word decides; more, and no word does. */
const penalty = 1e-5;
const rounds = 300;
/** Few questions have any one label, so that no gradient is steep: at a step of 3, 700 rounds were not enough. */
const step = 20;
/** What fewer than three, or than one in two thousand, say tells nothing about the next. */
const toLeastSeen = (samples: number): number => Math.max(3, Math.round(samples / 2_000));
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
  each: Float32Array;
}

const toFeatures = (names: Names, { read, spans }: ReadSample): string[] =>
  listFeatures(read, [...findNames({ ...nothing, names }, read), ...spans]);

function toRows(listed: readonly (readonly string[])[]): Rows {
  const seen = new Map<string, number>();
  for (const features of listed)
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const least = toLeastSeen(listed.length);
  const features = [...seen.keys()].filter((feature) => seen.get(feature)! >= least).toSorted();
  const numbers = new Map(features.map((feature, at) => [feature, at]));
  const known = listed.map((row) => row.flatMap((feature) => numbers.get(feature) ?? []));
  const starts = new Uint32Array(listed.length + 1);
  for (const [at, row] of known.entries()) starts[at + 1] = starts[at]! + row.length;
  return {
    ...{ features, starts },
    all: Uint32Array.from(known.flat()),
    each: Float32Array.from(listed, (row) => 1 / Math.sqrt(row.length || 1)),
  };
}

/** For each feature a weight for each label, one feature after another, and at the end the biases. */
type Weights = Float32Array;

/** Logistic regressions with an L2 penalty, by Nesterov's accelerated gradient: the same rows give the same weights. */
function fitLabels(
  { features, starts, all, each }: Rows,
  isLabel: (row: number, label: number) => boolean,
  labels: number,
): Weights {
  const [ofFeatures, count] = [features.length * labels, each.length];
  let weights = new Float32Array(ofFeatures + labels);
  let before = weights;
  const ahead = new Float32Array(weights.length);
  const gradient = new Float32Array(weights.length);
  const sums = new Float32Array(labels);
  for (let round = 0; round < rounds; round++) {
    const momentum = round / (round + 3);
    for (let at = 0; at < weights.length; at++) {
      ahead[at] = weights[at]! + momentum * (weights[at]! - before[at]!);
      gradient[at] = at < ofFeatures ? penalty * ahead[at]! : 0;
    }
    for (let row = 0; row < count; row++) {
      sums.fill(0);
      for (let at = starts[row]!; at < starts[row + 1]!; at++) {
        const from = all[at]! * labels;
        for (let label = 0; label < labels; label++) sums[label]! += ahead[from + label]!;
      }
      for (let label = 0; label < labels; label++) {
        const guess = 1 / (1 + Math.exp(-(ahead[ofFeatures + label]! + sums[label]! * each[row]!)));
        const error = (guess - (isLabel(row, label) ? 1 : 0)) / count;
        gradient[ofFeatures + label]! += error;
        sums[label] = error * each[row]!;
      }
      for (let at = starts[row]!; at < starts[row + 1]!; at++) {
        const from = all[at]! * labels;
        for (let label = 0; label < labels; label++) gradient[from + label]! += sums[label]!;
      }
    }
    before = weights;
    weights = ahead.map((weight, at) => weight - step * gradient[at]!);
  }
  return weights;
}

/** @param calibration from the folds; without it, sums are taken as they are */
export function train(
  samples: readonly ReadSample[],
  trained: readonly string[],
  names: Names,
  calibration: { slope: number; shift: number } = { slope: 1, shift: 0 },
): UnderstandingModel {
  const rows = toRows(samples.map((sample) => toFeatures(names, sample)));
  const asked = samples.map(({ labels }) => trained.map((label) => labels.includes(label)));
  const fitted = fitLabels(rows, (row, label) => asked[row]![label]!, trained.length);
  const biases = fitted.subarray(rows.features.length * trained.length);
  const ofFeatures = fitted.subarray(0, rows.features.length * trained.length);
  const highest = ofFeatures.reduce((max, one) => Math.max(max, Math.abs(one)), 0);
  const level = round(highest / highestLevel || 1);
  const lines = rows.features.flatMap((feature, at) => {
    const weights = ofFeatures.subarray(at * trained.length, (at + 1) * trained.length);
    const levels = Array.from(weights, (weight) => Math.round(weight / level));
    const kept = levels.flatMap((level, label) => (level !== 0 ? [`${labelLetters[label]}${level}`] : []));
    return kept.length > 0 ? [`${feature}\t${kept.join("")}`] : [];
  });
  return {
    labels: [...trained],
    bias: Array.from(biases, round),
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
