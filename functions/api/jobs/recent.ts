import { z } from "zod";
import { toJobJson } from "#app/jobs/posting/job-json.ts";
import { listVariedJobs } from "#app/jobs/posting/job-page.server.ts";
import type { Endpoint } from "../../endpoint/endpoint.ts";

const limitSchema = z.coerce.number().int().min(1).max(50).catch(6);

/** GET /api/jobs/recent?limit=6: the newest open postings, at most a third from one employer. Open to everyone. */
export const GET: Endpoint = async ({ req, env: { site } }) => {
  const jobs = await listVariedJobs(site.db, limitSchema.parse(req.query("limit")));
  return Response.json(jobs.map(toJobJson));
};
