import { type Ref, useState } from "react";

/** On the server: what loaders drew, by a name. */
const drawn = new Map<string, string>();
const mostDrawn = 100;

export function keepDrawn(name: string, html: string): void {
  drawn.delete(name);
  drawn.set(name, html);
  for (const oldest of drawn.keys()) {
    if (drawn.size <= mostDrawn) break;
    drawn.delete(oldest);
  }
}

/** A whole page has it in its HTML. Only a change of page by script asks for data alone. */
export const isWholePage = (request: Request): boolean =>
  request.headers.get("accept")?.includes("text/html") ?? false;

interface DrawnHtmlProps {
  /** Of the element. */
  id: string;
  /** What `keepDrawn` was given. What depends on the visitor needs a name of its own for each request. */
  name: string;
  /** Null in a whole page, which would send it twice otherwise: the browser reads it from the page. */
  html: string | null;
  body: Ref<HTMLDivElement>;
}

/** Markup that the server draws and React does not take over. Give it its name as its key. */
export function DrawnHtml({ id, name, html, body }: DrawnHtmlProps) {
  const [shown] = useState(() => html ?? drawn.get(name) ?? readPage(id));
  return <div ref={body} id={id} dangerouslySetInnerHTML={{ __html: shown }} />;
}

const readPage = (id: string): string =>
  import.meta.env.SSR ? "" : (document.getElementById(id)?.innerHTML ?? "");
