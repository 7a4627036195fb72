import { eq } from "drizzle-orm";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { notFound, tooManyRequests } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { employerFeeds } from "#app/kit/platform/schema.ts";
import { checkFeed } from "#app/companies/feeds/run/feed-check.server.ts";
import { hasFeedFile } from "#app/companies/feeds/run/feed-file.server.ts";
import { findFeedToRun } from "#app/companies/feeds/run/feed-row.server.ts";
import { type OfCompany, takeNewFile } from "./feed-changes.server.ts";
import type { FeedProblem } from "./feed-terms.ts";
import { receiveFeedFile } from "./uploaded-file.server.ts";

/** Checks the file without importing it. Returns what is wrong with it, or null. */
export async function receiveNewFile(
  { db, env, now }: SiteContext,
  request: Request,
  feed: OfCompany & { address: string | null },
): Promise<FeedProblem | null> {
  if (feed.address !== null) throw notFound();
  if (!(await isWithinLimit(env.REQUEST_LIMIT, request)))
    throw tooManyRequests("You have sent many files in the last minute. Please wait a minute.");
  const file = await receiveFeedFile(request, env.FILES, feed.publicId);
  if (!file.ok) return file;
  if (!(await takeNewFile(db, feed, file.fileName, now))) throw notFound();
  // An import that ended at this very moment took the new file for its own, and removed it.
  if (!(await hasFeedFile(env.FILES, feed.publicId))) return lost;
  const ready = await findFeedToRun(db, eq(employerFeeds.id, feed.id));
  if (ready) await checkFeed(db, env, ready, now);
  return null;
}

const lost: FeedProblem = { status: 400, problem: "The file was not saved. Please choose it again." };
