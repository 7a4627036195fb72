import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import {
  admitToCompany,
  admitToRead,
  everyMember,
} from "#app/companies/workspace/frame/company-guard.server.ts";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import { bulkFields, receiveBulk } from "#app/companies/workspace/jobs-table/bulk.server.ts";
import { toBulkText } from "#app/companies/workspace/jobs-table/bulk-words.ts";
import { getJobsPage } from "#app/companies/workspace/jobs-table/jobs-page.server.ts";
import {
  JobsTable,
  NoJobs,
  TableFilter,
  WaitingDrafts,
} from "#app/companies/workspace/jobs-table/jobs-table.tsx";
import { parseTableSearch, toTableQuery } from "#app/companies/workspace/jobs-table/table-search.ts";
import {
  isViewForm,
  receiveViewForm,
  viewFields,
} from "#app/companies/workspace/views/saved-views.server.ts";
import { viewNameField } from "#app/companies/workspace/views/saved-views.tsx";
import { Said } from "#app/kit/forms/said.tsx";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, unprocessed } from "#app/kit/platform/http.ts";
import { formatUnits } from "#app/kit/ui/count.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { workPaths } from "#app/work-paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data ? `Jobs of ${data.company.name}` : "Jobs", isIndexed: false });

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, company } = await admitToRead(args, everyMember);
  const page = await getJobsPage(args.context, viewer, company, new URL(args.request.url).searchParams);
  const moved = /^\d{1,3}$/.exec(new URL(args.request.url).searchParams.get("moved") ?? "")?.[0];
  return { ...page, moved: moved === undefined ? null : Number(moved) };
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, company } = await admitToCompany(args, everyMember);
  const form = await requireForm(args.request, [...bulkFields, ...viewFields]);
  if (!isViewForm(form)) return receiveBulk(args, form);
  const search = toTableQuery({ ...parseTableSearch(new URL(args.request.url).searchParams), after: null });
  const text = await receiveViewForm(args.context.db, { viewer, company, list: "jobs" }, form, search);
  if (text === null) throw goTo(workPaths.hiringJobs(company.employerSlug, search));
  return unprocessed({ view: { text, typed: String(form.get(viewNameField)) } });
}

export default function HiringJobsPage() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const done = answer && "action" in answer ? answer : null;
  return (
    <HiringPage company={view.company} part="jobs" title="Jobs">
      {view.moved !== null && !done && (
        <Said
          tone={view.moved > 0 ? "good" : "warn"}
          title={
            view.moved > 0
              ? `The department of ${formatUnits(view.moved, "posting")} is saved.`
              : "Nothing changed. Check the postings whose department you want to set first."
          }
        />
      )}
      {done && (
        <Said
          tone={done.changed + done.withdrawn + done.reopened + done.sent > 0 ? "good" : "warn"}
          title={toBulkText(done)}
        >
          {done.asked.length > 0 && (
            <ul className="grid">
              {done.asked.map(({ title, open, to }) => (
                <li key={to}>
                  <Link to={to} className="link inline-flex min-h-11 items-center">
                    {title}: {open === 1 ? "1 open application" : `${open} open applications`}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Said>
      )}
      {/* The list begins in sight on a phone. */}
      <div className="grid min-w-0 gap-1 lg:gap-2">
        <WaitingDrafts waiting={view.waiting} />
        {view.total > 0 && (
          <TableFilter view={view} problem={answer && "view" in answer ? answer.view : undefined} />
        )}
      </div>
      {view.total === 0 ? <NoJobs company={view.company} /> : <JobsTable view={view} />}
    </HiringPage>
  );
}
