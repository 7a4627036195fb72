import { z } from "zod";
import { findOwnLicense } from "#app/facts/licensing/memory/own-license.server.ts";
import { parseMyLicense } from "#app/facts/licensing/my-license.ts";
import { findSavedFacts } from "#app/jobs/list/comparison/current-facts.server.ts";
import { slugField } from "#app/jobs/list/comparison/saved-jobs.server.ts";
import { maxAsked } from "#app/jobs/saved/saved-facts.ts";
import { apiError } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { tooManySearches } from "#app/kit/platform/search-limit.ts";
import type { Endpoint } from "../../endpoint/endpoint.ts";

const querySchema = z.object({
  slugs: z.array(slugField).min(1).max(maxAsked),
  from: z.string().trim().max(100),
});

/**
 * GET /api/jobs/saved?slug=&slug=&licensed_as=registered-nurse&license=TX,CO&compact=1&from=Houston, TX: what up to 50
 * postings say today, open or closed. Without a license, by the account's own. Those that were taken down are missing. Open to everyone; 400, and 429 over the
 * limit.
 */
export const GET: Endpoint = async ({ req, env: { site } }) => {
  if (!(await isWithinLimit(site.env.SEARCH_LIMIT, req.raw))) return tooManySearches();
  const { searchParams } = new URL(req.url);
  const asked = querySchema.safeParse({
    slugs: searchParams.getAll("slug"),
    from: searchParams.get("from") ?? "",
  });
  if (!asked.success)
    return apiError(400, {
      code: "invalid_input",
      message: `Put 1 to ${maxAsked} postings in ?slug=, and a place of at most 100 characters in &from=.`,
    });
  const license = parseMyLicense(searchParams) ?? (await findOwnLicense(site));
  return Response.json(await findSavedFacts(site, { ...asked.data, license }));
};
