import type { ReadingOf } from "./typed-query.ts";

const period = String.raw`(?:\s*(?:\/|\bper\b|\ban?\b|\beach\b)?\s*(?<period>(?<=\/\s*)h|hours?|hourly|hrs?|weeks?|weekly|wks?|years?|yearly|yrs?|annual(?:ly)?)\b)`;
const least = String.raw`(?:\b(?:at least|over|above|more than|minimum|min|paying|pays?)\s+|>\s*)?`;
const thousand = String.raw`(?:k|thousand)\b`;
/** The end of a range: the beginning is what must be met. */
const upTo = (name: string) =>
  String.raw`(?:\s?(?:-|–|\bto\b)\s?\$?\d[\d,]{0,9}(?:\.\d{1,2})?\s?(?<${name}>${thousand})?)?`;
const typedPay = new RegExp(
  String.raw`${least}(?:\$\s?(?<dollars>\d[\d,]{0,9}(?:\.\d{1,2})?)\s?(?<k>${thousand})?\+?${upTo("upToK")}${period}?|\b(?<number>\d[\d,]{0,9}(?:\.\d{1,2})?)\s?(?:(?:dollars?|bucks)\b)?(?:\+|\s?plus\b)?${upTo("upToKilo")}(?:(?<kilo>${thousand})\+?${period.replace("<period>", "<other>")}?|${period.replace("<period>", "<unit>")}(?=\W|$)))`,
  "gi",
);
/** A retirement plan is not pay, and "36 hours a week" is a schedule. */
const notPay = /^40[13]|^457/;

type Pay = Pick<ReadingOf<"pay">, "min" | "period">;

const periods = { h: "hour", w: "week", y: "year", a: "year" } as const;
const plausible = { hour: [10, 1_000], week: [300, 20_000], year: [15_000, 2_000_000] } as const;

/** "Paying 50+" and "pays over 2500", but not "over 50 beds". */
const barePay =
  /\b(?:pay(?:s|ing)?|making|earning)\s+(?:(?:at least|over|above|more than|minimum|min|up to|around)\s+)?(?<number>\d{2,6})\b\+?(?!\s*(?:[a-z]*%|beds?\b|miles?\b|mi\b|days?\b|hours?\b|hrs?\b|years?\b|yrs?\b|weeks?\b|months?\b|patients?\b|[-,.]?\d|k\b|thousand\b))/i;

/** "Above 450000", which no ZIP code follows. */
const leastPay =
  /\b(?:at least|over|above|more than|minimum|min)\s+(?<number>\d{2,3},?\d{3})\b\+?(?!\s*(?:beds|patients|people|employees|members|visits|residents|[-,.]?\d))/i;

const roundDollars = 500;

/** "MDS coordinator 85000" and "nights 48+" */
const roundPay =
  /(?<![\d$#.,/-]|\b(?:of|over|under|than|near|in|around|zip)\s)\b(?<number>[3-9]\d[05]00|[1-9]\d{2}000|(?:1[5-9]|[2-9]\d|1\d\d)(?=\+\s*(?:$|,|hr|an hour)))\b\+?(?!\s*(?:beds|patients|[-,.]?\d))/i;

function findBarePay(text: string): (Pay & { from: number; to: number }) | null {
  const match = barePay.exec(text) ?? leastPay.exec(text) ?? roundPay.exec(text);
  if (!match) return null;
  const number = match.groups!.number!.replace(",", "");
  const min = Number(number);
  // People name round sums. "Pharmacist pay 02114" ends with a ZIP code.
  if (number.length === 5 && min % roundDollars !== 0) return null;
  const period = guessPeriod(min);
  const [low, high] = plausible[period];
  return min >= low && min <= high
    ? { min, period, from: match.index, to: match.index + match[0].length }
    : null;
}

export function findTypedPay(text: string): (Pay & { from: number; to: number }) | null {
  for (const match of text.matchAll(typedPay)) {
    const pay = readPay(match, text);
    if (pay) return pay;
  }
  return findBarePay(text);
}

function readPay(match: RegExpExecArray, text: string): (Pay & { from: number; to: number }) | null {
  const { dollars, k, number, kilo, upToK, upToKilo, period: said, other, unit } = match.groups!;
  const digits = (dollars ?? number ?? "").replaceAll(",", "");
  if (notPay.test(digits) && dollars === undefined) return null;
  const min = Number(digits) * (k || kilo || upToK || upToKilo ? 1_000 : 1);
  const letter = (said ?? other ?? unit)?.[0]?.toLowerCase() as keyof typeof periods | undefined;
  const found = letter ? periods[letter] : guessPeriod(min);
  const [low, high] = plausible[found];
  if (min < low || min > high || (!letter && isBonus(text, match, min))) return null;
  // "36 hours" names no sum of money.
  if (
    found === "hour" &&
    dollars === undefined &&
    !kilo &&
    !/\/|per|an?\b|dollar|buck/i.test(match[0].slice(digits.length)) &&
    !(min > longestWeek && !usualHours.has(min) && /\b(?:hr|hour)$/i.test(match[0].trim()))
  )
    return null;
  return { min, period: found, from: match.index, to: match.index + match[0].length };
}

/** "55 hr" is a wage, as "36 hr" is a week. */
const longestWeek = 40;
const usualHours: ReadonlySet<number> = new Set([42, 45, 48, 50, 56, 60, 72, 80, 96, 100, 120]);

const mostBonus = 60_000;

/** "20k sign-on bonus", but not "CRNA 250k, sign-on bonus". */
const isBonus = (text: string, { 0: sum, index }: RegExpExecArray, min: number): boolean =>
  min >= 1_000 &&
  min <= mostBonus &&
  (/\b(?:bonus|sign[\s-]?on|relocation)(?:\s+of)?\s*$/i.test(text.slice(0, index)) ||
    /^\s*(?:sign[\s-]?on|signing|retention|relocation|bonus)\b/i.test(text.slice(index + sum.length)));

function guessPeriod(dollars: number): Pay["period"] {
  if (dollars <= 400) return "hour";
  return dollars < 15_000 ? "week" : "year";
}
