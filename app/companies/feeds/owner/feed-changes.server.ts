import { removeFeedFile } from "#app/companies/feeds/run/feed-file.server.ts";
import { closeSource, forgetUsualSize } from "#app/companies/imports/store/closing.server.ts";
import { toPublishesSql } from "#app/companies/workspace/frame/company-guard.server.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { logError } from "#app/kit/platform/log.ts";
import { type FeedHours, runAgainMinutes } from "./feed-terms.ts";

// Each WHERE has the company and the state before, so a second click changes nothing.

export interface OfCompany {
  id: number;
  employerId: number;
  source: string;
  publicId: string;
}

/** What failed before counts no longer, and no message has the feed. */
const anew = "failures = 0, queued_until = NULL";
const own = "id = ?1 AND employer_id = ?2";

async function change(
  db: Db,
  { id, employerId }: OfCompany,
  set: string,
  guard: string,
  ...values: unknown[]
) {
  const { meta } = await db.$client
    .prepare(`UPDATE employer_feeds SET ${set} WHERE ${own} AND ${guard}`)
    .bind(id, employerId, ...values)
    .run();
  return meta.changes > 0;
}

/** Whether an operator holds a feed of the company: another one must not bring its postings back. */
const hasHeld = `EXISTS (SELECT 1 FROM employer_feeds h WHERE h.employer_id = employer_feeds.employer_id AND h.is_held = 1)`;

/** Publishes the file that was checked, and from then on what the address has. */
export const confirmFeed = (db: Db, feed: OfCompany, everyHours: FeedHours, userId: number, now: number) =>
  change(
    db,
    feed,
    `status = 'active', every_hours = ?3, next_fetch_at = ?4, updated_at = ?4, ${anew}`,
    `status = 'draft' AND NOT ${hasHeld} AND ${toPublishesSql(feed.employerId, userId)}`,
    everyHours,
    now,
  );

export const setSchedule = (db: Db, feed: OfCompany, everyHours: FeedHours, now: number) =>
  change(
    db,
    feed,
    "every_hours = ?3, updated_at = ?4, next_fetch_at = iif(address IS NULL, next_fetch_at, min(ifnull(next_fetch_at, ?4), ?4 + ?3 * 3600000))",
    "status IN ('active', 'paused')",
    everyHours,
    now,
  );

export const pauseFeed = (db: Db, feed: OfCompany, now: number) =>
  change(db, feed, "status = 'paused', pause_reason = NULL, updated_at = ?3", "status = 'active'", now);

export const resumedSet = `status = 'active', pause_reason = NULL, is_held = 0, updated_at = ?3, ${anew},
  next_fetch_at = iif(address IS NULL AND waiting_file IS NULL, NULL, ?3)`;

/** False for a feed that an operator holds. `isNewSize`: the feed is smaller for good. */
export async function resumeFeed(
  db: Db,
  feed: OfCompany,
  { isNewSize, userId, now }: { isNewSize: boolean; userId: number; now: number },
): Promise<boolean> {
  const isResumed = await change(
    db,
    feed,
    resumedSet,
    `status = 'paused' AND NOT ${hasHeld} AND ${toPublishesSql(feed.employerId, userId)}`,
    now,
  );
  if (isResumed && isNewSize) await forgetUsualSize(db.$client, feed.source).run();
  return isResumed;
}

export const askForRun = (db: Db, feed: OfCompany, userId: number, now: number) =>
  change(
    db,
    feed,
    `next_fetch_at = ?3, updated_at = ?3, ${anew}`,
    `status = 'active' AND (waiting_file IS NOT NULL AND ${toPublishesSql(feed.employerId, userId)} OR address IS NOT NULL AND NOT EXISTS (SELECT 1 FROM feed_runs r
      WHERE r.feed_id = employer_feeds.id AND r.kind = 'import' AND r.started_at > ?3 - ${runAgainMinutes * 60_000}))`,
    now,
  );

/** Ends a run that may be under way: it then leaves the feed as it finds it. */
const toRunEnd = ({ $client }: Db, feedId: number, note: string, now: number) =>
  $client
    .prepare(
      "UPDATE feed_runs SET finished_at = ?2, outcome = 'failed', note = ?3 WHERE feed_id = ?1 AND finished_at IS NULL",
    )
    .bind(feedId, now, note);

/** At any time: the import of the file before it ends. */
export async function takeNewFile(db: Db, feed: OfCompany, fileName: string, now: number): Promise<boolean> {
  const [taken] = await db.$client.batch([
    db.$client
      .prepare(
        `UPDATE employer_feeds SET waiting_file = ?3, updated_at = ?4, next_fetch_at = NULL, leased_until = NULL, ${anew}
          WHERE ${own} AND status <> 'off' AND address IS NULL`,
      )
      .bind(feed.id, feed.employerId, fileName.slice(0, 200), now),
    toRunEnd(db, feed.id, "A newer file replaced this one before its import ended.", now),
  ]);
  return taken!.meta.changes > 0;
}

interface Removal {
  isClosing: boolean;
  userId: number;
  now: number;
}

/** Its postings stay open until they end, or close now. Null when it was removed before. */
export async function removeFeed(
  db: Db,
  env: Env,
  feed: OfCompany,
  removal: Removal,
): Promise<number | null> {
  const { isClosing, userId, now } = removal;
  const isRemoved = await change(
    db,
    feed,
    "status = 'off', waiting_file = NULL, next_fetch_at = NULL, leased_until = NULL, updated_at = ?3",
    "status <> 'off' AND is_held = 0",
    now,
  );
  if (!isRemoved) return null;
  await toRunEnd(db, feed.id, "The feed was removed before its import ended.", now).run();
  await removeFeedFile(env.FILES, feed.publicId).catch((error) => logError("feed.file", error));
  return isClosing ? closeSource(db.$client, feed.source, userId, now) : 0;
}
