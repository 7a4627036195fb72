import { clauses, leastWords } from "#app/assistant/mentor/reading/judge-question.ts";
import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
import { findParts } from "#app/assistant/understanding/find-parts.ts";
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
  /** How likely the part answers, by a trained reader: a logarithm. */
  likely: number;
}

type LikelyParts = ReturnType<typeof findParts>;

interface GuidePage {
  page: string;
  score: number;
  /** It is likely enough to be named though it is not quoted. */
  fits: boolean;
  /** The one most about the question first. */
  parts: readonly GuidePart[];
}

export interface FoundGuides {
  /** The one most about the question first. */
  pages: readonly GuidePage[];
  /** How surely the first part answers, from 0 to 1. */
  certainty: number;
  /** Another part of the first page, which another clause of the question asks for. */
  also: GuidePart | null;
}

/** Pages whose questions are most like this one are read as a whole. */
const mostLike = 4;
const mostRead = 12;

interface Around {
  /** True for a question about this website. */
  isOfSite: boolean;
  /** The question before. */
  before: Asked | null;
  /** It goes on from the one before, and what answered that is not told again. */
  goesOn: boolean;
}

/** The pages of ours that are most about what was asked. */
export async function rankGuides(
  context: SiteContext,
  asked: Asked,
  { isOfSite, before, goesOn }: Around,
): Promise<FoundGuides> {
  const question = asked.sentence.text;
  const words = toAskedTerms(question);
  const [askedPages, finder] = await Promise.all([
    readCatalog(context.env.CATALOG, "asked-pages").catch(() => null),
    readCatalog(context.env.CATALOG, "part-finder").catch(() => null),
  ]);
  const like = findLikePages(askedPages ?? noQuestions, question);
  const likely = findParts(finder, question);
  const likelyBefore = before && findParts(finder, before.sentence.text);
  const likeOf = new Map(like.pages.map((one) => [one.page, one]));
  const liked = [
    ...new Set([
      ...like.pages.map(({ page }) => page).slice(0, mostLike),
      ...likely.pages.slice(0, mostLike),
      ...(likelyBefore?.pages.slice(0, 1) ?? []),
    ]),
  ];
  const [sections, records, told] = await Promise.all([
    listSections(
      context,
      words.flatMap(({ stem, others }) => [stem, ...others]),
      { pages: liked, parts: likely.parts },
    ),
    listRecordPassages(context, asked),
    before && goesOn ? findTold(context, before, isOfSite) : null,
  ]);
  const { terms, ranked } = rankPassages(words, [...sections, ...records, ...listSitePassages()]);
  const byPage = new Map<string, (GuidePart & RankedPassage)[]>();
  for (const one of listRead(ranked, new Set([...liked, ...likely.parts.map(({ page }) => page)]))) {
    const { passage } = one;
    const quoted = quote(terms, passage);
    if (quoted.lines.length === 0 || passage === told) continue;
    const aside = isAside(passage, question) ? ofAside : 1;
    const share = (one.share * ofShare + quoted.cover * ofCover) * aside;
    const likeness = passage.heading === "" ? 0 : like.to(passage.heading);
    const page = toPage(passage);
    const part = { ...one, ...quoted, share, likeness, likely: toPart(likely, page, passage) };
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
      weights.likely * likely.toPage(page) +
      weights.before * (likelyBefore ? Math.exp(likelyBefore.toPage(page)) : 0) +
      (weights.share * mostOf(({ share }) => share) + weights.title * mostOf(({ ofTitle }) => ofTitle)) *
        ofReader +
      toKindScore(page, parts[0]!, isOfSite);
    const fits = likely.toPage(page) >= leastFitting;
    return { page, score, fits, parts: parts.toSorted((a, b) => toPartScore(b) - toPartScore(a)) };
  });
  const sorted = pages.toSorted((a, b) => b.score - a.score);
  const ofClauses = question
    .split(clauses)
    .filter((clause) => clause.split(" ").length >= leastWords && asksSomething.test(clause))
    .map((clause) => findParts(finder, clause));
  return {
    ...{ pages: sorted, certainty: toCertainty(sorted) },
    also: ofClauses.length > 1 ? findAlso(sorted, ofClauses) : null,
  };
}

