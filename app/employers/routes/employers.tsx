import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { claims } from "#app/claims.ts";
import { createContact } from "#app/contact/contact.server.ts";
import { contactMessages, quickHireSchema, toEmployerContact, toNewContact } from "#app/contact/contact.ts";
import { receiveContactForm } from "#app/contact/contact-form.server.ts";
import { HireRequestButton } from "#app/employers/hire-request-button.tsx";
import { QuickHireForm } from "#app/employers/quick-hire-form.tsx";
import { whatHappensNext } from "#app/employers/what-happens-next.ts";
import { FreshForm } from "#app/forms/fresh-form.tsx";
import { toFormState, toSentPath } from "#app/forms/request-form.server.ts";
import { CompanyFigures } from "#app/page/company-figures.tsx";
import { toPageMeta } from "#app/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { toAnsweredTitle } from "#app/platform/form/refused-form.ts";
import { site } from "#app/site.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({
    title: toAnsweredTitle("Hire healthcare professionals", data?.isRefused),
    description: `Tell us about the position and a recruiter answers ${claims.responseTime}. Clinicians never pay; the hiring facility does.`,
  });

/** Passes on the action's Retry-After. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = ({ request, context }: LoaderFunctionArgs) => ({
  canonical: paths.employers(),
  ...toFormState(context, request),
});

export function action({ request, context }: ActionFunctionArgs) {
  return receiveContactForm(context, request, {
    schema: quickHireSchema,
    toMessage: (value) => toNewContact(toEmployerContact(value)),
    create: createContact,
    failedTitle: contactMessages.employerFailed.title,
    sentPath: toSentPath(paths.employers()),
  });
}

export default function EmployersPage() {
  const { idempotencyKey, isSent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [isSentNow, setSentNow] = useState(false);
  const { employerSent } = contactMessages;
  return (
    <>
      <PageHeader
        title="Hire healthcare professionals"
        lead="Tell us about one position below, or send a request with a job description."
      >
        <HireRequestButton look="outline">Send a job description</HireRequestButton>
      </PageHeader>
      <div className="page grid gap-x-12 gap-y-8 pb-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-labelledby="quick-hire" className="grid content-start gap-5">
          <h2 id="quick-hire" className="text-2xl">
            Describe the position
          </h2>
          {(isSentNow || (isSent && !answer)) && (
            <Notice live={!isSentNow} tone="good" title={employerSent.title}>
              {employerSent.text}
            </Notice>
          )}
          <FreshForm label="Describe the position" answer={answer} onSent={() => setSentNow(true)}>
            {(sending) => <QuickHireForm source="employers" idempotencyKey={idempotencyKey} {...sending} />}
          </FreshForm>
        </section>
        <WhatHappensNext />
      </div>
      <section aria-labelledby="company" className="page grid gap-6 pb-16">
        <h2 id="company" className="text-2xl">
          Our record
        </h2>
        <CompanyFigures names={record} />
      </section>
    </>
  );
}

const record = [
  "professionals",
  "activeJobsElsewhere",
  "placementSuccess",
  "oneYearRetention",
  "clientSatisfaction",
  "rating",
] as const;

function WhatHappensNext() {
  return (
    <section aria-labelledby="next" className="prose text-ink-2">
      <h2 id="next" className="mt-0!">
        What happens next
      </h2>
      <ol>
        {whatHappensNext.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        Prefer to talk? Call{" "}
        <a href={site.phoneHref} className="link">
          {site.phone}
        </a>
        , {site.hours}.
      </p>
    </section>
  );
}
