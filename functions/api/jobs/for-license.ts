import { parseMyLicense } from "#app/facts/licensing/my-license.ts";
import { apiError } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { tooManySearches } from "#app/kit/platform/search-limit.ts";
import { findForLicense } from "#app/site/home/for-license.server.ts";
import type { Endpoint } from "../../endpoint/endpoint.ts";

/**
 * GET /api/jobs/for-license?licensed_as=registered-nurse&license=TX,CO&compact=1: the newest postings that a license
 * opens, as the home page shows them to who told us one. Open to everyone; 400 without a state, and 429 over the limit.
 */
export const GET: Endpoint = async ({ req, env: { site } }) => {
  if (!(await isWithinLimit(site.env.SEARCH_LIMIT, req.raw))) return tooManySearches();
  const license = parseMyLicense(new URL(req.url).searchParams);
  if (!license) return apiError(400, { code: "invalid_input", message: "Put a state in ?license=." });
  const found = await findForLicense(site, license);
  return found
    ? Response.json(found)
    : apiError(503, { code: "unavailable", message: "We cannot read the newest postings right now." });
};
