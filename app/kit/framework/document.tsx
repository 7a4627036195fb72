import type { EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { withLateScripts } from "./late-scripts.ts";
import { hasData, readData, withCachedData, withStreamedData } from "./loaded-stream.ts";

/** React's stream, the fallback, costs four times as much in workerd (`npm run bench -- rendering`). */
export async function renderDocument(
  context: EntryContext,
  url: string,
  wrap: (page: ReactElement) => ReactElement,
  toReady: typeof withCachedData = withCachedData,
): Promise<string> {
  const data = await readData(context);
  const entry = data === null ? context : toReady(context, data);
  const toPage = (ready: EntryContext) => wrap(<RemixServer context={ready} url={url} />);
  const rendered = renderToString(toPage(entry));
  const isWhole = data === null || hasData(rendered);
  const html = isWhole ? rendered : await renderStream(toPage(withStreamedData(context, data)));
  return `<!doctype html>${withLateScripts(withDataInBody(html), context.manifest.entry.imports)}`;
}

async function renderStream(page: ReactElement): Promise<string> {
  return new Response(await renderToReadableStream(page)).text();
}

const end = "</body></html>";

/** Relies on Remix writing its data after </html>, where HTML allows no script, or changes nothing. */
export function withDataInBody(html: string): string {
  const at = html.lastIndexOf(end);
  return at < 0 ? html : html.slice(0, at) + html.slice(at + end.length) + end;
}
