import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { createReport } from "#app/desk/reports/job-reports.server.ts";
import { reportSchema } from "#app/desk/reports/report-decision.ts";
import { findJob } from "#app/jobs/postings/record/find-job.server.ts";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { toSentPath } from "#app/kit/forms/receipt.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { noteRefusedForm, toFormState } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, refuseUnread, unprocessed } from "#app/kit/platform/http.ts";
import { idempotencyKeyField, toIdempotencyKey } from "#app/kit/platform/random.ts";
import { isWithinLimit, toRetryHeaders } from "#app/kit/platform/rate-limit.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { paths } from "#app/paths.ts";

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
