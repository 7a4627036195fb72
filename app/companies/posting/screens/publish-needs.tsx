import { Link } from "@remix-run/react";
import { ResendForm } from "#app/accounts/email/resend-form.tsx";
import type { Publisher } from "#app/companies/posting/publication/publisher.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

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
