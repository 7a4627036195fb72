import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { contactMessages } from "#app/accounts/contact/contact.ts";
import { readMessageForm } from "#app/accounts/contact/message-form.server.ts";
import { applicationSchema, toNewApplication } from "#app/applications/submission/application.ts";
import { toApplicationDraft } from "#app/applications/submission/application-draft.ts";
import { createApplication, isForDesk } from "#app/applications/submission/applications.server.ts";
import { toJobSummary } from "#app/applications/submission/applied-job.ts";
import { JobSummary } from "#app/applications/submission/job-summary.tsx";
import { toJobTrail } from "#app/jobs/page/job-trail.ts";
import { findJob } from "#app/jobs/postings/record/job-page.server.ts";
import { toApply, toJobState } from "#app/jobs/postings/record/job-view.ts";
import { CollectionNotice } from "#app/kit/forms/collection-notice.tsx";
import { toFormState } from "#app/kit/forms/request-form.server.ts";
import { RequestForm } from "#app/kit/forms/request-form.tsx";
import { usePostedForm } from "#app/kit/forms/use-posted-form.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, refuseUnread } from "#app/kit/platform/http.ts";
import { endSentence } from "#app/kit/text/sentence.ts";
import { Field, TextArea } from "#app/kit/ui/control/field.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { useOpened } from "#app/kit/vitals/use-opened.ts";
import { findVisitSource } from "#app/kit/vitals/visit-source.server.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
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

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({
    title: toAnsweredTitle(data ? `Apply: ${data.job.title}` : "Apply", data?.isRefused),
    isIndexed: false,
  });

export default function ApplyPage() {
  const { job, isForDesk, idempotencyKey, prefill } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useOpened(paths.applyToJob(job.slug));
  const { fields, frame } = usePostedForm({
    schema: applicationSchema,
    draft: toApplicationDraft(job),
    prefill: prefill ?? undefined,
    answer,
    failed: contactMessages.failed,
  });
  return (
    <>
      <PageHeader
        title={`Apply: ${job.title}`}
        lead={
          isForDesk
            ? `${job.employer} has no account here. Your message goes to our recruiters, who pass it on. It takes about 2 minutes.`
            : `${endSentence(`Your message goes to ${job.employer}`)} It takes about 2 minutes.`
        }
      />
      <div className="page grid gap-8 pb-12 md:grid-cols-[minmax(0,1fr)_20rem] md:items-start lg:gap-12">
        <RequestForm
          frame={frame}
          idempotencyKey={idempotencyKey}
          submit={isForDesk ? "Send to our recruiters" : "Send to the employer"}
          submitting="Sending..."
          className="max-w-2xl"
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="First name" meta={fields.firstName} autoComplete="given-name" />
            <Field label="Last name" meta={fields.lastName} autoComplete="family-name" />
            <Field label="Email" meta={fields.email} type="email" autoComplete="email" />
            <Field label="Phone" meta={fields.phone} type="tel" autoComplete="tel" />
          </div>
          <TextArea
            label="Message"
            meta={fields.message}
            hint="Your license and states, years of experience, and when you could start."
            rows={7}
          />
          <CollectionNotice use="pass your application on and answer you" />
        </RequestForm>
        <JobSummary job={job} />
      </div>
    </>
  );
}
