import { readFileSync } from "node:fs";
import { findParts, toReadWords } from "#app/assistant/understanding/find-parts.ts";
import type { PartFinder } from "#app/facts/catalog/understanding-records.ts";
import { createRandom } from "../demo/seeded-random.ts";
import type { PartSample, PartSamples } from "./part-samples.ts";

const seed = 20261130;
const rounds = 8;
const batch = 512;
const firstStep = 0.02;
const stepShrinks = 0.85;
const penalty = 1e-5;
/** Words left out of a line by chance, so that no one word decides. */
const dropped = 0.3;
/** A word that fewer lines have tells nothing about the next. */
const leastSeen = 3;
/** How long a vector is at first: longer, and the first guesses are too sure. */
const scale = 3;
/** Of a word that the general vectors lack. */
const scaleOfUnknown = 0.5;
/** Below, a part's share of the error changes nothing. */
const leastError = 1e-6;

interface WordVectors {
  size: number;
  words: string;
  bytes: string;
  steps: number[];
}

/** A word of a line, and its share of the line's vector. */
interface Share {
  word: number;
  share: number;
}

interface Fit {
  size: number;
  pageOf: readonly number[];
  ofWords: Descent;
  ofParts: Descent;
}

/**
 * A softmax over all parts, by vectors of words and of parts. Words begin as general vectors that put words of like use
 * close together, and both are fitted to the lines: the other parts of a page are what a line has to be told from.
 */
export function trainParts({ parts, pageOf, samples }: PartSamples): PartFinder {
  const random = createRandom(seed);
  const general: WordVectors = JSON.parse(readFileSync("data/words/vectors.json", "utf8"));
  const { size } = general;
  const { words, weights, rows } = toRows(samples);
  const started = startWords(words, general, random);
  const fit: Fit = {
    ...{ size, pageOf },
    ofWords: new Descent(started),
    ofParts: new Descent(startParts({ parts, samples, rows, ofWords: started, size })),
  };
  let step = firstStep;
  for (let round = 0; round < rounds; round++) {
    const order = random.shuffle(samples.map((_, at) => at));
    for (let from = 0; from < order.length; from += batch) {
      const some = order.slice(from, from + batch);
      for (const at of some) {
        const kept = rows[at]!.filter(() => random.next() >= dropped);
        const row = kept.map(({ word, share }) => ({ word, share: share / (1 - dropped) }));
        learn(fit, row, { ...samples[at]!, weight: samples[at]!.weight / some.length });
      }
      fit.ofWords.go(step);
      fit.ofParts.go(step);
    }
    step *= stepShrinks;
  }
  const [byWord, byPart] = [toBytes(fit.ofWords.values, size), toBytes(fit.ofParts.values, size)];
  return {
    ...{ size, words: words.join(" "), weights: weights.map((weight) => Number(weight.toFixed(2))) },
    ...{ wordVectors: byWord.bytes, wordSteps: byWord.steps, parts },
    ...{ partVectors: byPart.bytes, partSteps: byPart.steps },
  };
}

function toRows(samples: readonly PartSample[]): { words: string[]; weights: number[]; rows: Share[][] } {
  const read = samples.map(({ text }) => toReadWords(text));
  const seen = new Map<string, number>();
  for (const words of read) for (const word of words) seen.set(word, (seen.get(word) ?? 0) + 1);
  const words = [...seen.keys()].filter((word) => seen.get(word)! >= leastSeen).toSorted();
  const numbers = new Map(words.map((word, at) => [word, at]));
  const weights = words.map((word) => Math.log((samples.length + 1) / (1 + seen.get(word)!)));
  const rows = read.map((all) => {
    const known = all.flatMap((word) => numbers.get(word) ?? []);
    const length = Math.sqrt(known.reduce((sum, word) => sum + weights[word]! ** 2, 0)) || 1;
    return known.map((word) => ({ word, share: weights[word]! / length }));
  });
  return { words, weights, rows };
}

/** Adds a line's error to the gradients. A line of a page as a whole asks for any of its parts. */
function learn({ size, pageOf, ofWords, ofParts }: Fit, row: readonly Share[], sample: PartSample): void {
  const { part: wanted, weight } = sample;
  const asked = new Float32Array(size);
  for (const { word, share } of row)
    for (let n = 0; n < size; n++) asked[n]! += share * ofWords.values[word * size + n]!;
  const guesses = toGuesses(asked, ofParts.values);
  const isWanted = (part: number) =>
    typeof wanted === "number" ? part === wanted : pageOf[part] === wanted.page;
  const right = guesses.reduce((sum, guess, part) => sum + (isWanted(part) ? guess : 0), 0) || 1;
  const back = new Float32Array(size);
  for (const [part, guess] of guesses.entries()) {
    const error = isWanted(part) ? guess - guess / right : guess;
    if (Math.abs(error) < leastError) continue;
    for (let n = 0; n < size; n++) {
      ofParts.gradient[part * size + n]! += error * weight * asked[n]!;
      back[n]! += error * weight * ofParts.values[part * size + n]!;
    }
  }
  for (const { word, share } of row)
    for (let n = 0; n < size; n++) ofWords.gradient[word * size + n]! += share * back[n]!;
}

