import { isOfCountry } from "#app/facts/reference/place/regions.ts";
import { isOfEmployer } from "#app/jobs/search/typed/typed-words.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { readWords } from "#app/kit/text/words.ts";
import {
  allowedDistance,
  findNearestWord,
  listFirstLetters,
  listNamedWords,
  type MeantWord,
} from "./nearest-word.ts";
import { isRealWord } from "./real-words.ts";

export interface Correction {
  text: string;
  words: readonly { typed: string; meant: string }[];
}

const mostWords = 12;
const mostCorrected = 3;
const mostCandidates = 3_000;

/** Takes the nearest words of postings and names. Two queries at most, and a few thousand words. */
export async function correctWords(
  db: Db,
  text: string,
  words: string,
  isPlace = false,
): Promise<Correction | null> {
  const typed = [...new Set(readWords(words).map(({ word }) => word.toLowerCase()))]
    .filter(
      (word) => /^[a-z]{4,20}$/.test(word) && !isOfCountry(word) && !isRealWord(word) && !isOfEmployer(word),
    )
    .slice(0, mostWords);
  const missing = (await (isPlace ? listUnlearned : listMissing)(db, typed)).slice(0, mostCorrected);
  if (missing.length === 0) return null;
  const learned = await readLearned(db, missing);
  const found = missing.flatMap((word, at) => {
    const meant = findNearestWord(word, learned[at]!);
    return meant ? [{ typed: word, meant }] : [];
  });
  if (found.length === 0) return null;
  const corrected = found.reduce(
    (rest, { typed: word, meant }) => rest.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "giu"), meant),
    text,
  );
  return { text: corrected, words: found };
}

/** A place is not half typed, and "Nashvile" has the stem of Nashville. */
async function listUnlearned({ $client }: Db, words: readonly string[]): Promise<string[]> {
  const unnamed = words.filter((word) => !listNamedWords(word[0]!).includes(word));
  if (unnamed.length === 0) return [];
  const { results } = await $client
    .prepare(
      `SELECT e.value AS word FROM json_each(?) e WHERE NOT EXISTS (SELECT 1 FROM search_words w
        WHERE w.letter = substr(e.value, 1, 1) AND w.length = length(e.value) AND w.word = e.value)`,
    )
    .bind(JSON.stringify(unnamed))
    .all<{ word: string }>();
  return results.map(({ word }) => word);
}

/** The last word may still be being typed, so it counts as a prefix. */
async function listMissing({ $client }: Db, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const last = words.at(-1)!;
  const { results } = await $client
    .prepare(
      `SELECT e.value AS word FROM json_each(?1) e WHERE NOT EXISTS
        (SELECT 1 FROM jobs_fts WHERE jobs_fts MATCH '"' || e.value || iif(e.value = ?2, '" *', '"'))`,
    )
    .bind(JSON.stringify(words), last)
    .all<{ word: string }>();
  return results.map(({ word }) => word);
}

interface Learned {
  word: string;
  postings: number;
}

async function readLearned({ $client }: Db, words: readonly string[]): Promise<MeantWord[][]> {
  const results = await $client.batch<Learned>(
    words.map((word) => {
      const most = allowedDistance(word);
      return $client
        .prepare(
          `SELECT word, postings FROM search_words
            WHERE letter IN (SELECT value FROM json_each(?)) AND length BETWEEN ? AND ? LIMIT ${mostCandidates}`,
        )
        .bind(JSON.stringify(listFirstLetters(word)), word.length - most, word.length + most);
    }),
  );
  return words.map((word, at) => {
    const known = new Map(results[at]!.results.map((row) => [row.word, row.postings]));
    const named = listFirstLetters(word).flatMap(listNamedWords);
    return [...new Set([...known.keys(), ...named])].map((other) => ({
      word: other,
      // Most people look for a profession or a place.
      weight: (known.get(other) ?? 0) + (named.includes(other) ? 1_000_000 : 0),
    }));
  });
}
