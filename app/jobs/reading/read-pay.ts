import type { PayUnit } from "#app/jobs/postings/record/job-draft.ts";
import { toShortText, toSpaced } from "./phrases.ts";

export interface ReadPay {
  salaryMinCents: number | null;
  salaryMaxCents: number | null;
  payUnit: PayUnit;
}

/** `other`: paid by something that no posting's pay has, such as a mile or two weeks. */
export type ReadUnit = PayUnit | "other";

const number = String.raw`\$?\s?(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)\s?(k\b|K\b)?`;
const range = new RegExp(
  `${number}\\s*(?:\\+|/?(?:hr|hour|yr|year)\\b)?\\s*(?:-|–|—|to|and|through)\\s*${number}`,
);
const single = new RegExp(number);
const per = String.raw`(?:\/|\bper|\ban?|\beach)\s*`;
const toUnit = (words: string, more = "") => new RegExp(`${per}(?:${words})\\b${more && `|${more}`}`, "i");
const units: readonly (readonly [ReadUnit, RegExp])[] = [
  ["other", toUnit("mile|pay period|night|weekend|two weeks", String.raw`\bbi-?\s?weekly\b|\bbi-?monthly\b`)],
  ["shift", toUnit(String.raw`(?:\d+[\s-]*(?:hour|hr)s?\s*)?shift`)],
  ["day", toUnit("day", String.raw`\bdaily\b`)],
  ["visit", toUnit("visit|encounter")],
  ["week", toUnit("week|wk|w", String.raw`(?<!bi-?\s?)\bweekly\b`)],
  ["month", toUnit("month|mo|m", String.raw`(?<!bi-?\s?)\bmonthly\b`)],
  ["hour", toUnit("hours?|hrs?|h", String.raw`\bhourly\b`)],
  ["year", toUnit("year|yr|annum|y", String.raw`\b(?:annually|annual|yearly|salary|p\.?a\.?)\b`)],
];
const andMore =
  /(?<=\d.*?)(?:\+|\bplus\b|\band\b|\bwith\b|\bw\/|&|,)\s[^\d$]*\$?[\d,.]*k?[^\d$]*\b(?:bonus|stipend|incentive)\w*.*$/i;
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
const upTo = /\b(?:up to|maximum|max|as much as)\b[^\d.;,]{0,25}$/i;
const startsAt = /\b(?:from|starting|starts?|minimum|min|at least)\b(?!\s+(?:date|time))[^\d.;,]{0,25}$/i;
const orLess = /^[^\d.;,]{0,25}\b(?:maximum|max)\b/i;
const orMore = /^\s?\+|^[^\d.;,]{0,25}(?:\+|\b(?:and up|or more|and above|minimum|min)\b)/i;

function readPay(text: string, unit: ReadUnit | null): ReadPay | null {
  const found = range.exec(text);
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

const unitWords: readonly (readonly [PayUnit, RegExp])[] = [
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
  /\b(?:pay|salary|compensation|wages?|hourly rate|hiring range|rate of pay|hourly range)\b(?=([^$\n]{0,60})(\$[^\n;]{1,80}))/gi;

/** Uses none of several figures, because they describe several jobs or steps. */
export function parseLabelledPay(text: string): ReadPay | null {
  const found = [...toSpaced(text).matchAll(label)]
    .filter((match) => !notPay.test(match[1]!))
    .map((match) => parsePay(match[2]!.replace(/\.\s.*$/, "")))
    .filter((pay) => pay !== null);
  const first = found[0];
  return first && found.every((pay) => JSON.stringify(pay) === JSON.stringify(first)) ? first : null;
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
