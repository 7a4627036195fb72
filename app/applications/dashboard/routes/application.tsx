import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { findOwnApplication } from "#app/applications/dashboard/own-application.server.ts";
import { canWithdraw, toStandingView } from "#app/applications/receipt/application-words.ts";
import { SentParts } from "#app/applications/receipt/sent-parts.tsx";
import { StandingPart } from "#app/applications/receipt/standing-part.tsx";
import {
  askHowItStands,
  readWithdrawalNote,
  withdrawApplication,
} from "#app/applications/receipt/to-employer.server.ts";
import { WithdrawPart } from "#app/applications/receipt/withdraw-part.tsx";
import { isOnSite } from "#app/jobs/postings/record/transitions.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("My application");
export const headers = accountHeaders;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const found = await findOwnApplication(context.db, viewer.id, params.publicId ?? "", context.now);
  if (!found) throw notFound();
  const { id: _, company: __, events, files, createdAt, jobStatus, isJobPausedByUs, ...application } = found;
  const hasPage = isOnSite(jobStatus) || (isJobPausedByUs && jobStatus !== "removed");
  const jobSlug = hasPage ? application.jobSlug : null;
  const filePaths = Object.fromEntries(
    files.map(({ field, publicId, r2Key }) => [field, r2Key && paths.sentFile(params.publicId!, publicId)]),
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
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const publicId = params.publicId ?? "";
  if (!(await findOwnApplication(context.db, viewer.id, publicId, context.now))) throw notFound();
  const form = await requireForm(request, ["intent", "note"]);
  if (form.get("intent") === "ask") await askHowItStands(context, publicId, viewer.id);
  else await withdrawApplication(context, publicId, { actorId: viewer.id, note: readWithdrawalNote(form) });
  return redirect(paths.ownApplication(publicId));
}

export default function ApplicationPage() {
  const { jobTitle, jobSlug, employerName, state, standing, sent, history, message, isBeforeProof, ...rest } =
    useLoaderData<typeof loader>();
  const { copy, filePaths, reference, ask, ...person } = rest;
  return (
    <>
      <PageHeader title={jobTitle} lead={`Your application to ${employerName}, sent ${sent}`} />
      <div className="page grid [&>*]:max-w-3xl gap-6 pb-16">
        <StandingPart {...{ standing, history, ask }} />
        <section aria-labelledby="sent" className="grid gap-2">
          <h2 id="sent" className="text-lg">
            What you sent
          </h2>
          <p className="text-ink-2">
            {`${person.firstName} ${person.lastName}`.trim()}, {person.email}
            {person.phone && `, ${person.phone}`}
          </p>
          {copy ? (
            <div className="grid gap-4">
              <SentParts copy={copy} filePaths={filePaths} />
              <p>
                <Link to={paths.receipt(reference)} className="link inline-flex min-h-11 items-center">
                  The receipt, with the posting as it was
                </Link>
              </p>
            </div>
          ) : (
            <p className="wrap-anywhere whitespace-pre-line border-line border-l-2 pl-4">{message}</p>
          )}
          {isBeforeProof ? (
            <p className="text-ink-2">
              This was sent before you confirmed your email. If someone else sent it
              {canWithdraw(state) ? ", withdraw it below" : ", tell us"}.
            </p>
          ) : null}
        </section>
        {canWithdraw(state) && <WithdrawPart />}
        <p className="flex flex-wrap items-center gap-4">
          {jobSlug && (
            <ButtonLink to={paths.job(jobSlug)} look="outline">
              See the posting
            </ButtonLink>
          )}
          <Link to={paths.ownApplications()} className="link inline-flex min-h-11 items-center">
            All my applications
          </Link>
        </p>
      </div>
    </>
  );
}
