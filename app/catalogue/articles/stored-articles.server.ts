import type { ArticleKind } from "#app/facts/catalog/article-kinds.ts";
import type { Article, ArticleBrief } from "#app/facts/catalog/article-records.ts";
import { getFromCatalog, readCatalog } from "#app/facts/catalog/catalog.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { isSlug } from "#app/kit/text/slug.ts";

const folders: Record<ArticleKind, string> = { guide: "career-guides", resource: "resources", blog: "blog" };

/** A guide's slug begins with its category: "pay-and-contracts/w2-or-1099". Returns null when there is none. */
export async function readArticle(kv: KVNamespace, kind: ArticleKind, slug: string): Promise<Article | null> {
  const parts = slug.split("/");
  if (parts.length !== (kind === "guide" ? 2 : 1) || !parts.every(isSlug)) return null;
  return readCatalog(kv, "article", `${folders[kind]}/${slug}`);
}

/** A card's name is the address with two hyphens between its parts: "blog--a-post". */
export const toCardName = (path: string): string => path.slice(1).replaceAll("/", "--");

export async function articleOfCard(kv: KVNamespace, name: string): Promise<ArticleBrief | null> {
  const all = await getFromCatalog(kv, "articles");
  return all.find(({ path }) => toCardName(path) === name) ?? null;
}

/** Guides and resources in reading order, posts newest first. */
export async function listArticles(kv: KVNamespace, kind: ArticleKind): Promise<ArticleBrief[]> {
  const all = await getFromCatalog(kv, "articles");
  return all.filter((article) => article.kind === kind);
}

interface Subject {
  path: string;
  professions?: readonly string[];
  stateCode?: string;
}

const shown = 3;

/** Articles that link to the page come first, then those for the same people. */
export async function findArticlesAbout(
  { env, preventCaching }: Pick<SiteContext, "env" | "preventCaching">,
  subject: Subject,
): Promise<{ title: string; to: string }[]> {
  try {
    return pickArticlesAbout(await getFromCatalog(env.CATALOG, "articles"), subject);
  } catch {
    preventCaching();
    return [];
  }
}

export function pickArticlesAbout(
  articles: readonly ArticleBrief[],
  { path, professions = [], stateCode = "" }: Subject,
): { title: string; to: string }[] {
  const toScore = (article: ArticleBrief): number => {
    if (article.pages.includes(path)) return 3;
    if (article.states.includes(stateCode)) return 2;
    return article.professions.some((slug) => professions.includes(slug))
      ? 1 / article.professions.length
      : 0;
  };
  return articles
    .map((article) => ({ article, score: toScore(article) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, shown)
    .map(({ article: { title, path: to } }) => ({ title, to }));
}
