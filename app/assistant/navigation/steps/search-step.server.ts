import { isInName, listKnownNames } from "#app/assistant/navigation/reading/known-names.ts";
import { isPlainWord, listTelling } from "#app/assistant/navigation/reading/plain-words.ts";
import { askingWords, type Sentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import type { Subject } from "#app/assistant/navigation/reading/subject.ts";
import { toSearch } from "#app/assistant/navigation/ways/to-search.ts";
import type { FoundWay, Way } from "#app/assistant/navigation/ways/way.ts";
import { isOfCountry, isOfWideRegion } from "#app/facts/reference/place/regions.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { endsInRefusal } from "#app/jobs/search/typed/negation.ts";
import { ofKind } from "#app/jobs/search/typed/typed-query.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { paths } from "#app/paths.ts";

export type WayContext = Pick<SiteContext, "db" | "env" | "now">;

/** A sentence, and who and where it is about. */
export interface AskedSentence {
  context: WayContext;
  sentence: Sentence;
  subject: Subject;
  /** How likely it asks for this kind of page, from 0 to 1. */
  likelihoodOf: (label: string) => number;
}

/** One kind of place where a sentence may lead. Null where that has no page for what was said. */
export type Step = (asked: AskedSentence) => Way | null | Promise<Way | null>;

/** Leads somewhere with any sentence. */
export const toSearchPage = async ({ context, sentence: asked }: AskedSentence): Promise<Way> => {
  const readings = asked.readings.filter((one) => one.kind !== "city" || !isInName(asked.text, one));
  const sentence = { ...asked, readings };
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

const ofAlerts =
  /\b(?:e-?mails?|notif\w+|alerts?|ping|text|message|send|whenever|once|opens?|opened|appears?|comes?|pops?|shows?|up|posted|every|each|daily|weekly|set|create|make|sign|subscribe|updates?)\b/gi;

/** An alert for what was said, filled in. All that it sends is new. */
export const toAlert: Step = async (asked) => {
  const { readings, rest } = asked.sentence;
  const sentence = {
    ...asked.sentence,
    readings: readings.filter(({ kind }) => kind !== "sort" && kind !== "posted"),
    rest: rest.replace(ofAlerts, " "),
  };
  const found = await toSearchPage({ ...asked, sentence });
  const [, search = ""] = found.to.split("?");
  const isFilled = found.chips.some(({ param }) => param !== "query");
  return isFilled
    ? { ...found, to: paths.newAlert(search), title: "Set up a job alert" }
    : toPage(paths.faq("email-alerts"), "Job alerts by email");
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

/** What a page of figures or of license rules answers without a filter. */
const answered =
  "rent rents prices housing hospital hospitals two one second first other another life leaves worth renew renewal renewing active valid current status highest lowest best most least average top cost costs cheaper compared growth info lookup able".split(
    " ",
  );
const sayingWhat = new Set([...askingWords, ...answered]);
const saysWhat = (word: string): boolean => sayingWhat.has(word) || sayingWhat.has(word.replace(/s$/, ""));

/** Names what of the sentence the page does not answer. */
export const withUnread = ({ used, ...way }: FoundWay, { text, readings, rest }: Sentence): Way => ({
  ...way,
  notUnderstood: [
    ...readings
      .filter((reading) => !used.includes(reading))
      .map(({ from, to }) => text.slice(from, to).trim()),
    ...listTelling(rest, saysWhat),
  ],
});

/** A page that answers all of a sentence. */
export const toPage = (to: string, title: string): Way => ({ to, title, chips: [], notUnderstood: [] });
