import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { tooManyUnread } from "#app/companies/pitch/hire-request.ts";
import { findSentHireRequest } from "#app/companies/pitch/hire-request-store.server.ts";
import { parseHiringPrefill } from "#app/companies/pitch/hiring-prefill.ts";
import { receiveHireRequest } from "#app/companies/pitch/receive-hire-request.server.ts";
import { toSentPath } from "#app/kit/forms/receipt.ts";
import { toReceiptCookie } from "#app/kit/forms/receipt-cookie.server.ts";
import { noteRefusedForm, toFormState } from "#app/kit/platform/form/refused-form.ts";
import { goTo } from "#app/kit/platform/http.ts";
import { toRetryHeaders } from "#app/kit/platform/rate-limit.ts";
import { paths } from "#app/paths.ts";

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
