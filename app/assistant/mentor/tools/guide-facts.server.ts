import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
import { findLikePages } from "#app/assistant/understanding/like-questions.ts";
import { toAskedTerms } from "#app/catalogue/articles/passages/asked-terms.ts";
import {
  type GuidePassage,
  type RankedPassage,
  rankPassages,
} from "#app/catalogue/articles/passages/rank-passages.ts";
import { listSitePassages } from "#app/catalogue/articles/passages/site-passages.ts";
import { listSectionsWithAny } from "#app/catalogue/articles/search/content-search.server.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { logError } from "#app/kit/platform/log.ts";
import { paths } from "#app/paths.ts";
import { quote } from "./quote.ts";
import { listRecordPassages, listStateRows } from "./record-passages.server.ts";

/** A page that answers questions like this one comes before one that shares its words. */
const mostLike = 2;
/** An answer on the page counts by how much its own question is like this one. */
const ofOwnQuestion = 0.25;
/** Lists of professions, careers and states have no questions of people beside them. */
const ofUnasked = 0.4;
const ofOtherSubject = 0.5;
/** Below, a part of the right page shares too little with the question, and the page's key points are told. */
const leastOfPart = 0.7;
const toldPassages = 2;
const mostRead = 12;
/** A second passage is told if it is nearly as much about the question. */
const nearly = 0.92;
const leastBeside = 1.1;
/** A part with a table on states is about the question if it comes this near to the best. */
const ofRows = 0.7;
const toldRows = 4;
/** From here on, a question is about the article as a whole. */
const wholeFrom = 0.5;
/** From here on, a question is about the part that its words head. */
const ofPart = 0.1;
const siteBonus = 0.3;
/** "How do I write a résumé?" is no question about applying here. */
const notOfSite = 0.12;
/** Advice is in articles rather than in a profession's questions, and most in one that is named after it. */
const articleBonus = 0.03;
const titleBonus = 0.1;
/** A question that says this much of what was asked is told before another part of its page that comes this near. */
const ofSameQuestion = 0.6;
const nearPart = 0.88;
/** What is told counts beside what its page is about. */
const ofShare = 0.75;
const ofCover = 0.35;
/** A question that people ask in these words has its answer in its first sentence. */
const ofAsked = 0.08;
/** What a study asks is not what it found. */
const asksOnly = /^(?:The question$|Example:)/;
const ofQuestionAlone = 0.8;
/** A sample letter tells someone else's story. */
const isSample = /^sample letters/i;
const asksForSample = /\b(?:cover letters?|samples?|examples?|templates?)\b/i;
/** A physician is not told what a guide for PAs says, unless nothing else comes near. */
const forOthers = 0.85;

interface QuotedPassage extends RankedPassage {
  lines: readonly string[];
  /** How much the question is like those that the page answers, from 0 to 1. */
  likeness: number;
  /** How much its page is about the question. */
  rank: number;
  /** How much of its page's answer is in it. */
  inPage: number;
  ofQuestion: number;
  ofHeading: number;
}

/** Below this, a page that answers no question like this one only shares words with it. */
const leastLikeness = 0.1;

/**
 * How surely a passage is about the question: measured on 505 questions whose page is known and 116 that no page
 * answers, 95 of 100 at 0.95 and more are, and one of three below.
 */
export const toCertainty = ({ share, likeness }: QuotedPassage): number =>
  likeness < leastLikeness ? 0 : share + 2 * likeness;

/** What a question is likely to ask for: about this website, or for advice. */
interface Wanted {
  isOfSite: boolean;
  isAdvice: boolean;
}

/** The passages of our guides, questions and pages that are most about what was asked. */
export async function rankGuides(
  context: SiteContext,
  asked: Asked,
  { isOfSite: isOfSiteAsked, isAdvice }: Wanted,
): Promise<QuotedPassage[]> {
  const question = asked.sentence.text;
  const words = toAskedTerms(question);
  if (words.length === 0) return [];
  const like = await findLike(context, question);
  const wanted = [
    ...words,
    ...like.slice(0, mostLike).flatMap(({ questions }) => toAskedTerms(questions[0]!.question)),
  ];
  const [sections, records] = await Promise.all([
    listSections(context, [...wanted.map(({ stem }) => stem), ...words.flatMap(({ others }) => others)]),
    listRecordPassages(context, asked),
  ]);
  const { terms, ranked } = rankPassages(words, [...sections, ...records, ...listSitePassages()]);
  const likeOf = new Map(like.map((one) => [one.page, one]));
  const read = listRead(ranked, isOfSiteAsked, new Set(like.slice(0, mostLike).map(({ page }) => page)));
  const found = read.flatMap((one) => {
    const { lines, cover, ofQuestion, ofHeading } = quote(terms, one.passage);
    const ofAdvice = isAdvice && isArticle(one) ? articleBonus + one.ofTitle * titleBonus : 0;
    const ofSite = isOfSite(one) ? (isOfSiteAsked ? siteBonus : isAdvice ? -notOfSite : 0) : 0;
    const bonus = ofSite + ofAdvice;
    const { heading } = one.passage;
    const isAside = asksOnly.test(heading) || (isSample.test(heading) && !asksForSample.test(question));
    const part = isAside ? ofQuestionAlone : 1;
    const fit = isForOthers(one.passage, asked) ? forOthers : 1;
    const share = (one.share * ofShare + cover * ofCover) * part * fit + ofQuestion * ofAsked + bonus;
    const near = likeOf.get(toPage(one.passage));
    const likeness = (near?.likeness ?? (share - bonus) * ofUnasked) * (one.isOfSubject ? 1 : ofOtherSubject);
    const own = near?.questions.find(({ question: asks }) => asks === heading)?.likeness ?? 0;
    const inPage = share + own * ofOwnQuestion;
    return lines.length > 0 ? [{ ...one, lines, share, inPage, likeness, ofQuestion, ofHeading }] : [];
  });
  return byPage(found);
}