/** What answered a question by itself. */
async function findTold(context: SiteContext, asked: Asked, isOfSite: boolean): Promise<GuidePassage | null> {
  const { pages } = await rankGuides(context, asked, { isOfSite, before: null, goesOn: false });
  return pages[0]?.parts[0]?.passage ?? null;
}

const noQuestions = { words: [], weights: [], sections: [] };

/**
 * Fitted to questions of strangers whose part was named by hand: of 165, the first page is right for 92 of 100, and its
 * first part for 67.
 */
const weights = {
  three: 4,
  all: 3.5,
  share: 4.1,
  title: 1,
  article: 3.5,
  likely: 0.5,
  before: 0.8,
};
/** Words that a part has, and those of them in what is told of it. */
const [ofShare, ofCover] = [0.75, 0.35];
/** A page that one in twelve such questions is for. */
const leastFitting = Math.log(1 / 12);
const ofOtherSubject = 0.5;
/** A page without questions of people is as like as its nearest heading, and less than one with many. */
const ofUnasked = 0.8;
/** A physician is not told what a guide for PAs says, unless nothing else comes near. */
const ofOthers = 0.85;
const siteBonus = 4.7;

const toKindScore = (page: string, { passage }: GuidePart, isOfSite: boolean): number =>
  isArticle(page) ? weights.article : isOfSite && isOfWebsite(passage) ? siteBonus : 0;

/** Of two parts of the right page, this one answers. Key points touch on everything and explain nothing. */
const toPartScore = ({ share, likeness, likely }: GuidePart): number =>
  share + ofHeading * likeness + ofLikely * likely;
const [ofHeading, ofLikely] = [0.5, 0.07];

/**
 * How surely the first part answers: by how far its page is ahead of all others, and by the part itself. It is above
 * 0.7 for half of 165 strangers' questions, and right for 85 of 100 of these; for the others, for 50 of 100.
 */
function toCertainty(pages: readonly GuidePage[]): number {
  const [first] = pages;
  const part = first?.parts[0];
  if (!first || !part) return 0;
  const ahead = 1 / pages.reduce((sum, { score }) => sum + Math.exp(score - first.score), 0);
  const { likely, likeness, share } = part;
  const sure = 0.35 * ahead + 0.37 * Math.max(leastLikely, likely) + 0.8 * likeness + 0.3 * share + 0.75;
  return 1 / (1 + Math.exp(-sure));
}
/** What the reader was not trained on, such as a state's page, may answer too. */
const leastLikely = -4;

/** A page without parts in the reader's eyes answers as a whole. */
const toPart = ({ toPart: read }: LikelyParts, page: string, { heading }: GuidePassage): number =>
  Math.max(read(page, heading), read(page, ""));

const asksSomething = /\b(?:how|what|when|where|which|who|why|do|does|can|should|is|are|will)\b/i;
/** Of the parts of the page, it surely asks for this one. */
const surelyAlso = Math.log(0.6);

function findAlso([page]: readonly GuidePage[], ofClauses: readonly LikelyParts[]): GuidePart | null {
  const [, ...others] = page?.parts ?? [];
  const toMost = ({ passage }: GuidePart) =>
    Math.max(...ofClauses.map((likely) => toPart(likely, page!.page, passage) - likely.toPage(page!.page)));
  return others.find((part) => toMost(part) >= surelyAlso) ?? null;
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
  { pages, parts }: Pick<LikelyParts, "pages" | "parts">,
): Promise<GuidePassage[]> {
  try {
    const articles = (await readCatalog(env.CATALOG, "articles").catch(() => null)) ?? [];
    const about = new Map(articles.map((one) => [one.path, one]));
    const toSection = ({ page, heading }: { page: string; heading?: string }) => {
      const article = about.get(page)?.title;
      return article === undefined ? [] : [{ article, title: heading }];
    };
    const d1 = db.$client as D1Database;
    const found = await Promise.all([
      words.length > 0 ? listSectionsWithAny(d1, words) : [],
      listSectionsOf(
        d1,
        pages.flatMap((page) => toSection({ page })),
      ),
      // Those that share no word with the question, and no place among the sections of so many pages.
      listSectionsOf(d1, parts.flatMap(toSection)),
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
