import type { State } from "#app/facts/reference/place/states.ts";
import { isSaidBySilence } from "#app/jobs/search/index/filter-choices.ts";
import { type JobFilters, parseFilters } from "#app/jobs/search/index/filters.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireTidyAddress } from "#app/kit/platform/tidy-address.ts";
import { paths } from "#app/paths.ts";
import { getSearchPage } from "./search-page.server.ts";

export function getStateJobsPage(context: SiteContext, state: State, filters: JobFilters) {
  return getSearchPage(context, paths.jobsInState(state.slug), filters, { location: state.name });
}

export function readFilters(request: Request, context: Pick<SiteContext, "isWholePage">): JobFilters {
  requireTidyAddress(request, context, isSaidBySilence);
  return parseFilters(new URL(request.url).searchParams);
}
