import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { ContactPart } from "#app/applications/receipt/contact-part.tsx";
import { Messages, type ReplyAnswer } from "#app/applications/receipt/reply-part.tsx";
import { Lines, SentParts, SentPerson } from "#app/applications/receipt/sent-parts.tsx";
import { StandingPart } from "#app/applications/receipt/standing-part.tsx";
import { WithdrawPart } from "#app/applications/receipt/withdraw-part.tsx";
import { removeDraft } from "#app/kit/drafts/draft-store.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Fold } from "#app/kit/ui/control/fold.tsx";
import { screen } from "#app/kit/ui/island.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import type { loader } from "./receipt.server.ts";

export { action, loader } from "./receipt.server.ts";

const SimilarList = screen(() =>
  import("#app/jobs/page/similar-list.tsx").then((module) => module.SimilarList),
);

export const headers = accountHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data ? `${data.headline}: ${data.jobTitle}` : "Your application", isIndexed: false });

type ReceiptData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function ReceiptPage() {
  const receipt = useLoaderData<typeof loader>();
  const { headline, jobTitle, jobSlug, employer, similar, own } = receipt;
  const answer = useActionData<ReplyAnswer>();
  // The draft is in the browser's storage, and only this page knows that it was sent.
  useEffect(() => {
    if (jobSlug) removeDraft(`apply:${jobSlug}`);
  }, [jobSlug]);
  return (
    <>
      <PageHeader title={headline} lead={`Your application for ${jobTitle} at ${employer}`} />
      <div className="page pb-12">
        <div className="grid max-w-3xl gap-stack">
          {own ? (
            <>
              {own.isWithdrawn && (
                <Notice live title="You withdrew this application.">
                  The people who hire were told by email.
                </Notice>
              )}
              <OwnReceipt {...{ own, jobTitle, employer }}>
                <Messages {...receipt} {...own} employer={employer} answer={answer} />
              </OwnReceipt>
            </>
          ) : (
            <EmailedNotice {...receipt} />
          )}
          {(!own || own.canWithdraw) && <NextSteps {...receipt} />}
          {own && <ContactPart contact={own.contact} {...{ employer, jobSlug }} />}
          {own?.canWithdraw && <WithdrawPart />}
          <p className="flex flex-wrap items-center gap-4 print:hidden">
            {own?.isInAccount && (
              <ButtonLink to={paths.ownApplication(own.reference)}>Follow this application</ButtonLink>
            )}
            {jobSlug && (
              <Link to={paths.job(jobSlug)} className="link inline-flex min-h-11 items-center">
                Back to the posting
              </Link>
            )}
          </p>
        </div>
        {similar && <SimilarList similar={similar} />}
      </div>
    </>
  );
}

/** True for a first application and for a repeat: anyone can type an address. */
const EmailedNotice = ({ sentTo, jobSlug }: ReceiptData) => (
  <Notice tone="good" live title={sentTo ? `We emailed you at ${sentTo}` : "We emailed you"}>
    <p>
      It has what you sent and a link to follow your application. If you applied before with this address, the
      first application stands, and our email says how to add to it (we send it once a day). Look in your spam
      folder too.
    </p>
    <p className="pt-2">
      {sentTo
        ? "Not your address?"
        : "If it does not come within a few minutes, the address may have had a typo."}{" "}
      {jobSlug ? (
        <Link to={paths.applyToJob(jobSlug)} className="link">
          Apply again with the right one
        </Link>
      ) : (
        "Apply again with the right one"
      )}
      .
    </p>
  </Notice>
);

interface OwnReceiptProps extends Pick<ReceiptData, "jobTitle" | "employer"> {
  own: NonNullable<ReceiptData["own"]>;
  children: ReactNode;
}

function OwnReceipt({ own, jobTitle, employer, children }: OwnReceiptProps) {
  const { copy, filePaths, reference, sent, isInAccount, registerPath, loginPath } = own;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4 border-line border-b pb-4">
        <dl className="grid gap-1">
          <div className="flex flex-wrap gap-x-2">
            <dt className="text-ink-3">Reference</dt>
            <dd className="font-semibold tabular-nums">{reference}</dd>
          </div>
          <div className="flex flex-wrap gap-x-2">
            <dt className="text-ink-3">Sent</dt>
            <dd>{sent}</dd>
          </div>
        </dl>
        <Button
          type="button"
          look="outline"
          size="small"
          className="needs-script print:hidden"
          onClick={() => print()}
        >
          Print
        </Button>
      </div>
      <StandingPart {...own} employer={employer} />
      {children}
      {!isInAccount && (
        <Notice className="print:hidden" title="Keep it in an account">
          <p>
            With an account for this address you follow all your applications in one place.{" "}
            <Link to={registerPath} className="link">
              Make an account
            </Link>{" "}
            or{" "}
            <Link to={loginPath} className="link">
              log in
            </Link>
            , and this application comes along.
          </p>
        </Notice>
      )}
      {copy ? (
        <>
          <section aria-labelledby="sent-parts" className="grid gap-4">
            <h2 id="sent-parts">What you sent</h2>
            <SentPerson person={copy.person} isHidden={own.contact.shared === null} />
            <SentParts copy={copy} filePaths={filePaths} />
            <p className="text-ink-3 text-sm">{copy.consent.text}</p>
          </section>
          <PostingThen posting={copy.posting} />
        </>
      ) : (
        <p className="text-ink-2">We kept no copy of this application for {jobTitle}.</p>
      )}
    </>
  );
}

type Posting = NonNullable<NonNullable<ReceiptData["own"]>["copy"]>["posting"];

const PostingThen = ({ posting }: { posting: Posting }) => (
  <section aria-labelledby="posting-then" className="grid gap-4">
    <h2 id="posting-then">The posting when you applied</h2>
    <Lines
      lines={[
        { label: "Job", value: posting.title },
        { label: "Employer", value: posting.employer },
        { label: "Place", value: posting.place ?? "" },
        { label: "Pay", value: posting.pay },
        { label: "License", value: posting.license ?? "" },
        { label: "As it said that day", value: posting.freshness },
      ].filter(({ value }) => value !== "")}
    />
    <Fold title="The whole text" className="px-5 print:border-0 print:px-0">
      <div className="prose pb-5" dangerouslySetInnerHTML={{ __html: posting.descriptionHtml }} />
    </Fold>
  </section>
);

function NextSteps({ employer, isForDesk, passedOn, askFrom, own }: ReceiptData) {
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="pb-item">
        What happens next
      </h2>
      <ol className="grid list-decimal gap-item pl-5">
        {!own ? null : passedOn ? (
          <li>{`Our recruiters passed your application on to ${employer} on ${passedOn}.`}</li>
        ) : isForDesk ? (
          <li>
            {`${employer} has no team on this site, so our recruiters pass your application on. We email you the day they do.`}
          </li>
        ) : (
          <li>{`The team of ${employer} has your application on this site and got an email about it.`}</li>
        )}
        <li>We email you when someone opens it, answers it or decides.</li>
        {askFrom && <li>{`No answer by ${askFrom}? You can ask then how it stands.`}</li>}
      </ol>
      <p className="pt-item text-ink-2">
        Until then, have your license number and the names of two references at hand. You pay nothing at any
        point: the employer pays for recruiting.
      </p>
    </section>
  );
}
