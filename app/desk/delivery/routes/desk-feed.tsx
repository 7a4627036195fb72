import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { RowTable, RunList } from "#app/companies/feeds/owner/run-tables.tsx";
import { PauseForm, ResumeForm } from "#app/desk/delivery/feeds/pause-form.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import type { action, loader } from "./desk-feed.server.ts";

export { action, headers, loader } from "./desk-feed.server.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Feed", isIndexed: false });

export default function DeskFeedPage() {
  const { feed, runs, leftOut, notice } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <DeskPage
      title={feed.name}
      lead={
        <>
          <Link to={feed.companyTo} className="link">
            {feed.company}
          </Link>
          .
        </>
      }
    >
      {notice && !result && <Notice live tone="good" title={notice} />}
      <Chips chips={[feed.chip]} />
      <p className="wrap-anywhere text-ink-2">{feed.address ?? "Files that the company uploads"}</p>
      {feed.pauseReason && <Notice tone="warn" title={feed.pauseReason} />}
      <div className="grid items-start gap-stack lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section className="grid gap-3">
          <h2>Runs</h2>
          {runs.length > 0 ? (
            <RunList runs={runs} />
          ) : (
            <Notice>A run appears here when the feed is checked or fetched.</Notice>
          )}
        </section>
        {(feed.status === "active" || feed.status === "paused") && (
          <section className="grid gap-3 rounded-card border border-line bg-surface p-5">
            <h2>{feed.status === "active" ? "Pause" : "Resume"}</h2>
            {feed.status === "active" ? <PauseForm answer={{ result }} /> : <ResumeForm />}
          </section>
        )}
      </div>
      {leftOut && (
        <section aria-labelledby="left-out" className="grid gap-3">
          <h2 id="left-out">Left out of the run of {leftOut.at}</h2>
          {leftOut.rows.length > 0 ? (
            <RowTable rows={leftOut.rows} caption="Postings that were left out, and why" />
          ) : (
            <Notice>Nothing was left out.</Notice>
          )}
        </section>
      )}
    </DeskPage>
  );
}
