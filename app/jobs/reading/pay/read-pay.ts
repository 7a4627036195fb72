import type { PayUnit } from "#app/jobs/postings/record/posting-content.ts";
import { toSpaced } from "#app/jobs/reading/phrases.ts";
import { listMoney, type Money } from "./money.ts";
import { namesOtherMoney } from "./other-money.ts";
import { listUnits, type ReadUnit } from "./pay-units.ts";

export interface ReadPay {
  salaryMinCents: number | null;
  salaryMaxCents: number | null;
  payUnit: PayUnit;
}

const andMore =
  /(?<=\d.*?)(?:\+|\bplus\b|\band\b|\bwith\b|\bw\/|&|,)\s[^\d$]*\$?[\d,.]*k?[^\d$]*\b(?:bonus|stipend|incentive|tip|differential|commission)\w*.*$/i;
const otherCurrency = /[€£¥₹]|\b(?:EUR|GBP|CAD|AUD|INR|MXN|C\$|A\$)\b/;
export const namesOtherCurrency = (text: string): boolean => otherCurrency.test(text);

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
  return namesOtherCurrency(pay) || notPay.test(pay) ? null : readPay(pay, unit);
}

// Only beside the amount: "$60 per visit, starting in May" is exact.
const upTo = /\b(?:up to|maximum|max|as much as|as high as|no more than|top rate of)\b[^\d.;,\n]{0,25}$/i;
const startsAt =
  /\b(?:from|starting|starts?|minimum|(?<!\d )min|at least)\b(?!\s+(?:date|time|of care))[^\d.;,\n]{0,25}$/i;
const orLess = /^[^\d.;,]{0,25}\b(?:maximum|max)\b/i;
const orMore =
  /^\s?\+(?!\s*(?:\$|\d+ ?%|(?!per\b|an?\b)[a-z]))|^[^\d.;,]{0,25}(?:\+(?!\s*(?:\$|\d+ ?%|(?!per\b|an?\b)[a-z]))|\b(?:and up|or more|and above|minimum|min)\b)/i;

/** The first range, or else the first amount. */
function readPay(text: string, unit: ReadUnit | null): ReadPay | null {
  const amounts = listMoney(text, { isField: true });
  const money = amounts.find(({ high }) => high !== null) ?? amounts[0];
  if (!money) return null;
  const stated =
    unit ??
    money.unit ??
    listUnits(text.slice(money.to))[0] ??
    listUnits(text)[0] ??
    toUnmistakableUnit(money);
  return toBoundPay(text, money, stated);
}

export const toUnmistakableUnit = ({ low, high }: Money): ReadUnit | null =>
  (high ?? low) >= 20_000 ? "year" : null;

/** "Up to $60" has no least, and "$60 and up" no most. */
export function toBoundPay(text: string, money: Money, unit: ReadUnit | null): ReadPay | null {
  const { low, high, from, to } = money;
  if (high !== null) return toReadPay(low, high, unit);
  const before = text.slice(Math.max(0, from - longestBound), from);
  const after = text.slice(to, to + longestBound);
  if (upTo.test(before) || orLess.test(after)) return toReadPay(null, low, unit);
  const isOpen = text.slice(from, to).includes("+") || startsAt.test(before) || orMore.test(after);
  return toReadPay(low, isOpen ? null : low, unit);
}

const longestBound = 60;

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

export function parseTitlePay(title: string): ReadPay | null {
  const at = title.indexOf("$");
  if (at < 0) return null;
  const before = /(?:up to|from|starting at)\s*$/i.exec(title.slice(0, at))?.index ?? at;
  const text = title.slice(before, at + 45);
  const around = title.slice(Math.max(0, at - 25), at + 40);
  const after = title.slice(at, at + 40).replace(/^\$[\d,.]+k?/i, "");
  return notPay.test(around) || (/^\s*in\b/i.test(after) && namesOtherMoney(after)) ? null : parsePay(text);
}
