import { DrawnHtml } from "#app/pages/page/drawn-html.tsx";
import { useArticleLife } from "./use-article-life.ts";

interface ArticleHtmlProps {
  address: string;
  path: string;
  html: string | null;
}

/** Needs the address as its key. */
export function ArticleHtml({ address, path, html }: ArticleHtmlProps) {
  return <DrawnHtml id="article" name={address} html={html} body={useArticleLife(path)} />;
}
