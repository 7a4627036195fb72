import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { listOwnFeeds } from "#app/companies/feeds/owner/employer-feed.server.ts";
import { type FeedView, type RunView, toFeedView, toRunView } from "#app/companies/feeds/owner/feed-view.ts";
import { admitToRead, whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { HiringPage, toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { workPaths } from "#app/work-paths.ts";

export const meta = () => toAccountMeta("Job feeds");
export const headers = accountHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  const { company } = await admitToRead(asked);
  const rows = await listOwnFeeds(asked.context.db, company.employerId);
  const slug = company.employerSlug;
  return {
    company: toHiringCompany(company),
    canWrite: whoWrites.includes(company.role),
    isRemoved: new URL(asked.request.url).searchParams.get("done") === "removed",
    feeds: rows.map(({ feed, run }) => ({
      feed: toFeedView(feed),
      run: run && toRunView(slug, feed.publicId, run),
    })),
  };
}

export default function FeedsPage() {
  const { company, canWrite, isRemoved, feeds } = useLoaderData<typeof loader>();
  return (
    <HiringPage
      company={company}
      part="feeds"
      title="Job feeds"
      lead="A feed brings in the postings of your applicant tracking system and keeps them current. You see what each posting becomes before anything is published."
      actions={
        canWrite && (
          <ButtonLink
            to={workPaths.hiringNewFeed(company.slug)}
            look={feeds.length > 0 ? "outline" : "solid"}
          >
            Add a feed
          </ButtonLink>
        )
      }
    >
      {isRemoved && <Notice tone="good" title="The feed was removed." live />}
      {feeds.length === 0 ? (
        <Notice title="No feeds yet">
          Add the address of your XML feed, career page or Greenhouse board, or upload a file.
        </Notice>
      ) : (
        <ul className="grid gap-stack lg:grid-cols-2">
          {feeds.map(({ feed, run }) => (
            <FeedCard
              key={feed.publicId}
              feed={feed}
              run={run}
              to={workPaths.hiringFeed(company.slug, feed.publicId)}
            />
          ))}
        </ul>
      )}
    </HiringPage>
  );
}

interface FeedCardProps {
  feed: FeedView;
  run: RunView | null;
  to: string;
}

function FeedCard({ feed, run, to }: FeedCardProps) {
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="wrap-anywhere text-lg">
          <Link to={to} className="link">
            {feed.name}
          </Link>
        </h2>
        <Chips chips={[feed.chip]} />
      </div>
      {feed.address && <p className="wrap-anywhere text-ink-3 text-sm">{feed.address}</p>}
      {feed.pauseReason && <p className="text-ink-2">{feed.pauseReason}</p>}
      <dl className="grid gap-2 text-md sm:grid-cols-2">
        <Fact label="Last run" value={run ? `${run.at}. ${run.chip.label}.` : "None yet"} />
        <Fact label="Next run" value={feed.next ?? (feed.address ? "None planned" : feed.schedule)} />
        {run?.counts && <Fact label="What it held" value={run.counts} />}
        {feed.address && <Fact label="Schedule" value={feed.schedule} />}
      </dl>
    </li>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-3 text-sm">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
