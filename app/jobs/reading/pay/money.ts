import { type ReadUnit, readUnitAt } from "./pay-units.ts";

/** An amount or a range in dollars, with the unit right behind it. `low` is null after "up to". */
export interface Money {
  low: number;
  high: number | null;
  unit: ReadUnit | null;
  /** Has a dollar sign or a code, so that it is no count. */
  isSigned: boolean;
  /** Named a minimum and a maximum, which only pay has. */
  isBounds: boolean;
  from: number;
  to: number;
}

/** Begins with a digit, so that an engine skips the rest of a text at once. */
const amount = /\d(?:\d{0,2}(?:,\d{3})+|\d*)(?:\.\d{1,4}(?!\d))?(?<k>\s?k\b)?(?![\d%]|[,.:]\d)/giu;
const leastPlain = 7;
const longestSign = 8;
const longestNumbering = 12;
const sign = /(?<![\d.,\p{L}#$€£¥₹]|[€£¥₹]\s)(?:US\s?\$|USD\s?\$?|\$)\s?$/iu;
const noAmount = /(?:[\d.,:/\p{L}#$€£¥₹]|[€£¥₹]\s)$/u;
const currency = /\s*\b(?:USD|US dollars?|dollars?)\b/iy;
/** "The 401k", "12 hours", "5 years" and "2 million" are no amounts. */
const counted =
  /^\s?(?:-\s?)?(?:\+\s?)?(?:hours?|hrs?|years?|yrs?|weeks?|days?|months?|minutes?|shifts?|patients?|beds?|visits?|miles?|percent|people|nurses|locations?|x|am|pm|a\.m|p\.m|[ap]\b|\/7)\b/i;
/** "Step 1", "Years 10-15" */
const counting = /\b(?:years?|yrs?|steps?|levels?|grades?|tiers?|bands?|ages?|unit)\s(?:\d+\s?[-–]\s?)?$/i;
const millions = /^\s?\+?\s?(?:million|billion|MM|M|B|bn)\b/;

interface Options {
  /** A field of pay has no other numbers, so that plain ones count. */
  isField?: boolean;
}

/** In the order of the text. Skips amounts that a range or two bounds took. */
export function listMoney(text: string, { isField = false }: Options = {}): Money[] {
  const found: Money[] = [];
  for (const match of text.matchAll(amount)) {
    const money = toMoney(text, match);
    if (money && found.push(money) >= mostAmounts) break;
  }
  const signed = found.some((money) => money.isSigned);
  const ranges = joinBounds(text, joinRanges(text, found));
  return ranges.filter((money) =>
    isField
      ? money.isSigned || !signed
      : money.isSigned || money.isBounds || (isPlainAmount(text, money) && !namesRow(text, money)),
  );
}

const mostAmounts = 150;

function toMoney(text: string, match: RegExpExecArray): Money | null {
  const { k = "" } = match.groups!;
  const end = match.index + match[0].length;
  const before = text.slice(Math.max(0, match.index - longestNumbering), match.index);
  const signed = sign.exec(before.slice(-longestSign));
  if (!signed && noAmount.test(before)) return null;
  const after = text.slice(end, end + 16);
  if (!signed && (counting.test(before) || counted.test(after) || /^\p{L}/u.test(after))) return null;
  const digits = match[0].slice(0, match[0].length - k.length);
  if (millions.test(after) || /^(?:401|403|457)$/.test(digits)) return null;
  const low = Number(digits.replaceAll(",", "")) * (k ? 1000 : 1);
  const isToldPay = low >= leastPlain && low < 200 && saysPays.test(before) && /^(?:[.,;\n]|$)/.test(after);
  const money = { low, high: null, unit: null, isSigned: signed !== null || isToldPay, isBounds: false };
  return { ...money, from: match.index - (signed?.[0].length ?? 0), ...readTail(text, end, money.isSigned) };
}

/** "USD", a unit and "USD" again: "$45.00/hr USD", "92,000 USD per annum". */
function readTail(text: string, end: number, isSigned: boolean) {
  const before = skip(currency, text, end);
  const plus = skip(/\s?\+(?!\s?(?!per\b|an?\b)\p{L})/iuy, text, before);
  const read = readUnitAt(text, plus);
  const to = skip(currency, text, read?.to ?? before);
  return {
    unit: read?.unit ?? null,
    to,
    isSigned: isSigned || before > end || (read !== null && to > read.to),
  };
}

function skip(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

/** Without a sign, only what a wage looks like: "38.50", "85,000", "95k", "45 per hour", "38-52 an hour". */
function isPlainAmount(text: string, { from, to, unit, high, low }: Money): boolean {
  return (
    isWritten(text, { from, to }) ||
    (low >= 20_000 && ownLabel.test(text.slice(Math.max(0, from - 16), from))) ||
    (unit !== null && unit !== "other") ||
    (high !== null && low >= leastPlain && high < 1000 && !/^0\d/.test(text.slice(from, to)))
  );
}

/** "2-4 | $28.75" and "5-9 yrs: $30.50" begin with the years that an amount is for. */
const namesRow = (text: string, { to }: Money) => beforeAmount.test(text.slice(to, to + 24));
const beforeAmount = /^\s?\+?(?:\s?\p{L}{1,7}\.?)?\s?[|/:=.\u2010-\u2015-]{0,12}\s?\$/u;

/** "Nights 10 to 6:30 pays 33." */
const saysPays = /\b(?:pays|wage (?:is|of)|(?:wages?|pay|rate):)\s$/i;
/** "Salary: 85000", which is not a ZIP code. */
const ownLabel = /\b(?:salary|pay|wages?|compensation)\s?:\s?$/i;
const isWritten = (text: string, { from, to }: Pick<Money, "from" | "to">) =>
  /\d,\d{3}|\d\.\d\d(?:\d\d)?\b|\dk\b/i.test(text.slice(from, to));

const between =
  /^[\s+]*(?:\([\p{L} ]{1,16}\)\s*)?(?:(?:at (?:the )?)?(?:min(?:imum)?|start|low(?: end)?|entry|mid(?:-?point)?)\s*)?(?:([-\u2010-\u2015\u2212~]|\bto\b|\bthrough\b|\bthru\b|\bup to\b)|\band\b)\s*(?:(?:a |the )?(?:max(?:imum)?|high)(?: of)?:?\s*)?$/iu;
const betweenWord = /\bbetween\s*$/i;

function joinRanges(text: string, amounts: readonly Money[]): Money[] {
  const joined: Money[] = [];
  for (const next of amounts) {
    const last = joined.at(-1);
    const range = last ? toRange(text, last, next) : null;
    if (range) joined[joined.length - 1] = range;
    else joined.push(next);
  }
  return joined;
}

function toRange(text: string, last: Money, next: Money): Money | null {
  const gap = text.slice(last.to, next.from);
  // "Starting at $29/hr. $35/hr for nights" is two sentences.
  if (inTable.test(gap)) return text[last.to - 1] === "." ? null : toTableRange(text, last, next);
  const link = gap.length > 40 ? null : between.exec(gap);
  if (!link || gap.includes("\n")) return null;
  if (!link[1] && !betweenWord.test(text.slice(Math.max(0, last.from - 20), last.from))) return null;
  // "$32.10 to $47.95 to $63.80" has a midpoint.
  if (last.high !== null && next.low < last.high) return null;
  // "Step 1 - $38.20"
  if (!last.isSigned && next.isSigned && !isWritten(text, last)) return null;
  return unite(text, last, next);
}

/** Between the cells of a row: "RN I $34.10 $48.22", "$62,000 / $74,500 / $87,000". */
const inTable = /^\s?(?:[|/]\s?|\s)$|^ $/;
/** "Step 5 64,750 67,400 70,300" */
const inStep = /\bstep \w{1,2}\s$/i;
const longestHeading = 200;
const boundsAbove =
  /\b(?:min(?:imum)?|low|start(?:ing)?(?! of care)|entry|max(?:imum)?|high|step)\b[^\n]*\n/i;

/** Rising amounts of one row are its least and its most. */
function toTableRange(text: string, last: Money, next: Money): Money | null {
  const most = last.high ?? last.low;
  const isOfStep = inStep.test(text.slice(Math.max(0, last.from - 12), last.from)) && last.low >= 20_000;
  const isAmount = (last.isSigned && next.isSigned) || isOfStep;
  if (!isAmount || next.high !== null || next.low <= most || next.low > last.low * 3) return null;
  const range = unite(text, last, next);
  const isBounds = boundsAbove.test(text.slice(Math.max(0, last.from - longestHeading), last.from));
  return range && { ...range, isBounds: last.isBounds || isBounds };
}

/** Null unless both are by the same unit. */
function unite(text: string, low: Money, high: Money): Money | null {
  if (low.unit && high.unit && low.unit !== high.unit) return null;
  // "62-71k" is thousands twice, because the first would be absurd without it.
  const isShort = /\dk\b/i.test(text.slice(high.from, high.to)) && low.low < 1000 && high.low >= 1000;
  return {
    ...low,
    low: isShort ? low.low * 1000 : low.low,
    high: high.high ?? high.low,
    unit: low.unit ?? high.unit,
    isSigned: low.isSigned || high.isSigned,
    to: high.to,
  };
}

const gapToBound = String.raw`\b[^\d$\n]{0,25}(?:\n\s*)?$`;
const least = new RegExp(
  String.raw`\b(?:min(?:imum)?|low(?:est)?|start(?:s|ing)?|entry|floor|from|begins?|hiring rate|step [01A])${gapToBound}`,
  "i",
);
const most = new RegExp(
  String.raw`(?:\b(?:job rate|max(?:imum)?|high(?:est)?|top|tops out|ceiling|reach(?:es|ing)?|ris(?:es|ing)|grow(?:s|ing)|climb(?:s|ing)|increas(?:es|ing))|\n\W*to)${gapToBound}`,
  "i",
);
const middle = new RegExp(
  String.raw`\b(?:mid(?:dle|point|-point)?|median|target|average|market)${gapToBound}`,
  "i",
);
const leastAfter =
  /^[\s(]*(?:at )?(?:the )?(?:hiring rate|min(?:imum)?|low(?:est)?|start(?:ing)?|entry|floor)\b(?! *:)/i;
const mostAfter = /^[\s(]*(?:at )?(?:the )?(?:job rate|max(?:imum)?|high(?:est)?|top|ceiling)\b(?! *:)/i;
const middleAfter = /^[\s(]*(?:at )?(?:the )?(?:mid(?:dle|point|-point)?|median|market)\b(?! *:)/i;
const longestBetween = 60;

/** "Minimum: $30.00 Maximum: $45.00" or "$30.00 minimum, $45.00 maximum", also with a midpoint or on lines of their own. */
function joinBounds(text: string, amounts: readonly Money[]): Money[] {
  const joined: Money[] = [];
  for (let at = 0; at < amounts.length; at++) {
    const low = amounts[at]!;
    const skipped = isNamed(text, amounts, at + 1, middle, middleAfter) ? 2 : 1;
    const high = amounts[at + skipped];
    const isPair =
      low.high === null &&
      high?.high === null &&
      low.low < high.low &&
      isNamed(text, amounts, at, least, leastAfter) &&
      isNamed(text, amounts, at + skipped, most, mostAfter);
    const range = isPair ? unite(text, low, high) : null;
    joined.push(range ? { ...range, isBounds: true } : low);
    if (range) at += skipped;
  }
  return joined;
}

function isNamed(text: string, amounts: readonly Money[], at: number, name: RegExp, nameAfter: RegExp) {
  const money = amounts[at];
  if (!money) return false;
  const start = Math.max(amounts[at - 1]?.to ?? 0, money.from - longestBetween);
  return name.test(text.slice(start, money.from)) || nameAfter.test(text.slice(money.to, money.to + 24));
}
