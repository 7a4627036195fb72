import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-meta.ts";
import { listOwnFeeds } from "#app/companies/feeds/owner/employer-feed.server.ts";
import { FeedCard } from "#app/companies/feeds/owner/feed-card.tsx";
import { toFeedView, toRunView } from "#app/companies/feeds/owner/feed-view.ts";
import { admitToRead, whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import { toHiringCompany, toHiringTrail } from "#app/companies/workspace/frame/hiring-trail.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";

export const meta = () => toAccountMeta("Job feeds");
export const headers = accountHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  const { company } = await admitToRead(asked);
  const rows = await listOwnFeeds(asked.context.db, company.employerId);
  const slug = company.employerSlug;
  return {
    company: toHiringCompany(company),
    trail: toHiringTrail(company, "feeds"),
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
    <HiringPage company={company} part="feeds" title="Job feeds">
      {isRemoved && <Notice tone="good" title="The feed was removed." live />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-2xl text-ink-2">
          A feed brings in the postings of your applicant tracking system and keeps them current. You see what
          each posting becomes before anything is published.
        </p>
        {canWrite && (
          <ButtonLink to={paths.hiringNewFeed(company.slug)} look={feeds.length > 0 ? "outline" : "solid"}>
            Add a feed
          </ButtonLink>
        )}
      </div>
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
              to={paths.hiringFeed(company.slug, feed.publicId)}
            />
          ))}
        </ul>
      )}
    </HiringPage>
  );
}
