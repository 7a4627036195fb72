import { getKnownPlaces } from "#app/assistant/navigation/places/known-places.server.ts";
import {
  correct,
  correctTowns,
  isMisspelled,
  isOtherTown,
  listDoubtful,
} from "#app/assistant/navigation/reading/spelling.ts";
import { readTyped } from "#app/jobs/search/typed/read-typed.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";

/** The text with the field's words and the towns spelled as they are. */
export async function correctSpelling(
  context: Pick<SiteContext, "db" | "env" | "now">,
  text: string,
): Promise<string> {
  const { cities, speller } = await getKnownPlaces(context);
  const doubtful = listDoubtful(readTyped(text).rest, speller, text);
  const proper = await listProper(context.db, [...doubtful.keys()]);
  const meant = new Map(
    [...doubtful].filter(
      ([word, other]) =>
        (!proper.has(word) || isMisspelled(word, other)) && !isOtherTown(text, word, other, cities),
    ),
  );
  return correctTowns(correct(text, meant), cities);
}

/** Fewer titles than this may all be misspelled. */
const properFrom = 20;

/** Returns the words that our articles or many postings use, which are spelled right. */
async function listProper({ $client }: Db, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const { results } = await $client
    .prepare(
      `SELECT e.value AS word FROM json_each(?) e
        WHERE EXISTS (SELECT 1 FROM content_fts WHERE content_fts MATCH '"' || e.value || '"')
          OR EXISTS (SELECT 1 FROM search_words w
            WHERE w.letter = substr(e.value, 1, 1) AND w.length = length(e.value) AND w.word = e.value AND w.postings >= ${properFrom})`,
    )
    .bind(JSON.stringify(words))
    .all<{ word: string }>();
  return new Set(results.map(({ word }) => word));
}
