import { aliasWords } from "#app/facts/reference/place/city-aliases.ts";
import { isOfCountry, regionWords } from "#app/facts/reference/place/regions.ts";
import { parseState } from "#app/facts/reference/place/states.ts";
import {
  allowedDistance,
  findNearestWord,
  listFirstLetters,
  listNamedWords,
} from "#app/jobs/search/spelling/nearest-word.ts";
import { codesLikeWords } from "#app/jobs/search/typed/typed-places.ts";
import type { KnownCity } from "#app/jobs/search/typed/typed-query.ts";
import { editDistance } from "#app/pages/sitemap/edit-distance.ts";
import { nameWords } from "./known-names.ts";
import { isPlainWord } from "./plain-words.ts";
import { askingWords } from "./read-sentence.ts";

/** Words that a sentence may mean, and how much of a guess each is. */
export interface Speller {
  isKnown: (word: string) => boolean;
  /** The nearest word, or null when none is near enough. */
  findMeant: (word: string, text: string) => string | null;
}

/** Said at the bedside, and near enough to a town's name to be taken for it. */
const bedsideWords: ReadonlySet<string> = new Set(
  "trach vent vents picc peg drips codes sitter sitters huddle huddles preceptor preceptors floated floating".split(
    " ",
  ),
);

const letters = "abcdefghijklmnopqrstuvwxyz".split("");

/** An abbreviation is not a misspelled other one. */
const hasVowel = (word: string): boolean => /[aeiou]/.test(word);

/** "Nurses", "nursing" and "immediately" are spelled right. */
const isFormOf = (word: string, isWord: (stem: string) => boolean): boolean =>
  [/s$/, /es$/, /ly$/, /ing$/, /ed$/, /d$/, /r$/, /er$/].some(
    (ending) => ending.test(word) && (isWord(word.replace(ending, "")) || isWord(word.replace(ending, "e"))),
  );

/** `places` by name in lower case, with their people. */
export function toSpeller(places: ReadonlyMap<string, number>): Speller {
  const weights = new Map<string, number>();
  const parts = new Map<string, string[]>();
  for (const [name, people] of places) {
    const words = name.split(" ");
    for (const word of words) {
      weights.set(word, Math.max(weights.get(word) ?? 0, Math.min(0.9, people / 10_000_000)));
      if (words.length > 1 && !places.has(word)) parts.set(word, [...(parts.get(word) ?? []), name]);
    }
  }
  for (const word of askingWords) weights.set(word, 1);
  for (const word of letters.flatMap(listNamedWords)) weights.set(word, 2);
  const byLetter = new Map<string, string[]>();
  for (const word of weights.keys()) {
    if (word.length < 4 || !hasVowel(word)) continue;
    const alike = byLetter.get(word[0]!);
    if (alike) alike.push(word);
    else byLetter.set(word[0]!, [word]);
  }
  const isKnown = (word: string) =>
    weights.has(word) ||
    isPlainWord(word) ||
    isOfCountry(word) ||
    regionWords.has(word) ||
    bedsideWords.has(word) ||
    aliasWords.has(word) ||
    nameWords.has(word) ||
    (weights.get(`${word}s`) ?? 0) >= 1 ||
    isFormOf(word, (stem) => (weights.get(stem) ?? 0) >= 1 || isPlainWord(stem));

  /** "Antonoi" is "Antonio" beside "San" only. */
  const isWhole = (word: string, text: string) =>
    weights.get(word)! >= 1 ||
    !parts.has(word) ||
    parts.get(word)!.some((name) => name.split(" ").every((part) => part === word || text.includes(part)));

  function findMeant(word: string, text: string): string | null {
    if (allowedDistance(word) === 0 || !hasVowel(word)) return null;
    const candidates = listFirstLetters(word).flatMap((letter) => byLetter.get(letter) ?? []);
    const whole = candidates.filter((other) => isWhole(other, text));
    return findNearestWord(
      word,
      whole.map((other) => ({ word: other, weight: weights.get(other)! })),
    );
  }

  return { isKnown, findMeant };
}

const mostCorrected = 6;

/** Words that nothing knows, with what they may mean in their text. */
export function listDoubtful(unread: string, speller: Speller, text: string): ReadonlyMap<string, string> {
  const doubtful = new Map<string, string>();
  const inQuotes = /["“”][^"“”]*["“”]/g;
  const [lower, whole] = [unread.replace(inQuotes, " ").toLowerCase(), text.toLowerCase()];
  for (const [word] of lower.matchAll(/(?<![\p{L}\p{N}@.])[a-z]{4,20}(?![\p{L}\p{N}@])/gu)) {
    if (doubtful.size >= mostCorrected) break;
    if (doubtful.has(word) || speller.isKnown(word)) continue;
    const meant = speller.findMeant(word, whole);
    if (meant) doubtful.set(word, meant);
  }
  return doubtful;
}

/** "Stanford CA" is not Stamford, which is in Connecticut, and who has fallen behind is not in Allen. */
export function isOtherTown(
  text: string,
  word: string,
  meant: string,
  cities: readonly KnownCity[],
): boolean {
  const named = cities.filter(({ searchName }) => searchName.split(" ").includes(meant));
  const after = new RegExp(String.raw`\b${word},?\s+([a-z]{2}|[a-z]{4,}(?:\s[a-z]{4,})?)\b`, "i").exec(text);
  const said = after?.[1] ?? "";
  const state = parseState(said) ?? parseState(said.split(" ")[0]!);
  if (named.length === 0) return false;
  return word[0] !== meant[0] || (state !== null && named.every(({ stateCode }) => stateCode !== state.code));
}

/** "Emergancy" shares its stem with "emergency", so no index of stems tells them apart. */
export const isMisspelled = (word: string, meant: string): boolean =>
  word.length > 6 && word.slice(0, 5) === meant.slice(0, 5) && word.slice(-2) === meant.slice(-2);

export const correct = (text: string, meant: ReadonlyMap<string, string>): string =>
  meant.size === 0 ? text : text.replace(/[a-z]{4,20}/gi, (word) => meant.get(word.toLowerCase()) ?? word);

/** "Pittsburg PA" is Pittsburgh, although other states have a Pittsburg. */
export function correctTowns(text: string, cities: readonly KnownCity[]): string {
  const pattern = /\b([a-z]{5,20})(,?\s+)([a-z]{2}|[a-z]{4,}(?:\s[a-z]{4,})?)\b/gi;
  return text.replace(pattern, (whole, town: string, gap: string, said: string) => {
    const state = parseState(said) ?? parseState(said.split(" ")[0]!);
    if (!state || codesLikeWords.has(said)) return whole;
    const name = town.toLowerCase();
    const named = cities.filter(({ searchName }) => searchName === name);
    if (named.length === 0 || named.some(({ stateCode }) => stateCode === state.code)) return whole;
    const near = cities.find(
      ({ searchName, stateCode }) => stateCode === state.code && editDistance(name, searchName, 2) === 1,
    );
    return near ? `${near.name}${gap}${said}` : whole;
  });
}
