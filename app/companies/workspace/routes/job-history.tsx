import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { admitToRead, everyMember } from "#app/companies/workspace/frame/company-guard.server.ts";
import { HiringPage, toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { findHistory } from "#app/companies/workspace/jobs-table/history.server.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { workPaths } from "#app/work-paths.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "History of a posting", isIndexed: false });

export async function loader(args: LoaderFunctionArgs) {
  const { company } = await admitToRead(args, everyMember);
  const history = await findHistory(args.context.db, company, args.params.slug ?? "");
  if (!history) throw notFound();
  return { ...history, company: toHiringCompany(company) };
}

export default function JobHistoryPage() {
  const { company, title, events } = useLoaderData<typeof loader>();
  return (
    <HiringPage company={company} part="jobs" title="History" lead={title}>
      <Link
        to={workPaths.hiringJobs(company.slug)}
        className="link inline-flex min-h-11 items-center justify-self-start"
      >
        All jobs
      </Link>
      {events.length === 0 && <p>Nothing has changed since this posting was imported.</p>}
      <ol className="grid max-w-[44rem] gap-item">
        {events.map(({ id, text, day, who }) => (
          <li key={id} className="border-line border-b pb-2">
            <p>{text}</p>
            <p className="text-ink-3 text-sm">{[day, who ?? "Automatically"].join(", ")}</p>
          </li>
        ))}
      </ol>
    </HiringPage>
  );
}
