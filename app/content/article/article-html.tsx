import { DrawnHtml } from "#app/page/drawn-html.tsx";
import { useArticleLife } from "./use-article-life.ts";

interface ArticleHtmlProps {
  path: string;
  /** Null in a whole page. */
  html: string | null;
}

/** Give it the path as its key. */
export function ArticleHtml({ path, html }: ArticleHtmlProps) {
  return <DrawnHtml id="article" name={path} html={html} body={useArticleLife(path)} />;
}