/** Pages by the part that is most about the question, and the parts of each by what they answer. */
function byPage(found: readonly Omit<QuotedPassage, "rank">[]): QuotedPassage[] {
  const ranks = new Map<string, number>();
  for (const { passage, share, likeness } of found) {
    const page = toPage(passage);
    ranks.set(page, Math.max(ranks.get(page) ?? 0, share + likeness));
  }
  return found
    .map((one) => ({ ...one, rank: ranks.get(toPage(one.passage))! }))
    .toSorted((a, b) => b.rank - a.rank || b.inPage - a.inPage);
}

/** The best, and the beginnings of their pages. */
function listRead(
  ranked: readonly RankedPassage[],
  isOfSiteAsked: boolean,
  like: ReadonlySet<string>,
): readonly RankedPassage[] {
  const best = ranked.slice(0, mostRead);
  const pages = new Set(best.map(({ passage }) => toPage(passage)));
  const others = ranked.slice(mostRead);
  const ofSite = isOfSiteAsked ? others.filter(isOfSite).slice(0, mostRead) : [];
  const ofLike = others.filter((one) => like.has(toPage(one.passage)) && !ofSite.includes(one));
  const begun = others.filter(
    (one) => pages.has(one.passage.source) && !ofLike.includes(one) && !ofSite.includes(one),
  );
  return [...best, ...ofSite, ...ofLike, ...begun];
}

const isForOthers = ({ professions }: GuidePassage, { profession, isProfessionInferred }: Asked): boolean =>
  profession !== null &&
  !isProfessionInferred &&
  professions !== undefined &&
  professions.length > 0 &&
  !professions.includes(profession.slug);

const isArticle = ({ passage: { source } }: RankedPassage): boolean =>
  source.startsWith("/career-guides/") || source.startsWith("/resources/") || source.startsWith("/blog/");

const isOfSite = ({ passage }: RankedPassage): boolean =>
  passage.source.startsWith(paths.faq()) || listSitePassages().includes(passage);

/** What the best passages say, after what their page's table says of the states. */
export function describeGuides(ranked: readonly QuotedPassage[], states: readonly string[]): SourcedFact[] {
  const [first] = ranked;
  if (!first) return [];
  const best = findSameQuestion(ranked, first) ?? findWhole(ranked, first);
  const others = ranked.filter(
    (one) =>
      toPage(one.passage) !== toPage(best.passage) &&
      one.rank >= first.rank * nearly &&
      toCertainty(one) >= leastBeside,
  );
  const rows = ranked
    .filter(
      ({ passage, share }, at) =>
        (at < toldRows || toPage(passage) === toPage(first.passage)) && share >= first.share * ofRows,
    )
    .map((one) => ({ ...one, lines: listStateRows(one.passage, states) }));
  return [...rows, ...[best, ...others].slice(0, toldPassages)].flatMap(
    ({ passage: { source, title }, lines }) => lines.map((text) => ({ text, source, title })),
  );
}

const findSameQuestion = (ranked: readonly QuotedPassage[], best: QuotedPassage): QuotedPassage | undefined =>
  ranked.find(
    ({ passage, share, ofQuestion }) =>
      toPage(passage) === toPage(best.passage) &&
      ofQuestion >= ofSameQuestion &&
      share >= best.share * nearPart,
  );

/** The key points of an article, for a question that its title already asks. */
function findWhole(ranked: readonly QuotedPassage[], best: QuotedPassage): QuotedPassage {
  const points = ranked.find(({ passage }) => passage.source === toPage(best.passage));
  if (best.share < leastOfPart && best.ofQuestion === 0 && points) return points;
  const isOfPart = best.ofHeading > ofPart;
  if (isOfPart || best.ofTitle < wholeFrom || best.share - best.ofTitle > 0.35) return best;
  return points ?? best;
}

/** Each question of the list of questions is a page of its own here. */
const toPage = ({ source }: GuidePassage): string =>
  source.startsWith(paths.faq()) ? source : source.replace(/#.*$/, "");

const findLike = async ({ env }: SiteContext, question: string) => {
  const pages = await readCatalog(env.CATALOG, "asked-pages").catch(() => null);
  return pages ? findLikePages(pages, question) : [];
};

async function listSections({ db, env }: SiteContext, words: readonly string[]): Promise<GuidePassage[]> {
  try {
    const [rows, articles] = await Promise.all([
      listSectionsWithAny(db.$client as D1Database, words),
      readCatalog(env.CATALOG, "articles").catch(() => null),
    ]);
    const about = new Map(articles?.map((one) => [one.path, one]));
    return rows.map(({ path, anchor, article, title, text }) =>
      keep({
        source: anchor ? `${path}#${anchor}` : path,
        title: article,
        heading: title === article ? "" : title,
        keywords: "",
        about: about.get(path)?.description ?? "",
        professions: about.get(path)?.professions,
        text,
      }),
    );
  } catch (error) {
    logError("mentor.guides", error);
    return [];
  }
}

/** Our own sections, by address. */
const kept = new Map<string, GuidePassage>();

/** The same object until the article changes, because the words of an object are read once. */
function keep(passage: GuidePassage): GuidePassage {
  const last = kept.get(passage.source);
  const parts = ["text", "heading", "title", "about", "professions"] as const;
  if (last && parts.every((part) => last[part] === passage[part])) return last;
  kept.set(passage.source, passage);
  return passage;
}
