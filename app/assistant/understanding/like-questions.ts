import type { AskedPages } from "#app/facts/catalog/understanding-records.ts";
import { madeOnce } from "#app/kit/made-once.ts";
import { toAskedTokens } from "./tokens.ts";

/** A page, and how much a question is like those that it answers: each from 0 to 1, where 1 is the same question. */
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

const partLength = 4;
/** A run of letters says less than its word. */
const ofPart = 0.5;
const best = 3;

/** The words of a question and their runs of four letters, without figures. */
function listParts(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { word } of toAskedTokens(text)) {
    if (/^[#$?]/.test(word)) continue;
    found.add(word);
    const whole = `^${word}$`;
    for (let at = 0; at + partLength <= whole.length; at++) found.add(`~${whole.slice(at, at + partLength)}`);
  }
  return found;
}

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = lists.get(key);
  if (known) known.push(value);
  else lists.set(key, [value]);
}

const toIndex = madeOnce((pages: AskedPages) => {
  const asked = Object.entries(pages).flatMap(([page, questions]) =>
    questions.map((question) => ({ page, parts: listParts(question) })),
  );
  const seen = new Map<string, number>();
  for (const { parts } of asked) for (const part of parts) seen.set(part, (seen.get(part) ?? 0) + 1);
  /** What few questions say tells more. */
  const weigh = (part: string): number =>
    Math.log((asked.length + 1) / (seen.get(part) ?? 1)) * (part.startsWith("~") ? ofPart : 1);
  const toLength = (parts: ReadonlySet<string>): number =>
    Math.sqrt([...parts].reduce((sum, part) => sum + weigh(part) ** 2, 0)) || 1;
  const lengths = asked.map(({ parts }) => toLength(parts));
  const having = new Map<string, number[]>();
  const sums = new Map<string, Map<string, number>>();
  for (const [at, { page, parts }] of asked.entries()) {
    const sum = sums.get(page) ?? new Map<string, number>();
    sums.set(page, sum);
    for (const part of parts) {
      addTo(having, part, at);
      sum.set(part, (sum.get(part) ?? 0) + weigh(part) / lengths[at]!);
    }
  }
  /** A part that ten of a page's questions have tells more than one's, but not ten times as much. */
  const ofPages = new Map<string, { page: string; weight: number }[]>();
  for (const [page, sum] of sums) {
    const length = Math.sqrt([...sum.values()].reduce((all, one) => all + one, 0)) || 1;
    for (const [part, one] of sum) addTo(ofPages, part, { page, weight: Math.sqrt(one) / length });
  }
  return { asked, having, ofPages, weigh, toLength, lengths };
});

/** The pages whose questions are like this one. Pure, and linear in the text's length. */
export function findLikePages(pages: AskedPages, text: string): Likeness {
  const { asked, having, ofPages, weigh, toLength, lengths } = toIndex(pages);
  const parts = listParts(text);
  const length = toLength(parts);
  const sums = asked.map(() => 0);
  const toAll = new Map<string, number>();
  for (const part of parts) {
    const share = weigh(part) / length;
    for (const at of having.get(part) ?? []) sums[at]! += share * weigh(part);
    for (const { page, weight } of ofPages.get(part) ?? [])
      toAll.set(page, (toAll.get(page) ?? 0) + share * weight);
  }
  const byPage = new Map<string, number[]>();
  for (const [at, { page }] of asked.entries())
    if (sums[at]! > 0) addTo(byPage, page, sums[at]! / lengths[at]!);
  const found = [...byPage].map(([page, all]): LikePage => {
    const most = all.toSorted((a, b) => b - a).slice(0, best);
    const toThree = most.reduce((sum, one) => sum + one, 0) / best;
    return { page, toBest: most[0]!, toThree, toAll: toAll.get(page) ?? 0 };
  });
  const to = (other: string): number => {
    const others = listParts(other);
    const shared = [...others].reduce((sum, part) => sum + (parts.has(part) ? weigh(part) ** 2 : 0), 0);
    return shared / length / toLength(others);
  };
  return { pages: found.toSorted((a, b) => b.toAll + b.toThree - a.toAll - a.toThree), to };
}
