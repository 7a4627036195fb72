import { type Ref, useState } from "react";

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

interface DrawnHtmlProps {
  id: string;
  /** As given to `keepDrawn`. What depends on the visitor needs a new name for each request. */
  name: string;
  /** Null in a whole page, from which the browser reads it, so that it is not sent twice. */
  html: string | null;
  body: Ref<HTMLDivElement>;
}

/** Server HTML that React does not hydrate. Needs its name as its key. */
export function DrawnHtml({ id, name, html, body }: DrawnHtmlProps) {
  const [shown] = useState(() => html ?? drawn.get(name) ?? readPage(id));
  return <div ref={body} id={id} dangerouslySetInnerHTML={{ __html: shown }} />;
}

const readPage = (id: string): string =>
  import.meta.env.SSR ? "" : (document.getElementById(id)?.innerHTML ?? "");
