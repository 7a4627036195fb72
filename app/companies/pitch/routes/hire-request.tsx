import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { claims } from "#app/claims.ts";
import { dialogSource } from "#app/companies/pitch/hire-request.ts";
import { HiringForm } from "#app/companies/pitch/hiring-form.tsx";
import { anotherRequest, toHiringWords, whatHappensNext } from "#app/companies/pitch/hiring-words.ts";
import { CollectionNotice } from "#app/kit/forms/collection-notice.tsx";
import { FormOrReceipt } from "#app/kit/forms/form-or-receipt.tsx";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
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
      <div className="page pb-16">
        <div className="max-w-3xl">
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
          <CollectionNotice use="answer your request" />
        </div>
      </div>
    </>
  );
}
