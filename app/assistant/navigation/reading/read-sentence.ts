import type { State } from "#app/facts/reference/place/states.ts";
import { withoutDots } from "#app/jobs/reading/phrases.ts";
import { readTyped } from "#app/jobs/search/typed/read-typed.ts";
import type { KnownCity, Reading } from "#app/jobs/search/typed/typed-query.ts";
import { type HeldReading, readHeldLicenses } from "./held-license.ts";

export const longestSentence = 200;

export interface Sentence {
  text: string;
  /** In lower case, without punctuation. */
  words: string;
  readings: readonly Reading[];
  held: readonly HeldReading[];
  /** The words that told nothing. */
  rest: string;
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
  const held = readHeldLicenses(text);
  const masked = held.reduce(mask, text);
  const { readings, rest } = readTyped(masked, { cities: listCities(masked) });
  const words = toPlainWords(text);
  return { text, words, readings, held, rest };
}

/** Keeps the length, so that what is read of the rest knows its place in the text. */
function mask(text: string, { from, to, state }: HeldReading): string {
  return text.slice(0, from) + withoutLicense(text.slice(from, to), state) + text.slice(to);
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

/** Words that say what is asked, so that a misspelled one is read and none is named as not understood. */
export const askingWords =
  "supervision recruiter recruiters recruiting recruitment hire hiring staffing license licence licenses licensing licensure compact reciprocity endorsement salary salaries wage wages earn earnings income compensation average median hourly compare comparison versus become becoming outlook career careers duties living moving relocate relocation relocating population market metro specialty specialties certification certificate certified interview negotiate negotiating checklist worksheet worksheets calculator assessment matching mentor dashboard account password register login saved favorites applications privacy downloads guides resources requirements malpractice insurance resume cover letter letters delete alerts benefits contract bonus openings position positions employers employer contact".split(
    " ",
  );
