import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { claims } from "#app/claims.ts";
import { receiveHireRequest } from "#app/employers/hire-request.server.ts";
import { hireRequestSent, tooManyUnread } from "#app/employers/hire-request.ts";
import { HireRequestForm } from "#app/employers/hire-request-form.tsx";
import { FreshForm } from "#app/forms/fresh-form.tsx";
import { toFormState, toSentPath } from "#app/forms/request-form.server.ts";
import { toPageMeta } from "#app/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { noteRefusedForm, toAnsweredTitle } from "#app/platform/form/refused-form.ts";
import { goTo } from "#app/platform/http.ts";
import { toRetryHeaders } from "#app/platform/rate-limit.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({
    title: toAnsweredTitle("Request healthcare talent", data?.isRefused),
    description: `Tell us which clinicians you need to hire. We answer every request ${claims.responseTime}.`,
  });

/** Passes on the action's Retry-After. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = ({ request, context }: LoaderFunctionArgs) => ({
  canonical: paths.hireRequest(),
  ...toFormState(context, request),
});

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await receiveHireRequest(context, request);
  if (outcome.ok) throw goTo(toSentPath(paths.hireRequest()));
  noteRefusedForm(context);
  const { result } = outcome;
  const problem = outcome.problem.status === 429 ? tooManyUnread : outcome.problem;
  const { status } = problem;
  return data({ problem, result }, { status, headers: toRetryHeaders(status) });
}

export default function HireRequestPage() {
  const { idempotencyKey, isSent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [isSentNow, setSentNow] = useState(false);
  return (
    <>
      <PageHeader
        title="Request healthcare talent"
        lead={`Tell us who you need. We answer ${claims.responseTime}.`}
      />
      <div className="page pb-16">
        <div className="grid max-w-3xl gap-5">
          {(isSentNow || (isSent && !answer)) && (
            <Notice live={!isSentNow} tone="good" title={hireRequestSent.title}>
              {hireRequestSent.text}
            </Notice>
          )}
          <FreshForm label="Your request" answer={answer} onSent={() => setSentNow(true)}>
            {(sending) => <HireRequestForm idempotencyKey={idempotencyKey} {...sending} />}
          </FreshForm>
        </div>
      </div>
    </>
  );
}
