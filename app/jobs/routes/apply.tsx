import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { contactMessages } from "#app/contact/contact.ts";
import { receiveContactForm } from "#app/contact/contact-form.server.ts";
import { toFormState, toSentPath } from "#app/forms/request-form.server.ts";
import { RequestForm } from "#app/forms/request-form.tsx";
import { usePostedForm } from "#app/forms/use-posted-form.ts";
import { applicationSchema, toNewApplication } from "#app/jobs/posting/application.ts";
import { createApplication } from "#app/jobs/posting/applications.server.ts";
import { findJob } from "#app/jobs/posting/job-page.server.ts";
import { toApply, toJobState } from "#app/jobs/posting/job-view.ts";
import { toPageMeta } from "#app/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { toAnsweredTitle } from "#app/platform/form/refused-form.ts";
import { goTo, notFound } from "#app/platform/http.ts";
import { toMissingPage } from "#app/sitemap/nearest-pages.server.ts";
import { Field, TextArea } from "#app/ui/control/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";

async function getApplicableJob(context: SiteContext, slug: string) {
  const job = await findJob(context.db, slug);
  if (!job) throw notFound(toMissingPage(paths.job(slug)));
  const state = toJobState(job, context.now);
  if (toApply(job) !== null || state === "closed" || state === "paused") throw goTo(paths.job(job.slug));
  return job;
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const job = await getApplicableJob(context, params.slug ?? "");
  return {
    job: { slug: job.slug, title: job.title, employer: job.employer },
    ...toFormState(context, request),
    canonical: paths.applyToJob(job.slug),
  };
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const job = await getApplicableJob(context, params.slug ?? "");
  return receiveContactForm(context, request, {
    schema: applicationSchema,
    toMessage: (value) => toNewApplication(value, job),
    create: createApplication,
    failedTitle: contactMessages.failed.title,
    sentPath: toSentPath(paths.applyToJob(job.slug)),
  });
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({
    title: toAnsweredTitle(data ? `Apply: ${data.job.title}` : "Apply", data?.isRefused),
    isIndexed: false,
  });

export default function ApplyPage() {
  const { job, idempotencyKey, isSent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isDone = isSent && !answer;
  const { fields, frame } = usePostedForm({
    schema: applicationSchema,
    draft: { key: `apply:${job.slug}`, title: `Application: ${job.title}` },
    answer,
    failed: contactMessages.failed,
    isSent: isDone,
  });
  if (isDone) {
    return (
      <>
        <PageHeader title="Sent to the employer" />
        <div className="page grid max-w-2xl gap-4 pb-12">
          <Notice tone="good" live>
            {job.employer} has your message about “{job.title}” and your email address for a reply.
          </Notice>
          <Link to={paths.job(job.slug)} className="link">
            Back to the posting
          </Link>
        </div>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={`Apply: ${job.title}`}
        lead={`Your message goes to ${job.employer}. It takes about 2 minutes.`}
      />
      <div className="page pb-12">
        <RequestForm
          frame={frame}
          idempotencyKey={idempotencyKey}
          submit="Send to the employer"
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
        </RequestForm>
      </div>
    </>
  );
}
