import { DrawnHtml } from "#app/page/drawn-html.tsx";
import { useArticleLife } from "./use-article-life.ts";

interface ArticleHtmlProps {
  /** With what the reader asks of its live blocks. */
  address: string;
  path: string;
  /** Null in a whole page. */
  html: string | null;
}

/** Give it the address as its key. */
export function ArticleHtml({ address, path, html }: ArticleHtmlProps) {
  return <DrawnHtml id="article" name={address} html={html} body={useArticleLife(path)} />;
}
