import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { toHeldCompany } from "#app/jobs/changes/job-guards.server.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { dayMs, minuteMs } from "#app/kit/platform/durations.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { toOutboxInserts } from "#app/kit/platform/mail.ts";
import { sendWork } from "#app/kit/platform/queue/work-queue.ts";
import { removeFeedFile } from "./feed-file.server.ts";
import { type PausedFeed, toFeedPausedMail, toFeedStoppedMail } from "./feed-mail.ts";

/** Longer than a fetch and a part take, so that a run that died is picked up again. */
const leaseMs = 5 * minuteMs;
const firstWaitMs = 15 * minuteMs;
const longestWaitMs = 24 * 60 * minuteMs;
const mostDoublings = 7;
/** The queue tries a failed message again within that time after the feed is due. */
const headStartMs = 5 * minuteMs;

/**
 * Counts the try as a failure and gives up the feed's place before the work begins, because a run that is killed
 * writes nothing. Returns which try in a row it is, or null when the feed is not due or another run has it.
 */
export async function leaseFeed({ $client }: Db, feedId: number, now: number): Promise<number | null> {
  const waitMs = `min(${longestWaitMs}, ${firstWaitMs} << min(failures, ${mostDoublings}))`;
  const leased = await $client
    .prepare(
      `UPDATE employer_feeds SET leased_until = ?2 + ${leaseMs}, failures = failures + 1,
          next_fetch_at = ?2 + ${waitMs}, queued_until = ?2 + ${waitMs} + ${headStartMs}
        WHERE id = ?1 AND status = 'active' AND next_fetch_at <= ?2 AND (leased_until IS NULL OR leased_until <= ?2)
          AND EXISTS (SELECT 1 FROM employers e WHERE e.id = employer_id AND e.approved_at IS NOT NULL AND NOT ${toHeldCompany("e.id")})
        RETURNING failures`,
    )
    .bind(feedId, now)
    .first<{ failures: number }>();
  return leased?.failures ?? null;
}

/** For the next try at its time. */
export const releaseFeed = ({ $client }: Db, feedId: number) =>
  $client.prepare("UPDATE employer_feeds SET leased_until = NULL WHERE id = ?").bind(feedId);

/** Half an hour: a message that is lost is sent again after it. */
const queuedMs = 30 * minuteMs;
const mostPerTick = 1000;

/** Longest waiting first. Claims them, so that the next tick sends no second message. */
async function claimDueFeeds({ $client }: Db, now: number): Promise<number[]> {
  const { results } = await $client
    .prepare(
      `UPDATE employer_feeds SET queued_until = ?1 + ${queuedMs} WHERE id IN (
        SELECT f.id FROM employer_feeds f JOIN employers e ON e.id = f.employer_id
          WHERE f.status = 'active' AND f.next_fetch_at <= ?1 AND (f.leased_until IS NULL OR f.leased_until <= ?1)
            AND (f.queued_until IS NULL OR f.queued_until <= ?1) AND e.approved_at IS NOT NULL
            AND NOT ${toHeldCompany("e.id")}
          ORDER BY f.next_fetch_at LIMIT ${mostPerTick}) RETURNING id`,
    )
    .bind(now)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

const draftAgeMs = 2 * dayMs;
const historyMs = 90 * dayMs;

/** Each feed is a message of its own, so that one that fails or is large takes nothing from the others. */
export async function queueDueFeeds(db: Db, env: Pick<Env, "WORK_QUEUE">, now: number): Promise<number> {
  const due = await claimDueFeeds(db, now);
  await sendWork(
    env,
    due.map((id) => ({ kind: "feed", id })),
  );
  return due.length;
}

/** Also removes feeds that nobody confirmed. */
export async function removeOldFeedRuns(db: Db, env: Env, now: number): Promise<void> {
  const { results } = await db.$client
    .prepare(
      "DELETE FROM employer_feeds WHERE status = 'draft' AND updated_at < ? RETURNING public_id AS publicId",
    )
    .bind(now - draftAgeMs)
    .all<{ publicId: string }>();
  for (const { publicId } of results) await removeFeedFile(env.FILES, publicId);
  await db.$client
    .prepare("DELETE FROM feed_runs WHERE started_at < ?")
    .bind(now - historyMs)
    .run();
}

/** For the batch that ends a run which stopped again and again. The feed stays active. */
export async function toStopNotices(
  db: Db,
  siteUrl: string,
  feed: PausedFeed,
  reason: string,
  now: number,
  isTrue: string,
) {
  const owners = await listMemberEmails(db, feed.employerId, ["owner"]);
  const mail = toFeedStoppedMail(feed, reason, siteUrl);
  const mails = owners.map((to) => ({ to, ...mail }));
  return toOutboxInserts(db, mails, now, isTrue);
}

/** For the batch that pauses the feed. `isTrue` is SQL without parameters; mails nothing unless it holds. */
export async function toPauseNotices(
  db: Db,
  siteUrl: string,
  feed: PausedFeed,
  reason: string,
  now: number,
  isTrue?: string,
) {
  const owners = await listMemberEmails(db, feed.employerId, ["owner"]);
  const mail = toFeedPausedMail(feed, reason, siteUrl);
  const mails = owners.map((to) => ({ to, ...mail }));
  return toOutboxInserts(db, mails, now, isTrue);
}
