import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { toContentSecurityPolicy } from "./platform/content-security-policy.ts";
import { withLoadedStream } from "./platform/loaded-stream.ts";
import { logError } from "./platform/log.ts";
import { firstScript } from "./shell/theme.ts";
import { islandsReady } from "./ui/island.tsx";

export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const [entry] = await Promise.all([withLoadedStream(context), islandsReady()]);
  const rendered = renderToString(<RemixServer context={entry} url={request.url} />);
  const html = `<!doctype html>${withScriptsLast(withDataInBody(rendered))}`;
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", await toContentSecurityPolicy(html, [firstScript]));
  return new Response(html, { status, headers });
}

const end = "</body></html>";

/** Remix writes the data after the end, where HTML knows no script. A browser reads it as if it stood here. */
function withDataInBody(html: string): string {
  const at = html.lastIndexOf(end);
  return html.slice(0, at) + html.slice(at + end.length) + end;
}

/**
 * Scripts come after what is needed to see the page, which works without them. Remix has no option for it; React
 * keeps the attribute, and names it in the console of a development build only.
 */
function withScriptsLast(html: string): string {
  if (import.meta.env.DEV) return html;
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** Called for a loader's or an action's bug; the person sees the error screen. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (!request.signal.aborted) logError("page", error, { requestId: context.requestId });
}
