import { isSaidBySilence } from "#app/jobs/search/filter-choices.ts";
import { type JobFilters, parseFilters } from "#app/jobs/search/filters.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { requireTidyAddress } from "#app/platform/tidy-address.ts";

export function readFilters(request: Request, context: Pick<SiteContext, "isWholePage">): JobFilters {
  requireTidyAddress(request, context, isSaidBySilence);
  return parseFilters(new URL(request.url).searchParams);
}
