import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { findOwnFeed, listFeedRuns } from "#app/companies/feeds/owner/employer-feed.server.ts";
import { ConfirmFeed, FeedControls, RemoveFeed } from "#app/companies/feeds/owner/feed-buttons.tsx";
import { receiveFeedForm } from "#app/companies/feeds/owner/feed-form.server.ts";
import { runAgainMinutes } from "#app/companies/feeds/owner/feed-terms.ts";
import { toFeedView, toRunView } from "#app/companies/feeds/owner/feed-view.ts";
import { RunList } from "#app/companies/feeds/owner/run-tables.tsx";
import { isUpload, receiveNewFile } from "#app/companies/feeds/owner/uploaded-file.server.ts";
import {
  admitToCompany,
  admitToRead,
  whoWrites,
} from "#app/companies/workspace/frame/company-guard.server.ts";
import { HiringPage, toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";

export const meta = () => toAccountMeta("Job feed");
export const headers = accountHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  const { company } = await admitToRead(asked);
  const { db } = asked.context;
  const slug = company.employerSlug;
  const feed = await findOwnFeed(db, company.employerId, asked.params.feed ?? "");
  if (!feed) throw notFound();
  const runs = await listFeedRuns(db, feed.id);
  const [newest] = runs;
  return {
    company: toHiringCompany(company),
    canWrite: whoWrites.includes(company.role),
    asks: company.publishing === "asks",
    notice: toFeedNotice(new URL(asked.request.url).searchParams.get("done")),
    feed: toFeedView(feed),
    hasFile: feed.fileName !== null,
    canConfirm: feed.status === "draft" && newest?.outcome !== "unreadable",
    check: newest?.kind === "check" ? toRunView(slug, feed.publicId, newest) : null,
    runs: runs.map((run) => toRunView(slug, feed.publicId, run)),
  };
}

export async function action(asked: ActionFunctionArgs) {
  const { context, request, params } = asked;
  const { viewer, company } = await admitToCompany(asked, whoWrites);
  const feed = await findOwnFeed(context.db, company.employerId, params.feed ?? "");
  if (!feed) throw notFound();
  const own = { ...feed, employerId: company.employerId };
  const slug = company.employerSlug;
  if (isUpload(request)) {
    const refused = await receiveNewFile(context, request, own);
    if (refused) return data({ problem: refused.problem }, { status: refused.status });
    throw goTo(workPaths.hiringFeed(slug, feed.publicId, "done=checked"));
  }
  const change = await receiveFeedForm(context, request, own, {
    userId: viewer.id,
    publishing: company.publishing,
  });
  throw goTo(
    change === "removed"
      ? `${workPaths.hiringFeeds(slug)}?done=removed`
      : workPaths.hiringFeed(slug, feed.publicId, `done=${change}`),
  );
}

export default function FeedPage() {
  const { company, canWrite, asks, notice, feed, hasFile, canConfirm, check, runs } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const here = workPaths.hiringFeed(company.slug, feed.publicId);
  return (
    <HiringPage company={company} part="feeds" title={feed.name}>
      {notice && <Notice tone="good" title={notice} live />}
      {answer && <Notice tone="bad" title={answer.problem} live />}
      {feed.isPaused && feed.pauseReason && (
        <Notice tone="bad" title="We paused this feed">
          {feed.pauseReason} Your postings stay as they are.{" "}
          {feed.isHeld && (
            <>
              When this is put right,{" "}
              <Link to={paths.contact()} className="link">
                write to us
              </Link>{" "}
              and we start it again.
            </>
          )}
        </Notice>
      )}
      {!feed.isDraft && !feed.isPaused && !feed.isApproved && (
        <Notice tone="warn" title="We review a company's first posting">
          Post one job. When it is approved, this feed starts by itself.
        </Notice>
      )}
      <div className="grid gap-1">
        <Chips chips={[feed.chip]} />
        {feed.address && <p className="wrap-anywhere text-ink-2">{feed.address}</p>}
        <p className="text-ink-2">
          {feed.address ? `${feed.schedule}.` : "It runs when you upload a file."}{" "}
          {feed.next && `Next run: ${feed.next}.`}
        </p>
      </div>
      {check && (
        <section
          aria-labelledby="check"
          className="grid gap-3 rounded-card border border-line bg-surface p-5"
        >
          <h2 id="check" className="text-lg">
            What would happen
          </h2>
          <p>{check.counts ?? check.note}</p>
          {check.counts && check.note && <p className="text-ink-2">{check.note}</p>}
          {check.to && (
            <p>
              <Link to={check.to} className="link inline-flex min-h-11 items-center">
                See what each posting becomes
              </Link>
            </p>
          )}
          {canWrite && canConfirm && !asks && <ConfirmFeed feed={feed} action={here} />}
          {canConfirm && asks && (
            <p>
              Your company asks for approval: an owner publishes these postings, here. Owners see it on their
              Home.
            </p>
          )}
        </section>
      )}
      {canWrite && !feed.isDraft && !asks && <FeedControls feed={feed} action={here} hasFile={hasFile} />}
      <section aria-labelledby="runs" className="grid gap-3">
        <h2 id="runs">Runs</h2>
        <p className="text-ink-3 text-sm">Kept for 90 days</p>
        {runs.length > 0 ? <RunList runs={runs} /> : <p className="text-ink-2">It has not run yet.</p>}
      </section>
      {canWrite && (
        <section aria-labelledby="remove" className="grid gap-3">
          <h2 id="remove">Remove this feed</h2>
          <RemoveFeed action={here} />
        </section>
      )}
    </HiringPage>
  );
}

const notices: Readonly<Record<string, string>> = {
  confirmed: "The feed is confirmed. Its postings are being published.",
  scheduled: "The schedule was saved.",
  ran: "The feed was run. The newest run is below.",
  waiting: `A feed can be run by hand every ${runAgainMinutes} minutes. This one ran a moment ago.`,
  paused: "The feed is paused. Its postings stay open until they end.",
  resumed: "The feed is active again. It runs within five minutes.",
  held: "Nothing was changed. The feed was changed meanwhile, or we paused a feed of your company: write to us, and we start it again.",
  approval: "Nothing was published: your company asks for approval. An owner publishes it, here.",
  checked: "The new file was checked. Nothing is published yet.",
};

const toFeedNotice = (done: string | null): string | null => findNotice(notices, done);
