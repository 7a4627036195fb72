import { toStems } from "#app/catalogue/articles/passages/telling-words.ts";
import type { PartFinder } from "#app/facts/catalog/understanding-records.ts";
import { madeOnce } from "#app/kit/made-once.ts";

/** What a trained reader of questions says of the parts of our pages, as logarithms of probabilities. */
interface LikelyParts {
  /** The likeliest first, as are the parts. */
  pages: readonly string[];
  parts: readonly { page: string; heading: string }[];
  toPage: (page: string) => number;
  toPart: (page: string, heading: string) => number;
}

/** Pages and parts that the reader was not trained on, and those of which it thinks even less. */
const leastOf = { page: -6, part: -12 };

/** While the catalogue cannot be read. */
const nothingRead: LikelyParts = {
  pages: [],
  parts: [],
  toPage: () => leastOf.page,
  toPart: () => leastOf.part,
};

const toNumbers = (base64: string): Int8Array =>
  new Int8Array(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer);

const toKey = (page: string, heading: string): string => `${page}\n${heading}`;

const toReader = madeOnce(({ words, wordVectors, parts, partVectors }: PartFinder) => ({
  numbers: new Map(words.split(" ").map((word, number) => [word, number])),
  ofWords: toNumbers(wordVectors),
  ofParts: toNumbers(partVectors),
  keys: new Map(parts.map(({ page, heading }, at) => [toKey(page, heading), at])),
}));

/** The words of a text that tell what is asked, each once, as the reader is trained on them. */
export const toReadWords = (text: string): string[] => [...new Set(toStems(text))];

/**
 * How likely each part answers a text: by one vector for each of its words, added up, beside one for each part. Pure,
 * and linear in the text's length.
 */
export function findParts(finder: PartFinder | null, text: string): LikelyParts {
  if (!finder) return nothingRead;
  const { numbers, ofWords, ofParts, keys } = toReader(finder);
  const { size, weights, wordSteps, parts, partSteps } = finder;
  const known = toReadWords(text).flatMap((word) => numbers.get(word) ?? []);
  const length = Math.sqrt(known.reduce((sum, word) => sum + weights[word]! ** 2, 0)) || 1;
  const asked = new Float32Array(size);
  for (const word of known) {
    const step = (weights[word]! / length) * wordSteps[word]!;
    for (let at = 0; at < size; at++) asked[at]! += ofWords[word * size + at]! * step;
  }
  const sums = parts.map((_, part) => {
    let sum = 0;
    for (let at = 0; at < size; at++) sum += asked[at]! * ofParts[part * size + at]!;
    return sum * partSteps[part]!;
  });
  const highest = Math.max(...sums);
  const all = highest + Math.log(sums.reduce((sum, one) => sum + Math.exp(one - highest), 0));
  const shares = new Map<string, number>();
  for (const [at, { page }] of parts.entries())
    shares.set(page, (shares.get(page) ?? 0) + Math.exp(sums[at]! - all));
  return {
    pages: [...shares].toSorted(([, a], [, b]) => b - a).map(([page]) => page),
    parts: listHighest(sums).map((at) => parts[at]!),
    toPage: (page) => Math.max(leastOf.page, Math.log(shares.get(page) ?? 0)),
    toPart: (page, heading) =>
      Math.max(leastOf.part, (sums[keys.get(toKey(page, heading)) ?? -1] ?? -Infinity) - all),
  };
}

const mostListed = 8;

/** Where the highest numbers stand, the highest first. */
function listHighest(sums: readonly number[]): number[] {
  const least = sums.toSorted((a, b) => b - a)[mostListed - 1] ?? -Infinity;
  return [...sums.keys()].filter((at) => sums[at]! >= least).toSorted((a, b) => sums[b]! - sums[a]!);
}
