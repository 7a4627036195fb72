import type { Db } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { sendWork } from "#app/kit/platform/queue/work-queue.ts";
import { removeFeedFile } from "./feed-file.server.ts";
import { claimDueFeeds } from "./feed-lease.server.ts";

const draftAgeMs = 2 * 24 * 60 * 60 * 1000;
const historyMs = 90 * 24 * 60 * 60 * 1000;

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
