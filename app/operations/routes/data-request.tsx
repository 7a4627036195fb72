import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders } from "#app/accounts/account-meta.ts";
import { admitAdmin } from "#app/desk/admit-admin.server.ts";
import { DeskPage } from "#app/desk/frame/desk-page.tsx";
import { type DeskFact, DeskFacts } from "#app/desk/list/desk-facts.tsx";
import { findNotice } from "#app/forms/find-notice.ts";
import { DataAnswerForm } from "#app/operations/data-requests/data-request-form.tsx";
import { getDataRequest } from "#app/operations/data-requests/data-request-page.server.ts";
import { ErasureChecklist } from "#app/operations/data-requests/erasure-checklist.tsx";
import { receiveDataForm } from "#app/operations/data-requests/receive-data-form.server.ts";
import { toPageMeta } from "#app/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Chips } from "#app/ui/chip.tsx";
import { Notice } from "#app/ui/notice.tsx";

export const meta: MetaFunction = () => toPageMeta({ title: "Data request", isIndexed: false });
export const headers = accountHeaders;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const read = await getDataRequest(context, params.id);
  return { ...read, notice: findNotice(notices, new URL(request.url).searchParams.get("done")) };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  return receiveDataForm(context, request, viewer.id, params.id);
}

const notices: Record<string, string> = {
  entered: "The request was entered.",
  checked: "The checklist was saved.",
  ended: "The request is closed.",
  closed: "Nothing was changed: the request was closed before.",
};

export default function DataRequestPage() {
  const { request, checklist, notice } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const facts: DeskFact[] = [
    ["Came", `${request.received} (${request.source})`],
    ["We promised", request.due],
    ["The law asks", request.lawDue],
    ["Closed", request.closed],
    ["Answer", request.note],
  ];
  return (
    <DeskPage
      title={`${request.kind}: ${request.email}`}
      lead={
        <Link to={paths.adminDataRequests()} className="link">
          All data requests
        </Link>
      }
    >
      {notice && !result && <Notice live tone="good" title={notice} />}
      <Chips chips={[request.chip]} />
      <div className="grid items-start gap-stack lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-item">
          <DeskFacts facts={facts} />
          <Form method="post" action={paths.adminUsers()}>
            <button type="submit" name="find" value={request.email} className={buttonClass("outline")}>
              Find the account
            </button>
          </Form>
          {request.isErasure && <ErasureChecklist items={checklist} isOpen={request.isOpen} />}
        </div>
        {request.isOpen && (
          <section className="grid gap-3 rounded-card border border-line bg-surface p-5">
            <h2>Close</h2>
            <DataAnswerForm answer={{ result }} />
          </section>
        )}
      </div>
    </DeskPage>
  );
}
