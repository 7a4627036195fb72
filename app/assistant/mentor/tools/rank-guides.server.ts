import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
import { findLikePages } from "#app/assistant/understanding/like-questions.ts";
import { toAskedTerms } from "#app/catalogue/articles/passages/asked-terms.ts";
import {
  type GuidePassage,
  type RankedPassage,
  rankPassages,
} from "#app/catalogue/articles/passages/rank-passages.ts";
import { listSitePassages } from "#app/catalogue/articles/passages/site-passages.ts";
import { listSectionsOf, listSectionsWithAny } from "#app/catalogue/articles/search/content-search.server.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { logError } from "#app/kit/platform/log.ts";
import { paths } from "#app/paths.ts";
import { type Quote, quote } from "./quote.ts";
import { listRecordPassages } from "./record-passages.server.ts";

/** A part of a page, with what it says of the question. */
export interface GuidePart extends Quote {
  passage: GuidePassage;
  /** How much the question is like the part's heading, from 0 to 1. */
  likeness: number;
  /** How much of the question the part has. */
  share: number;
  /** How much the question is like those that the part answers, from 0 to 1: like the three most alike, and like all. */
  asked: { toThree: number; toAll: number };
}

interface GuidePage {
  page: string;
  score: number;
  /** The one most about the question first. */
  parts: readonly GuidePart[];
}

export interface FoundGuides {
  /** The one most about the question first. */
  pages: readonly GuidePage[];
  /** How surely the first page answers, from 0 to 1. */
  certainty: number;
}

/** Pages whose questions are most like this one are read as a whole. */
const mostLike = 4;
const mostRead = 12;

/** The pages of ours that are most about what was asked. @param isOfSite true for a question about this website */
export async function rankGuides(
  context: SiteContext,
  asked: Asked,
  isOfSite: boolean,
): Promise<FoundGuides> {
  const question = asked.sentence.text;
  const words = toAskedTerms(question);
  const askedPages = await readCatalog(context.env.CATALOG, "asked-pages").catch(() => null);
  const like = findLikePages(askedPages ?? noQuestions, question);
  const likeOf = new Map(like.pages.map((one) => [one.page, one]));
  const liked = like.pages.slice(0, mostLike).map(({ page }) => page);
  const [sections, records] = await Promise.all([
    listSections(
      context,
      words.flatMap(({ stem, others }) => [stem, ...others]),
      liked,
    ),
    listRecordPassages(context, asked),
  ]);
  const { terms, ranked } = rankPassages(words, [...sections, ...records, ...listSitePassages()]);
  const byPage = new Map<string, (GuidePart & RankedPassage)[]>();
  for (const one of listRead(ranked, new Set(liked))) {
    const { passage } = one;
    const quoted = quote(terms, passage);
    if (quoted.lines.length === 0) continue;
    const aside = isAside(passage, question) ? ofAside : 1;
    const share = (one.share * ofShare + quoted.cover * ofCover) * aside;
    const likeness = passage.heading === "" ? 0 : like.to(passage.heading);
    const page = toPage(passage);
    const part = { ...one, ...quoted, share, likeness, asked: like.toSection(page, passage.heading) };
    byPage.set(page, [...(byPage.get(page) ?? []), part]);
  }
  const pages = [...byPage].map(([page, parts]): GuidePage => {
    const mostOf = (read: (part: GuidePart & RankedPassage) => number) => Math.max(...parts.map(read));
    const own = mostOf(({ likeness }) => likeness);
    const { toThree, toAll } = likeOf.get(page) ?? { toThree: own * ofUnasked, toAll: own };
    const ofSubject = parts.some(({ isOfSubject }) => isOfSubject) ? 1 : ofOtherSubject;
    const ofReader = isForOthers(parts[0]!.passage, asked) ? ofOthers : 1;
    const score =
      (weights.three * toThree + weights.all * toAll) * ofSubject +
      weights.partThree * mostOf((part) => part.asked.toThree) +
      weights.partAll * mostOf((part) => part.asked.toAll) +
      (weights.share * mostOf(({ share }) => share) + weights.title * mostOf(({ ofTitle }) => ofTitle)) *
        ofReader +
      toKindScore(page, parts[0]!, isOfSite);
    return { page, score, parts: parts.toSorted((a, b) => toPartScore(b) - toPartScore(a)) };
  });
  const sorted = pages.toSorted((a, b) => b.score - a.score);
  return { pages: sorted, certainty: toCertainty(sorted) };
}

const noQuestions = { words: [], weights: [], sections: [] };

/**
 * Fitted to 200 questions of strangers whose page was named by hand, and to 409 of ours that were left out: of the
 * strangers', the first page is right for 74 of 100, and the first or second for 89.
 */
