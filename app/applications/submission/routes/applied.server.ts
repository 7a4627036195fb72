import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findSentApplication } from "#app/applications/submission/applications.server.ts";
import { toJobSummary } from "#app/applications/submission/job-summary.ts";
import { toJobTrail } from "#app/jobs/page/job-trail.ts";
import { listSimilarJobs } from "#app/jobs/page/similar-jobs.server.ts";
import { toDateText } from "#app/jobs/postings/record/card-view.ts";
import { findJob } from "#app/jobs/postings/record/find-job.server.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { paths } from "#app/paths.ts";

/** Reloading sends nothing again. Without an application, it leads to the posting. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  context.preventCaching();
  const slug = params.slug ?? "";
  const job = await findJob(context.db, slug);
  if (!job) throw notFound(toMissingPage(paths.job(slug)));
  const reference = new URL(request.url).searchParams.get("ref") ?? "";
  const found = await findSentApplication(context.db, job.id, reference);
  if (!found) throw goTo(paths.job(job.slug));
  return {
    job: toJobSummary(job, context.now),
    similar: await listSimilarJobs(context, job),
    sent: toDateText(found.at),
    isForDesk: found.isForDesk === 1,
    trail: [...toJobTrail(job), { name: "Sent", path: paths.applied(job.slug, reference) }],
  };
}
