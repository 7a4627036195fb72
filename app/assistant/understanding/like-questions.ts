import type { AskedPages } from "#app/facts/catalog/understanding-records.ts";
import { madeOnce } from "#app/kit/made-once.ts";
import { toReadWords } from "./find-parts.ts";

/** A part of a page, and questions that it answers. The heading is empty for the page as a whole. */
export interface AskedSection {
  page: string;
  heading: string;
  asked: readonly string[];
}

/** How much a question is like those that a page answers: each from 0 to 1, where 1 is the same. */
interface LikePage {
  page: string;
  /** Like the most alike of them. */
  toBest: number;
  /** Like the three most alike, on average. */
  toThree: number;
  /** Like all of them together. */
  toAll: number;
}

interface Likeness {
  /** The most alike first. */
  pages: readonly LikePage[];
  /** How much the question is like another text. */
  to: (text: string) => number;
}

const most = 3;

/** Reads all questions once, when the catalogue is loaded, so that a Worker need not. */
export function indexQuestions(sections: readonly AskedSection[]): AskedPages {
  const numbers = new Map<string, number>();
  const seen: number[] = [];
  const read = sections.map(({ page, heading, asked }) => ({
    page,
    heading,
    asked: asked.map(toReadWords).filter((parts) => parts.length > 0),
  }));
  for (const part of read.flatMap(({ asked }) => asked.flat())) {
    const number = numbers.get(part) ?? numbers.size;
    numbers.set(part, number);
    seen[number] = (seen[number] ?? 0) + 1;
  }
  const all = read.reduce((sum, { asked }) => sum + asked.length, 0);
  // What few questions say tells more.
  const weights = seen.map((times) => Number(Math.log((all + 1) / times).toFixed(3)));
  return {
    words: [...numbers.keys()],
    weights,
    sections: read.map(({ page, heading, asked }) => ({
      page,
      heading,
      asked: asked.map((parts) => parts.map((part) => numbers.get(part)!)),
    })),
  };
}

const toLength = (weights: readonly number[]): number =>
  Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0)) || 1;

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

const toIndex = madeOnce(({ words, weights, sections }: AskedPages) => {
  const having: number[][] = words.map(() => []);
  const lines: { page: string; length: number }[] = [];
  const totals = new Map<string, Map<number, number>>();
  for (const { page, asked } of sections) {
    const total = totals.get(page) ?? new Map<number, number>();
    totals.set(page, total);
    for (const numbers of asked) {
      const length = toLength(numbers.map((number) => weights[number]!));
      for (const number of numbers) {
        having[number]!.push(lines.length);
        total.set(number, (total.get(number) ?? 0) + weights[number]! / length);
      }
      lines.push({ page, length });
    }
  }
  return {
    having,
    lines,
    numbers: new Map(words.map((word, number) => [word, number])),
    /** Of a page: how long all of its questions are together. */
    lengths: new Map([...totals].map(([page, total]) => [page, toLength([...total.values()])])),
    rarest: weights.reduce((all, weight) => Math.max(all, weight), 0),
  };
});

/** The pages whose questions are like this one. Pure, and linear in the text's length. */
export function findLikePages(asked: AskedPages, text: string): Likeness {
  const { having, lines, numbers, lengths, rarest } = toIndex(asked);
  const weigh = (part: string): number => asked.weights[numbers.get(part) ?? -1] ?? rarest;
  const parts = new Set(toReadWords(text));
  const length = toLength([...parts].map(weigh));
  const sums = new Float64Array(lines.length);
  for (const part of parts)
    for (const at of having[numbers.get(part) ?? -1] ?? []) sums[at]! += weigh(part) ** 2 / length;
  const found = new Map<string, number[]>();
  for (const [at, { page, length: ofLine }] of lines.entries()) {
    if (sums[at] === 0) continue;
    const known = found.get(page);
    if (known) known.push(sums[at]! / ofLine);
    else found.set(page, [sums[at]! / ofLine]);
  }
  const pages = [...found].map(([page, all]): LikePage => {
    const first = all.toSorted((a, b) => b - a).slice(0, most);
    return { page, toBest: first[0]!, toThree: sumOf(first) / most, toAll: sumOf(all) / lengths.get(page)! };
  });
  return {
    pages: pages.toSorted((a, b) => b.toAll + b.toThree - a.toAll - a.toThree),
    to: (other) => {
      const others = toReadWords(other);
      const shared = sumOf(others.map((part) => (parts.has(part) ? weigh(part) ** 2 : 0)));
      return shared / length / toLength(others.map(weigh));
    },
  };
}
