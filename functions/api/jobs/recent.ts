import { z } from "zod";
import { listVariedJobs } from "#app/jobs/postings/record/listings.server.ts";
import { toJobJson } from "#app/jobs/postings/shape/job-json.ts";
import { apiError } from "#app/kit/platform/http.ts";
import type { Endpoint } from "../../endpoint/endpoint.ts";

const limitSchema = z.coerce.number().int().min(1).max(50).default(6);

/** GET /api/jobs/recent?limit=6: the newest open postings, at most a third from one employer. 400 for a limit outside 1 to 50. Open to everyone. */
export const GET: Endpoint = async ({ req, env: { site } }) => {
  const limit = limitSchema.safeParse(req.query("limit"));
  if (!limit.success)
    return apiError(400, { code: "invalid_input", message: "Put a number from 1 to 50 in ?limit=." });
  const jobs = await listVariedJobs(site.db, limit.data);
  return Response.json(jobs.map(toJobJson));
};
