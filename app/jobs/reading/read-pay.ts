import type { PayUnit } from "#app/jobs/postings/record/job-draft.ts";
import { toShortText, toSpaced } from "./phrases.ts";

export interface ReadPay {
  salaryMinCents: number | null;
  salaryMaxCents: number | null;
  payUnit: PayUnit;
}

/** `other`: paid by something that no posting's pay has, such as a mile. Half of what two weeks pay is a week's. */
export type ReadUnit = PayUnit | "two weeks" | "other";

const number = String.raw`\$?\s?(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)\s?(k\b|K\b)?`;
const anyUnit = String.raw`(?:\/|\bper|\ban?)?\s*(?:hr|hour|yr|year|annum|week|wk|month|day|shift|visit)\b\.?`;
const dash = String.raw`[-\u2010-\u2015\u2212~]|to|and|through|thru`;
const range = new RegExp(
  `${number}\\s*(?:\\+|${anyUnit})?\\s*(?:at (?:the )?(?:minimum|start|low end)\\s*)?(?:${dash})\\s*(?:(?:a )?(?:max(?:imum)?|high)(?: of)?:?\\s*)?${number}`,
  "i",
);
/** "Minimum: $30.00 Maximum: $45.00" */
const bounds = new RegExp(
  String.raw`\bmin(?:imum)?\b[^\d$\n]{0,25}${number}[^\d$\n]{0,40}?\bmax(?:imum)?\b[^\d$\n]{0,25}${number}`,
  "i",
);
const single = new RegExp(number);
const per = String.raw`(?:\/|\bper|\ban?|\beach)\s*`;
const toUnit = (words: string, more = "") => new RegExp(`${per}(?:${words})\\b${more && `|${more}`}`, "i");
const units: readonly (readonly [ReadUnit, RegExp])[] = [
  ["other", toUnit("mile|pay period|night|weekend", String.raw`\bbi-?monthly\b`)],
  [
    "two weeks",
    toUnit("two weeks|2 weeks|fortnight", String.raw`\bbi-?\s?weekly\b|\bevery (?:two|2) weeks\b`),
  ],
  ["shift", toUnit(String.raw`(?:\d+[\s-]*(?:hour|hr)s?\s*)?shift`)],
  ["day", toUnit("day", String.raw`\bdaily\b`)],
  ["visit", toUnit("visit|encounter")],
  ["week", toUnit("week|wk|w", String.raw`(?<!bi-?\s?)\bweekly\b`)],
  ["month", toUnit("month|mo|m", String.raw`(?<!bi-?\s?)\bmonthly\b`)],
  ["hour", toUnit("hours?|hrs?|h", String.raw`\bhourly\b`)],
  ["year", toUnit("year|yr|annum|y", String.raw`\b(?:annually|annual|yearly|salary|p\.?a\.?)\b`)],
];
const andMore =
  /(?<=\d.*?)(?:\+|\bplus\b|\band\b|\bwith\b|\bw\/|&|,)\s[^\d$]*\$?[\d,.]*k?[^\d$]*\b(?:bonus|stipend|incentive|tip|differential|commission)\w*.*$/i;
