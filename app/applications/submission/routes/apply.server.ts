import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readMessageForm } from "#app/accounts/contact/message-form.server.ts";
import { applicationSchema, toNewApplication } from "#app/applications/submission/application.ts";
import { createApplication, isForDesk } from "#app/applications/submission/applications.server.ts";
import { toJobSummary } from "#app/applications/submission/job-summary.ts";
import { toJobTrail } from "#app/jobs/page/job-trail.ts";
import { findJob } from "#app/jobs/postings/record/find-job.server.ts";
import { toApply, toJobState } from "#app/jobs/postings/record/job-view.ts";
import { toFormState } from "#app/kit/forms/receipt-cookie.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { goTo, notFound, refuseUnread } from "#app/kit/platform/http.ts";
import { findVisitSource } from "#app/kit/vitals/visit-source.server.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { paths } from "#app/paths.ts";

async function getApplicableJob(context: SiteContext, slug: string) {
  const job = await findJob(context.db, slug);
  if (!job) throw notFound(toMissingPage(paths.job(slug)));
  const state = toJobState(job, context.now);
  if (toApply(job) !== null || state === "closed" || state === "paused") throw goTo(paths.job(job.slug));
  return job;
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const job = await getApplicableJob(context, params.slug ?? "");
  const canonical = paths.applyToJob(job.slug);
  // Only anonymous visitors get a cached page (functions/edge-cache.ts), so a name is in nobody else's.
  const viewer = await context.viewer();
  return {
    prefill: viewer && { firstName: viewer.firstName, lastName: viewer.lastName, email: viewer.email },
    job: toJobSummary(job, context.now),
    isForDesk: await isForDesk(context, job.id),
    ...toFormState(context, request),
    trail: [...toJobTrail(job), { name: "Apply", path: canonical }],
    canonical,
  };
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const job = await getApplicableJob(context, params.slug ?? "").catch(refuseUnread);
  const form = await readMessageForm(context, request, applicationSchema);
  if (form.answer) return form.answer;
  const application = toNewApplication(form.value, job);
  const key = await form.toKey(application);
  const source = await findVisitSource(context.env.VITALS_DB, request, context.now);
  const told = { ...application, source: source ?? application.source };
  const outcome = await createApplication(context, told, key);
  if (!outcome.ok) return form.refuse(outcome);
  throw goTo(paths.applied(job.slug, outcome.publicId));
}
