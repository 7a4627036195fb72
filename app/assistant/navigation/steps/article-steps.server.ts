import { listTelling } from "#app/assistant/navigation/reading/plain-words.ts";
import { asksHow, wantsToKnow } from "#app/assistant/navigation/reading/question-names.ts";
import type { Sentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import { findProfile, findRolePair } from "#app/assistant/navigation/reading/subject.ts";
import { findArticle } from "#app/assistant/navigation/ways/find-article.server.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import type { CareerPath } from "#app/facts/catalog/written-records.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import type { Reading } from "#app/jobs/search/typed/typed-query.ts";
import { paths } from "#app/paths.ts";
import type { AskedSentence, Step } from "./search-step.server.ts";

/** What only articles answer, and any other "how". */
export const toTopic: Step = ({ context, sentence, isTopic, isHow, isForJobs }) =>
  isTopic || (isHow && !isForJobs) ? findArticle(context, sentence, isTopic ? 0.35 : 0.6) : null;

export const toLesson: Step = ({ context, sentence, hasRole, hasPlace, isForJobs }) => {
  const isLearning = sentence.intents.has("learn") && (!isForJobs || asksHow(sentence.words));
  if (!isLearning || (hasRole && (hasPlace || namesFilter(sentence)))) return null;
  return findArticle(context, sentence, sentence.readings.length > 0 ? 0.6 : 0.4);
};

/** "CNA, sign-on bonus" is a posting that someone looks for, unless a question is asked. */
const namesFilter = ({ words, readings }: Sentence): boolean =>
  !asksHow(words) && readings.some(({ kind }) => filters.has(kind));

const filters: ReadonlySet<Reading["kind"]> = new Set(["trait", "shift", "pay", "urgent", "workplace"]);

/** How new, near or well paid is asked of postings alone. */
const ranks: ReadonlySet<Reading["kind"]> = new Set(["posted", "sort", "radius"]);

/** "Med surg to ICU" */
const changesRole = ({ text, readings }: Sentence): boolean => {
  const roles = readings.filter(({ kind }) => kind === "profession" || kind === "specialty");
  return roles.some(({ from }, at) => at > 0 && /^\s*to\s*$/.test(text.slice(roles[at - 1]!.to, from)));
};

const isAllRead = ({ sentence }: AskedSentence): boolean => listTelling(sentence.rest).length === 0;

/** "Insurance nurse" */
const namesOneWord = ({ words, rest }: Sentence): boolean =>
  listTelling(rest).length === 1 && !wantsToKnow(words);

/** The fewer words a search would understand, the less an article's title has to say. */
export const toTitle: Step = async (asked) => {
  const { context, sentence, hasRole, hasPlace, isForJobs } = asked;
  if (hasPlace) return null;
  const isComparing =
    !isForJobs && (sentence.intents.has("compare") || changesRole(sentence) || /\bor\b/.test(sentence.words));
  if (isAllRead(asked)) return isComparing ? findArticle(context, sentence, 0.6) : null;
  const isUnread =
    !hasRole &&
    sentence.held.length === 0 &&
    !sentence.readings.some(({ kind }) => ranks.has(kind)) &&
    !isForJobs;
  const isPosting = isForJobs || (hasRole && namesOneWord(sentence));
  const least = isUnread ? 0.55 : isComparing ? 0.6 : isPosting ? 0.97 : 0.85;
  return findArticle(context, sentence, least);
};

export const toGuides: Step = ({ sentence, hasPlace }) =>
  /\bguides?\b/.test(sentence.words) && !hasPlace
    ? { to: paths.careerGuides(), title: "Career guides", chips: [], notUnderstood: [] }
    : null;

const changes = /\b(?:to|into|become|becoming|be)\b/i;

/** "CNA to RN": the path between two professions, or else the page of the second. */
export const toCareerPath: Step = async ({ context, sentence, hasPlace, isForJobs }) => {
  const pair = hasPlace || isForJobs ? null : findRolePair(sentence.text, changes);
  if (!pair) return null;
  const read = <T>(record: Promise<readonly T[] | null>) => record.then((all) => all ?? []).catch(() => []);
  const [careers, articles] = await Promise.all([
    read(readCatalog(context.env.CATALOG, "careers")),
    read(readCatalog(context.env.CATALOG, "articles")),
  ]);
  const path = findPath(careers, pair.first, pair.second);
  if (path) {
    const guide = articles.find(({ slug }) => slug === path.slug);
    return {
      to: guide?.path ?? paths.careerPath(path.slug),
      title: path.title,
      chips: [],
      notUnderstood: [],
    };
  }
  const profile = findProfile({ profession: pair.second, specialty: null });
  return (
    profile && {
      to: paths.profession(profile.slug),
      title: `${profile.name}: work, pay and outlook`,
      chips: [],
      notUnderstood: [],
    }
  );
};

function findPath(careers: readonly CareerPath[], from: string, to: string): CareerPath | null {
  const [start, end] = [from, to].map(
    (profession) => findProfile({ profession, specialty: null })?.slug ?? profession,
  );
  const leading = careers.filter((path) => path.to === end && path.from !== path.to);
  // The path of a nursing assistant leads by way of the LPN.
  const names = new Set(findProfession(from)!.synonyms);
  const isOnTheWay = ({ slug }: CareerPath) => slug.split("-").some((word) => names.has(word));
  return leading.find((path) => path.from === start) ?? leading.find(isOnTheWay) ?? null;
}
