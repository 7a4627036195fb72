import type { SerializeFrom } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { ResendForm } from "#app/accounts/email/resend-form.tsx";
import { DeskRail } from "#app/accounts/own-desk/own-desk.tsx";
import { NeedsYou, OwnApplications, OwnOffers } from "#app/applications/dashboard/own-applications.tsx";
import { MarketSummary, MissingFromProfile, WhatExpires } from "#app/clinicians/career/market-summary.tsx";
import { NewForLicense } from "#app/clinicians/career/new-jobs.tsx";
import { HiringSummary } from "#app/companies/workspace/own-workspaces/workspace-list.tsx";
import { SavedSummary } from "#app/jobs/saved/list/saved-summary.tsx";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import "#app/pages/page/workspace.css";
import "#app/applications/dashboard/dashboard.css";
import type { loader } from "./dashboard.server.ts";

export { headers, loader } from "./dashboard.server.ts";

export const meta = () => toAccountMeta("My dashboard");

export default function DashboardPage() {
  const data = useLoaderData<typeof loader>();
  return data.isFirstPage ? <Desk {...data} /> : <OlderApplications {...data} />;
}

type DeskData = SerializeFrom<typeof loader>;

const OlderApplications = ({ applications, pages, isVerified }: DeskData) => (
  <div className="page own-desk pt-8">
    <DeskRail current={paths.dashboard()} />
    <div>
      <h1 className="text-2xl">My dashboard</h1>
      <Link to={paths.dashboard()} className="link inline-flex min-h-11 items-center">
        All of my dashboard
      </Link>
      <OwnApplications {...{ applications, pages, isVerified }} />
    </div>
  </div>
);

function Desk(data: DeskData) {
  const { name, email, isVerified, hasPassword, isEmployer, workspaces, drafts, claims } = data;
  const { notice, goOn, nextSteps, applications, pages, isSeeker, hasFactor, brief, saved } = data;
  return (
    <div className="page own-desk pt-8">
      <DeskRail current={paths.dashboard()} />
      <div>
        <header className="flex flex-wrap items-baseline gap-x-4">
          <h1 className="text-2xl">My dashboard</h1>
          <p className="text-ink-2 text-md">Logged in as {name}</p>
        </header>
        {notice && <Notice tone={notice.tone} title={notice.title} live />}
        {data.isReopened && (
          <Notice tone="good" title="Your account is open again">
            Nothing was deleted, and employers see your applications again. Your place on the team of a
            company does not come back by itself: ask an owner to invite you.
          </Notice>
        )}
        {goOn && (
          <p>
            <ButtonLink to={goOn}>Continue where you left off</ButtonLink>
          </p>
        )}
        {data.invitations.map((invitation) => (
          <InvitationNotice key={invitation.publicId} {...invitation} />
        ))}
        {drafts.length > 0 && <DraftsNotice drafts={drafts} />}
        {!isVerified && <VerificationNotice email={email} />}
        {!hasPassword && <PasswordNotice />}
        {hasPassword && isVerified && !isSeeker && !hasFactor && <SecondFactorNotice />}
        <NeedsYou applications={applications} offers={data.offers} />
        {data.firstMessages.length > 0 && <FirstMessages messages={data.firstMessages} />}
        {(isEmployer || workspaces.length > 0) && (
          <HiringSummary workspaces={workspaces} claims={claims} canClaim={isEmployer} />
        )}
        {(applications.length > 0 || isSeeker) && (
          <OwnApplications {...{ applications, pages, isVerified }} />
        )}
        {data.offers.length > 0 && <OwnOffers offers={data.offers} />}
        {brief?.market && <NewForLicense {...brief} />}
        {saved && <SavedSummary {...saved} />}
        {!isSeeker && <NextSteps steps={nextSteps} />}
      </div>
      {isSeeker && (
        <aside aria-label="At a glance">
          {brief && <MissingFromProfile slots={brief.slots} />}
          {brief && <WhatExpires expiring={brief.expiring} />}
          <MarketSummary brief={brief} />
          <NextSteps steps={nextSteps} />
        </aside>
      )}
    </div>
  );
}

const FirstMessages = ({ messages }: { messages: DeskData["firstMessages"] }) => (
  <section aria-labelledby="first-messages" className="grid gap-3">
    <h2 id="first-messages" className="desk-title">
      Employers who wrote you <span>They do not know who you are</span>
    </h2>
    <ul className="desk-rows">
      {messages.map(({ company, job, at, to }) => (
        <li key={to} className="desk-row">
          <div className="wrap-anywhere min-w-0">
            <Link to={to} className="desk-link">
              {company}: {job}
            </Link>
          </div>
          <p className="text-right text-ink-2 text-sm">{at}</p>
        </li>
      ))}
    </ul>
  </section>
);

const NextSteps = ({ steps }: { steps: DeskData["nextSteps"] }) => (
  <section aria-labelledby="next-steps" className="grid gap-2">
    <h2 id="next-steps" className="desk-title">
      Next steps
    </h2>
    <ul className="desk-rows">
      {steps.map(({ text, label, to }) => (
        <li key={to} className="px-5 py-3 text-md">
          <Link to={to} className="desk-link">
            {label}
          </Link>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

/** Who confirms an address or logs in lands here, often in the middle of a posting. */
function DraftsNotice({ drafts }: { drafts: readonly { title: string; to: string }[] }) {
  return (
    <Notice
      title={
        drafts.length === 1 ? "A draft is not published yet" : `${drafts.length} drafts are not published yet`
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

/** Someone who lost the mail, or made an account without its link, joins here. */
const InvitationNotice = ({ publicId, company, role }: DeskData["invitations"][number]) => (
  <Notice title={`${company} invites you to its team`}>
    <p>You would join as {role}.</p>
    <Form method="post" action={paths.invitation("")} className="pt-3">
      <Button name="invitation" value={publicId}>
        Join<span className="sr-only"> the team of {company}</span>
      </Button>
    </Form>
  </Notice>
);

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
