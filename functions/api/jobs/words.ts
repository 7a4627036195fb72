import { getSearchWords } from "#app/jobs/search/words/search-words.server.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { tooManySearches } from "#app/kit/platform/search-limit.ts";
import type { Endpoint } from "../../endpoint/endpoint.ts";

/** GET /api/jobs/words: titles, specialties, employers and places of the newest open postings. Open to everyone; 429. */
export const GET: Endpoint = async ({ req, env: { site } }) => {
  if (!(await isWithinLimit(site.env.SEARCH_LIMIT, req.raw))) return tooManySearches();
  return Response.json(await getSearchWords(site), { headers: { "cache-control": "public, max-age=600" } });
};
