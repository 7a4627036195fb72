import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Article } from "#app/facts/catalog/article-records.ts";
import type { LivePart } from "#app/facts/catalog/live-records.ts";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { ArticleBody } from "./article-body.tsx";
import { toArticleData } from "./article-data.ts";
import { ArticleTop } from "./article-top.tsx";
import type { LiveSearch } from "./live-searches.server.ts";

interface Drawing {
  article: Article;
  searches: readonly LiveSearch[];
  live: ReadonlyMap<LivePart, ReactNode>;
  card: string;
  siteUrl: string;
}

/** Static, because React does not hydrate it. */
export const drawArticle = ({ article, searches, live, card, siteUrl }: Drawing): string =>
  renderToStaticMarkup(
    <>
      <ArticleTop article={article} siteUrl={siteUrl} />
      <ArticleBody article={article} searches={searches} live={live} />
      <JsonLd data={toArticleData(article, card, siteUrl)} />
    </>,
  );
