import type { ResumeDate, Span } from "./suggestion.ts";

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
const season = "(?:spring|summer|fall|winter)";
const year = String.raw`(?:19|20)\d\d`;
const shortYear = String.raw`['’]\d\d`;
const point = [
  String.raw`${month}(?:\s+\d{1,2},)?[\s,/-]*(?:${year}|${shortYear})`,
  String.raw`(?:0?[1-9]|1[0-2])\s?[/.]\s?(?:(?:0?[1-9]|[12]\d|3[01])[/.])?(?:${year}|\d\d)\b`,
  String.raw`${year}-(?:0[1-9]|1[0-2])\b(?!-?\d)`,
  String.raw`${season}\s+${year}`,
  year,
].join("|");
const now = "present|current(?:ly)?|now|today|ongoing|to date|date";
const range = new RegExp(
  String.raw`(?<![\d/])(?:from\s+)?(?<from>${point})\s*(?:[-–—‐‑−~]+|to|through|thru|until)\s*(?<to>${point}|${now})(?![\d/])`,
  "i",
);
const since = new RegExp(
  String.raw`(?:\bsince\s+(?<after>${point})|(?<![\d/–-])(?<open>${point})\s*[-–—]\s*$)`,
  "i",
);

export interface FoundSpan extends Span {
  /** The line without it. */
  rest: string;
}

/** Null where the line names no range, or one that ends before it begins or lies ahead. */
export function findSpan(line: string, today: Date): FoundSpan | null {
  const match = range.exec(line) ?? since.exec(line);
  if (!match) return null;
  const { from, to, after, open } = match.groups!;
  const start = readDate(from ?? after ?? open ?? "", today);
  const end = to && !new RegExp(`^(?:${now})$`, "i").test(to) ? readDate(to, today) : null;
  if (!start || (end !== null && !isInOrder(start, end))) return null;
  const latest = today.toISOString().slice(0, 7);
  if (!isInOrder(start, latest) || (end !== null && !isInOrder(end, latest))) return null;
  const rest = `${line.slice(0, match.index)}\t${line.slice(match.index + match[0].length)}`;
  return { from: start, to: end, rest: rest.replace(/[([]\s*\t\s*[)\]]?/g, "\t") };
}

const isInOrder = (from: ResumeDate, to: ResumeDate) => {
  const length = Math.min(from.length, to.length);
  return from.slice(0, length) <= to.slice(0, length);
};

function readDate(text: string, today: Date): ResumeDate | null {
  const whole = new RegExp(year).exec(text)?.[0];
  const short = /(\d\d)$/.exec(text)?.[1];
  const thisYear = today.getUTCFullYear();
  const found = whole ? Number(whole) : short ? toWholeYear(Number(short), thisYear) : null;
  if (found === null || found < 1950 || found > thisYear) return null;
  const named = months.findIndex((name) => text.toLowerCase().startsWith(name));
  const numbered = /^\d{4}-(\d\d)$/.exec(text)?.[1] ?? /^(\d{1,2})\s?[/.]/.exec(text)?.[1];
  const at = named >= 0 ? named + 1 : Number(numbered ?? 0);
  return at > 0 ? `${found}-${String(at).padStart(2, "0")}` : String(found);
}

const toWholeYear = (short: number, thisYear: number) =>
  short + (short <= thisYear % 100 ? Math.floor(thisYear / 100) * 100 : 1900);

const wholeDate =
  /\b(?:(0?[1-9]|1[0-2])[/.-](0?[1-9]|[12]\d|3[01])[/.-](20\d\d)|(20\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))\b/;
const written = new RegExp(String.raw`(${month})\s+(\d{1,2}),?\s+(20\d\d)\b`, "i");
const ends = /\bexp(?:ir\w*|\.|\b)|\bvalid (?:through|until|to)\b|\brenew(?:s|al)?\b|\bthrough\b/i;

const monthAlone = new RegExp(
  String.raw`(?<![\d/.-])(?:(?<named>${month})[\s,/-]*(?<year>20\d\d)|(?<number>0?[1-9]|1[0-2])\s?[/.-]\s?(?<after>20\d\d)|(?<iso>20\d\d)-(?<isoMonth>0[1-9]|1[0-2]))(?![\d/-])`,
  "i",
);
/** "expires on: 05/2027" */
const mostBetween = 16;

/** Cards and licenses that name a month are good until its last day. */
function findLastDay(text: string, from: number): string | null {
  const match = monthAlone.exec(text);
  if (!match || match.index > from + mostBetween) return null;
  const { named, year, number, after, iso, isoMonth } = match.groups!;
  const at = named ? months.indexOf(named.slice(0, 3).toLowerCase()) + 1 : Number(number ?? isoMonth);
  return new Date(Date.UTC(Number(year ?? after ?? iso), at, 0)).toISOString().slice(0, 10);
}

/** Whether a line goes on with when the license or card of the line before ends. */
export const isExpiryLine = (line: string): boolean => ends.exec(line.trim())?.index === 0;

/** The day on which a license or card ends, where a line says its date or its month and year. */
export function findExpiry(line: string): string | null {
  const from = ends.exec(line);
  if (!from) return null;
  const text = line.slice(from.index);
  const [, monthNumber, day, yearNumber, isoYear, isoMonth, isoDay] = wholeDate.exec(text) ?? [];
  const [, name, writtenDay, writtenYear] = written.exec(text) ?? [];
  const parts = isoYear
    ? [isoYear, isoMonth, isoDay]
    : yearNumber
      ? [yearNumber, monthNumber, day]
      : [writtenYear, name && String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1), writtenDay];
  if (parts.some((part) => !part)) return findLastDay(text, from[0].length);
  const date = parts.map((part) => part!.padStart(2, "0")).join("-");
  return Number.isNaN(Date.parse(date)) ? null : date;
}
