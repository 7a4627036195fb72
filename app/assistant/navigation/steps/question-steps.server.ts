import { findNamedPage } from "#app/assistant/navigation/reading/page-names.ts";
import { listTelling } from "#app/assistant/navigation/reading/plain-words.ts";
import { isQuestion } from "#app/assistant/navigation/reading/question-names.ts";
import type { Sentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import { intentWords } from "#app/assistant/navigation/reading/read-sentence.ts";
import { listArticlesNamed } from "#app/assistant/navigation/ways/named-articles.ts";
import type { FoundWay, Way } from "#app/assistant/navigation/ways/way.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import type { ChecklistEntry } from "#app/facts/catalog/skill-records.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { paths } from "#app/paths.ts";
import type { AskedSentence, Step } from "./search-step.server.ts";

/** "ICU skills checklist" is the list for ICU nurses. Without one for the field, the index of all is found next. */
export const toChecklist: Step = async (asked) => {
  const { context, sentence, hasRole } = asked;
  const isAsked =
    findNamedPage(sentence.words)?.to === paths.skillsAssessment() || /\bchecklist$/.test(sentence.words);
  if (!hasRole || !isAsked) return null;
  const all = (await readCatalog(context.env.CATALOG, "skills-index").catch(() => null)) ?? [];
  const found = chooseChecklist(all, asked);
  return found
    ? {
        to: paths.skillsChecklist(found.slug),
        title: `${found.title} skills checklist`,
        chips: [],
        notUnderstood: [],
      }
    : null;
};

/** A list for several kinds of nurses serves a neighbor's field too. */
const neighbors: Readonly<Record<string, string>> = {
  "progressive-care": "telemetry",
  "child-psychiatry": "psychiatry",
  trauma: "emergency-medicine",
};

function chooseChecklist(
  all: readonly ChecklistEntry[],
  { sentence, subject }: AskedSentence,
): ChecklistEntry | null {
  const { profession } = subject;
  const isFamily = profession === "nurse-practitioner" && /\b(?:fnp|family)\b/.test(sentence.words);
  const said = subject.specialty ?? (isFamily ? "family-medicine" : null);
  const field = said && (findOwn(neighbors, said) ?? said);
  const fits = all.filter(({ professions }) => !profession || professions.includes(profession));
  const ofField = fits.filter(({ specialty }) => field !== null && specialty === field);
  if (ofField.length > 0)
    return ofField.find(({ professions }) => professions.includes("registered-nurse")) ?? ofField[0]!;
  const isSurgical = /\bsurg\w*/.test(sentence.words);
  const named = fits.filter(({ slug }) => profession !== null && isSurgical && slug.startsWith("surgical-"));
  if (named.length > 0) return named[0]!;
  return profession && fits.length === 1 ? fits[0]! : null;
}

/** Pages where someone does something, which do not answer how it is done. */
const silentPages: readonly string[] = [paths.ownApplications(), paths.dashboard()];
const least = 0.75;

/** One answer of the page of questions, for a question about this site. */
export const toAnsweredQuestion: Step = async ({
  context,
  sentence,
  hasRole,
  hasPlace,
  isForJobs,
  isTopic,
}) => {
  const { words, intents } = sentence;
  const isAboutSite =
    isQuestion(words) &&
    !hasRole &&
    !hasPlace &&
    !intents.has("pay") &&
    !intents.has("license") &&
    !intents.has("hire");
  if (!isAboutSite || (isTopic && sentence.readings.length > 0)) return null;
  const page = findNamedPage(words);
  if (page && (!silentPages.includes(page.to) || /^where\b/.test(words))) return null;
  const groups = (await readCatalog(context.env.CATALOG, "faq").catch(() => null)) ?? [];
  const answers = groups.flatMap(({ questions }) =>
    questions.map(({ slug, question, keywords }) => ({
      ...{ slug, title: question, description: keywords.join(" ") },
      ...{ path: paths.faq(slug), kind: "blog" as const },
    })),
  );
  const [found] = listArticlesNamed(answers, words, 1);
  return found && found.likeness >= (isForJobs ? 0.9 : least)
    ? { to: found.to, title: found.title, chips: [], notUnderstood: [] }
    : null;
};

const knownWords = new Set(intentWords);
/** What a page of figures or of license rules answers without a filter. */
const answeredWords = new Set(
  "renew renewal renewing active valid current status highest lowest best most least average top cost costs cheaper compared growth info lookup".split(
    " ",
  ),
);
const isIntentWord = (word: string): boolean =>
  knownWords.has(word) || answeredWords.has(word) || knownWords.has(word.replace(/s$/, ""));

/** Names what of the sentence the page does not answer. */
export const withUnread = ({ used, ...way }: FoundWay, { text, readings, rest }: Sentence): Way => ({
  ...way,
  notUnderstood: [
    ...readings
      .filter((reading) => !used.includes(reading))
      .map(({ from, to }) => text.slice(from, to).trim()),
    ...listTelling(rest, isIntentWord),
  ],
});
