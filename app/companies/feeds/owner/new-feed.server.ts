import { and, eq, ne } from "drizzle-orm";
import { checkFeedAddress } from "#app/companies/feeds/address/feed-address.ts";
import { checkFeed } from "#app/companies/feeds/run/feed-check.server.ts";
import { fetchToFile, removeFeedFile, storeFeedFile } from "#app/companies/feeds/run/feed-file.server.ts";
import { findFeedToRun } from "#app/companies/feeds/run/feed-row.server.ts";
import { employerFeeds } from "#app/companies/schema.ts";
import { feedAdded } from "#app/companies/workspace/team/members.server.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { logError } from "#app/kit/platform/log.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { type FeedProblem, fileNotStored, maxFileBytes, mostFeeds } from "./feed-terms.ts";

type Added = { ok: true; publicId: string } | ({ ok: false } & FeedProblem);

const refuse = (problem: string): Added => ({ ok: false, status: 400, problem });
const tooMany = `A company can have ${mostFeeds} feeds. Remove one that you no longer need first.`;
const tooFast = "You have checked many feeds in the last minute. Please wait a minute and try again.";

interface OfMember {
  employerId: number;
  userId: number;
}

/** Checks the feed at once without writing postings. A known address leads to its existing feed. */
export async function addFeedByAddress(
  { db, env, now }: SiteContext,
  request: Request,
  { employerId, userId }: OfMember,
  typed: string,
): Promise<Added> {
  const rules = { ownHost: new URL(env.SITE_URL).hostname, allowedOrigin: env.FEED_ORIGIN_ALLOWED };
  const checked = checkFeedAddress(typed, rules);
  if (!checked.ok) return refuse(checked.reason);
  const address = checked.url.href;
  const own = and(
    eq(employerFeeds.employerId, employerId),
    eq(employerFeeds.address, address),
    ne(employerFeeds.status, "off"),
  );
  const before = await findFeedToRun(db, own);
  if (before) return { ok: true, publicId: before.publicId };
  if (!(await isWithinLimit(env.REQUEST_LIMIT, request))) return refuse(tooFast);
  const publicId = randomId();
  const content = await fetchToFile(env, {
    publicId,
    address,
    known: { etag: null, lastModified: null },
  }).catch((error) => logError("feed.file", error));
  if (!content) return { ok: false, ...fileNotStored };
  if (content.kind === "unchanged")
    return refuse("The feed's server answered that nothing changed. Try again.");
  if (content.kind !== "stored") return refuse(content.reason);
  const { kind: _, ...stored } = content;
  const name = checked.url.hostname;
  return storeDraft({ db, env, now }, { employerId, userId, publicId, name, address, ...stored });
}

export async function addFeedByFile(
  context: SiteContext,
  { employerId, userId }: OfMember,
  fileName: string,
  publicId: string,
): Promise<Added> {
  const unversioned = { address: null, etag: null, lastModified: null };
  return storeDraft(context, { employerId, userId, publicId, name: fileName, fileName, ...unversioned });
}

interface Draft extends OfMember {
  publicId: string;
  name: string;
  address: string | null;
  fileName: string;
  etag: string | null;
  lastModified: string | null;
}

async function storeDraft(
  { db, env, now }: Pick<SiteContext, "db" | "env" | "now">,
  draft: Draft,
): Promise<Added> {
  const { employerId, userId, publicId, name, address, fileName, etag, lastModified } = draft;
  const insert = db.$client
    .prepare(
      `INSERT OR IGNORE INTO employer_feeds
          (public_id, employer_id, source, name, address, status, etag, last_modified, waiting_file, created_at, updated_at)
        SELECT ?1, ?2, 'feed-' || ?1, ?3, ?4, 'draft', ?5, ?6, ?7, ?8, ?8
        WHERE (SELECT count(*) FROM employer_feeds WHERE employer_id = ?2 AND status <> 'off') < ${mostFeeds}`,
    )
    .bind(publicId, employerId, name.slice(0, 200), address, etag, lastModified, fileName, now);
  // Who added it, so that it does not go on by itself when they leave the team.
  const entry = { actorId: userId, action: feedAdded, subject: `feed:${publicId}`, at: now };
  const note = toAuditInsert(
    db,
    entry,
    `EXISTS (SELECT 1 FROM employer_feeds WHERE public_id = '${publicId}')`,
  );
  const [stored] = await db.$client.batch([insert, note]);
  const feed =
    stored!.meta.changes > 0 ? await findFeedToRun(db, eq(employerFeeds.publicId, publicId)) : null;
  if (!feed) {
    await removeFeedFile(env.FILES, publicId).catch((error) => logError("feed.file", error));
    return refuse(tooMany);
  }
  await checkFeed(db, env, feed, now);
  return { ok: true, publicId };
}

/** Runs while the form arrives. Returns what is wrong with the file, or null. */
export const storeUploadedFeed = (bucket: R2Bucket, publicId: string, content: AsyncIterable<Uint8Array>) =>
  storeFeedFile(bucket, publicId, content, maxFileBytes);