const otherCurrency = /[€£¥₹]|\b(?:EUR|GBP|CAD|AUD|INR|MXN|C\$|A\$)\b/;
const notPay =
  /\b(?:bonus|sign[\s-]*on|relocation|stipend|loan|tuition|reimburse\w*|referral|retention|incentive|allowance|budget|revenue|grant|401\s?\(?k)\b/i;

/** Dollars. Anything outside was misread or is not pay. */
const plausible: Record<PayUnit, readonly [number, number]> = {
  hour: [5, 1500],
  shift: [40, 20_000],
  day: [60, 20_000],
  visit: [10, 5_000],
  week: [200, 60_000],
  month: [800, 350_000],
  year: [10_000, 4_000_000],
};

/** Infers a missing unit only from an unmistakable amount. Returns null for texts such as "DOE". */
export function parsePay(text: string, unit: ReadUnit | null = null): ReadPay | null {
  const pay = toSpaced(text.slice(0, 300)).replace(andMore, "");
  return otherCurrency.test(pay) || notPay.test(pay) ? null : readPay(pay, unit);
}

// Only beside the amount: "$60 per visit, starting in May" is exact.
const upTo = /\b(?:up to|maximum|max|as much as|as high as|no more than|top rate of)\b[^\d.;,]{0,25}$/i;
const startsAt = /\b(?:from|starting|starts?|minimum|min|at least)\b(?!\s+(?:date|time))[^\d.;,]{0,25}$/i;
const orLess = /^[^\d.;,]{0,25}\b(?:maximum|max)\b/i;
const orMore =
  /^\s?\+(?!\s*(?!per\b|an?\b)[a-z])|^[^\d.;,]{0,25}(?:\+(?!\s*(?!per\b|an?\b)[a-z])|\b(?:and up|or more|and above|minimum|min)\b)/i;

function readPay(text: string, unit: ReadUnit | null): ReadPay | null {
  const found = range.exec(text) ?? bounds.exec(text);
  if (found) {
    const [min, max] = toAmounts(found[1]!, found[2], found[3]!, found[4]);
    return toReadPay(min, max, unit ?? readUnit(text, found.index + found[0].length, max));
  }
  const one = single.exec(text);
  if (!one) return null;
  const amount = toAmount(one[1]!, one[2]);
  const known = unit ?? readUnit(text, one.index + one[0].length, amount);
  const before = text.slice(0, one.index);
  const after = text.slice(one.index + one[0].length);
  if (upTo.test(before) || orLess.test(after)) return toReadPay(null, amount, known);
  const isOpen = startsAt.test(before) || orMore.test(after);
  return toReadPay(amount, isOpen ? null : amount, known);
}

export function toReadPay(least: number | null, most: number | null, unit: ReadUnit | null): ReadPay | null {
  if (unit === null || unit === "other") return null;
  if (unit === "two weeks") return toReadPay(least && least / 2, most && most / 2, "week");
  // Federal postings write 0 for a bound they do not state.
  const min = least || null;
  const max = most || null;
  const [low, high] = plausible[unit];
  const fits = (amount: number | null) => amount === null || (amount >= low && amount <= high);
  if (
    (min === null && max === null) ||
    !fits(min) ||
    !fits(max) ||
    (min !== null && max !== null && min > max)
  )
    return null;
  const toCents = (amount: number | null) => (amount === null ? null : Math.round(amount * 100));
  return { salaryMinCents: toCents(min), salaryMaxCents: toCents(max), payUnit: unit };
}

const unitWords: readonly (readonly [ReadUnit, RegExp])[] = [
  ["two weeks", /^(?:bw|bi ?weekly|(?:every )?(?:two|2) weeks|fortnight(?:ly)?)$/],
  ["year", /^(?:pa|years?|yearly|annual|annually|annum|yr|year salary)$/],
  ["hour", /^(?:ph|hours?|hourly|hr|hour wage)$/],
  ["shift", /^shifts?$/],
  ["day", /^(?:pd|days?|daily)$/],
  ["visit", /^(?:visits?|encounter)$/],
  ["week", /^(?:weeks?|weekly|wk)$/],
  ["month", /^(?:pm|months?|monthly|mo)$/],
];

export function parsePayUnit(text: string): ReadUnit | null {
  const word = toShortText(text)
    .trim()
    .toLowerCase()
    .replace(/[_-]/g, " ")
    .replace(/^(?:per|an?|1)\s+/, "");
  return unitWords.find(([, words]) => words.test(word))?.[0] ?? (word ? "other" : null);
}

function readUnit(text: string, end: number, amount: number): ReadUnit | null {
  const after = text.slice(end);
  const nearest = units
    .map(([unit, pattern]) => ({ unit, at: after.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((x, y) => x.at - y.at)[0]?.unit;
  const stated = nearest ?? units.find(([, pattern]) => pattern.test(text))?.[0];
  return stated ?? (amount >= 20_000 ? "year" : null);
}

/** A final k applies to both amounts of "62-71k", because the first would be absurd without it. */
function toAmounts(low: string, lowK: string | undefined, high: string, highK: string | undefined) {
  const max = toAmount(high, highK);
  const min = toAmount(low, lowK ?? (highK && Number(low.replaceAll(",", "")) < 1000 ? highK : undefined));
  return [min, max] as const;
}

const toAmount = (digits: string, k: string | undefined) =>
  Number(digits.replaceAll(",", "")) * (k ? 1000 : 1);

const label =
  /\b(?:pay|salary|compensation|wages?|hourly rate|base rate|hiring range|rate of pay|hourly range)\b/gi;
/** Up to the amount: words of the same sentence, or a line's end where the amount begins the next. */
const gap = new RegExp(
  String.raw`^[^$\d\n.;!?]{0,60}(?:\n\s*)?(?=\$|\d[\d,.]*\s?k?\s*(?:${dash})\s*\$?\d)`,
  "i",
);
const longestAmount = 120;
const longestSentence = 80;
/** Before the label or between it and the amount: money beside the wage, and "pay" as a verb. */
const besideWage =
  /\b(?:differentials?|premium|over-?time|holiday|weekend|on-?call|call-?back|call|stand-?by|stay|charge|preceptor|precepting|shift diff|hazard|longevity|severance|education|school|scholarship|sick|vacation|time off|orientation|extra|additional|bonus|incentive|stipend|referral|retention|per diem|meals?|housing|lodging|mileage|matching|401\s?\(?k|cap|deposit|penalty|helps? you|you|we|will|they|to)\s*$/i;
const betweenWage =
  /\bdifferentials?\b|\bpremium\b|\bovertime\b|\bbonus|\bincrease|\braise|\bplan\b|\bfor (?:nursing |medical )?school|^\s*(?:for|off|back|down)\b/i;
/** After the amount: a step on top of the wage. */
const onTop =
  /^(?:(?!\bplus\b|\band\b)[^\n.;,+]){0,30}?\b(?:more|extra|additional|in addition|on top|differentials?|premium|increase|raise|over(?:time)?|hours over|bonus|stipend|per credit|for each|toward)\b/i;

/** Uses none of several figures, because they describe several jobs or steps. */
export function parseLabelledPay(text: string): ReadPay | null {
  const spaced = toSpaced(text);
  const amounts = new Map<number, ReadPay>();
  for (const match of spaced.matchAll(label)) {
    const end = match.index + match[0].length;
    const between = gap.exec(spaced.slice(end, end + longestSentence))?.[0];
    if (between === undefined) continue;
    const before = spaced
      .slice(Math.max(0, match.index - longestSentence), match.index)
      .split(/[.;!?\n]/)
      .at(-1)!;
    const at = end + between.length;
    if (besideWage.test(before) || betweenWage.test(between) || notPay.test(before + between)) continue;
    const pay = readAmountAt(spaced, at, before.slice(-24) + match[0] + between);
    if (pay) amounts.set(at, pay);
  }
  const found = joinBounds([...amounts.values()]);
  const first = found[0];
  return first && found.every((pay) => JSON.stringify(pay) === JSON.stringify(first)) ? first : null;
}

/** "Minimum pay: $27.50/hr" on one line, and "Maximum pay: $41.25/hr" on another. */
function joinBounds(found: ReadPay[]): ReadPay[] {
  const [low, high] = found;
  if (found.length !== 2 || low!.payUnit !== high!.payUnit) return found;
  const { salaryMinCents } = low!;
  const { salaryMaxCents } = high!;
  const isOpen = low!.salaryMaxCents === null && high!.salaryMinCents === null;
  return isOpen && salaryMinCents! <= salaryMaxCents! ? [{ ...low!, salaryMaxCents }] : found;
}

/** The unit may stand in the next sentence: "This range is the base hourly rate." */
function readAmountAt(text: string, at: number, before: string): ReadPay | null {
  const amount = text.slice(at, at + longestAmount).split(/[\n;]|\.\s/)[0]!;
  const first = single.exec(amount);
  if (!first || onTop.test(amount.slice(first[0].length).replace(new RegExp(`^\\s*${anyUnit}`, "i"), "")))
    return null;
  const bound = before.slice(-40);
  const next = text.slice(at + amount.length, at + amount.length + longestAmount);
  return parsePay(bound + amount) ?? parsePay(bound + amount, findNextUnit(next));
}

const nextUnit =
  /^[.\s]*(?:this|these|the|rates?|range)\b[^$.\n]{0,60}?\b(hourly|annual|yearly|weekly|monthly|daily)\b/i;

function findNextUnit(text: string): ReadUnit | null {
  const word = nextUnit.exec(text)?.[1];
  return word ? parsePayUnit(word) : null;
}

export function parseTitlePay(title: string): ReadPay | null {
  const at = title.indexOf("$");
  if (at < 0) return null;
  const before = /(?:up to|from|starting at)\s*$/i.exec(title.slice(0, at))?.index ?? at;
  const text = title.slice(before, at + 45);
  return notPay.test(title.slice(Math.max(0, at - 25), at + 40)) ? null : parsePay(text);
}

export function parseShiftHours(text: string): number | null {
  const match =
    /\b(\d{1,2}(?:\.5)?)[\s-]*(?:hours?|hrs?)[\s-]*(?:shifts?|days?|nights?|evenings?)\b|\b[1-7]\s?x\s?(\d{1,2})(?:s|\s?h)/i.exec(
      text,
    );
  const hours = Number(match?.[1] ?? match?.[2]);
  return hours >= 4 && hours <= 24 ? hours : null;
}
