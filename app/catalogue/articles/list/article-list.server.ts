import { toMotif } from "#app/catalogue/articles/article-cover.ts";
import { contentKinds, listFeeds, toKindLabel } from "#app/catalogue/articles/content-kinds.ts";
import { searchContent } from "#app/catalogue/articles/search/content-search.server.ts";
import { listArticles } from "#app/catalogue/articles/stored-articles.server.ts";
import { type ArticleKind, guideCategories } from "#app/facts/catalog/article-kinds.ts";
import type { ArticleBrief } from "#app/facts/catalog/article-records.ts";
import { findProfession, type ProfessionGroup } from "#app/facts/reference/profession/professions.ts";
import { findProfiledProfession } from "#app/facts/reference/profession/profiled-professions.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { logError } from "#app/kit/platform/log.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { formatDay } from "#app/kit/text/when.ts";
import type { Motif } from "#app/kit/ui/picture/cover.tsx";

const cardsPerPage = 12;
const mostFound = 20;
const longestQuery = 200;

export interface ArticleCard {
  path: string;
  slug: string;
  motif: Motif;
  title: string;
  description: string;
  label: string;
  minutes: number;
  updated: string;
}

export type ArticleListView = Awaited<ReturnType<typeof getArticleList>>;

/** Throws 404 past the last page. */
export async function getArticleList(context: SiteContext, kind: ArticleKind, params: URLSearchParams) {
  const { path, title, lead } = contentKinds[kind];
  const query = (params.get("query") ?? "").trim().slice(0, longestQuery);
  const articles = await listArticles(context.env.CATALOG, kind);
  const topics = listTopics(kind, articles);
  const topic = topics.find(({ slug }) => slug === params.get("topic")) ?? null;
  const chosen = topic ? articles.filter((article) => toTopics(article).includes(topic.slug)) : articles;
  const isWhole = !topic && !query;
  const page = /^[1-9]\d{0,3}$/.test(params.get("page") ?? "") ? Number(params.get("page")) : 1;
  const featured = isWhole && page === 1 ? toFeatured(articles) : null;
  const listed = isWhole ? chosen.filter((article) => article !== toFeatured(articles)) : chosen;
  const cards = listed.slice((page - 1) * cardsPerPage, page * cardsPerPage);
  if (page > 1 && cards.length === 0) throw notFound();
  return {
    kind,
    path,
    title,
    lead,
    query,
    topic: topic?.slug ?? null,
    topicName: topic?.name ?? null,
    topics,
    featured: featured && toCard(featured),
    groups: query ? [] : toGroups(cards),
    found: query ? await findContent(context, query) : null,
    page,
    pages: query ? 1 : Math.ceil(listed.length / cardsPerPage),
    total: articles.length,
    feeds: listFeeds(kind).map(({ name, href }) => ({ name, href })),
  };
}

async function findContent(context: SiteContext, query: string) {
  await requireSearchAllowance(context);
  try {
    const hits = await searchContent(context.db.$client, query, mostFound);
    return hits.map((hit) => ({ ...hit, kind: contentKinds[hit.kind].one }));
  } catch (error) {
    logError("content.search", error);
    context.preventCaching();
    return null;
  }
}

/** Of several newest, the first in reading order. */
const toFeatured = (articles: readonly ArticleBrief[]): ArticleBrief | null =>
  articles.reduce<ArticleBrief | null>(
    (best, article) => (best && best.updated >= article.updated ? best : article),
    null,
  );

function toCard(article: ArticleBrief): ArticleCard {
  const { path, slug, title, description, minutes, updated } = article;
  return {
    path,
    slug,
    motif: toMotif(article),
    title,
    description,
    label: toKindLabel(article),
    minutes,
    updated: formatDay(updated),
  };
}

function toGroups(articles: readonly ArticleBrief[]): { name: string | null; cards: ArticleCard[] }[] {
  const groups: { name: string | null; cards: ArticleCard[] }[] = [];
  for (const article of articles) {
    const name = article.category && guideCategories[article.category];
    if (groups.at(-1)?.name !== name || groups.length === 0) groups.push({ name, cards: [] });
    groups.at(-1)!.cards.push(toCard(article));
  }
  return groups;
}

const audiences: Partial<Record<ProfessionGroup, string>> = {
  nursing: "nurses",
  "advanced-practice": "nps-and-pas",
  physician: "physicians",
  administration: "leaders",
};
const audienceNames: Record<string, string> = {
  nurses: "Nurses",
  "nps-and-pas": "NPs and PAs",
  physicians: "Physicians",
  "allied-health": "Allied health",
  leaders: "Administration",
};

const toAudience = (slug: string): string => {
  const group = findProfession(findProfiledProfession(slug)?.profession ?? slug)?.group;
  return (group && audiences[group]) ?? "allied-health";
};

/** An article for everyone belongs to each audience. */
function toTopics({ category, professions }: ArticleBrief): string[] {
  if (category) return [category];
  return professions.length === 0 ? Object.keys(audienceNames) : [...new Set(professions.map(toAudience))];
}

function listTopics(kind: ArticleKind, articles: readonly ArticleBrief[]) {
  const names: Record<string, string> = kind === "guide" ? guideCategories : audienceNames;
  return Object.entries(names)
    .map(([slug, name]) => ({
      slug,
      name,
      count: articles.filter((article) => toTopics(article).includes(slug)).length,
    }))
    .filter(({ count }) => count > 0);
}
