import type { Money } from "./money.ts";
import { isUnitWord, listUnits, parsePayUnit, type ReadUnit } from "./pay-units.ts";
import { toUnmistakableUnit } from "./read-pay.ts";
import type { Scope } from "./wage-scope.ts";

/** From the plainest to the guess. */
export function* listPossibleUnits(
  { text, money, before, after, heading, below }: Scope,
  rank: number,
  isNamed: boolean,
): Generator<ReadUnit> {
  if (money.unit) {
    yield money.unit;
    return;
  }
  yield* listUnits(after);
  yield* listUnits(before).reverse();
  yield* listUnits(heading).reverse();
  yield* listUnitsBelow(below);
  if (money.low <= mostVisit && isOfVisit(before)) yield "visit";
  const sure = toUnmistakableUnit(money);
  if (sure) yield sure;
  else if (rank > 1 && isHourly(text, money, isNamed)) yield "hour";
}

const ofVisit =
  /(?:^|[\n|;,(/])[^\p{L}\d$]{0,6}(?:(?:new|initial|routine|return)\s)?(?:(?:eval(?:uation)?|SOC|start of care|resumption|recert(?:ification)?|intake|follow[\s-]?up|revisit|routine|discharge)s?\b|90[78]\d\d\b)[^$\n:|;]{0,30}(?::|\.{2,}|[-\u2010-\u2015])\s?$/iu;

/** "New intake, 50 min: $135", a kind of visit with its price. */
export const isOfVisit = (before: string): boolean => ofVisit.test(before.slice(-longestKind));
const longestKind = 80;
const mostVisit = 600;

const nextSentence =
  /^[.\s]*(?:this|these|the|rates?|range)\b[^$.\n]{0,60}?\b(hourly|annual|yearly|weekly|monthly|daily)\b/i;
const unitLineWords = new Set(
  "pay salary salaries rate rates wage wages compensation basis type unit frequency interval period per a an is are all the this these amounts figures range ranges base".split(
    " ",
  ),
);
const rhythm = /\b(?:frequency|period|schedule|cycle)\b/i;

/** "This range is the base hourly rate." or a line such as "Pay basis: Hourly". */
export function listUnitsBelow(below: string): ReadUnit[] {
  const word = nextSentence.exec(below)?.[1];
  const lines = below
    .split(/\n+|(?<=\.)\s|;\s/)
    .slice(0, 5)
    .filter((line) => line.length <= 50 && (line.toLowerCase().match(/\p{L}+/gu) ?? []).every(isOfUnitLine));
  const named = lines.flatMap((line) => {
    const unit = listUnits(line).at(-1);
    // How often a wage is paid is not what it is paid for.
    return unit && (!rhythm.test(line) || unit === "hour" || unit === "year") ? [unit] : [];
  });
  return [...(word ? [parsePayUnit(word)!] : []), ...named];
}

const isOfUnitLine = (word: string) => unitLineWords.has(word) || isUnitWord(word);

/** "$38.50 - $52.75" of a job that is not paid by the visit or the shift. */
function isHourly(
  text: string,
  { low, high: most, isSigned, isBounds, from, to }: Money,
  isNamed: boolean,
): boolean {
  const high = most ?? (isNamed ? low : null);
  if (high === null || low < 12 || high > 200 || high > low * 3) return false;
  const hasCents = /\d\.\d\d/.test(text.slice(from, to));
  return (hasCents || ((isSigned || isBounds) && high < 100)) && !paysOtherwise.test(text);
}

const paysOtherwise =
  /\b(?:pay|pays|paid|rates?|wages?|compensat\w{1,4})\b[^.\n]{0,20}\b(?:per|each|by the|by|an?) (?:\p{L}+ )?(?:visit|shift|day|encounter)\b|\b(?:per[ -]|by the )?(?:visit|shift|encounter) (?:rates?|pay)\b/iu;
