import type { Money } from "./money.ts";

/** An amount with what its sentence says of it alone. */
export interface Scope {
  text: string;
  money: Money;
  before: string;
  after: string;
  /** The line above the rows that have amounts. */
  heading: string;
  /** What may name the amount's job: the start of its line and the lines right above, nearest first. */
  names: readonly string[];
  sentence: string;
  /** What follows the sentence or the line. */
  below: string;
  isLine: boolean;
  startsLine: boolean;
  /** The amount before it is in the same sentence. */
  isBesideLast: boolean;
  /** The amount before it is in the line or the clause right before. */
  isBelowLast: boolean;
}

const longestScope = 160;
const shortened = /\b(?:approx|est|min|max|hr|yr|wk|mo|avg|no|incl|e\.g|i\.e)$/i;

/** "Per hr. depending" goes on, and "$40/hr. Nights" does not. */
const isShortened = (text: string, at: number) =>
  shortened.test(text.slice(Math.max(0, at - 8), at)) && !/^\s\p{Lu}\p{Ll}/u.test(text.slice(at + 1, at + 4));

/** A new line, or a mark with a space behind it that ends no abbreviation. */
function endsSentence(text: string, at: number): boolean {
  const mark = text[at]!;
  if (mark === "\n") return true;
  if (mark !== "." && mark !== ";" && mark !== "!" && mark !== "?") return false;
  const next = text[at + 1];
  return (
    (next === undefined || next === " " || next === "\n") &&
    // Dots that lead to an amount end nothing.
    !(mark === "." && text[at - 1] === ".") &&
    !(mark === "." && isShortened(text, at))
  );
}

/** Where the sentence around `from` begins, at most `longestScope` before it. */
function findStart(text: string, from: number): number {
  const least = Math.max(0, from - longestScope);
  let at = from;
  while (at > least && !endsSentence(text, at - 1)) at--;
  return at;
}

function findEnd(text: string, to: number): number {
  const most = Math.min(text.length, to + longestScope);
  let at = to;
  while (at < most && !endsSentence(text, at)) at++;
  return at;
}

export function toScope(text: string, amounts: readonly Money[], at: number): Scope {
  const money = amounts[at]!;
  const { from, to } = money;
  const sentence = findStart(text, from);
  const end = findEnd(text, to);
  const lastEnd = amounts[at - 1]?.to ?? 0;
  const before = text.slice(Math.max(sentence, lastEnd), from);
  const after = text.slice(to, Math.min(end, amounts[at + 1]?.from ?? end));
  const line = text.lastIndexOf("\n", from - 1) + 1;
  const startsLine = sentence === line;
  // "Denver: $92,000 - $110,000" says nothing but a row's name.
  const isAlone = /^[^\p{L}\d]*$|^.{1,40}:\s*$/u.test(before);
  return {
    text,
    money,
    before,
    after,
    heading: before.length <= longestRow ? findHeading(text, from) : "",
    names: listNames(text, line, Math.max(line, lastEnd), from),
    sentence: text.slice(sentence, end),
    below: text.slice(end, to + longestScope * 2),
    isLine:
      startsLine && isAlone && lastEnd <= sentence && !/[\p{L}\d]/u.test(after) && to + after.length === end,
    startsLine,
    isBesideLast: sentence < lastEnd,
    isBelowLast:
      sentence < lastEnd || /^(?:[^\p{L}\d]*|[^.!?\n]{0,40};\s?)$/u.test(text.slice(lastEnd, sentence)),
  };
}

const mostAbove = 3;

/** "PARAMEDIC (4 openings) - 24 on, 48 off. $20 to $25" and "Therapist II" two lines above its range. */
function listNames(text: string, line: number, start: number, from: number): string[] {
  const lead =
    start > line
      ? ""
      : text.slice(line, Math.min(from, line + longestRow)).split(/\s[-\u2010-\u2015|]\s|[:(.;]/u)[0]!;
  const names = [lead];
  let end = line - 1;
  for (let row = 0; row < mostAbove && end > 0; row++) {
    const above = Math.max(text.lastIndexOf("\n", end - 1), end - 300);
    const words = text.slice(above + 1, end);
    if (rowAmount.test(words)) break;
    if (words.length <= longestRow) names.push(words);
    end = above;
  }
  return names;
}

const longestRow = 60;
const mostRows = 15;
const rowAmount = /\$\s?\d|\d\.\d\d\b|\d,\d{3}/;

function findHeading(text: string, from: number): string {
  let end = text.lastIndexOf("\n", from - 1);
  for (let row = 0; row < mostRows && end > 0; row++) {
    const start = Math.max(text.lastIndexOf("\n", end - 1), end - 300);
    const line = text.slice(start + 1, end).trim();
    if (!rowAmount.test(line)) {
      if (/:$/.test(line)) return line;
      const above = text.slice(Math.max(text.lastIndexOf("\n", start - 1), start - longestRow) + 1, start);
      if (columns.test(line) && /:\s*$/.test(above) && !rowAmount.test(above)) return above.trim();
      return line.length <= 90 && !/[.!?]$/.test(line) ? line : "";
    }
    end = start;
  }
  return "";
}

/** "Visit type  Weekday  Weekend", which stands between a table's heading and its rows. */
const columns = /^[^.,:;!?]{4,60}$/;
