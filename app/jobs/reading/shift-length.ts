import { toNumber, toShortText } from "./phrases.ts";

const length = "(?<hours>8|9|10|12|13|16|24|48|eight|nine|ten|twelve|sixteen|twenty-four)";
/** "12-hour", "3x12", "four 10s" and the 24 of "24/72", but not "24 hours a week" and "24-hour clinical support". */
export const shiftLength = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}$.,/-])(?:[1-7]|one|two|three|four|five|six|seven)\s*[x×]\s*${length}(?:['’]?s|[\s-]*(?:hours?|hrs?|h))?(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}$.,/-]|\b(?:last|past|within)\s+)${length.replace("hours", "each")}[\s-]*(?:hours?|hrs?|h)\b(?!\s*(?:(?:a|per|each|\/)\s*(?:week|wk|day|month)|weekly|wks?\b|of\b|(?:clinical|customer|phone|support|notice|access|care|emergency|recovery|clinic\b(?!\s+days)|pharmac\w*|urgent|line|hotline|facility)\b))(?:[\s-]*shifts?\b)?`,
    String.raw`(?<![\p{L}\p{N}$.,/-])(?<on>24|48)\s*(?:\/|(?:hours?\s+)?on\s*[,/]?\s*)\s*(?:48|72|96)(?:\s*(?:hours?\s+)?off)?(?![\p{N}/])`,
  ].join("|"),
  "giu",
);

/** The lengths that a schedule or a title states, in hours, each once. */
export function listShiftLengths(text: string): number[] {
  const found = [...toShortText(text).matchAll(shiftLength)].map(({ groups = {} }) =>
    toNumber(groups.hours ?? groups.each ?? groups.on!),
  );
  return [...new Set(found)];
}
