import type { JobFilters } from "#app/jobs/search/index/filters.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { State } from "#app/facts/reference/place/states.ts";
import { getSearchPage } from "./search-page.server.ts";

export function getStateJobsPage(context: SiteContext, state: State, filters: JobFilters) {
  return getSearchPage(context, paths.jobsInState(state.slug), filters, { location: state.name });
}
