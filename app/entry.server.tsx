import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse } from "@remix-run/react";
import { CatalogUnavailable } from "#app/facts/catalog/catalog.ts";
import type { JobStats } from "#app/jobs/search/openings/use-site-stats.ts";
import { toContentSecurityPolicy } from "#app/kit/framework/content-security-policy.ts";
import { renderDocument } from "#app/kit/framework/document.tsx";
import "#app/kit/platform/form/plain-problems.ts";
import { logError } from "#app/kit/platform/log.ts";
import { IslandHtml, islandsReady } from "#app/kit/ui/island.tsx";
import { drawPart, partNames } from "#app/site/shell/parts/draw-part.tsx";
import { fallbackStats } from "./site.ts";

export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { islandHtml }: AppLoadContext,
): Promise<Response> {
  await islandsReady();
  // As the header and footer read it, whose figures the browser compares.
  const { stats } = (context.staticHandlerContext.loaderData.root ?? {}) as { stats?: JobStats | null };
  for (const name of partNames) islandHtml.set(name, drawPart(name, stats ?? fallbackStats));
  const html = await renderDocument(context, request.url, (page) => (
    <IslandHtml.Provider value={islandHtml}>{page}</IslandHtml.Provider>
  ));
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", await toContentSecurityPolicy(html));
  return new Response(html, { status, headers });
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted || error instanceof CatalogUnavailable) return;
  // The sender's mistake, such as a bot's POST to a page.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logError("page", error, { requestId: context.requestId });
}
