import * as z from "zod";
import { toTwinPath } from "#app/catalogue/articles/content-kinds.ts";
import { toAskedTerms } from "#app/catalogue/articles/passages/asked-terms.ts";
import { rankPassages } from "#app/catalogue/articles/passages/rank-passages.ts";
import { listArticlePassages } from "#app/catalogue/articles/passages/site-passages.ts";
import { articleOfCard, toCardName } from "#app/catalogue/articles/stored-articles.server.ts";
import { articleKinds } from "#app/facts/catalog/article-kinds.ts";
import type { ArticleBrief } from "#app/facts/catalog/article-records.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { cursorParam, cutList, toList } from "#app/site/developers/contract/cursor.ts";
import { none, notFound, slugParam, toResource, words } from "#app/site/developers/contract/resource.ts";
import { listOfAnswers, stateCode, url } from "#app/site/developers/contract/shapes.ts";

const shape = {
  id: z.string(),
  url,
  markdown: z.url().describe("The whole article as Markdown."),
  kind: z.enum(articleKinds),
  category: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  professions: z.array(z.string()),
  states: z.array(z.string()),
  published: z.iso.date(),
  updated: z.iso.date(),
  minutes: z.number().int().describe("To read it."),
};

const toArticle = (article: ArticleBrief, toUrl: (path: string) => string) => ({
  id: toCardName(article.path),
  url: toUrl(article.path),
  markdown: toUrl(toTwinPath(article.path)),
  kind: article.kind,
  category: article.category,
  title: article.title,
  description: article.description,
  professions: article.professions,
  states: article.states,
  published: article.published,
  updated: article.updated,
  minutes: article.minutes,
});

export const articles = toResource({
  path: "/articles",
  id: "listArticles",
  group: "Articles",
  title: "Articles",
  about: "Guides, resources and posts, each with its sources.",
  params: none,
  query: z.object({
    kind: z.enum(articleKinds).optional().describe("A guide, a resource or a post of the blog."),
    profession: slugParam.optional().describe("Articles that are for this profession."),
    state: stateCode.optional().describe("Articles about this state."),
    query: words(200)
      .optional()
      .describe("What someone wants to read about. Puts what says the most of it first."),
    cursor: cursorParam,
  }),
  answer: listOfAnswers(z.object(shape)),
  toExample: () => "/articles?kind=guide",
  async find({ env }, { query: { kind, profession, state, query, cursor }, self, toUrl }) {
    const all = await getFromCatalog(env.CATALOG, "articles");
    const wanted = (query ? rankArticles(all, query) : all).filter(
      (one) =>
        (!kind || one.kind === kind) &&
        (!profession || one.professions.includes(profession)) &&
        (!state || one.states.includes(state)),
    );
    const cut = cutList(self, cursor, wanted);
    if ("refused" in cut) return cut;
    return toList(
      self,
      toUrl,
      cut.rows.map((one) => toArticle(one, toUrl)),
      cut.at,
    );
  },
});

/** Below, an article shares only chance words with what is asked. */
const leastShare = 0.3;

/** Those that say something of what was asked, by what they say of it. */
function rankArticles(all: readonly ArticleBrief[], asked: string): ArticleBrief[] {
  const { ranked } = rankPassages(toAskedTerms(asked), listArticlePassages(all));
  const found = new Set(
    ranked.filter(({ share }) => share >= leastShare).map(({ passage }) => passage.source.split("#")[0]),
  );
  const byPath = new Map(all.map((one) => [one.path, one]));
  return [...found].flatMap((path) => byPath.get(path!) ?? []);
}

export const article = toResource({
  path: "/articles/{id}",
  id: "getArticle",
  group: "Articles",
  title: "One article",
  about: "What an article is about and where its facts come from. Its text is at the address in markdown.",
  params: z.object({ id: slugParam }),
  query: none,
  answer: z.object({
    ...shape,
    reviewed: z.object({ date: z.iso.date(), by: z.string() }),
    contents: z.array(z.string()),
    sources: z.array(z.object({ title: z.string(), publisher: z.string(), date: z.string(), url: z.url() })),
  }),
  toExample: () => "/articles/career-guides--pay-and-contracts--w2-or-1099",
  async find({ env }, { params: { id }, toUrl }) {
    const brief = await articleOfCard(env.CATALOG, id);
    if (!brief) return notFound("There is no such article. /api/v1/articles lists them.");
    const whole = await getFromCatalog(env.CATALOG, "article", brief.path.slice(1));
    return {
      ...toArticle(whole, toUrl),
      reviewed: whole.reviewed,
      contents: whole.contents.map(({ title }) => title),
      sources: whole.sources.map(({ title, publisher, date, url: from }) => ({
        title,
        publisher,
        date,
        url: from,
      })),
    };
  },
});
