import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { canWithdraw } from "#app/applications/receipt/application-words.ts";
import { ContactPart } from "#app/applications/receipt/contact-part.tsx";
import { Messages, type ReplyAnswer } from "#app/applications/receipt/reply-part.tsx";
import { SentParts, SentPerson } from "#app/applications/receipt/sent-parts.tsx";
import { StandingPart } from "#app/applications/receipt/standing-part.tsx";
import { WithdrawPart } from "#app/applications/receipt/withdraw-part.tsx";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import type { loader } from "./application.server.ts";

export { action, headers, loader } from "./application.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toAccountMeta(toAnsweredTitle("My application", data?.isRefused));

export default function ApplicationPage() {
  const { jobTitle, jobSlug, employerName, state, standing, sent, history, message, isBeforeProof, ...rest } =
    useLoaderData<typeof loader>();
  const { copy, filePaths, reference, ask, needsReferences, contact, interview, offer, ...person } = rest;
  const answer = useActionData<ReplyAnswer>();
  return (
    <>
      <PageHeader title={jobTitle} lead={`Your application to ${employerName}, sent ${sent}`} />
      <div className="page grid [&>*]:max-w-3xl gap-6 pb-16">
        {interview && (
          <Notice title={interview.title}>
            <ButtonLink to={interview.to} className="my-1">
              {interview.link}
            </ButtonLink>
          </Notice>
        )}
        {offer && (
          <Notice title={offer.state === "sent" ? "You have an offer" : "You accepted an offer"}>
            <ButtonLink to={paths.offer(offer.publicId)} className="my-1">
              {offer.state === "sent" ? "Read it and answer" : "See the offer"}
            </ButtonLink>
          </Notice>
        )}
        <StandingPart
          {...{ standing, history, ask, needsReferences }}
          employer={employerName}
          referencesPath={paths.references(reference)}
        />
        <Messages {...rest} employer={employerName} answer={answer} />
        <section aria-labelledby="sent" className="grid gap-2">
          <h2 id="sent" className="text-lg">
            What you sent
          </h2>
          <SentPerson person={person} isHidden={contact.shared === null} />
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
        <ContactPart contact={contact} employer={employerName} jobSlug={jobSlug} />
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
