import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { type DeskFact, DeskFacts } from "#app/desk/frame/list/desk-facts.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { DataAnswerForm } from "#app/desk/people/data-requests/data-request-form.tsx";
import {
  getDataRequest,
  toDataRequestView,
} from "#app/desk/people/data-requests/data-request-page.server.ts";
import { EraseForm, FoundTable, NotifiedNotice } from "#app/desk/people/data-requests/erasure-part.tsx";
import { readFindings } from "#app/desk/people/data-requests/person-findings.server.ts";
import { receiveDataForm } from "#app/desk/people/data-requests/receive-data-form.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Data request", isIndexed: false });
export const headers = accountHeaders;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const row = await getDataRequest(context, params.id);
  const { erasure, ...found } = await readFindings(context, row);
  return {
    request: toDataRequestView(row, context.now),
    ...found,
    erasure: erasure && { reason: erasure.reason, isFinished: erasure.finishedAt !== null },
    notice: findNotice(notices, new URL(request.url).searchParams.get("done")),
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  return receiveDataForm(context, request, viewer.id, params.id);
}

const notices: Record<string, { tone: "good" | "bad"; title: string }> = {
  entered: { tone: "good", title: "The request was entered." },
  erased: {
    tone: "good",
    title: "Everything that was found is erased. Answer the person, then close the request.",
  },
  stopped: {
    tone: "bad",
    title: "The erasure stopped before its end. Erase again: it goes on where it stopped.",
  },
  own: { tone: "bad", title: "Nothing was erased: this is your own account. Another admin has to do it." },
  ended: { tone: "good", title: "The request is closed." },
  closed: { tone: "bad", title: "Nothing was changed: the request was closed before." },
};

export default function DataRequestPage() {
  const { request, records, employers, owned, erasure, notice } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const answerTo = (form: "erase" | "close") => ({
    result: answer?.form === form ? answer.result : undefined,
  });
  const facts: DeskFact[] = [
    ["Came", `${request.received} (${request.source})`],
    ["We promised", request.due],
    ["The law asks", request.lawDue],
    ["Closed", request.closed],
    ["Erased because", erasure?.reason ?? null],
    ["Answer", request.note],
  ];
  return (
    <DeskPage title={`${request.kind}: ${request.email}`}>
      {notice && !answer && <Notice live {...notice} />}
      <Chips chips={[request.chip]} />
      <div className="grid items-start gap-stack lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-item">
          <DeskFacts facts={facts} />
          {request.isOpen && <PersonLinks email={request.email} publicId={request.publicId} />}
          <section className="grid gap-3">
            <h2>What we have about this person</h2>
            <FoundTable records={records} isErasure={request.isErasure} />
          </section>
        </div>
        {request.isOpen && (
          <div className="grid gap-item">
            {request.isErasure && (
              <section className="grid gap-3 rounded-card border border-line bg-surface p-5">
                <h2>{erasure && !erasure.isFinished ? "Go on with the erasure" : "Erase"}</h2>
                <NotifiedNotice employers={employers} owned={owned} />
                <EraseForm answer={answerTo("erase")} isStarted={erasure !== null} />
              </section>
            )}
            <section className="grid gap-3 rounded-card border border-line bg-surface p-5">
              <h2>Close</h2>
              <DataAnswerForm answer={answerTo("close")} />
            </section>
          </div>
        )}
      </div>
    </DeskPage>
  );
}

function PersonLinks({ email, publicId }: { email: string; publicId: string }) {
  return (
    <Form method="post" action={deskPaths.adminUsers()} className="flex flex-wrap gap-3">
      <button type="submit" name="find" value={email} className={buttonClass("outline")}>
        Find the account
      </button>
      <a href={deskPaths.adminPersonText(publicId)} download className={buttonClass("outline")}>
        Their data, to read
      </a>
      <a href={deskPaths.adminPersonJson(publicId)} download className={buttonClass("outline")}>
        Their data, as JSON
      </a>
    </Form>
  );
}
