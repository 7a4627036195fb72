import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { CatalogUnavailable } from "#app/catalog/catalog.ts";
import { toContentSecurityPolicy } from "#app/framework/content-security-policy.ts";
import { lateScript, toLate, toStart } from "#app/framework/late-scripts.ts";
import { withLoadedStream } from "#app/framework/loaded-stream.ts";
import { firstScript } from "#app/shell/theme/theme.ts";
import { logError } from "./platform/log.ts";
import { islandsReady } from "./ui/island.tsx";

export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const [entry] = await Promise.all([withLoadedStream(context), islandsReady()]);
  const rendered = renderToString(<RemixServer context={entry} url={request.url} />);
  const html = `<!doctype html>${withLateScripts(withDataInBody(rendered), context.manifest.entry.imports)}`;
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", await toContentSecurityPolicy(html, [firstScript]));
  return new Response(html, { status, headers });
}

const end = "</body></html>";

/** Remix writes its data after </html>, where HTML allows no script. Browsers read it as part of the body. */
function withDataInBody(html: string): string {
  const at = html.lastIndexOf(end);
  return html.slice(0, at) + html.slice(at + end.length) + end;
}

/**
 * Moves the scripts behind the first paint. A page works without them, and they would delay it on a slow network or a
 * slow phone. Remix has no option for this.
 * @param shared files of every page
 */
function withLateScripts(html: string, shared: readonly string[]): string {
  const at = html.lastIndexOf("</main>");
  const own = html
    .slice(at)
    .replace(/(<link rel="modulepreload"[^>]*>)+/, (links) => toLate(links + toStart(shared)))
    .replace(/<script type="module"[^>]*>.*?<\/script>/s, (script) => toLate(script) + lateScript);
  return html.slice(0, at) + own;
}

/** Logs a bug in a loader or an action. The person sees the error screen. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted || error instanceof CatalogUnavailable) return;
  // The sender's mistake, such as a bot's POST to a page.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logError("page", error, { requestId: context.requestId });
}
