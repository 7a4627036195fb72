import { z } from "zod";
import { findWay } from "#app/assistant/navigation/find-way.server.ts";
import { longestSentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import { apiError } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { tooManySearches } from "#app/kit/platform/search-limit.ts";
import type { Endpoint } from "../endpoint/endpoint.ts";

const querySchema = z.string().trim().min(1).max(longestSentence);

/** GET /api/navigation?q=: where a sentence leads, what was read and what was not. Open to everyone; 400, 429. */
export const GET: Endpoint = async ({ req, env: { site } }) => {
  if (!(await isWithinLimit(site.env.SEARCH_LIMIT, req.raw))) return tooManySearches();
  const asked = querySchema.safeParse(req.query("q"));
  const way = asked.success ? await findWay(site, asked.data) : null;
  if (!way)
    return apiError(400, {
      code: "invalid_input",
      message: `Put 1 to ${longestSentence} characters in ?q=.`,
    });
  const { to, chips, notUnderstood } = way;
  const answer = {
    to,
    chips: chips.map(({ label, param, value }) => ({ label, param, value })),
    notUnderstood,
  };
  return Response.json(answer, { headers: { "cache-control": "public, max-age=300" } });
};
