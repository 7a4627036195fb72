import { toHeld } from "#app/jobs/changes/guarded-jobs.ts";
import type { Db } from "#app/kit/platform/db.ts";

const minuteMs = 60_000;
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
          AND EXISTS (SELECT 1 FROM employers e WHERE e.id = employer_id AND e.approved_at IS NOT NULL AND NOT ${toHeld("e.id")})
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
export async function claimDueFeeds({ $client }: Db, now: number): Promise<number[]> {
  const { results } = await $client
    .prepare(
      `UPDATE employer_feeds SET queued_until = ?1 + ${queuedMs} WHERE id IN (
        SELECT f.id FROM employer_feeds f JOIN employers e ON e.id = f.employer_id
          WHERE f.status = 'active' AND f.next_fetch_at <= ?1 AND (f.leased_until IS NULL OR f.leased_until <= ?1)
            AND (f.queued_until IS NULL OR f.queued_until <= ?1) AND e.approved_at IS NOT NULL
            AND NOT ${toHeld("e.id")}
          ORDER BY f.next_fetch_at LIMIT ${mostPerTick}) RETURNING id`,
    )
    .bind(now)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}
