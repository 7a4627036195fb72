import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  canWithdraw,
  toContactView,
  toHeadline,
  toStandingView,
} from "#app/applications/receipt/application-words.ts";
import { findReceipt } from "#app/applications/receipt/find-receipt.server.ts";
import { answerDueMs, canReply, toAskFrom } from "#app/applications/receipt/may-write.ts";
import { receiveOwnForm } from "#app/applications/receipt/reply.server.ts";
import { toThread } from "#app/applications/receipt/thread.tsx";
import { toJobTrail } from "#app/jobs/page/job-trail.ts";
import { listSimilarJobs } from "#app/jobs/page/similar-jobs.server.ts";
import { findJob } from "#app/jobs/postings/record/find-job.server.ts";
import { findReceiptId } from "#app/kit/forms/receipt-cookie.server.ts";
import { toFormState } from "#app/kit/platform/form/refused-form.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { toOfficeDay, toOfficeTime } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";

/** Reloading sends nothing again. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  context.preventCaching();
  const publicId = params.publicId ?? "";
  const key = new URL(request.url).searchParams.get("key");
  const found = await findReceipt(context, publicId, key);
  if (!found) throw notFound();
  const { row, own } = found;
  const job = row.jobSlug ? await findJob(context.db, row.jobSlug) : null;
  const viewer = await context.viewer();
  const link = own?.isKeyed ? (key ?? undefined) : undefined;
  const toPath = (file: string) => serverPaths.sentFile(publicId, file, link);
  const sentStep = { name: "Your application", path: paths.receipt(publicId) };
  return {
    trail: job ? [...toJobTrail(job), sentStep] : [{ name: "Home", path: paths.home() }, sentStep],
    // Without the link it is the same for a first application and for a repeat, which may have different readers.
    headline: own ? toHeadline(row) : "Application sent",
    jobTitle: own ? row.jobTitle : (job?.title ?? row.jobTitle),
    jobSlug: row.jobSlug,
    employer: own ? row.employerName : (job?.employer ?? row.employerName),
    /** As it was typed, and only in the browser that has just sent it. */
    sentTo: !own && findReceiptId(request, "application") === publicId ? row.email : null,
    isForDesk: row.isForDesk === 1,
    passedOn: own && row.passedOnAt && toOfficeTime(row.passedOnAt),
    // A stranger learns nothing of when an address first applied.
    askFrom: toDay(own ? toAskFrom(row) : context.now + answerDueMs),
    ...toFormState(context, request),
    similar: job ? await listSimilarJobs(context, job) : null,
    own: own && {
      copy: own.copy,
      filePaths: Object.fromEntries(
        own.files.map(({ field, publicId: file, r2Key }) => [field, r2Key && toPath(file)]),
      ),
      reference: publicId,
      ...toStandingView(row, own.events, context.now),
      referencesPath: paths.references(publicId, link),
      canReply: canReply(row, context.now),
      messages: toThread(own.events, {
        side: "applicant",
        names: { applicant: "You", company: row.employerName },
        toTime: toOfficeTime,
        toFile: (file) =>
          own.files.some(({ publicId: id, r2Key }) => id === file && r2Key) ? toPath(file) : null,
        readAt: row.messagesReadAt ?? 0,
      }),
      contact: toContactView(row, canReply(row, context.now)),
      canWithdraw: canWithdraw(row.state),
      isWithdrawn: row.state === "withdrawn",
      sent: toOfficeTime(row.createdAt),
      isInAccount: viewer !== null && viewer.email.toLowerCase() === row.email.toLowerCase(),
      registerPath: paths.register(link && `returnTo=${encodeURIComponent(paths.receipt(publicId, link))}`),
      loginPath: paths.login(link ? paths.receipt(publicId, link) : undefined),
    },
  };
}

const toDay = (at: number | null) => (at === null ? null : toOfficeDay(at));

/** Writes to the employer, for the account or by the mailed link. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const publicId = params.publicId ?? "";
  const key = new URL(request.url).searchParams.get("key");
  const found = await findReceipt(context, publicId, key);
  if (!found?.own) throw notFound();
  const viewer = await context.viewer();
  const actorId = viewer?.id === found.row.userId ? found.row.userId : null;
  return receiveOwnForm(context, request, {
    ...{ publicId, actorId },
    page: paths.receipt(publicId, key ?? undefined),
  });
}
