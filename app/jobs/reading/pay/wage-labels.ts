import { isBesideOther, namesOtherMoney } from "./other-money.ts";

const labels: readonly (readonly [number, RegExp])[] = [
  [4, /\bgross\b/gi],
  [
    3,
    /\b(?:(?:salary|pay|wage|compensation|rate|hourly|annual|hiring)\s(?:\w+\s)?(?:range|scale)|base\s(?:\w+\s)?(?:pay|salary|wage|rate|compensation)|rate of pay|pay rate|hiring range)\b/gi,
  ],
  [
    2,
    /\b(?:pay|pays|salary|salaries|compensation|wages?|rates?|range|scale|remuneration|earnings|base|guarantee)\b/gi,
  ],
];
const anyLabel = /gross|pay|salar|compens|wage|rate|range|scale|remun|earning|base|guarantee|hiring/i;
const asVerb = /\b(?:helps? you|you|we|will|they|to|that|who)\s*$/i;
const otherUse = /^\s*(?:for(?! (?:this|these|our)\b)|off|back|down|increase|raise|plan)\b/i;
const isVerb = /\bpays?$/i;
/** "the pay for this role" */
const asNoun =
  /\b(?:the|our|its|this|your|total|annual|hourly|weekly|starting|(?:estimat|expect|budget|anticipat|advertis|list|post)ed)\s*$/i;

/** Of a line above its rows: "What we pay", "What you are paid per visit" */
const inHeading = /\b(?:(?:we|it|this|you)\s)?(?:paid|pays?)\b/gi;
export const toHeadingRank = (line: string): number | null => toRank(line.replace(inHeading, "pay"));

/** Of the words behind an amount: "$285,000 base guaranteed". */
const baseAfter = /^\s*(?:(?:guaranteed|annual|starting|hourly)\s)?(?:base|salary|gross)\b/i;
export const isNamedAfter = (words: string): boolean => baseAfter.test(words);

/** How plainly the words call the amount behind them the wage. Zero: not at all; null: they name other money. */
export function toRank(words: string): number | null {
  if (!anyLabel.test(words)) return 0;
  const found = labels.flatMap(([rank, pattern]) => {
    const match = [...words.matchAll(pattern)].at(-1);
    return match ? [{ rank, at: match.index, to: match.index + match[0].length, name: match[0] }] : [];
  });
  const nearest = found.sort((a, b) => b.to - a.to || b.rank - a.rank)[0];
  if (!nearest) return 0;
  const ahead = words.slice(0, nearest.at);
  const between = words.slice(nearest.to);
  const piece = ahead.split(/,|\band\b|\bplus\b|\bto\b/).at(-1)!;
  if (
    isBesideOther(piece) ||
    namesOtherMoney(piece + nearest.name) ||
    namesOtherMoney(between) ||
    (isVerb.test(nearest.name) && !asNoun.test(ahead) && otherUse.test(between))
  )
    return null;
  if (isVerb.test(nearest.name) && asVerb.test(ahead)) return 0;
  return Math.max(
    ...found.filter(({ to, at }) => to === nearest.to || at >= nearest.at - 12).map(({ rank }) => rank),
  );
}
