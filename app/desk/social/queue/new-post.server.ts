import type { NetworkTexts } from "#app/desk/social/text/networks.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { randomId } from "#app/kit/platform/random.ts";

/** The best of a week may repeat a posting after this time. */
export const restMs = 14 * 86_400_000;

interface NewPost {
  jobId: number;
  texts: NetworkTexts;
  /** Identifies what makes it: one origin makes one post. */
  origin: string;
  actorId: number;
  now: number;
}

/** Writes nothing when the origin has its post, or the posting had one at `lastTurnBefore` or later. */
export function toPostInserts(
  db: Db,
  { jobId, texts, origin, actorId, now }: NewPost,
  lastTurnBefore = now + 1,
): D1PreparedStatement[] {
  const publicId = randomId();
  const d1 = db.$client;
  return [
    d1
      .prepare(
        `INSERT INTO social_turns (job_id, post_id, taken_at)
          SELECT ?1, ?2, ?3 WHERE NOT EXISTS (SELECT 1 FROM social_posts WHERE origin = ?4)
          ON CONFLICT (job_id) DO UPDATE SET post_id = excluded.post_id, taken_at = excluded.taken_at
          WHERE social_turns.taken_at < ?5`,
      )
      .bind(jobId, publicId, now, origin, lastTurnBefore),
    d1
      .prepare(
        `INSERT INTO social_posts (public_id, job_id, texts, state, state_at, origin, created_at, updated_at)
          SELECT post_id, job_id, ?3, 'draft', ?4, ?5, ?4, ?4 FROM social_turns WHERE job_id = ?1 AND post_id = ?2`,
      )
      .bind(jobId, publicId, JSON.stringify(texts), now, origin),
    toAuditInsert(
      db,
      { actorId, action: "social_post.create", subject: `job:${jobId}`, detail: { to: "draft" }, at: now },
      `EXISTS (SELECT 1 FROM social_posts WHERE public_id = '${publicId}')`,
    ),
  ];
}

/** The same public id if the form was sent before; null when the posting is not open. */
export async function createPost(db: Db, slug: string, post: Omit<NewPost, "jobId">): Promise<string | null> {
  const jobId = await db.$client
    .prepare("SELECT id FROM jobs WHERE slug = ? AND status = 'open' AND valid_through > ?")
    .bind(slug, post.now)
    .first<number>("id");
  if (jobId === null) return null;
  await db.$client.batch(toPostInserts(db, { ...post, jobId }));
  return db.$client
    .prepare("SELECT public_id FROM social_posts WHERE origin = ?")
    .bind(post.origin)
    .first<string>("public_id");
}