/** How likely each part is. */
function toGuesses(asked: Float32Array, ofParts: Float32Array): Float32Array {
  const size = asked.length;
  const sums = new Float32Array(ofParts.length / size);
  for (let part = 0; part < sums.length; part++) {
    let sum = 0;
    for (let n = 0; n < size; n++) sum += asked[n]! * ofParts[part * size + n]!;
    sums[part] = sum;
  }
  const highest = sums.reduce((most, sum) => Math.max(most, sum), -Infinity);
  for (let part = 0; part < sums.length; part++) sums[part] = Math.exp(sums[part]! - highest);
  const all = sums.reduce((total, one) => total + one, 0);
  return sums.map((one) => one / all);
}

function startWords(
  words: readonly string[],
  general: WordVectors,
  random: ReturnType<typeof createRandom>,
): Float32Array {
  const { size } = general;
  const bytes = new Int8Array(Buffer.from(general.bytes, "base64"));
  const numbers = new Map(general.words.split(" ").map((word, at) => [word, at]));
  return Float32Array.from(
    words.flatMap((word) => {
      const at = numbers.get(word);
      return Array.from({ length: size }, (_, n) =>
        at === undefined
          ? (scale * scaleOfUnknown * (random.next() + random.next() + random.next() - 1.5) * 2) /
            Math.sqrt(size)
          : scale * general.steps[at]! * bytes[at * size + n]!,
      );
    }),
  );
}

interface Start extends Pick<PartSamples, "parts" | "samples"> {
  rows: readonly (readonly Share[])[];
  ofWords: Float32Array;
  size: number;
}

/** A part begins where its lines are. */
function startParts({ parts, samples, rows, ofWords, size }: Start): Float32Array {
  const started = new Float32Array(parts.length * size);
  for (const [at, { part, weight }] of samples.entries())
    if (typeof part === "number")
      for (const { word, share } of rows[at]!)
        for (let n = 0; n < size; n++)
          started[part * size + n]! += weight * share * ofWords[word * size + n]!;
  for (let part = 0; part < parts.length; part++) {
    const own = started.subarray(part * size, (part + 1) * size);
    const length = Math.sqrt(own.reduce((sum, value) => sum + value ** 2, 0)) || 1;
    for (let n = 0; n < size; n++) own[n] = (own[n]! / length) * scale;
  }
  return started;
}

/** Adam. */
class Descent {
  readonly gradient: Float32Array;
  readonly values: Float32Array;
  private readonly mean: Float32Array;
  private readonly spread: Float32Array;
  private times = 0;

  constructor(values: Float32Array) {
    this.values = values;
    this.gradient = new Float32Array(values.length);
    this.mean = new Float32Array(values.length);
    this.spread = new Float32Array(values.length);
  }

  go(step: number): void {
    this.times++;
    const [ofMean, ofSpread] = [1 - 0.9 ** this.times, 1 - 0.999 ** this.times];
    for (let at = 0; at < this.values.length; at++) {
      const slope = this.gradient[at]! + penalty * this.values[at]!;
      this.mean[at]! += 0.1 * (slope - this.mean[at]!);
      this.spread[at]! += 0.001 * (slope ** 2 - this.spread[at]!);
      this.values[at]! -=
        (step * (this.mean[at]! / ofMean)) / (Math.sqrt(this.spread[at]! / ofSpread) + 1e-8);
    }
    this.gradient.fill(0);
  }
}

/** Base64 of a signed byte for each number, and for each vector what 1 of them is worth. */
export function toBytes(values: Float32Array, size: number): { bytes: string; steps: number[] } {
  const steps: number[] = [];
  const bytes = new Int8Array(values.length);
  for (let from = 0; from < values.length; from += size) {
    const own = values.subarray(from, from + size);
    const step = Number(
      (own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127).toPrecision(4),
    );
    steps.push(step);
    for (let n = 0; n < size; n++) bytes[from + n] = Math.round(own[n]! / (step || 1));
  }
  return { bytes: Buffer.from(bytes.buffer).toString("base64"), steps };
}

/** Every seventh question is held out. */
const oneIn = 7;

/** How often the likeliest part, and its page, is right for questions that were held out. */
export function guessParts(all: PartSamples): { part: number; page: number } {
  const isOut = ({ isAsked }: PartSample, at: number) => isAsked && at % oneIn === 0;
  const finder = trainParts({ ...all, samples: all.samples.filter((one, at) => !isOut(one, at)) });
  const judged = all.samples.filter(isOut).map(({ text, part }) => {
    const found = findParts(finder, text);
    const [first] = finder.parts
      .map(({ page, heading }, at) => ({ at, worth: found.toPart(page, heading) }))
      .toSorted((a, b) => b.worth - a.worth);
    const right = part as number;
    return { part: first!.at === right, page: all.pageOf[first!.at] === all.pageOf[right] };
  });
  const toShare = (name: "part" | "page") => judged.filter((one) => one[name]).length / judged.length;
  return { part: toShare("part"), page: toShare("page") };
}
