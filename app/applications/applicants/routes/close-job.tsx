import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { toDisplayName } from "#app/accounts/session/names.ts";
import { answersToOneADay } from "#app/applications/applicants/answer/answer-limits.server.ts";
import { EndingForm, WaitingList } from "#app/applications/applicants/closing/ending-form.tsx";
import { toEndingView } from "#app/applications/applicants/closing/ending-view.ts";
import { receiveEnding } from "#app/applications/applicants/closing/receive-ending.server.ts";
import { findEndingPosting } from "#app/applications/applicants/closing/waiting-applicants.server.ts";
import { UndoPart } from "#app/applications/applicants/ending/undo-part.tsx";
import { admitToCompany, whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { HiringPage, toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { toAnsweredTitle, toFormState } from "#app/kit/platform/form/refused-form.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { workPaths } from "#app/work-paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toAccountMeta(toAnsweredTitle("Fill or close a posting", data?.isRefused));
export const headers = accountHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, whoWrites);
  const { context, request, params } = asked;
  const slug = params.slug ?? "";
  const found = await findEndingPosting(context.db, company.employerId, slug, context.now);
  if (!found) throw notFound();
  const { searchParams } = new URL(request.url);
  const own = toHiringCompany(company);
  const reader = { name: toDisplayName(viewer), company: own };
  const view = toEndingView(found, reader, slug, searchParams.get("as"), context.now);
  return {
    company: own,
    view,
    isDone: searchParams.has("done") && view.hasEnded,
    leftText: toLeftText(searchParams),
    ...toFormState(context, request),
  };
}

function toLeftText(params: URLSearchParams): string | null {
  const left = Number(/^\d{1,3}$/.exec(params.get("left") ?? "")?.[0] ?? 0);
  return left === 0
    ? null
    : `${left === 1 ? "1 person was" : `${left} people were`} not answered: we send at most ${answersToOneADay} answers of a company to one person a day. We tell them that the posting ended.`;
}

export const action = (asked: ActionFunctionArgs) => receiveEnding(asked);

export default function CloseJobPage() {
  const { company, view, isDone, leftText, idempotencyKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { posting, hasEnded, waiting, ending, undoable, endedText } = view;
  return (
    <HiringPage
      company={company}
      part="jobs"
      title={hasEnded ? "Answer those who have not heard" : "Fill or close a posting"}
      lead={[posting.title, posting.place].filter(Boolean).join(", ")}
    >
      {hasEnded && !answer && (
        <Notice live={isDone} tone={isDone ? "good" : undefined} title={endedText}>
          {isDone && leftText}
        </Notice>
      )}
      {undoable.map(({ publicId, text }) => (
        <Notice key={publicId} title={text}>
          <UndoPart company={company.slug} ending={publicId} />
        </Notice>
      ))}
      <div className="grid gap-stack lg:grid-cols-2 lg:gap-12">
        <WaitingList view={view} />
        {(!hasEnded || waiting.length > 0) && (
          <EndingForm key={ending} view={view} idempotencyKey={idempotencyKey} answer={answer} />
        )}
      </div>
      <p>
        <Link to={workPaths.hiringJobs(company.slug)} className="link inline-flex min-h-11 items-center">
          All jobs
        </Link>
      </p>
    </HiringPage>
  );
}
