import { toJobJson } from "#app/jobs/postings/shape/job-json.ts";
import { parseFilters } from "#app/jobs/search/plan/filters.ts";
import { planSearch, readSearch } from "#app/jobs/search/plan/read-search.server.ts";
import { jobsPerPage, searchJobs } from "#app/jobs/search/results/search.server.ts";
import { apiError } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { tooManySearches } from "#app/kit/platform/search-limit.ts";
import type { Endpoint } from "../endpoint/endpoint.ts";

/** GET /api/jobs: one page of the search in the query string, as the list pages show it. 429 over the limit. */
export const GET: Endpoint = async ({ req, env: { site } }) => {
  if (!(await isWithinLimit(site.env.SEARCH_LIMIT, req.raw))) return tooManySearches();
  const filters = parseFilters(new URL(req.url).searchParams);
  const plan = planSearch(await readSearch(site.db, filters), site.now);
  const result = await searchJobs(site.db, plan, filters.page);
  if (filters.page > 1 && result.jobs.length === 0) {
    return apiError(404, { code: "past_last_page", message: "There is no such page of this search." });
  }
  return Response.json({
    jobs: result.jobs.map(toJobJson),
    total: result.total,
    isTotalCapped: result.isTotalCapped,
    page: filters.page,
    pageSize: jobsPerPage,
  });
};
