import { findJob, type JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { toApply, toJobState } from "#app/jobs/postings/record/job-view.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";

interface Inapplicable {
  status: 404 | 409;
  code: "not_found" | "elsewhere" | "paused" | "closed";
  message: string;
}

/** The posting, or why it takes no applications here. */
export async function findApplicableJob(
  { db, now }: Pick<SiteContext, "db" | "now">,
  slug: string,
): Promise<{ job: JobRecord } | Inapplicable> {
  const job = await findJob(db, slug);
  if (!job) return { status: 404, code: "not_found", message: "There is no such posting." };
  const apply = toApply(job);
  if (apply)
    return {
      status: 409,
      code: "elsewhere",
      message: `This posting takes applications on the employer's own site: ${apply.url}`,
    };
  const state = toJobState(job, now);
  if (state === "paused")
    return { status: 409, code: "paused", message: "This posting takes no applications now." };
  return state === "closed" ? { status: 409, code: "closed", message: "This posting has closed." } : { job };
}
