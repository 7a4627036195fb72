import { formatCount } from "#app/ui/count.ts";
import { formatOrdinal } from "./figures.ts";

// How figures and lists read inside of a sentence.

/** "12th largest", and of the first "largest" */
export const toRanked = (rank: number, superlative: string): string =>
  rank === 1 ? superlative : `${formatOrdinal(rank)} ${superlative}`;

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** "three"; figures from eleven on */
export const toNumberWord = (count: number): string => words[count] ?? formatCount(count);

/** "one hospital", "28 hospitals" */
export const toCounted = (count: number, one: string, many = `${one}s`): string =>
  `${toNumberWord(count)} ${count === 1 ? one : many}`;

/** "3.4 percent", never below zero */
export const toPercentText = (percent: number): string => `${formatCount(Math.abs(percent))} percent`;

/** One of several ways to say the same, always the same one for the same number. */
export const pick = <T>(ways: readonly T[], by: number): T => ways[by % ways.length]!;
