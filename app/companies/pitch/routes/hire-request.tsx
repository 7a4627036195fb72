import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { claims } from "#app/claims.ts";
import { findSentHireRequest } from "#app/companies/pitch/hire-receipt.server.ts";
import { receiveHireRequest } from "#app/companies/pitch/hire-request.server.ts";
import { dialogSource, tooManyUnread } from "#app/companies/pitch/hire-request.ts";
import { HiringForm } from "#app/companies/pitch/hiring-form.tsx";
import { parseHiringPrefill } from "#app/companies/pitch/hiring-prefill.ts";
import { toHiringWords } from "#app/companies/pitch/hiring-words.ts";
import { anotherRequest, whatHappensNext } from "#app/companies/pitch/what-happens-next.ts";
import { CollectionNotice } from "#app/kit/forms/collection-notice.tsx";
import { FormOrReceipt } from "#app/kit/forms/form-or-receipt.tsx";
import { toSentPath } from "#app/kit/forms/receipt.ts";
import { toReceiptCookie } from "#app/kit/forms/receipt-cookie.server.ts";
import { toFormState } from "#app/kit/forms/request-form.server.ts";
import { noteRefusedForm, toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { goTo } from "#app/kit/platform/http.ts";
import { toRetryHeaders } from "#app/kit/platform/rate-limit.ts";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({
    title: toAnsweredTitle("Request healthcare talent", data?.isRefused),
    description: `Tell us which clinicians you need to hire. We answer every request ${claims.answerTime}.`,
  });

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const state = toFormState(context, request);
  return {
    canonical: paths.hireRequest(),
    ...state,
    prefill: parseHiringPrefill(new URL(request.url).searchParams),
    sent: state.isSent ? await findSentHireRequest(context, request) : null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await receiveHireRequest(context, request);
  if (outcome.ok) {
    const cookie = toReceiptCookie("hire", outcome.publicId, request.url);
    throw goTo(toSentPath(paths.hireRequest()), { "set-cookie": cookie });
  }
  noteRefusedForm(context);
  const { result } = outcome;
  const problem = outcome.problem.status === 429 ? tooManyUnread : outcome.problem;
  const { status } = problem;
  return data({ problem, result }, { status, headers: toRetryHeaders(status) });
}

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
