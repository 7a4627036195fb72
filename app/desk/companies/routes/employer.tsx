import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { findFormerEmployer } from "#app/companies/pitch/public-page/employer-page.server.ts";
import { CompanyHistory, CompanyPeople, CompanyPostings } from "#app/desk/companies/company-parts.tsx";
import { findDeskCompany, readCompanyRecord } from "#app/desk/companies/company-record.server.ts";
import {
  CompanyNotes,
  EditStep,
  PageStep,
  SuspensionStep,
  TrustStep,
} from "#app/desk/companies/company-steps.tsx";
import { findCompanyNotice, receiveCompanyForm } from "#app/desk/companies/receive-company-form.server.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskFacts } from "#app/desk/frame/list/desk-facts.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { movedTo, notFound } from "#app/kit/platform/http.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data?.company.name ?? "Company", isIndexed: false });

async function getCompany({ db }: SiteContext, request: Request, slug = "") {
  const company = await findDeskCompany(db, slug);
  if (company) return company;
  const kept = await findFormerEmployer(db, slug);
  throw kept === null ? notFound() : movedTo(request, deskPaths.adminEmployer(kept));
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const record = await readCompanyRecord(context.db, await getCompany(context, request, params.slug));
  const notice = findCompanyNotice(new URL(request.url).searchParams.get("done"));
  return { ...record, notice, idempotencyKey: randomId() };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  return receiveCompanyForm(context, request, await getCompany(context, request, params.slug), viewer.id);
}

export default function DeskCompanyPage() {
  const { notice, idempotencyKey, ...record } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const answerTo = (form: NonNullable<typeof answer>["form"]) => (answer?.form === form ? answer : undefined);
  const { company, people, counts, postings, notes } = record;
  return (
    <DeskPage
      title={company.name}
      lead={
        <>
          {company.publicTo ? (
            <Link to={company.publicTo} className="link">
              Its public page
            </Link>
          ) : (
            "It has no public page yet, or is suspended"
          )}
          .
        </>
      }
    >
      {notice && !answer && <Notice live tone={notice.tone} title={notice.title} />}
      <Chips
        chips={[
          { label: company.kind === "agency" ? "Agency" : "Direct" },
          company.isTrusted
            ? { label: "Publishes at once", tone: "good" }
            : { label: "Waits for a check", tone: "amber" },
          ...(company.isSuspended ? [{ label: "Suspended", tone: "coral" } as const] : []),
        ]}
      />
      {company.isHeld && !company.isSuspended && (
        <Notice tone="warn" title="The accounts of all its owners are suspended.">
          Its postings are paused, and nobody can open one until one of its owners is active.
        </Notice>
      )}
      <div className="grid items-start gap-stack lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-stack">
          <DeskFacts
            facts={[
              ["Slug", company.slug],
              ["Former slugs", company.former],
              ["Website", company.website],
              ["Place", company.place],
              ["Verified", company.verified ?? "No"],
              ["Here since", company.since],
              ["About", company.about || null],
            ]}
          />
          <CompanyPeople people={people} />
          <CompanyPostings counts={counts} postings={postings} />
          <CompanyHistory record={record} />
        </div>
        <div className="grid min-w-0 gap-4">
          <CompanyNotes
            key={notes.length}
            notes={notes}
            idempotencyKey={idempotencyKey}
            answer={answerTo("note")}
          />
          <EditStep
            key={`${company.name} ${company.kind} ${company.website}`}
            company={company}
            answer={answerTo("edit")}
          />
          <PageStep key={record.page?.revision} page={record.page} answer={answerTo("page")} />
          <SuspensionStep company={company} answer={answerTo("suspend")} />
          <TrustStep company={company} />
        </div>
      </div>
    </DeskPage>
  );
}
