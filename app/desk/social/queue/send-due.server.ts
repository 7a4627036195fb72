import { sql } from "drizzle-orm";
import { isTooLong, networks } from "#app/desk/social/text/networks.ts";
import { toFilled } from "#app/desk/social/text/posting-values.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { type ReadPost, selectPosts } from "./change-post.server.ts";

const sentAtOnce = 100;
const mostRuns = 20;

/**
 * Checks that the posting is open in the statement that sends, so a posting that just closed is not sent. What its company
 * wrote after we scheduled the post goes nowhere in our name.
 */
export async function sendDuePosts(db: Db, siteUrl: string, now: number): Promise<void> {
  for (let runs = 0; runs < mostRuns; runs++) {
    const due = await selectDue(db, now);
    if (due.length === 0) return;
    await db.$client
      .prepare(
        `UPDATE social_posts SET
          state = iif(v.reason IS NULL, 'sent', 'failed'), reason = v.reason,
          sent_texts = iif(v.reason IS NULL, v.texts, NULL), state_at = ?2, updated_at = ?2, revision = social_posts.revision + 1
        FROM (
          SELECT value ->> 'id' AS id, value ->> 'revision' AS revision, value ->> 'texts' AS texts,
            iif(jobs.status = 'open' AND jobs.valid_through > ?2, value ->> 'reason', 'closed') AS reason
          FROM json_each(?1) CROSS JOIN jobs ON jobs.id = value ->> 'jobId'
        ) v
        WHERE social_posts.id = v.id AND social_posts.revision = v.revision AND state = 'scheduled' AND state_at <= ?2`,
      )
      .bind(JSON.stringify(due.map((row) => toVerdict(row, siteUrl))), now)
      .run();
    if (due.length < sentAtOnce) return;
  }
}

export const selectDue = (db: Db, now: number) =>
  selectPosts(
    db,
    sql`WHERE social_posts.state = 'scheduled' AND social_posts.state_at <= ${now}
      ORDER BY social_posts.state_at, social_posts.id LIMIT ${sentAtOnce}`,
  );

function toVerdict({ post, job }: ReadPost, siteUrl: string) {
  const texts = toFilled(post.texts, job, { siteUrl, postId: post.id });
  const isLong = networks.some((network) => isTooLong(network, texts[network]));
  const isEmpty = networks.every((network) => texts[network] === "");
  const { asScheduled } = post;
  const isChanged =
    asScheduled !== null &&
    (asScheduled.title !== job.title ||
      networks.some((network) => asScheduled.texts[network] !== texts[network]));
  const reason = isLong ? "too-long" : isEmpty ? "empty" : isChanged ? "changed" : null;
  return { id: post.id, jobId: job.id, revision: post.revision, reason, texts: JSON.stringify(texts) };
}
