import { readMainPart } from "./main-part.ts";
import { type HashedPages, listPairs } from "./pairs.ts";
import { hashWord } from "./word-hash.ts";

const dates =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:\d{1,2}, )?\d{4}\b/g;
const figures = /\$?\d[\d,]*(?:\.\d+)?%?/g;
const names = /(?:\p{Lu}[\p{L}\d.’'&-]*)(?: (?:(?:of|the|and|de|la) )?\p{Lu}[\p{L}\d.’'&-]*)*/gu;

export function listFacts(html: string): string[] {
  const text = readMainPart(html)
    .replace(/<[^>]+>/g, "\n")
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/&[a-z#0-9]+;/g, " ");
  const withoutDates = text.replace(dates, " ");
  const found = [
    ...(text.match(dates) ?? []),
    ...(withoutDates.match(figures) ?? []).map((figure) => figure.replace(/[,.]$/, "")),
    ...listNames(withoutDates),
  ];
  return [...new Set(found)];
}

/** Skips a single capitalized word at the start of a sentence or element, which may be any word. */
const listNames = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.?!:])\s+/)
    .flatMap((sentence) =>
      [...sentence.trim().matchAll(names)]
        .filter(({ index, 0: name }) => index > 0 || name.includes(" "))
        .map(([name]) => name.replace(/[.'’]+$/, "")),
    );

export const toFactHashes = (html: string): Uint32Array =>
  Uint32Array.from(new Set(listFacts(html).map((fact) => hashWord(fact) >>> 0)));

interface Difference {
  pages: [string, string];
  /** Facts that the other page lacks, for the page with fewer of them. */
  ownFacts: number;
}

export function findLeastOwnFacts(texts: HashedPages, facts: HashedPages, freeShare: number): Difference {
  let least: Difference = { pages: ["", ""], ownFacts: Number.POSITIVE_INFINITY };
  const factPairs = listPairs(facts);
  for (const text of listPairs(texts)) {
    const { sizes, shared } = factPairs.next().value!;
    const ownFacts = Math.min(...sizes) - shared;
    const isShared = text.shared / Math.min(...text.sizes) > freeShare;
    if (isShared && ownFacts < least.ownFacts) least = { pages: text.pages, ownFacts };
  }
  return least;
}
