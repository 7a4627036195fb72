import { readCatalog } from "#app/catalog/catalog.ts";
import type { Reading } from "#app/jobs/query/typed-query.ts";
import { ofKind } from "#app/jobs/query/typed-query.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/platform/context.ts";
import type { Db } from "#app/platform/db.ts";
import { findProfession } from "#app/reference/profession/professions.ts";
import { correctSpelling } from "./corrected.server.ts";
import { getKnownPlaces, getMetroFinder } from "./known-places.server.ts";
import { listPlacesOfPay } from "./paid-places.server.ts";
import { intentWords } from "./reading/intents.ts";
import { findNamedPage } from "./reading/page-names.ts";
import { isPlainWord, listTelling } from "./reading/plain-words.ts";
import { readSentence, type Sentence, toCleanText } from "./reading/read-sentence.ts";
import { toProfessions, toSubject } from "./reading/subject.ts";
import { listArticlesNamed } from "./ways/named-articles.ts";
import { toCareerWay, toComparisonWay, toFieldWay, toPlaceWay } from "./ways/to-about.ts";
import { findPaid, toLicenseWay, toPayWay } from "./ways/to-figures.ts";
import { toHiringWay } from "./ways/to-hiring.ts";
import { toSearch } from "./ways/to-search.ts";
import type { FoundWay, Way } from "./ways/way.ts";

type WayContext = Pick<SiteContext, "db" | "env" | "now">;

/** Reads a sentence and says where it leads. Null when nothing was typed. */
export async function findWay(context: WayContext, typed: string): Promise<Way | null> {
  const text = toCleanText(typed);
  if (text === "") return null;
  const sentence = await readCorrected(context, text);
  return toWay(context, sentence);
}

async function readCorrected(context: WayContext, text: string): Promise<Sentence> {
  const { listCities } = await getKnownPlaces(context);
  return readSentence(await correctSpelling(context, text), listCities);
}

const knownWords = new Set(intentWords);
const isIntentWord = (word: string): boolean =>
  knownWords.has(word) || knownWords.has(word.replace(/s$/, ""));

const withUnread = ({ used, ...way }: FoundWay, { text, readings, rest }: Sentence): Way => ({
  ...way,
  notUnderstood: [
    ...readings
      .filter((reading) => !used.includes(reading))
      .map(({ from, to }: Reading) => text.slice(from, to).trim()),
    ...listTelling(rest, isIntentWord),
  ],
});

/** Words that only articles answer. */
const topics =
  /\bovertime\b|\bdifferentials?\b|\bproductivity\b|\bw?rvus?\b|\btail\b|\bmalpractice\b|\bnon-?competes?\b|\brestrictive\b|\btax\s+homes?\b|\bstipends?\b|\bw-?2\b|\bnegotiat\w*|\binterview\w*|\bcover\s+letters?\b|\bresumes?\b|\bce\b|\bceus?\b|\bcontinuing\s+ed\w*|\bcertifications?\b|\bget\s+certified\b|\bccrn\b|\btransparency\b|\bpay\s+packages?\b|\bguaranteed\s+hours\b|\bcancell?ed\b|\bcredential\w*|\bcover\s+letter\b|\breferences\b|\b(?:best|highest|top)[\s-]+(?:pay\w*\s+)?states?\b|\bstates?\s+(?:that\s+|to\s+)?(?:pay|work)\w*\b|\b(?:compact|nlc)\b.*\b(?:map|list|members?|states)\b|\bpay\s?back\b|\bclaw\s?back\b|\bif\s+i\s+(?:quit|leave)\b|\b(?:going|go|moving|move|switch\w*|transition\w*|chang\w*)\s+(?:from\b|(?:my\s+)?special\w*)|\bbenefits?\s+(?:worth|value|evaluation|guide)\b/;
const asksHow =
  /\bhow\s+(?:to|do|does|can|should|is|are|many|long)\b|\bwhat\b|\bwhy\b|\bshould\s+i\b|\bguides?\b|\btips\b|\badvice\b|\bchecklist\b|\bexplain\w*|\bexamples?\b|\bquestions\b|\bvs\b|\bversus\b/;
const asksPay =
  /\bsalar|\bwages?\b|\bearn|\bhow\s+much\b|\bmake[s]?\b|\bgoing\s+rate\b|\bincome\b|\bcompensation\b/;
const ofAccount = new Set<string>([
  paths.forgotPassword(),
  paths.postJob(),
  paths.login(),
  paths.ownApplications(),
  paths.saved(),
  paths.salaryTool(),
  paths.skillsAssessment(),
]);

