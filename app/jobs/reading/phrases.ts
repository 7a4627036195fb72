import { readNumber } from "#app/kit/text/number-words.ts";

export interface Token {
  word: string;
  raw: string;
  /** Between this token and the one before. */
  gap: string;
  /** In the text without the dots of "R.N.". */
  at: number;
}

export interface Hit<T> {
  value: T;
  phrase: string;
  from: number;
  to: number;
}

export interface Lexicon<T> {
  phrases: Map<string, T>;
  longest: number;
}

const tokenPattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*['’]?/gu;

/** "R.N." is "RN". */
export const withoutDots = (text: string): string =>
  text.replace(/\b(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll(".", ""));

export function toTokens(text: string): Token[] {
  const plain = withoutDots(text);
  const tokens: Token[] = [];
  let end = 0;
  for (const match of plain.matchAll(tokenPattern)) {
    const word = toPlain(match[0]);
    if (word === "and") continue;
    tokens.push({ word, raw: match[0], gap: plain.slice(end, match.index), at: match.index });
    end = match.index + match[0].length;
  }
  return tokens;
}

const toPlain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();

const joins = /^(?:\s*|\s?[&/+]\s?|\s?[-–]|[-–]\s?|\.\s?|\(|\s+and\s+)$/i;
const isJoined = (token: Token | undefined) => token !== undefined && joins.test(token.gap);
export const isApart = (token: Token) => /[,()[\]|;:–—*]|\s-|-\s|^-$/.test(token.gap);

export function toLexicon<T>(entries: Iterable<readonly [string, T]>): Lexicon<T> {
  const phrases = new Map<string, T>();
  for (const [text, value] of entries) {
    const key = toTokens(text)
      .map((token) => token.word)
      .join(" ");
    if (!phrases.has(key)) phrases.set(key, value);
  }
  return { phrases, longest: Math.max(...[...phrases.keys()].map((key) => key.split(" ").length)) };
}

/** Longer phrases win, then earlier ones. None overlap. */
export function findPhrases<T>(tokens: readonly Token[], lexicon: Lexicon<T>): Hit<T>[] {
  const found: Hit<T>[] = [];
  for (let from = 0; from < tokens.length; from++) {
    let key = "";
    for (let to = from + 1; to <= Math.min(tokens.length, from + lexicon.longest); to++) {
      const token = tokens[to - 1]!;
      if (to > from + 1 && !isJoined(token)) break;
      const stem = key ? `${key} ` : "";
      key = stem + token.word;
      const phrase = [key, stem + toSingular(token.word)].find((p) => lexicon.phrases.has(p));
      if (phrase) found.push({ value: lexicon.phrases.get(phrase)!, phrase, from, to });
    }
  }
  found.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
  const taken = new Set<number>();
  const kept = found.filter((hit) => {
    for (let i = hit.from; i < hit.to; i++) if (taken.has(i)) return false;
    for (let i = hit.from; i < hit.to; i++) taken.add(i);
    return true;
  });
  return kept.sort((a, b) => a.from - b.from);
}

const toSingular = (word: string) => (/[^su]s$/.test(word) ? word.slice(0, -1) : word);

const longestField = 1000;

/** A pattern with several `\s*` tries every way to divide a long run, which takes minutes on 100 kB of spaces. */
export const toSpaced = (text: string): string =>
  text.replace(/\s\s+|[^\S \n]/g, (run) => (run.includes("\n") ? "\n" : " "));

/** Cuts fields that are longer than any real one, so that their patterns finish at once. */
export const toShortText = (text: string): string => toSpaced(text.slice(0, longestField));

/** Of "12" and "twelve": not a number for other words. */
export const toNumber = (text: string): number => readNumber(text.toLowerCase().split("-")) || Number(text);
