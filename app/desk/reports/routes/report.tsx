import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { createReport } from "#app/desk/reports/job-reports.server.ts";
import { reportReasonNames, reportReasons, reportSchema } from "#app/desk/reports/report-reasons.ts";
import { findJob } from "#app/jobs/postings/record/job-page.server.ts";
import { CollectionNotice } from "#app/kit/forms/collection-notice.tsx";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { toSentPath } from "#app/kit/forms/receipt.ts";
import { toFormState } from "#app/kit/forms/request-form.server.ts";
import { RequestForm } from "#app/kit/forms/request-form.tsx";
import { usePostedForm } from "#app/kit/forms/use-posted-form.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { noteRefusedForm, toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, refuseUnread, unprocessed } from "#app/kit/platform/http.ts";
import { idempotencyKeyField, toIdempotencyKey } from "#app/kit/platform/idempotency.ts";
import { isWithinLimit, toRetryHeaders } from "#app/kit/platform/rate-limit.ts";
import { Field, Select, TextArea } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { paths } from "#app/paths.ts";
import "#app/pages/page/workspace.css";

const reasonOptions = reportReasonNames.map((value) => ({ value, label: reportReasons[value] }));
const notSent = "Your report was not sent";

async function requireJob(context: SiteContext, slug = "") {
  const job = await findJob(context.db, slug);
  if (!job || job.status === "removed") throw notFound(toMissingPage(paths.job(slug)));
  return job;
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const job = await requireJob(context, params.slug);
  const canonical = paths.reportJob(job.slug);
  return {
    title: job.title,
    employer: job.employer,
    slug: job.slug,
    ...toFormState(context, request),
    trail: [
      { name: "Jobs", path: paths.jobs() },
      { name: job.title, path: paths.job(job.slug) },
      { name: "Report", path: canonical },
    ],
    canonical,
  };
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function action({ request, params, context }: ActionFunctionArgs) {
  noteRefusedForm(context);
  if (!(await isWithinLimit(context.env.REQUEST_LIMIT, request))) {
    const text = "Too many forms came from your network. Please wait a minute and send it again.";
    return data<RequestAnswer>(
      { problem: { title: notSent, text } },
      { status: 429, headers: toRetryHeaders(429) },
    );
  }
  const job = await requireJob(context, params.slug).catch(refuseUnread);
  const form = await requireForm(request, [...fieldNames(reportSchema), idempotencyKeyField]);
  const submission = parseWithZod(form, { schema: reportSchema });
  if (submission.status !== "success") {
    const problem = { title: notSent, text: "Please correct what is marked below." };
    return unprocessed<RequestAnswer>({ problem, result: submission.reply() });
  }
  const key = await toIdempotencyKey(request, form, [job.id, submission.value]);
  await createReport(context.db, job.id, submission.value, key, context.now);
  throw goTo(toSentPath(paths.reportJob(job.slug)));
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  toPageMeta({
    title: toAnsweredTitle(loaded ? `Report: ${loaded.title}` : "Report a posting", loaded?.isRefused),
    isIndexed: false,
  });

export default function ReportPage() {
  const { title, employer, slug, isSent } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Report this posting" lead={`${title}, ${employer}`} />
      <div className="page grid [&>*]:max-w-3xl gap-stack pb-section">
        {isSent ? (
          <Notice live tone="good" title="Thank you. Your report is in.">
            One of us reads it by the end of the next business day. If you left your address, we write to you
            then.{" "}
            <Link to={paths.job(slug)} className="link">
              Back to the posting
            </Link>
          </Notice>
        ) : (
          <ReportForm />
        )}
      </div>
    </>
  );
}

function ReportForm() {
  const { idempotencyKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { fields, frame } = usePostedForm({ schema: reportSchema, answer });
  return (
    <RequestForm
      frame={frame}
      idempotencyKey={idempotencyKey}
      submit="Send report"
      submitting="Sending..."
      className="max-w-2xl"
    >
      <Select
        label="What is wrong?"
        meta={fields.reason}
        options={[{ value: "", label: "Choose" }, ...reasonOptions]}
      />
      <TextArea
        label="What did you see?"
        meta={fields.details}
        rows={4}
        hint="Optional. The employer does not see it, nor that it was you."
      />
      <Field
        label="Email"
        meta={fields.email}
        type="email"
        autoComplete="email"
        hint="Optional. We use it once, to tell you what came of it, and delete it then."
      />
      <CollectionNotice use="check the posting and answer you" />
    </RequestForm>
  );
}
