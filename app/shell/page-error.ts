import { isRouteErrorResponse } from "@remix-run/react";
import type { MissingPage } from "#app/platform/http.ts";

/** What a page that is not there is called, by its status. */
export const missingTitles = { 404: "Page not found", 410: "This page was taken down" };

/** What the not-found screen needs of a thrown `notFound()` or `gone()`; null for any other error. */
export function toMissing(error: unknown): { status: 404 | 410; missing: MissingPage | null } | null {
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 410)) return null;
  // Ours are JSON or plain text; Remix's own, as for a path that no route matches, are plain text.
  const missing = typeof error.data === "object" ? (error.data as MissingPage | null) : null;
  return { status: error.status, missing };
}
