import { findJob } from "#app/jobs/postings/record/find-job.server.ts";
import { toJobDetailJson } from "#app/jobs/postings/shape/job-json.ts";
import { apiError } from "#app/kit/platform/http.ts";
import type { Endpoint } from "../../endpoint/endpoint.ts";

/** GET /api/jobs/{slug}: one posting with its description, open or closed. Open to everyone. */
export const GET: Endpoint = async ({ req, env: { site } }) => {
  const job = await findJob(site.db, req.param("slug") ?? "");
  if (!job) return apiError(404, { code: "not_found", message: "There is no such posting." });
  if (job.status === "removed")
    return apiError(410, { code: "gone", message: "This posting was taken down." });
  return Response.json(toJobDetailJson(job));
};
