import type { Money } from "./money.ts";

/** An amount with what its sentence says of it alone. */
export interface Scope {
  text: string;
  money: Money;
  before: string;
  after: string;
  /** The line above the rows that have amounts. */
  heading: string;
  /** What follows the sentence or the line. */
  below: string;
  isLine: boolean;
  /** The amount before it is in the same sentence. */
  isBesideLast: boolean;
}

const longestScope = 160;
const shortened = /\b(?:approx|est|min|max|hr|yr|wk|mo|avg|no|incl|e\.g|i\.e)$/i;

/** A new line, or a mark with a space behind it that ends no abbreviation. */
function endsSentence(text: string, at: number): boolean {
  const mark = text[at]!;
  if (mark === "\n") return true;
  if (mark !== "." && mark !== ";" && mark !== "!" && mark !== "?") return false;
  const next = text[at + 1];
  return (
    (next === undefined || next === " " || next === "\n") &&
    !(mark === "." && shortened.test(text.slice(Math.max(0, at - 8), at)))
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
  const startsLine = sentence === 0 || text[sentence - 1] === "\n";
  // "Denver: $92,000 - $110,000" says nothing but a row's name.
  const isAlone = /^[^\p{L}\d]*$|^.{1,40}:\s*$/u.test(before);
  return {
    text,
    money,
    before,
    after,
    heading: before.length <= longestRow ? findHeading(text, from) : "",
    below: text.slice(end, to + longestScope * 2),
    isLine:
      startsLine && isAlone && lastEnd <= sentence && !/[\p{L}\d]/u.test(after) && to + after.length === end,
    isBesideLast: sentence < lastEnd,
  };
}

const longestRow = 60;
const mostRows = 15;
const rowAmount = /\$\s?\d|\d\.\d\d\b|\d,\d{3}/;

function findHeading(text: string, from: number): string {
  let end = text.lastIndexOf("\n", from - 1);
  for (let row = 0; row < mostRows && end > 0; row++) {
    const start = Math.max(text.lastIndexOf("\n", end - 1), end - 300);
    const line = text.slice(start + 1, end).trim();
    if (!rowAmount.test(line))
      return /:$/.test(line) || (line.length <= 90 && !/[.!?]$/.test(line)) ? line : "";
    end = start;
  }
  return "";
}
