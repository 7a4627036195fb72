import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { findOwnFeed, findRun } from "#app/companies/feeds/owner/employer-feed.server.ts";
import { toRowView, toRunView } from "#app/companies/feeds/owner/feed-view.ts";
import { RowTable } from "#app/companies/feeds/owner/run-tables.tsx";
import { admitToRead } from "#app/companies/workspace/frame/company-guard.server.ts";
import { HiringPage, toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { notFound } from "#app/kit/platform/http.ts";
import { formatUnits } from "#app/kit/ui/count.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { Pager } from "#app/kit/ui/pager.tsx";
import { workPaths } from "#app/work-paths.ts";

export const meta = () => toAccountMeta("Run of a job feed");
export const headers = accountHeaders;

const rowsPerPage = 50;
const pageField = z.coerce.number().int().min(1).max(1000).catch(1);

export async function loader(asked: LoaderFunctionArgs) {
  const { company } = await admitToRead(asked);
  const { db } = asked.context;
  const feed = await findOwnFeed(db, company.employerId, asked.params.feed ?? "");
  const run = feed && (await findRun(db, feed.id, asked.params.run ?? ""));
  if (!feed || !run) throw notFound();
  const pages = Math.max(1, Math.ceil(run.rows.length / rowsPerPage));
  const page = Math.min(pages, pageField.parse(new URL(asked.request.url).searchParams.get("page") ?? 1));
  const isCheck = run.kind === "check";
  return {
    company: toHiringCompany(company),
    feed: { publicId: feed.publicId, name: feed.name },
    run: toRunView(company.employerSlug, feed.publicId, run),
    isCheck,
    isCut: run.rows.length < (run.counts.seen ?? 0),
    kept: run.rows.length,
    page,
    pages,
    rows: run.rows.slice((page - 1) * rowsPerPage, page * rowsPerPage).map((row) => toRowView(row, isCheck)),
  };
}

export default function FeedRunPage() {
  const { company, feed, run, isCheck, isCut, kept, page, pages, rows } = useLoaderData<typeof loader>();
  const title = isCheck ? "What each posting becomes" : "What became of each posting";
  return (
    <HiringPage
      company={company}
      part="feeds"
      title={title}
      back={{ to: workPaths.hiringFeed(company.slug, feed.publicId), name: feed.name }}
    >
      <div className="grid gap-1">
        <p className="text-ink-2">{run.at}</p>
        {run.counts && <p>{run.counts}</p>}
      </div>
      {isCut && (
        <Notice>
          {formatUnits(kept, "posting")} of this run {kept === 1 ? "is" : "are"} listed: those left out first,
          at most 500, then at most 500 of the others.
        </Notice>
      )}
      <section aria-labelledby="postings" className="grid gap-3">
        <h2 id="postings" tabIndex={-1}>
          Postings
        </h2>
        {rows.length > 0 ? <RowTable rows={rows} caption={title} /> : <p className="text-ink-2">None.</p>}
        <Pager
          label="Pages of postings"
          page={page}
          pages={pages}
          headingId="postings"
          toPage={(to) =>
            workPaths.hiringFeedRun(company.slug, feed.publicId, run.publicId, to > 1 ? `page=${to}` : "")
          }
        />
      </section>
    </HiringPage>
  );
}
