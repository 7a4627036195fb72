import { isSaidBySilence } from "#app/jobs/search/filter-choices.ts";
import { type JobFilters, parseFilters } from "#app/jobs/search/filters.ts";
import { requireTidyAddress } from "#app/platform/tidy-address.ts";

export function readFilters(request: Request): JobFilters {
  requireTidyAddress(request, isSaidBySilence);
  return parseFilters(new URL(request.url).searchParams);
}
