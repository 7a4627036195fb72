import { isSaidBySilence } from "#app/jobs/search/index/filter-choices.ts";
import { type JobFilters, parseFilters } from "#app/jobs/search/index/filters.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireTidyAddress } from "#app/kit/platform/tidy-address.ts";

export function readFilters(request: Request, context: Pick<SiteContext, "isWholePage">): JobFilters {
  requireTidyAddress(request, context, isSaidBySilence);
  return parseFilters(new URL(request.url).searchParams);
}
