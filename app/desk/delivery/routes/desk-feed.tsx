import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders } from "#app/accounts/account-meta.ts";
import { RowTable } from "#app/companies/feeds/owner/row-table.tsx";
import { RunList } from "#app/companies/feeds/owner/run-list.tsx";
import { getDeskFeed, readFeedPage } from "#app/desk/delivery/feeds/desk-feed-page.server.ts";
import { pauseByDesk, resumeByDesk } from "#app/desk/delivery/feeds/desk-feeds.server.ts";
import { PauseForm, pauseSchema, ResumeForm } from "#app/desk/delivery/feeds/pause-form.tsx";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { findNotice } from "#app/kit/forms/find-notice.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { goTo, unprocessed } from "#app/kit/platform/http.ts";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Feed", isIndexed: false });
export const headers = accountHeaders;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const { searchParams } = new URL(request.url);
  const read = await readFeedPage(context.db, params.feed, searchParams.get("run"));
  return { ...read, notice: findNotice(notices, searchParams.get("done")) };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const feed = await getDeskFeed(context.db, params.feed);
  const form = await requireForm(request, [...fieldNames(pauseSchema), "resume"]);
  const leadBack = (done: string) => goTo(paths.adminFeed(feed.publicId, `done=${done}`));
  if (form.has("resume"))
    throw leadBack((await resumeByDesk(context, viewer.id, feed)) ? "resumed" : "unchanged");
  const submission = parseWithZod(form, { schema: pauseSchema });
  if (submission.status !== "success") return unprocessed(submission.reply());
  const isPaused = await pauseByDesk(context, viewer.id, feed, submission.value.reason);
  throw leadBack(isPaused ? "paused" : "unchanged");
}

const notices: Record<string, string> = {
  paused: "The feed is paused, and its owners get an email.",
  resumed: "The feed is active again.",
  unchanged: "Nothing was changed. Someone else was faster.",
};

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
          .{" "}
          <Link to={paths.adminFeeds()} className="link">
            All feeds
          </Link>
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
