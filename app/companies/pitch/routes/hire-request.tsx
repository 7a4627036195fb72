import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { claims } from "#app/claims.ts";
import { dialogSource } from "#app/companies/pitch/hire-request.ts";
import { HiringForm } from "#app/companies/pitch/hiring-form.tsx";
import { anotherRequest, toHiringWords, whatHappensNext } from "#app/companies/pitch/hiring-words.ts";
import { PostingWay } from "#app/companies/pitch/parts/hiring-layout.tsx";
import { CollectionNotice } from "#app/kit/forms/collection-notice.tsx";
import { FormOrReceipt } from "#app/kit/forms/form-or-receipt.tsx";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import type { action, loader } from "./hire-request.server.ts";

export { action, headers, loader } from "./hire-request.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({
    title: toAnsweredTitle("Request healthcare talent", data?.isRefused),
    description: `Tell us which clinicians you need to hire. We answer every request ${claims.answerTime}.`,
  });

export default function HireRequestPage() {
  const { idempotencyKey, isSent, sent, prefill } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader
        title="Request healthcare talent"
        lead={`Tell us who you need. We answer ${claims.answerTime}.`}
      />
      <div className="page grid gap-x-12 gap-y-8 pb-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <FormOrReceipt
            label="Your request"
            answer={answer}
            sentBefore={isSent ? { receipt: sent?.receipt ?? null } : null}
            sent={toHiringWords(sent?.source ?? null).sent}
            nextSteps={whatHappensNext}
            again={anotherRequest}
            emptyForm={paths.hireRequest()}
            headingLevel="h2"
          >
            {(sending) => (
              <HiringForm
                source={dialogSource}
                prefill={prefill}
                idempotencyKey={idempotencyKey}
                {...sending}
              />
            )}
          </FormOrReceipt>
          <div className="pt-2">
            <CollectionNotice use="answer your request" />
          </div>
        </div>
        <aside
          aria-label="About hiring with us"
          className="grid content-start gap-6 lg:sticky lg:top-20 lg:self-start"
        >
          {!isSent && (
            <section aria-labelledby="next" className="grid gap-2">
              <h2 id="next">What happens next</h2>
              <ol className="grid list-decimal gap-2 pl-5 text-ink-2 text-md">
                {whatHappensNext.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </section>
          )}
          <p className="text-ink-2 text-md">
            Prefer to talk? Call{" "}
            <a href={site.phoneHref} className="link">
              {site.phone}
            </a>
            , {site.hours}.
          </p>
          <div className="grid gap-2 rounded-card border border-line bg-surface p-4">
            <PostingWay />
          </div>
        </aside>
      </div>
    </>
  );
}