const weights = { three: 4, all: 3.5, partThree: 4.2, partAll: 2.8, share: 4.1, title: 1, article: 3.5 };
/** Words that a part has, and those of them in what is told of it. */
const [ofShare, ofCover] = [0.75, 0.35];
const ofOtherSubject = 0.5;
/** A page without questions of people is as like as its nearest heading, and less than one with many. */
const ofUnasked = 0.8;
/** A physician is not told what a guide for PAs says, unless nothing else comes near. */
const ofOthers = 0.85;
const siteBonus = 4.7;

const toKindScore = (page: string, { passage }: GuidePart, isOfSite: boolean): number =>
  isArticle(page) ? weights.article : isOfSite && isOfWebsite(passage) ? siteBonus : 0;

/** Fitted to the 409: of two parts of the right page, this one answers. */
const toPartScore = ({ passage, share, likeness, asked }: GuidePart): number =>
  (share + ofHeading * likeness + ofAsked * asked.toAll) * (passage.heading === "" ? ofKeyPoints : 1);
const [ofHeading, ofAsked] = [0.5, 0.35];
/** They touch on everything and explain nothing. */
const ofKeyPoints = 0.6;

/**
 * How surely the first page answers, by how far it is ahead of all others. It is above 0.5 for 72 of 100 strangers'
 * questions, and right for 85 of 100 of these.
 */
function toCertainty(pages: readonly GuidePage[]): number {
  const [first] = pages;
  if (!first) return 0;
  const ahead = 1 / pages.reduce((sum, { score }) => sum + Math.exp(score - first.score), 0);
  return 1 / (1 + Math.exp(-(4.1 * ahead - 1.5)));
}

/** What a study asks is not what it found, and a sample letter tells someone else's story. */
const isAside = ({ heading }: GuidePassage, question: string): boolean =>
  /^(?:The question$|Example:)/.test(heading) ||
  (/^sample letters/i.test(heading) && !/\b(?:samples?|examples?|templates?)\b/i.test(question));
const ofAside = 0.8;

/** The best, and all of the pages whose questions are most alike. */
function listRead(ranked: readonly RankedPassage[], like: ReadonlySet<string>): readonly RankedPassage[] {
  const best = ranked.slice(0, mostRead);
  const pages = new Set(best.map(({ passage }) => toPage(passage)));
  return [
    ...best,
    ...ranked
      .slice(mostRead)
      .filter(
        ({ passage }) => like.has(toPage(passage)) || pages.has(passage.source) || isOfWebsite(passage),
      ),
  ];
}

const isForOthers = ({ professions }: GuidePassage, { profession, isProfessionInferred }: Asked): boolean =>
  profession !== null &&
  !isProfessionInferred &&
  professions !== undefined &&
  professions.length > 0 &&
  !professions.includes(profession.slug);

const isArticle = (page: string): boolean =>
  page.startsWith("/career-guides/") || page.startsWith("/resources/") || page.startsWith("/blog/");

const isOfWebsite = (passage: GuidePassage): boolean =>
  passage.source.startsWith(paths.faq()) || listSitePassages().includes(passage);

/** Each question of the list of questions is a page of its own here. */
const toPage = ({ source }: GuidePassage): string =>
  source.startsWith(paths.faq()) ? source : source.replace(/#.*$/, "");

async function listSections(
  { db, env }: SiteContext,
  words: readonly string[],
  pages: readonly string[],
): Promise<GuidePassage[]> {
  try {
    const articles = (await readCatalog(env.CATALOG, "articles").catch(() => null)) ?? [];
    const about = new Map(articles.map((one) => [one.path, one]));
    const d1 = db.$client as D1Database;
    const found = await Promise.all([
      words.length > 0 ? listSectionsWithAny(d1, words) : [],
      listSectionsOf(
        d1,
        pages.flatMap((page) => about.get(page)?.title ?? []),
      ),
    ]);
    const rows = new Map(found.flat().map((row) => [`${row.path}#${row.anchor}#${row.title}`, row]));
    return [...rows.values()].map(({ path, anchor, article, title, text }) =>
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

/** Our own sections, by address and heading. */
const kept = new Map<string, GuidePassage>();

/** The same object until the article changes, because the words of an object are read once. */
function keep(passage: GuidePassage): GuidePassage {
  const key = `${passage.source} ${passage.heading}`;
  const last = kept.get(key);
  const parts = ["text", "title", "about", "professions"] as const;
  if (last && parts.every((part) => last[part] === passage[part])) return last;
  kept.set(key, passage);
  return passage;
}