async function toWay(context: WayContext, sentence: Sentence): Promise<Way> {
  const { words, intents, readings } = sentence;
  const subject = toSubject(sentence);
  const hasRole = readings.some(({ kind }) => kind === "profession" || kind === "specialty");
  const hasPlace = subject.city !== null || subject.states.length > 0;
  const jobs = sentence.asksForJobs && !/\bjob\s+(?:outlook|description|duties|growth|offers?)\b/.test(words);

  const page = findNamedPage(words);
  if (page && (ofAccount.has(page.to) || !(hasRole && (jobs || hasPlace))))
    return { to: page.to, title: page.title, chips: [], notUnderstood: [] };

  if (intents.has("recruiters") && !jobs) {
    const { listCities } = await getKnownPlaces(context);
    const others = sentence.text.replace(/\brecruit\w*/gi, (word) => " ".repeat(word.length));
    return withUnread(toHiringWay({ ...readSentence(others, listCities), words }, true), sentence);
  }
  if (intents.has("hire")) return withUnread(toHiringWay(sentence, false), sentence);

  const isAboutWork = intents.has("work-there") && !jobs;
  if (
    isAboutWork ||
    (intents.has("license") && !jobs && !sentence.own.some(({ said }) => said.kind === "held" && !hasPlace))
  ) {
    const way = toLicenseWay(sentence, isAboutWork);
    if (way) return withUnread(way, sentence);
  }

  const isPaid = ofKind(readings, "pay").length > 0;
  const isSorted = sentence.own.some(({ said }) => said.kind === "sort");
  const isTopic = topics.test(words) && !jobs && (!hasPlace || asksHow.test(words));
  const isHow = asksHow.test(words) && !/\bhow\s+much\b/.test(words) && !asksPay.test(words);
  if (
    intents.has("pay") &&
    !isPaid &&
    (asksPay.test(words) || !isSorted) &&
    !isTopic &&
    (!jobs || asksPay.test(words)) &&
    !(isHow && !subject.profession)
  ) {
    const paid = findPaid(sentence);
    const way = toPayWay(sentence, paid, await listPlacesOfPay(context, paid));
    if (way.chips.length > 0 || !isHow) return withUnread(way, sentence);
  }

  if (!jobs && intents.has("compare") && subject.states.length === 2) {
    const way = toComparisonWay(sentence);
    if (way) return withUnread(way, sentence);
  }
  const isLearning = !jobs || asksHow.test(words);
  if (!jobs && intents.has("career") && !/\bguides?\b/.test(words)) {
    const way = toCareerWay(sentence);
    if (way) return withUnread(way, sentence);
  }
  if (isTopic || (isHow && !jobs)) {
    const article = await findArticle(context, sentence, isTopic ? 0.35 : 0.6);
    if (article) return article;
  }
  if (!jobs && intents.has("place") && hasPlace) {
    const way = toPlaceWay(sentence, await getMetroFinder(context));
    if (way) return withUnread(way, sentence);
  }
  if (!jobs && intents.has("field") && subject.specialty && !subject.profession) {
    const index = (await readCatalog(context.env.CATALOG, "specialty-index").catch(() => null)) ?? [];
    const way = toFieldWay(sentence, index);
    if (way) return withUnread(way, sentence);
  }
  if (isLearning && intents.has("learn") && !(hasRole && hasPlace)) {
    const article = await findArticle(context, sentence, readings.length > 0 ? 0.6 : 0.4);
    if (article) return article;
  }
  const isAllRead = listTelling(sentence.rest).length === 0;
  if (!hasRole && !hasPlace && !isAllRead && sentence.own.length === 0 && !jobs) {
    const article = await findArticle(context, sentence, 0.55);
    if (article) return article;
  }
  if (intents.has("compare") && !jobs && !hasPlace) {
    const article = await findArticle(context, sentence, 0.6);
    if (article) return article;
  }
  if (!isAllRead && !hasPlace) {
    const article = await findArticle(context, sentence, jobs ? 0.97 : 0.85);
    if (article) return article;
  }
  if (/\bguides?\b/.test(words) && !hasPlace)
    return { to: paths.careerGuides(), title: "Career guides", chips: [], notUnderstood: [] };
  return toSearchWay(context, sentence);
}

/** The article whose title says the most of what was asked, if it says enough. */
async function findArticle(
  { env }: WayContext,
  { text, readings }: Sentence,
  least: number,
): Promise<Way | null> {
  const articles = (await readCatalog(env.CATALOG, "articles").catch(() => null)) ?? [];
  // A title seldom names the state that somebody asks about, and not always the profession.
  const whole = replaceKinds(text, readings, toArticleWords);
  const withoutRole = replaceKinds(text, readings, () => "");
  const asTyped = replaceKinds(text, readings, ({ kind, from, to }) =>
    kind === "profession" ? text.slice(from, to) : "",
  );
  const [best] = [whole, asTyped]
    .flatMap((words) => listArticlesNamed(articles, words, 1))
    .sort((a, b) => b.likeness - a.likeness);
  const [other] = listArticlesNamed(articles, withoutRole, 1);
  const found = best && (best.likeness >= sure || !other || best.likeness >= other.likeness) ? best : other;
  return found && found.likeness >= least
    ? { to: found.to, title: found.title, chips: [], notUnderstood: [] }
    : null;
}

const sure = 0.7;

const toArticleWords = (reading: Reading): string =>
  reading.kind === "profession" ? (findProfession(toProfessions(reading.values)[0])?.name ?? "") : "";

const replaceKinds = (
  text: string,
  readings: readonly Reading[],
  toWords: (reading: Reading) => string,
): string =>
  readings
    .filter(({ kind }) => kind === "state" || kind === "city" || kind === "profession")
    .toSorted((a, b) => b.from - a.from)
    .reduce(
      (rest, reading) => `${rest.slice(0, reading.from)} ${toWords(reading)} ${rest.slice(reading.to)}`,
      text,
    );

async function toSearchWay(context: WayContext, sentence: Sentence): Promise<Way> {
  const unread = listTelling(sentence.rest);
  const searched = await listSearched(context.db, unread);
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
}

/** The words that employers' names or titles have, which a search for the words finds. */
async function listSearched({ $client }: Db, words: readonly string[]): Promise<string[]> {
  const asked = words
    .filter((word) => /^[\p{L}\p{N}]{3,20}$/u.test(word) && !isPlainWord(word.toLowerCase()))
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
