import { answerQuestion } from "#app/assistant/mentor/answer.server.ts";
import { questionSchema } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { logEvent } from "#app/kit/platform/log.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { tooManySearches } from "#app/kit/platform/search-limit.ts";
import type { Endpoint } from "../endpoint/endpoint.ts";
import { readInput } from "../endpoint/input.ts";

/** POST /api/mentor {question, before?}: 200 with {answer: [{text, source, title}], postings, refused, understood}; 400, 413, 415, 429. Open to everyone. */
export const POST: Endpoint = async ({ req, env: { site } }) => {
  if (!(await isWithinLimit(site.env.SEARCH_LIMIT, req.raw))) return tooManySearches();
  const input = await readInput(req.raw, questionSchema);
  if (!input.ok) return input.response;
  const { kind, ...answer } = await answerQuestion(site, input.value.question, input.value.before);
  logEvent("mentor", { kind });
  return Response.json(answer, { headers: { "cache-control": "no-store" } });
};
