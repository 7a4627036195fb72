import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-meta.ts";
import { ResendForm } from "#app/accounts/email/resend-form.tsx";
import { findPendingChange } from "#app/accounts/email-change/settle-change.server.ts";
import { hasSecondFactor } from "#app/accounts/second-factor/own-factor.server.ts";
import { requireViewer } from "#app/accounts/session/guards.ts";
import { toDisplayName, toRoleName } from "#app/accounts/session/names.ts";
import { admit } from "#app/accounts/session/page-guard.server.ts";
import { SessionList } from "#app/accounts/session/session-list.tsx";
import { listSessions } from "#app/accounts/session/sessions.server.ts";
import { toLastActive } from "#app/accounts/session/time-ago.ts";
import { readNext } from "#app/accounts/sign-in/return-to.ts";
import { listNextSteps, toDashboardNotice } from "#app/applications/dashboard/next-steps.ts";
import { selectOwnApplications } from "#app/applications/dashboard/own-application.server.ts";
import { AccountSettings, OwnApplications } from "#app/applications/dashboard/own-applications.tsx";
import { findMarketBrief } from "#app/clinicians/career/career.server.ts";
import { MarketSummary } from "#app/clinicians/career/market-summary.tsx";
import { findDraftOwner } from "#app/companies/posting/draft/draft-owner.server.ts";
import { listDrafts } from "#app/companies/posting/draft/posting-drafts.server.ts";
import { toClaimView } from "#app/companies/workspace/claim/claim-words.ts";
import { listOwnClaims } from "#app/companies/workspace/claim/own-claims.server.ts";
import { HiringSummary } from "#app/companies/workspace/companies/hiring-summary.tsx";
import { listWorkspaces } from "#app/companies/workspace/companies/new-workspace.server.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import "#app/pages/page/workspace.css";

export const meta = () => toAccountMeta("My dashboard");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { db, now } = context;
  const viewer = admit(await requireViewer(context), request);
  const isSeeker = viewer.role === "job_seeker";
  const [sessions, applications, brief, workspaces, claims, hasFactor, drafts, change] = await Promise.all([
    listSessions(db, viewer.id, now),
    selectOwnApplications(db, viewer.id),
    isSeeker ? findMarketBrief(context) : null,
    listWorkspaces(db, viewer),
    viewer.role === "employer" ? listOwnClaims(db, viewer.id) : [],
    hasSecondFactor(db, viewer.id),
    isSeeker ? [] : findDraftOwner(context, request).then((owner) => (owner ? listDrafts(db, owner) : [])),
    findPendingChange(db, viewer.id, now),
  ]);
  return {
    name: toDisplayName(viewer),
    email: viewer.email,
    waitingEmail: change?.newEmail ?? null,
    isVerified: viewer.emailVerified,
    hasPassword: viewer.hasPassword,
    roleName: toRoleName(viewer.role),
    isEmployer: viewer.role === "employer",
    workspaces,
    drafts: drafts.slice(0, shownDrafts).map(({ publicId, title }) => ({
      title: title || "Untitled posting",
      to: paths.postingReview(publicId),
    })),
    claims: claims.map((claim) => toClaimView(claim, now)).filter(({ isPending }) => isPending),
    next: readNext(request),
    notice: toDashboardNotice(new URL(request.url).searchParams.get("done")),
    nextSteps: listNextSteps(viewer.role),
    applications: applications.map(({ createdAt, ...application }) => ({
      ...application,
      sent: toOfficeTime(createdAt),
    })),
    isSeeker,
    hasFactor,
    brief,
    sessions: sessions.map(({ id, device, lastSeenAt }) => ({
      id,
      device,
      lastActive: toLastActive(lastSeenAt, now),
      isThis: id === viewer.sessionId,
    })),
  };
}

export default function DashboardPage() {
  const {
    name,
    email,
    waitingEmail,
    isVerified,
    hasPassword,
    roleName,
    isEmployer,
    workspaces,
    drafts,
    claims,
    notice,
    next,
    nextSteps,
    applications,
    isSeeker,
    hasFactor,
    brief,
    sessions,
  } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="My dashboard" lead={`Logged in as ${name}`} />
      <div className="page grid gap-8 pb-16">
        {notice && <Notice tone={notice.tone} title={notice.title} live />}
        {next && (
          <p>
            <ButtonLink to={next}>Continue where you left off</ButtonLink>
          </p>
        )}
        {drafts.length > 0 && <DraftsNotice drafts={drafts} />}
        {!isVerified && <VerificationNotice email={email} />}
        {!hasPassword && <PasswordNotice />}
        {hasPassword && isVerified && !isSeeker && !hasFactor && <SecondFactorNotice />}
        {(isEmployer || workspaces.length > 0) && (
          <HiringSummary workspaces={workspaces} claims={claims} canClaim={isEmployer} />
        )}
        {isSeeker && <MarketSummary brief={brief} />}
        {(isSeeker || applications.length > 0) && <OwnApplications {...{ applications, isVerified }} />}
        <section aria-labelledby="next-steps" className="grid gap-4">
          <h2 id="next-steps">Next steps</h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {nextSteps.map(({ title, text, label, to }) => (
              <li
                key={to}
                className="grid content-between gap-4 rounded-card border border-line bg-surface p-5"
              >
                <div className="grid gap-1">
                  <h3>{title}</h3>
                  <p className="text-ink-2">{text}</p>
                </div>
                <ButtonLink to={to} look="outline" className="justify-self-start">
                  {label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
        <AccountSettings
          name={name}
          email={email}
          roleName={roleName}
          {...{ isVerified, waitingEmail, hasPassword, hasFactor }}
        />
        <SessionList sessions={sessions} />
      </div>
    </>
  );
}

const shownDrafts = 3;

/** Who confirms an address or logs in lands here, often in the middle of a posting. */
function DraftsNotice({ drafts }: { drafts: readonly { title: string; to: string }[] }) {
  return (
    <Notice
      title={
        drafts.length === 1 ? "Your posting is not published yet" : "Your postings are not published yet"
      }
    >
      <ul className="grid">
        {drafts.map(({ title, to }) => (
          <li key={to}>
            <Link to={to} className="link wrap-anywhere inline-flex min-h-11 items-center">
              Continue: {title}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function VerificationNotice({ email }: { email: string }) {
  return (
    <Notice tone="warn" title="Please confirm your email">
      <p>
        We sent a link to {email}. It works once, within one hour. Your applications are listed here once the
        email is confirmed.
      </p>
      <div className="pt-3">
        <ResendForm />
      </div>
    </Notice>
  );
}

function PasswordNotice() {
  return (
    <Notice tone="warn" title="Your account has no password">
      <p>Until you choose one, you can log in only with a link that we email you.</p>
      <div className="pt-3">
        <ButtonLink to={paths.changePassword()} look="outline" size="small">
          Choose a password
        </ButtonLink>
      </div>
    </Notice>
  );
}

function SecondFactorNotice() {
  return (
    <Notice title="Protect this account with two-step log-in">
      <p>A stolen password is then not enough to read what people sent you. It takes about two minutes.</p>
      <div className="pt-3">
        <ButtonLink to={paths.secondFactor()} look="outline" size="small">
          Set up two-step log-in
        </ButtonLink>
      </div>
    </Notice>
  );
}
