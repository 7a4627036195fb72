import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse } from "@remix-run/react";
import { CatalogUnavailable } from "#app/facts/catalog/catalog.ts";
import { toContentSecurityPolicy } from "#app/kit/framework/content-security-policy.ts";
import { renderDocument } from "#app/kit/framework/document.tsx";
import "#app/kit/platform/form/plain-problems.ts";
import { logError } from "#app/kit/platform/log.ts";
import { islandsReady } from "#app/kit/ui/island.tsx";

export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  await islandsReady();
  const html = await renderDocument(context, request.url);
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
