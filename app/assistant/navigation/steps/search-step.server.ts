import { listKnownNames } from "#app/assistant/navigation/reading/known-names.ts";
import { isPlainWord, listTelling } from "#app/assistant/navigation/reading/plain-words.ts";
import { asksHow, asksPay, isTopic as namesTopic } from "#app/assistant/navigation/reading/question-names.ts";
import type { Sentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import { type Subject, toSubject } from "#app/assistant/navigation/reading/subject.ts";
import { toSearch } from "#app/assistant/navigation/ways/to-search.ts";
import type { Way } from "#app/assistant/navigation/ways/way.ts";
import type { Likely } from "#app/assistant/understanding/understand.ts";
import { isOfCountry, isOfWideRegion } from "#app/facts/reference/place/regions.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { endsInRefusal } from "#app/jobs/search/typed/negation.ts";
import { ofKind } from "#app/jobs/search/typed/typed-query.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { paths } from "#app/paths.ts";

/** Leads somewhere with any sentence. */
export const toSearchPage = async ({ context, sentence }: AskedSentence): Promise<Way> => {
  const unread = listTelling(sentence.rest);
  const known = listKnownNames(sentence.text, sentence.readings);
  const inNames = new Set(known.flatMap((name) => name.toLowerCase().split(/[^a-z']+/)));
  const others = unread.filter((word) => !inNames.has(word.toLowerCase()) && addsToSearch(sentence, word));
  const searched = [...known, ...(await listSearched(context.db, others))];
  const { search, chips, notUnderstood } = toSearch(sentence, { searched, unread });
  // Where nothing else was read, the words are searched as they are.
  const isNothing = chips.every(({ param }) => param === "query") && unread.length > 0;
  const words = new URLSearchParams({ query: unread.join(" ").toLowerCase() }).toString();
  return {
    to: paths.jobs(isNothing ? words : search),
    title: search || isNothing ? "Search jobs" : "All open jobs",
    chips,
    notUnderstood,
  };
};

const learned = /\b(?:nursing|pa|np|pt|ot|med|medical|dental|pharmacy|grad|graduate)\s+school\b/i;

/** "No procedures" does not ask for procedures, and "pharmacy" says nothing beside "pharmacist". */
function addsToSearch({ text, readings, rest }: Sentence, word: string): boolean {
  // A county that nothing knows is no word of a posting.
  if (/^county$/i.test(word) && /\p{L}\s+county\b/iu.test(rest)) return false;
  const at = text.search(new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, "iu"));
  if (at > 0 && endsInRefusal(text.slice(0, at))) return false;
  if (/^school$/i.test(word) && learned.test(text)) return false;
  if (isOfWideRegion(text, word) || isOfCountry(word.toLowerCase())) return false;
  const stem = word.toLowerCase().slice(0, 6);
  const saysProfession = (words: string) =>
    words
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((read) => read.startsWith(stem));
  return !(
    stem.length > 2 &&
    ofKind(readings, "profession").some(
      ({ values, from, to }) =>
        saysProfession(text.slice(from, to)) ||
        values.some((value) => saysProfession(findProfession(value)!.name)),
    )
  );
}

/** The words that employers' names or titles have, which a search for the words finds. */
async function listSearched({ $client }: Db, words: readonly string[]): Promise<string[]> {
  const asked = words
    .map((word) => word.toLowerCase())
    .filter((word) => /^[\p{L}\p{N}]{3,20}$/u.test(word) && !isPlainWord(word))
    .slice(0, 6);
  if (asked.length === 0) return [];
  const { results } = await $client
    .prepare(
      `SELECT e.value AS word FROM json_each(?) e
        WHERE EXISTS (SELECT 1 FROM jobs_fts WHERE jobs_fts MATCH '{title employer} : "' || e.value || '"')`,
    )
    .bind(JSON.stringify(asked))
    .all<{ word: string }>();
  return results.map(({ word }) => word);
}

export type WayContext = Pick<SiteContext, "db" | "env" | "now">;

/** A sentence and what several steps ask of it. */
export interface AskedSentence {
  context: WayContext;
  sentence: Sentence;
  subject: Subject;
  hasRole: boolean;
  hasPlace: boolean;
  isForJobs: boolean;
  /** About something that only articles answer. */
  isTopic: boolean;
  /** A question that no figure answers. */
  isHow: boolean;
  asksPay: boolean;
  /** What the trained reading takes it for, the likeliest first. Empty while the catalogue cannot be read. */
  likely: readonly Likely[];
}

/** One place where a sentence may lead. Null leaves it to the next step. */
export type Step = (asked: AskedSentence) => Way | null | Promise<Way | null>;

export function toAsked(
  context: WayContext,
  sentence: Sentence,
  likely: readonly Likely[] = [],
): AskedSentence {
  const { words, readings } = sentence;
  const subject = toSubject(sentence);
  const hasPlace = subject.city !== null || subject.states.length > 0;
  const hasRole = readings.some(({ kind }) => kind === "profession" || kind === "specialty");
  const isForJobs =
    sentence.asksForJobs &&
    !/\bjobs?\s+market\b|\bjob\s+(?:outlook|description|duties|growth|offers?)\b|\bshift\s+(?:differentials?|pay|premiums?)\b|\bjobs?\s+of\s+an?\b|^why\b|\bwhat\s+happen\w*|\b(?:what|which)\s+licen[sc]es?\b|\b(?:tips|advice)\b|\bneed\s+(?:an?\s+)?(?:\w+\s+){0,2}licen[sc]e\b/.test(
      words,
    );
  const isQuestion = asksHow(words);
  return {
    ...{ context, sentence, subject, hasRole, hasPlace, isForJobs, likely },
    isTopic: namesTopic(words) && !isForJobs && (!hasPlace || isQuestion || !hasRole),
    isHow: isQuestion && !/\bhow\s+much\b/.test(words) && !asksPay(words),
    asksPay: asksPay(words),
  };
}
