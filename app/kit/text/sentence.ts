import { formatCount } from "#app/kit/ui/count.ts";
import { formatOrdinal, toRunningText } from "./figures.ts";

export const startSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const continueSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export function listWithOr(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

/** "Northquill Health, Inc." and "D.C." end a sentence with their own period. */
export const endSentence = (text: string): string => (text.endsWith(".") ? text : `${text}.`);

export const withArticle = (text: string): string => `${/^[AEIOaeio]/.test(text) ? "an" : "a"} ${text}`;

export const toLabel = (name: string): string => startSentence(toRunningText(name));

const toRanked = (rank: number, superlative: string): string =>
  rank === 1 ? superlative : `${formatOrdinal(rank)} ${superlative}`;

const endLength = 10;

/** Null in the middle of a list. */
export function toEndRank(
  rank: number | null,
  of: number,
  superlatives: [high: string, low: string],
): string | null {
  if (rank === null || of < 3 * endLength) return null;
  const [high, low] = superlatives;
  if (rank <= endLength) return `the ${toRanked(rank, high)}`;
  return rank > of - endLength ? `the ${toRanked(of - rank + 1, low)}` : null;
}

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
export const toNumberWord = (count: number): string => words[count] ?? formatCount(count);

export const toCounted = (count: number, one: string, many = `${one}s`): string =>
  `${toNumberWord(count)} ${count === 1 ? one : many}`;

export const toPercentText = (percent: number): string => `${formatCount(Math.abs(percent))}%`;
