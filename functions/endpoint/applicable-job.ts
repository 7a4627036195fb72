import { findApplicableJob } from "#app/applications/submission/applicable-job.server.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { apiError } from "#app/kit/platform/http.ts";

/** The posting, or the answer for one that takes no applications here. */
export async function findApplicable(site: SiteContext, slug: string): Promise<JobRecord | Response> {
  const found = await findApplicableJob(site, slug);
  return "job" in found ? found.job : apiError(found.status, { code: found.code, message: found.message });
}
