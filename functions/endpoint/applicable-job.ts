import { findJob, type JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { toApply, toJobState } from "#app/jobs/postings/record/job-view.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { apiError } from "#app/kit/platform/http.ts";

/** The posting, or the answer for one that takes no applications here. */
export async function findApplicable(site: SiteContext, slug: string): Promise<JobRecord | Response> {
  const job = await findJob(site.db, slug);
  if (!job) return apiError(404, { code: "not_found", message: "There is no such posting." });
  const apply = toApply(job);
  if (apply)
    return apiError(409, {
      code: "elsewhere",
      message: `This posting takes applications on the employer's own site: ${apply.url}`,
    });
  const state = toJobState(job, site.now);
  if (state === "paused")
    return apiError(409, { code: "paused", message: "This posting takes no applications now." });
  return state === "closed" ? apiError(409, { code: "closed", message: "This posting has closed." }) : job;
}
