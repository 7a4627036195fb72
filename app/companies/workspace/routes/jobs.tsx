import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import {
  admitToCompany,
  admitToRead,
  everyMember,
  whoWrites,
} from "#app/companies/workspace/frame/company-guard.server.ts";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import { receiveBulk } from "#app/companies/workspace/jobs-table/bulk.server.ts";
import { toBulkText } from "#app/companies/workspace/jobs-table/bulk-words.ts";
import { getJobsPage } from "#app/companies/workspace/jobs-table/jobs-page.server.ts";
import { JobsTable, NoJobs, TableFilter } from "#app/companies/workspace/jobs-table/jobs-table.tsx";
import { formatUnits } from "#app/kit/ui/count.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data ? `Jobs of ${data.company.name}` : "Jobs", isIndexed: false });

export async function loader(args: LoaderFunctionArgs) {
  const { company } = await admitToRead(args, everyMember);
  const page = await getJobsPage(args.context, company, new URL(args.request.url).searchParams);
  const moved = /^\d{1,3}$/.exec(new URL(args.request.url).searchParams.get("moved") ?? "")?.[0];
  return { ...page, moved: moved === undefined ? null : Number(moved) };
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, company } = await admitToCompany(args, whoWrites);
  return receiveBulk(args.context, args.request, viewer, company);
}

export default function HiringJobsPage() {
  const view = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  return (
    <HiringPage company={view.company} part="jobs" title="Jobs">
      {view.moved !== null && !done && (
        <Notice
          live
          tone={view.moved > 0 ? "good" : "warn"}
          title={
            view.moved > 0
              ? `The department of ${formatUnits(view.moved, "posting")} is saved.`
              : "Nothing changed. Check the postings whose department you want to set first."
          }
        />
      )}
      {done && (
        <Notice
          live
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
        </Notice>
      )}
      {view.total === 0 ? (
        <NoJobs company={view.company} />
      ) : (
        <>
          <TableFilter view={view} />
          <JobsTable view={view} />
        </>
      )}
    </HiringPage>
  );
}
