import type { MissingPage } from "#app/kit/platform/http.ts";
import { toPathWords } from "#app/kit/text/slug.ts";
import type { PageLink } from "#app/pages/page/page-link.ts";
import { editDistance } from "./edit-distance.ts";
import { type SitePage, siteSections } from "./site-pages.server.ts";

const shown = 5;

const leastScore = 0.4;

const addressWords = new Set(
  "job jobs state states metro location locations geographic profession specialty specialties healthcare".split(
    " ",
  ),
);

interface IndexedPage {
  page: SitePage;
  words: readonly string[];
  names: readonly string[];
  joined: string;
}

/** `ofItsKind` are pages that are too many for the site map. */
export function toMissingPage(pathname: string, ofItsKind: readonly SitePage[] = []): MissingPage {
  const { rarity } = getIndex();
  const words = toPathWords(pathname);
  // A posting's slug ends with eight characters of a hash.
  const isHash =
    words[0] === "jobs" && words.length > 3 && words.at(-1)?.length === 8 && !rarity.has(words.at(-1)!);
  const asked = isHash ? words.slice(0, -1) : words;
  return {
    query: asked.filter((word) => !addressWords.has(word)).join(" "),
    nearest: [
      ...(ofItsKind.length > 0 ? listNearest(asked, toIndex(ofItsKind)) : []),
      ...listNearestPages(asked),
    ].slice(0, shown),
  };
}

export const listNearestPages = (words: readonly string[]): PageLink[] => listNearest(words, getIndex());

function listNearest(words: readonly string[], { pages, rarity }: Index): PageLink[] {
  const read = words.filter((word) => word.length > 1);
  // "Healthcare" fits every page, so other words count more.
  const telling = read.filter((word) => word !== "healthcare");
  const asked = telling.length > 0 ? telling : read;
  if (asked.length === 0) return [];
  return pages
    .map((indexed) => ({ page: indexed.page, score: toScore(asked, indexed, rarity) }))
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score)
    .slice(0, shown)
    .map(({ page: { title, to } }) => ({ title, to }));
}

/** 0 to 1: the share of common rare words, or the likeness of the addresses without spaces. */
function toScore(asked: readonly string[], page: IndexedPage, rarity: Map<string, number>): number {
  const weightOf = (word: string) => rarity.get(word) ?? 1;
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0);
  let shared = 0;
  let askedWeight = 0;
  for (const word of asked) {
    let nearest = word;
    let likeness = 0;
    for (const name of page.names) {
      const found = toLikeness(word, name);
      if (found > likeness) [nearest, likeness] = [name, found];
    }
    askedWeight += weightOf(nearest);
    shared += likeness * weightOf(nearest);
  }
  const score = (2 * shared) / (askedWeight + weigh(page.words));
  return Math.max(score, toJoinedLikeness(asked.join(""), page.joined));
}

function toLikeness(a: string, b: string): number {
  if (a === b) return 1;
  const length = Math.max(a.length, b.length);
  if (Math.min(a.length, b.length) < 4) return 0;
  if (a.startsWith(b) || b.startsWith(a)) return Math.min(a.length, b.length) / length;
  const limit = length > 7 ? 3 : 2;
  const distance = editDistance(a, b, limit);
  return distance < limit ? 1 - (1.5 * distance) / length : 0;
}

function toJoinedLikeness(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  const limit = Math.ceil(length / 4);
  const distance = length > 4 ? editDistance(a, b, limit) : limit;
  return distance < limit ? 1 - distance / length : 0;
}

interface Index {
  pages: readonly IndexedPage[];
  rarity: Map<string, number>;
}

let index: Index | undefined;

// Built for the first missing page, because no other request needs it.
function getIndex() {
  index ??= toIndex(siteSections.flatMap((section) => section.pages));
  return index;
}

function toIndex(sitePages: readonly SitePage[]): Index {
  const pages = sitePages.map((page): IndexedPage => {
    const words = [...new Set(toPathWords(`${page.title} ${page.to.replace(/^.*=/, "")}`))];
    const names = [...new Set([...words, ...(page.synonyms ?? []).flatMap(toPathWords)])];
    return { page, words, names, joined: toPathWords(page.to).join("") };
  });
  const counts = new Map<string, number>();
  for (const { names } of pages) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const rarity = new Map([...counts].map(([word, count]) => [word, Math.log(1 + pages.length / count)]));
  return { pages, rarity };
}
