import { useState } from "react";
import { useArticleLife } from "./use-article-life.ts";

/** On the server: what loaders drew, by address. */
const drawn = new Map<string, string>();
const mostDrawn = 100;

export function keepDrawn(address: string, html: string): void {
  drawn.delete(address);
  drawn.set(address, html);
  for (const oldest of drawn.keys()) {
    if (drawn.size <= mostDrawn) break;
    drawn.delete(oldest);
  }
}

const id = "article";

interface ArticleHtmlProps {
  /** With what the reader asks of its live blocks. */
  address: string;
  path: string;
  /** Null in a whole page, which would send it twice otherwise: the browser reads it from the page. */
  html: string | null;
}

/** Give it the address as its key. */
export function ArticleHtml({ address, path, html }: ArticleHtmlProps) {
  const [shown] = useState(() => html ?? drawn.get(address) ?? readPage());
  const body = useArticleLife(path);
  return <div ref={body} id={id} dangerouslySetInnerHTML={{ __html: shown }} />;
}

const readPage = (): string => (import.meta.env.SSR ? "" : (document.getElementById(id)?.innerHTML ?? ""));
