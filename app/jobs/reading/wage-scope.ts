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
const sentenceEnd = /\n|(?<!\b(?:approx|est|min|max|hr|yr|wk|mo|avg|no|incl|e\.g|i\.e))[.;!?](?=\s|$)/gi;

export function toScope(text: string, amounts: readonly Money[], at: number): Scope {
  const money = amounts[at]!;
  const { from, to } = money;
  const start = Math.max(0, from - longestScope);
  const ahead = text.slice(start, from);
  const sentence = start + ([...ahead.matchAll(sentenceEnd)].at(-1)?.index ?? -1) + 1;
  const lastEnd = amounts[at - 1]?.to ?? 0;
  const behind = text.slice(to, to + longestScope);
  const length = behind.search(new RegExp(sentenceEnd, "i")) >>> 0;
  const before = text.slice(Math.max(sentence, lastEnd), from);
  const after = behind.slice(0, Math.min(length, (amounts[at + 1]?.from ?? text.length) - to));
  const startsLine = sentence === 0 || text[sentence - 1] === "\n";
  // "Denver: $92,000 - $110,000" says nothing but a row's name.
  const isAlone = /^[^\p{L}\d]*$|^.{1,40}:\s*$/u.test(before);
  return {
    text,
    money,
    before,
    after,
    heading: before.length <= longestRow ? findHeading(text, from) : "",
    below: text.slice(to + Math.min(length, behind.length), to + longestScope * 2),
    isLine:
      startsLine &&
      isAlone &&
      lastEnd <= sentence &&
      !/[\p{L}\d]/u.test(after) &&
      after.length === Math.min(length, behind.length),
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
