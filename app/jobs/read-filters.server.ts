import { requireTidyAddress } from "#app/platform/tidy-address.ts";
import { isSaidBySilence } from "./filter-choices.ts";
import { type JobFilters, parseFilters } from "./filters.ts";

/** Reads a list's filters. Redirects an address whose parameters ask for nothing. */
export function readFilters(request: Request): JobFilters {
  requireTidyAddress(request, isSaidBySilence);
  return parseFilters(new URL(request.url).searchParams);
}
