import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { receiveRequestForm } from "#app/desk/requests/request/receive-request-form.server.ts";
import { loadRequestPage } from "#app/desk/requests/request/request-page.server.ts";
import { RequestScreen } from "#app/desk/requests/request/request-screen.tsx";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toAccountMeta(toAnsweredTitle("Hire request", data?.isRefused));
export const headers = accountHeaders;

const kind = "hire_request";

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadRequestPage({ context, request, kind, publicId: params.publicId ?? "" });

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  receiveRequestForm({ context, request, kind, publicId: params.publicId ?? "" });

export default function HireRequestPage() {
  return <RequestScreen view={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
