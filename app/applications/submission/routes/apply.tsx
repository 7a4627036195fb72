import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { contactMessages } from "#app/accounts/contact/contact.ts";
import { applicationSchema } from "#app/applications/submission/application.ts";
import { toApplicationDraft } from "#app/applications/submission/application-draft.ts";
import { JobSummary } from "#app/applications/submission/job-summary.tsx";
import { CollectionNotice } from "#app/kit/forms/collection-notice.tsx";
import { usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { RequestForm } from "#app/kit/forms/request-form.tsx";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { endSentence } from "#app/kit/text/sentence.ts";
import { Field, TextArea } from "#app/kit/ui/control/field.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { useOpened } from "#app/kit/vitals/use-opened.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import type { action, loader } from "./apply.server.ts";

export { action, headers, loader } from "./apply.server.ts";

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
