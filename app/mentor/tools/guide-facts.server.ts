import { readCatalog } from "#app/catalog/catalog.ts";
import { listSectionsWithAny } from "#app/content/search/content-search.server.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { logError } from "#app/platform/log.ts";
import type { Asked } from "../reading/asked.ts";
import { toAskedTerms } from "../reading/telling-words.ts";
import type { Told } from "../told/mentor-answer.ts";
import { type GuidePassage, quote, type RankedPassage, rankPassages } from "./rank-passages.ts";
import { listRecordPassages } from "./record-passages.server.ts";
import { listSitePassages } from "./site-passages.ts";

const toldPassages = 2;
/** A second passage is told if it is nearly as much about the question. */
const nearly = 0.92;
/** From here on, a question is about the article as a whole. */
const wholeFrom = 0.5;
const aboutSite =
  /\b(?:where|how) (?:can|do) i (?:find|see|compare|download|get|search|report|change|contact|sign|log|post|follow|track|delete)\b|\b(?:do|can|are) you\b|\bcan i (?:see|download|search|compare|track)\b|\bchecklist of\b|\b(?:your|this site|on here|\bhere\b|account|password|postings?|post an?|apply|applying|application|save|saved|log ?in|sign ?in|cookies?|search results|you (?:sell|charge|cover|list|have))\b/i;
const siteBonus = 0.2;

/** The passages of our guides, questions and pages that are most about what was asked. */
export async function rankGuides(context: SiteContext, asked: Asked): Promise<RankedPassage[]> {
  const question = asked.sentence.text;
  const terms = toAskedTerms(question);
  if (terms.length === 0) return [];
  const [sections, records] = await Promise.all([
    listSections(context, [...terms.map(({ stem }) => stem), ...terms.flatMap(({ others }) => others)]),
    listRecordPassages(context, asked),
  ]);
  const ranked = rankPassages(question, [...sections, ...records, ...listSitePassages()]);
  if (!aboutSite.test(question) && !asked.sentence.intents.has("hire")) return ranked;
  return ranked
    .map((one) => (isOfSite(one) && one.share > 0 ? { ...one, share: one.share + siteBonus } : one))
    .toSorted((a, b) => b.share - a.share);
}

const isOfSite = ({ passage }: RankedPassage): boolean =>
  passage.source.startsWith(paths.faq()) || listSitePassages().includes(passage);

export function tellGuides(question: string, ranked: readonly RankedPassage[]): Told[] {
  const [first] = ranked;
  if (!first) return [];
  const best = findWhole(ranked, first);
  const others = ranked
    .slice(1, 6)
    .filter((one) => toPage(one.passage) !== toPage(best.passage) && one.share >= first.share * nearly);
  return [best, ...others]
    .slice(0, toldPassages)
    .flatMap(({ passage }) =>
      quote(question, passage).map((text) => ({ text, source: passage.source, title: passage.title })),
    );
}

/** The key points of an article, for a question that its title already asks. */
function findWhole(ranked: readonly RankedPassage[], best: RankedPassage): RankedPassage {
  if (best.ofTitle < wholeFrom || best.share - best.ofTitle > 0.35) return best;
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
    const about = new Map(articles?.map((one) => [one.path, one.description]));
    return rows.map(({ path, anchor, article, title, text }) => ({
      source: anchor ? `${path}#${anchor}` : path,
      title: article,
      heading: title === article ? "" : title,
      keywords: "",
      about: about.get(path) ?? "",
      text,
    }));
  } catch (error) {
    logError("mentor.guides", error);
    return [];
  }
}
