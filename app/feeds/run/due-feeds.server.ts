import { toHeld } from "#app/jobs/lifecycle/guarded-jobs.ts";
import type { Db } from "#app/platform/db.ts";
import type { Env } from "#app/platform/env.ts";
import { logError } from "#app/platform/log.ts";
import { removeFeedFile } from "./feed-file.server.ts";
import { runFeed } from "./feed-run.server.ts";

// A cron run has 30 s of CPU and 1,000 statements, and a part of a large feed needs about 3 s and 150.
const mostPerRun = 5;
const draftAgeMs = 2 * 24 * 60 * 60 * 1000;
const historyMs = 90 * 24 * 60 * 60 * 1000;

/** Longest waiting first. A feed that fails does not stop the others. */
export async function runDueFeeds(db: Db, env: Env, now: number): Promise<number> {
  let ran = 0;
  for (; ran < mostPerRun; ran++) {
    const due = await db.$client
      .prepare(
        `SELECT f.id FROM employer_feeds f JOIN employers e ON e.id = f.employer_id
          WHERE f.status = 'active' AND f.next_fetch_at <= ?1 AND (f.leased_until IS NULL OR f.leased_until <= ?1)
            AND e.approved_at IS NOT NULL AND NOT ${toHeld("e.id")} ORDER BY f.next_fetch_at LIMIT 1`,
      )
      .bind(now)
      .first<{ id: number }>();
    if (!due) break;
    await runFeed(db, env, due.id, now).catch((error) => logError("feeds.run", error, { feedId: due.id }));
  }
  return ran;
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
