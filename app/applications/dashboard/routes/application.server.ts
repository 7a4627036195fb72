import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { isOpened } from "#app/applications/applicants/applicant/note-seen.server.ts";
import { findOwnApplication } from "#app/applications/dashboard/own-application.server.ts";
import { toOpenInterview } from "#app/applications/interviews/interview-party.server.ts";
import { noteOwnRead } from "#app/applications/messages/conversations.server.ts";
import { findOpenOffer } from "#app/applications/offers/offer-store.server.ts";
import { toContactView, toStandingView } from "#app/applications/receipt/application-words.ts";
import { canReply } from "#app/applications/receipt/may-write.ts";
import { receiveOwnForm } from "#app/applications/receipt/reply.server.ts";
import { toThread } from "#app/applications/receipt/thread.tsx";
import { isOnSite } from "#app/jobs/postings/record/transitions.ts";
import { toFormState } from "#app/kit/platform/form/refused-form.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";

export const headers = accountHeaders;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const found = await findOwnApplication(context.db, viewer.id, params.publicId ?? "", context.now);
  if (!found) throw notFound();
  const { id: _, company: __, events, files, createdAt, jobStatus, isJobPausedByUs, ...application } = found;
  const hasPage = isOnSite(jobStatus) || (isJobPausedByUs && jobStatus !== "removed");
  const jobSlug = hasPage ? application.jobSlug : null;
  if (isOpened(request)) await noteOwnRead(context.db, found.id, context.now);
  const sentPaths = new Map(
    files.map(({ publicId, r2Key }) => [publicId, r2Key && serverPaths.sentFile(params.publicId!, publicId)]),
  );
  const filePaths = Object.fromEntries(
    files.map(({ field, publicId, r2Key }) => [
      field,
      r2Key && serverPaths.sentFile(params.publicId!, publicId),
    ]),
  );
  return {
    trail: [
      { name: "Dashboard", path: paths.dashboard() },
      { name: application.jobTitle, path: paths.ownApplication(params.publicId!) },
    ],
    ...application,
    filePaths,
    reference: params.publicId!,
    jobSlug,
    sent: toOfficeTime(createdAt),
    ...toStandingView(found, events, context.now),
    messages: toThread(events, {
      side: "applicant",
      names: { applicant: "You", company: application.employerName },
      toTime: toOfficeTime,
      toFile: (file) => sentPaths.get(file) ?? null,
      readAt: found.messagesReadAt ?? 0,
    }),
    contact: toContactView(found, canReply(found, context.now)),
    interview: await toOpenInterview(context.db, found.id, context.now),
    offer: await findOpenOffer(context.db, found.id),
    canReply: canReply(found, context.now),
    ...toFormState(context, request),
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const publicId = params.publicId ?? "";
  if (!(await findOwnApplication(context.db, viewer.id, publicId, context.now))) throw notFound();
  return receiveOwnForm(context, request, {
    publicId,
    actorId: viewer.id,
    page: paths.ownApplication(publicId),
  });
}
