import { toStems } from "#app/catalogue/articles/passages/telling-words.ts";
import type { AskedPages } from "#app/facts/catalog/understanding-records.ts";
import { madeOnce } from "#app/kit/made-once.ts";

/** A part of a page, and questions that it answers. The heading is empty for the page as a whole. */
export interface AskedSection {
  page: string;
  heading: string;
  asked: readonly string[];
}

/** How much a question is like those that a page or a part of it answers: each from 0 to 1, where 1 is the same. */
interface LikeAsked {
  /** Like the most alike of them. */
  toBest: number;
  /** Like the three most alike, on average. */
  toThree: number;
  /** Like all of them together. */
  toAll: number;
}

interface LikePage extends LikeAsked {
  page: string;
}

interface Likeness {
  /** The most alike first. */
  pages: readonly LikePage[];
  toSection: (page: string, heading: string) => LikeAsked;
  /** How much the question is like another text. */
  to: (text: string) => number;
}

const most = 3;
const unlike: LikeAsked = { toBest: 0, toThree: 0, toAll: 0 };

/** The words that tell what is asked, without their endings. */
const toParts = (text: string): string[] => [...new Set(toStems(text))];

/** Reads all questions once, when the catalogue is loaded, so that a Worker need not. */
export function indexQuestions(sections: readonly AskedSection[]): AskedPages {
  const numbers = new Map<string, number>();
  const seen: number[] = [];
  const read = sections.map(({ page, heading, asked }) => ({
    page,
    heading,
    asked: asked.map(toParts).filter((parts) => parts.length > 0),
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

const toKey = (page: string, heading: string): string => `${page}\n${heading}`;

const toIndex = madeOnce(({ words, weights, sections }: AskedPages) => {
  const having: number[][] = words.map(() => []);
  const lines: { section: number; length: number }[] = [];
  const totals = new Map<string, Map<number, number>>();
  const addTo = (key: string, number: number, share: number) => {
    const total = totals.get(key) ?? new Map<number, number>();
    totals.set(key, total.set(number, (total.get(number) ?? 0) + share));
  };
  for (const [section, { page, heading, asked }] of sections.entries())
    for (const numbers of asked) {
      const length = toLength(numbers.map((number) => weights[number]!));
      for (const number of numbers) {
        having[number]!.push(lines.length);
        addTo(page, number, weights[number]! / length);
        addTo(toKey(page, heading), number, weights[number]! / length);
      }
      lines.push({ section, length });
    }
  return {
    having,
    lines,
    numbers: new Map(words.map((word, number) => [word, number])),
    /** Of a page, or of a part of it: how long all of its questions are together. */
    lengths: new Map([...totals].map(([key, total]) => [key, toLength([...total.values()])])),
    keys: sections.map(({ page, heading }) => toKey(page, heading)),
    rarest: weights.reduce((all, weight) => Math.max(all, weight), 0),
  };
});

/** The pages whose questions are like this one, and how like it is each part's. Pure, and linear in the text's length. */
export function findLikePages(asked: AskedPages, text: string): Likeness {
  const { having, lines, numbers, lengths, keys, rarest } = toIndex(asked);
  const weigh = (part: string): number => asked.weights[numbers.get(part) ?? -1] ?? rarest;
  const parts = new Set(toParts(text));
  const length = toLength([...parts].map(weigh));
  const sums = new Float64Array(lines.length);
  for (const part of parts)
    for (const at of having[numbers.get(part) ?? -1] ?? []) sums[at]! += weigh(part) ** 2 / length;
  const found = new Map<string, number[]>();
  const addTo = (key: string, likeness: number) => {
    const known = found.get(key);
    if (known) known.push(likeness);
    else found.set(key, [likeness]);
  };
  const pages = new Set<string>();
  for (const [at, { section, length: ofLine }] of lines.entries()) {
    if (sums[at] === 0) continue;
    const { page } = asked.sections[section]!;
    pages.add(page);
    addTo(page, sums[at]! / ofLine);
    addTo(keys[section]!, sums[at]! / ofLine);
  }
  const toLike = (key: string): LikeAsked => {
    const all = found.get(key);
    if (!all) return unlike;
    const first = all.toSorted((a, b) => b - a).slice(0, most);
    return { toBest: first[0]!, toThree: sumOf(first) / most, toAll: sumOf(all) / lengths.get(key)! };
  };
  return {
    pages: [...pages]
      .map((page): LikePage => ({ page, ...toLike(page) }))
      .toSorted((a, b) => b.toAll + b.toThree - a.toAll - a.toThree),
    toSection: (page, heading) => toLike(toKey(page, heading)),
    to: (other) => {
      const others = toParts(other);
      const shared = sumOf(others.map((part) => (parts.has(part) ? weigh(part) ** 2 : 0)));
      return shared / length / toLength(others.map(weigh));
    },
  };
}
