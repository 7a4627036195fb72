import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { contactMessages } from "#app/contact/contact.ts";
import { receiveContactForm } from "#app/contact/contact-form.server.ts";
import { DraftNotice } from "#app/drafts/draft-notice.tsx";
import { keepDraft, removeDraft } from "#app/drafts/draft-store.ts";
import { useKeptTyping } from "#app/drafts/typed.ts";
import { keepUnsent } from "#app/drafts/unsent.ts";
import { toFormState, toSentPath } from "#app/forms/request-form.server.ts";
import { applicationSchema, toNewApplication } from "#app/jobs/posting/application.ts";
import { createApplication } from "#app/jobs/posting/applications.server.ts";
import { findJob } from "#app/jobs/posting/job-page.server.ts";
import { toApply, toJobState } from "#app/jobs/posting/job-view.ts";
import { toPageMeta } from "#app/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { toAnsweredTitle } from "#app/platform/form/refused-form.ts";
import { goTo, notFound } from "#app/platform/http.ts";
import { idempotencyKeyField } from "#app/platform/idempotency.ts";
import { toMissingPage } from "#app/sitemap/nearest-pages.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, FirstInvalid, TextArea, toFirstInvalid } from "#app/ui/control/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { showToast } from "#app/ui/toast/toast.ts";

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
  const isSending = useNavigation().state === "submitting";
  const isDone = isSent && !answer;
  const draft = { key: `apply:${job.slug}`, title: `Application: ${job.title}` };
  const [unsent, setUnsent] = useState<string | null>(null);
  // The server redirects here only after it has stored the message, so the draft can go.
  useEffect(() => {
    if (isDone) removeDraft(draft.key);
  }, [isDone, draft.key]);
  const [form, fields] = useForm({
    id: "apply",
    constraint: getZodConstraint(applicationSchema),
    lastResult: answer?.result,
    shouldValidate: "onBlur",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: applicationSchema }),
    onSubmit(event, { formData }) {
      setUnsent(null);
      // Saved before sending, because Remix replaces the form with an error screen if no response comes.
      if (navigator.onLine) return void keepDraft(draft, formData);
      event.preventDefault();
      const text = keepUnsent(draft, formData) ?? contactMessages.failed.text;
      setUnsent(text);
      showToast({ title: contactMessages.failed.title, description: text, tone: "bad" });
    },
  });
  useKeptTyping(form.id, draft.key);
  const problem = unsent ? { title: contactMessages.failed.title, text: unsent } : answer?.problem;
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
    <FirstInvalid.Provider value={toFirstInvalid(answer?.result)}>
      <PageHeader
        title={`Apply: ${job.title}`}
        lead={`Your message goes to ${job.employer}. It takes about 2 minutes.`}
      />
      <div className="page pb-12">
        <Form method="post" {...getFormProps(form)} className="grid max-w-2xl gap-4 sm:grid-cols-2">
          <input type="hidden" name={idempotencyKeyField} value={idempotencyKey} />
          {problem && (
            <Notice tone="bad" live={!unsent} title={problem.title} className="sm:col-span-2">
              {problem.text}
            </Notice>
          )}
          <DraftNotice draftKey={draft.key} className="sm:col-span-2" />
          <Field label="First name" meta={fields.firstName} autoComplete="given-name" />
          <Field label="Last name" meta={fields.lastName} autoComplete="family-name" />
          <Field label="Email" meta={fields.email} type="email" autoComplete="email" />
          <Field label="Phone" meta={fields.phone} type="tel" autoComplete="tel" />
          <TextArea
            label="Message"
            meta={fields.message}
            hint="Your license and states, years of experience, and when you could start."
            className="sm:col-span-2"
            rows={7}
          />
          <div className="sm:col-span-2">
            <Button aria-disabled={isSending}>{isSending ? "Sending..." : "Send to the employer"}</Button>
          </div>
        </Form>
      </div>
    </FirstInvalid.Provider>
  );
}
