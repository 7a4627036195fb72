import { formatCount } from "#app/kit/ui/count.ts";
import { formatOrdinal } from "./figures.ts";

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
