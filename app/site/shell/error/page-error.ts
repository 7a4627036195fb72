import { isRouteErrorResponse } from "@remix-run/react";
import type { MissingPage, RefusedRequest } from "#app/kit/platform/http.ts";

export const missingTitles = { 404: "Page not found", 410: "This page was taken down" };

export function toMissing(error: unknown): { status: 404 | 410; missing: MissingPage | null } | null {
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 410)) return null;
  // Ours have JSON or plain text; Remix's own, for unknown paths, have plain text.
  const missing = typeof error.data === "object" ? (error.data as MissingPage | null) : null;
  return { status: error.status, missing };
}

export function toRefusedRequest(error: unknown): RefusedRequest | null {
  if (!isRouteErrorResponse(error) || ![400, 403, 413, 429].includes(error.status)) return null;
  const { title, message } = (error.data ?? {}) as Partial<RefusedRequest>;
  return title && message ? { title, message } : null;
}
