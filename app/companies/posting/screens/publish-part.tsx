import { Form, Link, useNavigation } from "@remix-run/react";
import { ResendForm } from "#app/accounts/email/resend-form.tsx";
import { claims } from "#app/claims.ts";
import type { Publisher } from "#app/companies/posting/publication/publisher.ts";
import { longestNote } from "#app/companies/posting/publication/review-notes.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";
import { postingTerms } from "#app/posting-terms.ts";
import { site } from "#app/site.ts";
import { CompanySelect } from "./company-select.tsx";

const needs: Record<Exclude<Publisher["kind"], "ready">, { title: string; text: string }> = {
  "signed-out": {
    title: "Log in to publish",
    text: "Your draft comes along. A new account needs your work email and takes a minute.",
  },
  seeker: {
    title: "An employer account publishes",
    text: "You are logged in as a job seeker. Log out and register with your work email as an employer; your draft stays in this account.",
  },
  unverified: {
    title: "Confirm your email to publish",
    text: "We sent you a link. Open it, then come back here. Your draft is saved.",
  },
  "no-company": {
    title: "Which company is it?",
    text: "Find your company or add it, then come back here. Your draft is saved.",
  },
  suspended: {
    title: "Your company is suspended",
    text: `Nobody can publish for it now. Your workspace says why. Your draft is saved. If you think that we are wrong, write to ${site.employersEmail}.`,
  },
};

export function PublishNeeds({ kind, back }: { kind: keyof typeof needs; back: string }) {
  const { title, text } = needs[kind];
  return (
    <section
      aria-labelledby="publish-needs"
      className="grid justify-items-start gap-item rounded-card border border-line bg-surface p-5"
    >
      <h2 id="publish-needs">{title}</h2>
      <p className="text-ink-2 text-md">{text}</p>
      {kind === "signed-out" && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink to={paths.register(new URLSearchParams({ as: "employer", returnTo: back }).toString())}>
            Create an account
          </ButtonLink>
          <Link to={paths.login(back)} className="link inline-flex min-h-11 items-center">
            Log in
          </Link>
        </div>
      )}
      {kind === "unverified" && <ResendForm />}
      {kind === "no-company" && <ButtonLink to={paths.hiring()}>Find my company</ButtonLink>}
      {kind === "suspended" && <ButtonLink to={paths.hiring()}>Open the workspace</ButtonLink>}
    </section>
  );
}

export interface Approval {
  names: readonly string[];
  /** Its address. */
  company: string;
  /** Since when it waits. */
  asked: string | null | 0;
  sentBack: string | null;
}

export const toApproverText = (names: readonly string[]): string => names.join(" or ") || "an owner";

interface PublishFormProps {
  publisher: Extract<Publisher, { kind: "ready" }>;
  isEdit: boolean;
  isReviewed: boolean;
  /** Of a company that we have not approved. */
  isFirst: boolean;
  approval: Approval | null;
  /** How many findings forbid it. */
  errors: number;
}

export function PublishForm({
  publisher: { companies, company },
  isEdit,
  isReviewed,
  isFirst,
  approval,
  errors,
}: PublishFormProps) {
  const isPending = useNavigation().formData !== undefined;
  if (approval?.asked) return null;
  const label = approval
    ? "Ask for approval"
    : isReviewed
      ? "Send for approval"
      : isEdit
        ? "Publish changes"
        : "Publish";
  return (
    <Form
      method="post"
      className="grid justify-items-start gap-item rounded-card border border-line bg-surface p-5"
    >
      {companies.length > 1 && !isEdit ? (
        <CompanySelect id="company" companies={companies} company={company} />
      ) : (
        <input type="hidden" name="company" value={company} />
      )}
      <p className="text-ink-2 text-md">
        {errors > 0
          ? `${errors === 1 ? "1 thing" : `${errors} things`} above must change before you can ${approval ? "ask for approval" : "publish"}.`
          : approval
            ? `Your company asks that ${toApproverText(approval.names)} approves postings. They get an email with this one. Visitors see it once they publish it.`
            : isReviewed
              ? isEdit
                ? `A person reads the changed posting ${claims.answerTime}. Visitors see it once we approve it.`
                : isFirst
                  ? `A person reads your company's first posting ${claims.answerTime}. ${postingTerms.laterReading}`
                  : `A person reads this posting first, ${claims.answerTime}. Visitors see it once we approve it.`
              : "It appears in the search at once. We ask every 14 days whether you are still hiring."}
      </p>
      {approval && (
        <div className="grid w-full gap-1">
          <label htmlFor="note" className="font-semibold text-md">
            {approval.sentBack === null ? "Note (optional)" : "Your reply to the note (optional)"}
          </label>
          <textarea
            id="note"
            name="note"
            rows={3}
            maxLength={longestNote}
            className="w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-ink"
          />
        </div>
      )}
      <Button look={errors > 0 ? "outline" : "solid"} aria-disabled={isPending}>
        {isPending ? "Sending..." : label}
      </Button>
    </Form>
  );
}
