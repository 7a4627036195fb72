import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { toDisplayName } from "#app/accounts/session/names.ts";
import { parseTemplate } from "#app/applications/applicants/answer/answer-templates.ts";
import { AnswerPart } from "#app/applications/applicants/applicant/answer-part.tsx";
import { ApplicantAside, ApplicantNotes } from "#app/applications/applicants/applicant/applicant-aside.tsx";
import {
  type ApplicantView,
  toApplicantView,
} from "#app/applications/applicants/applicant/applicant-view.ts";
import { findApplicant } from "#app/applications/applicants/applicant/find-applicant.server.ts";
import { receiveApplicantForm } from "#app/applications/applicants/applicant/receive-applicant-form.server.ts";
import { SentParts } from "#app/applications/receipt/sent-parts.tsx";
import {
  admitToCompany,
  everyMember,
  whoWrites,
} from "#app/companies/workspace/frame/company-guard.server.ts";
import { HiringPage, toHiringCompany, toHiringTrail } from "#app/companies/workspace/frame/hiring-page.tsx";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { toFormState } from "#app/kit/forms/receipt-cookie.server.ts";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { Notice } from "#app/kit/ui/notice.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toAccountMeta(toAnsweredTitle("Applicant", data?.isRefused));
export const headers = accountHeaders;

const doneTexts: Record<string, string> = {
  answered: "Your answer is on its way.",
  note: "Your note was added.",
  removed: "Your note was deleted.",
  state: "The status was changed.",
  kept: "The status was not changed: they withdrew, or applied again and have a newer application.",
  assigned: "The assignment was changed.",
};

export async function loader(asked: LoaderFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, everyMember);
  const { context, request, params } = asked;
  const found = await findApplicant(context.db, company.employerId, params.publicId ?? "");
  if (!found) throw notFound();
  const { searchParams } = new URL(request.url);
  const canChange = whoWrites.includes(company.role);
  const own = toHiringCompany(company);
  const reader = { id: viewer.id, name: toDisplayName(viewer), company: own };
  const template = canChange ? parseTemplate(searchParams.get("template")) : null;
  const done = searchParams.get("done");
  const view = toApplicantView(found, reader, template, context.now);
  return {
    company: own,
    trail: toHiringTrail(company, "applicants", { name: view.name, path: null }),
    view,
    canChange,
    replyTo: viewer.email,
    done: findNotice(doneTexts, done),
    ...toFormState(context, request),
  };
}

export const action = (asked: ActionFunctionArgs) => receiveApplicantForm(asked);

export default function ApplicantPage() {
  const { company, view, canChange, replyTo, done, idempotencyKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const answerTo = (form: "note" | "answer") => (answer?.form === form ? answer : undefined);
  return (
    <HiringPage
      company={company}
      part="applicants"
      title={view.name}
      lead={`Applied for ${view.posting.title} on ${view.sent}`}
    >
      {done && !answer && <Notice live tone="good" title={done} />}
      <div className="grid gap-stack md:grid-cols-[minmax(0,1fr)_20rem] md:items-start lg:gap-12">
        <div className="order-2 grid min-w-0 gap-stack md:order-1">
          <section aria-labelledby="sent" className="grid gap-2">
            <h2 id="sent">What {view.name} sent</h2>
            {view.copy ? (
              <div className="grid gap-4">
                <SentParts copy={view.copy} filePaths={view.filePaths} />
              </div>
            ) : (
              <p className="wrap-anywhere max-w-3xl whitespace-pre-line border-line border-l-2 pl-4">
                {view.message}
              </p>
            )}
          </section>
          {canChange && (
            <AnswerPart
              view={view}
              replyTo={replyTo}
              idempotencyKey={idempotencyKey}
              answer={answerTo("answer")}
            />
          )}
          <ApplicantNotes
            key={view.notes.length}
            notes={view.notes}
            idempotencyKey={idempotencyKey}
            answer={answerTo("note")}
          />
          <ApplicantHistory history={view.history} />
        </div>
        <div className="order-1 md:sticky md:top-24 md:order-2">
          <ApplicantAside view={view} canChange={canChange} />
        </div>
      </div>
    </HiringPage>
  );
}

function ApplicantHistory({ history }: { history: ApplicantView["history"] }) {
  return (
    <section aria-labelledby="history" className="grid gap-item">
      <h2 id="history">History</h2>
      <ol className="grid gap-3 text-md">
        {history.map(({ id, at, words, by, answer }) => (
          <li key={id} className="grid gap-1">
            <p>
              <span className="text-ink-3 tabular-nums">{at}</span> {words}
              {by && words !== "Applied" && <span className="text-ink-2"> by {by}</span>}
            </p>
            {answer && (
              <details className="rounded-card border border-line bg-surface px-4">
                <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
                  {answer.subject}
                </summary>
                <p className="wrap-anywhere whitespace-pre-line pb-3">{answer.text}</p>
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
