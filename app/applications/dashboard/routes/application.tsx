import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import {
  applicationStates,
  canWithdraw,
  listHistory,
} from "#app/applications/dashboard/application-words.ts";
import { findOwnApplication } from "#app/applications/dashboard/own-application.server.ts";
import { toWithdrawnMail } from "#app/applications/submission/application-mail.ts";
import { isOpenSql } from "#app/facts/reference/application-states.ts";
import { isOnSite } from "#app/jobs/postings/record/transitions.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("My application");
export const headers = accountHeaders;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const found = await findOwnApplication(context.db, viewer.id, params.publicId ?? "");
  if (!found) throw notFound();
  const { id: _, company: __, events, createdAt, jobStatus, isJobPausedByUs, ...application } = found;
  const hasPage = isOnSite(jobStatus) || (isJobPausedByUs && jobStatus !== "removed");
  const jobSlug = hasPage ? application.jobSlug : null;
  return { ...application, jobSlug, sent: toOfficeTime(createdAt), history: listHistory(events) };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const publicId = params.publicId ?? "";
  if (!(await withdrawApplication(context, viewer.id, publicId))) throw notFound();
  return redirect(paths.ownApplication(publicId));
}

export default function ApplicationPage() {
  const { jobTitle, jobSlug, employerName, state, sent, history, message, isBeforeProof, ...person } =
    useLoaderData<typeof loader>();
  const { label, text, tone } = applicationStates[state];
  return (
    <>
      <PageHeader title={jobTitle} lead={`Your application to ${employerName}, sent ${sent}`} />
      <div className="page grid [&>*]:max-w-3xl gap-6 pb-16">
        <section
          aria-labelledby="state"
          className="grid gap-2 rounded-card border border-line bg-surface p-5"
        >
          <h2 id="state" className="text-lg">
            Where it stands
          </h2>
          <Chips chips={[{ label, tone }]} />
          <p className="text-ink-2">{text}</p>
          {history.length > 0 && (
            <ol className="grid gap-1 text-md">
              {history.map(({ at, words }) => (
                <li key={at + words}>
                  <span className="text-ink-3 tabular-nums">{at}</span> {words}
                </li>
              ))}
            </ol>
          )}
        </section>
        <section aria-labelledby="sent" className="grid gap-2">
          <h2 id="sent" className="text-lg">
            What you sent
          </h2>
          <p className="text-ink-2">
            {`${person.firstName} ${person.lastName}`.trim()}, {person.email}
            {person.phone && `, ${person.phone}`}
          </p>
          <p className="wrap-anywhere whitespace-pre-line border-line border-l-2 pl-4">{message}</p>
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

function WithdrawPart() {
  return (
    <details className="rounded-card border border-line bg-surface px-5">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        Withdraw this application
      </summary>
      <Form method="post" className="grid justify-items-start gap-3 pb-5">
        <p className="text-ink-2">
          The people who hire get an email and see it as withdrawn. You cannot undo this, but you can apply
          again.
        </p>
        <Button look="danger">Withdraw my application</Button>
      </Form>
    </details>
  );
}

/** Tells the company's owners and recruiters once, or us if there are none. False for someone else's. */
async function withdrawApplication(context: SiteContext, userId: number, publicId: string): Promise<boolean> {
  const { db, env, now } = context;
  const found = await findOwnApplication(db, userId, publicId);
  if (!found) return false;
  if (!canWithdraw(found.state)) return true;
  const { company } = found;
  const writers = company ? await listMemberEmails(db, company.id, ["owner", "recruiter"]) : [];
  const page = company && writers.length > 0 ? paths.hiringApplicant(company.slug, publicId) : null;
  const mail = toWithdrawnMail(found, page && env.SITE_URL + page);
  const mails = (writers.length > 0 ? writers : [env.MAIL_TO]).map((to) => ({ to, ...mail }));
  const where = `id = ${Number(found.id)} AND ${isOpenSql}`;
  const d1 = db.$client;
  await d1.batch([
    toOutboxInserts(db, mails, now, `EXISTS (SELECT 1 FROM applications WHERE ${where})`),
    d1
      .prepare(
        `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
          SELECT id, ?1, 'state', json_object('from', state, 'to', 'withdrawn'), ?2 FROM applications WHERE ${where}`,
      )
      .bind(userId, now),
    d1.prepare(`UPDATE applications SET state = 'withdrawn', updated_at = ?1 WHERE ${where}`).bind(now),
  ]);
  sendOutboxSoon(context);
  return true;
}
