import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
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

const toldPassages = 2;
const mostRead = 12;
/** A second passage is told if it is nearly as much about the question. */
const nearly = 0.92;
const leastBeside = 0.45;
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
  ofQuestion: number;
  ofHeading: number;
}

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
  const [sections, records] = await Promise.all([
    listSections(context, [...words.map(({ stem }) => stem), ...words.flatMap(({ others }) => others)]),
    listRecordPassages(context, asked),
  ]);
  const { terms, ranked } = rankPassages(words, [...sections, ...records, ...listSitePassages()]);
  return listRead(ranked, isOfSiteAsked)
    .flatMap((one) => {
      const { lines, cover, ofQuestion, ofHeading } = quote(terms, one.passage);
      const ofAdvice = isAdvice && isArticle(one) ? articleBonus + one.ofTitle * titleBonus : 0;
      const ofSite = isOfSite(one) ? (isOfSiteAsked ? siteBonus : isAdvice ? -notOfSite : 0) : 0;
      const bonus = ofSite + ofAdvice;
      const { heading } = one.passage;
      const isAside = asksOnly.test(heading) || (isSample.test(heading) && !asksForSample.test(question));
      const part = isAside ? ofQuestionAlone : 1;
      const fit = isForOthers(one.passage, asked) ? forOthers : 1;
      const share = (one.share * ofShare + cover * ofCover) * part * fit + ofQuestion * ofAsked + bonus;
      return lines.length > 0 ? [{ ...one, lines, share, ofQuestion, ofHeading }] : [];
    })
    .toSorted((a, b) => b.share - a.share);
}

/** The best, and the beginnings of their pages. */
function listRead(ranked: readonly RankedPassage[], isOfSiteAsked: boolean): readonly RankedPassage[] {
  const best = ranked.slice(0, mostRead);
  const pages = new Set(best.map(({ passage }) => toPage(passage)));
  const others = ranked.slice(mostRead);
  const ofSite = isOfSiteAsked ? others.filter(isOfSite).slice(0, mostRead) : [];
  return [...best, ...ofSite, ...others.filter(({ passage }) => pages.has(passage.source))];
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
  const others = ranked
    .slice(1, 6)
    .filter(
      (one) =>
        toPage(one.passage) !== toPage(best.passage) &&
        one.share >= Math.max(first.share * nearly, leastBeside),
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
  const isOfPart = best.ofHeading > ofPart;
  if (isOfPart || best.ofTitle < wholeFrom || best.share - best.ofTitle > 0.35) return best;
  return ranked.find(({ passage }) => passage.source === toPage(best.passage)) ?? best;
}

/** Each question of the list of questions is a page of its own here. */
const toPage = ({ source }: GuidePassage): string =>
  source.startsWith(paths.faq()) ? source : source.replace(/#.*$/, "");

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
