import { z } from "zod";
import { longestSentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import { listSuggestions } from "#app/assistant/navigation/suggestions.server.ts";
import { apiError } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { tooManySearches } from "#app/kit/platform/search-limit.ts";
import type { Endpoint } from "../../endpoint/endpoint.ts";

const querySchema = z.string().trim().min(1).max(longestSentence);

/** GET /api/navigation/suggestions?q=: up to seven ways for a sentence that is being typed. Open to everyone; 400, 429. */
export const GET: Endpoint = async ({ req, env: { site } }) => {
  if (!(await isWithinLimit(site.env.SEARCH_LIMIT, req.raw))) return tooManySearches();
  const asked = querySchema.safeParse(req.query("q"));
  if (!asked.success)
    return apiError(400, {
      code: "invalid_input",
      message: `Put 1 to ${longestSentence} characters in ?q=.`,
    });
  return Response.json(await listSuggestions(site, asked.data), {
    headers: { "cache-control": "public, max-age=300" },
  });
};
