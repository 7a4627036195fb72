import type { State } from "#app/facts/reference/place/states.ts";
import { withoutDots } from "#app/jobs/reading/phrases.ts";
import { readTyped } from "#app/jobs/search/query/read-typed.ts";
import type { KnownCity, Reading } from "#app/jobs/search/query/typed-query.ts";
import { asksForJobs, type Intent, listIntents } from "./intents.ts";
import { type OwnReading, readOwnWords } from "./own-words.ts";

export const longestSentence = 200;

export interface Sentence {
  text: string;
  /** In lower case, without punctuation. */
  words: string;
  readings: readonly Reading[];
  own: readonly OwnReading[];
  /** The words that told nothing. */
  rest: string;
  intents: ReadonlySet<Intent>;
  asksForJobs: boolean;
}

export const toCleanText = (typed: string): string =>
  withoutDots(
    typed
      .replace(/\p{C}+/gu, " ")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, longestSentence),
  ).trim();

/** @param listCities the places that the text may name */
export function readSentence(text: string, listCities: (text: string) => readonly KnownCity[]): Sentence {
  const own = readOwnWords(text);
  const masked = own.reduce(mask, text);
  const { readings, rest } = readTyped(masked, { cities: listCities(masked) });
  const words = toPlainWords(text);
  return { text, words, readings, own, rest, intents: listIntents(words), asksForJobs: asksForJobs(words) };
}

/** Keeps the length, so that what is read of the rest knows its place in the text. */
function mask(text: string, { from, to, said }: OwnReading): string {
  const words = text.slice(from, to);
  const kept = said.kind === "held" ? withoutLicense(words, said.state) : " ".repeat(words.length);
  const isBeforePlace = said.kind === "radius" && words.length > 5;
  return text.slice(0, from) + (isBeforePlace ? `${kept.slice(5)}near ` : kept) + text.slice(to);
}

/** "My Ohio RN license" also says the profession. */
const withoutLicense = (words: string, { name, code }: State): string =>
  words.replace(
    new RegExp(String.raw`\b(?:${name}|${code}|licen[sc]e[ds]?|compact|multi[\s-]?state|e?nlc)\b`, "gi"),
    (word) => " ".repeat(word.length),
  );

const toPlainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}$+&/-]+/gu, " ")
    .trim();
