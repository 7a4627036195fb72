import type { EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { withLateScripts } from "./late-scripts.ts";
import { hasData, readData, withCachedData, withStreamedData } from "./loaded-stream.ts";

/** React's stream, the fallback, costs four times as much in workerd (`npm run bench -- rendering`). */
export async function renderDocument(
  context: EntryContext,
  url: string,
  toReady: typeof withCachedData = withCachedData,
): Promise<string> {
  const data = await readData(context);
  const entry = data === null ? context : toReady(context, data);
  const rendered = renderToString(<RemixServer context={entry} url={url} />);
  const isWhole = data === null || hasData(rendered);
  const html = isWhole ? rendered : await renderStream(withStreamedData(context, data), url);
  return `<!doctype html>${withLateScripts(withDataInBody(html), context.manifest.entry.imports)}`;
}

async function renderStream(context: EntryContext, url: string): Promise<string> {
  const stream = await renderToReadableStream(<RemixServer context={context} url={url} />);
  return new Response(stream).text();
}

const end = "</body></html>";

/** Relies on Remix writing its data after </html>, where HTML allows no script, or changes nothing. */
export function withDataInBody(html: string): string {
  const at = html.lastIndexOf(end);
  return at < 0 ? html : html.slice(0, at) + html.slice(at + end.length) + end;
}
