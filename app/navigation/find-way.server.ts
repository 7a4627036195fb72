import { readTyped } from "#app/jobs/query/read-typed.ts";
import { getKnownPlaces } from "#app/navigation/places/known-places.server.ts";
import type { Db } from "#app/platform/db.ts";
import { readSentence, type Sentence, toCleanText } from "./reading/read-sentence.ts";
import { correct, correctTowns, isMisspelled, listDoubtful } from "./reading/spelling.ts";
import { toGuides, toLesson, toTitle, toTopic } from "./steps/article-steps.server.ts";
import { toChecklist } from "./steps/checklist-step.server.ts";
import {
  toCareer,
  toField,
  toLicense,
  toPay,
  toPlace,
  toStatesCompared,
} from "./steps/figure-steps.server.ts";
import { toHiringPage, toNamedPage, toRecruiters } from "./steps/page-steps.server.ts";
import { toAnsweredQuestion } from "./steps/question-step.server.ts";
import { toSearchPage } from "./steps/search-step.server.ts";
import { type Step, toAsked, type WayContext } from "./steps/step.ts";
import type { Way } from "./ways/way.ts";

/** The first that answers wins. */
const steps: readonly Step[] = [
  toChecklist,
  toAnsweredQuestion,
  toNamedPage,
  toRecruiters,
  toHiringPage,
  toLicense,
  toPay,
  toStatesCompared,
  toCareer,
  toTopic,
  toPlace,
  toField,
  toLesson,
  toTitle,
  toGuides,
];

/** Reads a sentence and says where it leads. Null when nothing was typed. */
export async function findWay(context: WayContext, typed: string): Promise<Way | null> {
  const text = toCleanText(typed);
  if (text === "") return null;
  const asked = toAsked(context, await readCorrected(context, text));
  for (const step of steps) {
    const way = await step(asked);
    if (way) return way;
  }
  return toSearchPage(asked);
}

async function readCorrected(context: WayContext, text: string): Promise<Sentence> {
  const { cities, speller, listCities } = await getKnownPlaces(context);
  const doubtful = listDoubtful(readTyped(text).rest, speller, text);
  const proper = await listProper(context.db, [...doubtful.keys()]);
  const meant = new Map(
    [...doubtful].filter(([word, other]) => !proper.has(word) || isMisspelled(word, other)),
  );
  return readSentence(correctTowns(correct(text, meant), cities), listCities);
}

/** Fewer titles than this may all be misspelled. */
const properFrom = 20;

/** The words that our articles or many postings use are no mistakes. */
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
