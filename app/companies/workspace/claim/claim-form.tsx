import { Form, Link } from "@remix-run/react";
import { ResendForm } from "#app/accounts/email/resend-form.tsx";
import { claims } from "#app/claims.ts";
import { endSentence } from "#app/kit/text/sentence.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import { longestMessage } from "./claim-rules.ts";

interface ClaimFormProps {
  company: { slug: string; name: string; domain: string | null };
  viewer: { email: string; isVerified: boolean };
  isProven: boolean;
  /** False while nobody of the company would hear of it. */
  isAtOnce: boolean;
  typed: string;
  error: string | null;
}

export function ClaimForm({ company, viewer, isProven, isAtOnce, typed, error }: ClaimFormProps) {
  if (!viewer.isVerified) return <ConfirmFirst email={viewer.email} />;
  return (
    <Form
      method="post"
      action={paths.findCompany(`company=${company.slug}`)}
      className="grid max-w-2xl gap-4 rounded-card border border-line bg-surface p-5"
    >
      <input type="hidden" name="company" value={company.slug} />
      {isProven ? (
        <p>
          Your email {viewer.email} is at {company.domain}, the domain of {endSentence(company.name)}{" "}
          {isAtOnce
            ? "We approve your claim at once."
            : `It has no owner yet or has applicants, so a person reads your claim ${claims.answerTime}.`}
        </p>
      ) : (
        <>
          <p>
            Your email {viewer.email} does not prove that you work for {company.name}, so a person checks your
            claim {claims.answerTime}. An email at{" "}
            {company.domain ? `${company.domain} helps.` : "the company's own domain helps."}
          </p>
          <div className="grid gap-1">
            <label htmlFor="message" className="font-semibold text-md">
              How can we confirm that you hire for {company.name}?
            </label>
            <p id="message-hint" className="text-ink-3 text-sm">
              Your position, a page that names you, or the main number that we can call.
            </p>
            <textarea
              id="message"
              name="message"
              rows={4}
              maxLength={longestMessage}
              defaultValue={typed}
              aria-describedby={error ? "message-hint message-error" : "message-hint"}
              aria-invalid={error ? true : undefined}
              className="min-h-30 w-full rounded-control border border-line-strong bg-surface px-3 py-2.5 text-ink"
            />
            {error && (
              <p id="message-error" className="text-coral text-sm">
                {error}
              </p>
            )}
          </div>
        </>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button>Claim {company.name}</Button>
        <Link to={paths.findCompany()} className="link inline-flex min-h-11 items-center text-md">
          This is not us
        </Link>
      </div>
    </Form>
  );
}

export function ConfirmFirst({ email, next }: { email: string; next?: string }) {
  return (
    <Notice tone="warn" title="Please confirm your email first">
      <p>We sent a link to {email}. It works once, within one hour. Then come back to this page.</p>
      <div className="pt-3">
        <ResendForm next={next} />
      </div>
    </Notice>
  );
}
