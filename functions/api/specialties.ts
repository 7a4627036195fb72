import { z } from "zod";
import { noSpecialtyFilters } from "#app/catalogue/specialties/specialty-filters.ts";
import { listSpecialties, toSpecialtyJson } from "#app/catalogue/specialties/specialty-list.server.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { findOpenBySpecialty } from "#app/jobs/search/openings/open-by-specialty.server.ts";
import { apiError } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { tooManySearches } from "#app/kit/platform/search-limit.ts";
import type { Endpoint } from "../endpoint/endpoint.ts";

const querySchema = z.string().trim().min(1).max(100);

/** GET /api/specialties?query=: up to 20 specialties that match the words, most open jobs first. 429 over the limit. */
export const GET: Endpoint = async ({ req, env: { site } }) => {
  if (!(await isWithinLimit(site.env.SEARCH_LIMIT, req.raw))) return tooManySearches();
  const query = querySchema.safeParse(req.query("query"));
  if (!query.success)
    return apiError(400, {
      code: "invalid_input",
      message: "Put 1 to 100 characters to search for in ?query=.",
    });
  const [index, counts] = await Promise.all([
    getFromCatalog(site.env.CATALOG, "specialty-index"),
    findOpenBySpecialty(site),
  ]);
  const { found: best } = listSpecialties(index, counts, { ...noSpecialtyFilters, query: query.data });
  // Those counted under another entry have no number of their own, so they come after every number.
  const found = best.toSorted((a, b) => (b.jobCount ?? -1) - (a.jobCount ?? -1));
  return Response.json(found.map(toSpecialtyJson));
};
