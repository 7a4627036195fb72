import { type SQL, sql } from "drizzle-orm";
import { socialPosts } from "#app/desk/schema.ts";
import type { NetworkTexts } from "#app/desk/social/text/networks.ts";
import { listingSql, toListing } from "#app/jobs/postings/record/listings.server.ts";
import type { JobStatus } from "#app/jobs/postings/record/transitions.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import { readColumns, toColumnsSql } from "#app/kit/platform/columns.ts";
import type { Db } from "#app/kit/platform/db.ts";
import {
  postsPerPage,
  type QueueSearch,
  queueStates,
  type SocialState,
  toQueueOrder,
} from "./queue-search.ts";

interface PostChange {
  texts: NetworkTexts;
  to: "draft" | "scheduled";
  /** As the posting fills them now. It is sent only like this. */
  filled: NetworkTexts;
  /** Time of the latest state. For a scheduled post, when it is due. */
  stateAt: number;
}

interface Writer {
  /** As shown on the page. */
  revision: number;
  actorId: number;
  now: number;
}

/** The new state. "stale" when someone else changed the post meanwhile. */
export type ChangedPost = SocialState | "stale";

/** Overwrites only what was shown, and schedules only while the posting is open. */
export async function changePost(
  db: Db,
  { post, job }: ReadPost,
  { texts, filled, to, stateAt }: PostChange,
  { revision, actorId, now }: Writer,
): Promise<ChangedPost> {
  const isUnchanged = `EXISTS (SELECT 1 FROM social_posts p JOIN jobs j ON j.id = p.job_id WHERE p.id = ${post.id}
    AND p.revision = ${revision} AND p.state <> 'sent'
    ${to === "scheduled" ? `AND j.status = 'open' AND j.valid_through > ${stateAt}` : ""})`;
  const detail = { from: post.state, to, job: job.id };
  const json = JSON.stringify(texts);
  const asScheduled = to === "scheduled" ? JSON.stringify({ title: job.title, texts: filled }) : null;
  const [, result] = await db.$client.batch([
    toAuditInsert(
      db,
      { actorId, action: "social_post.change", subject: `social_post:${post.id}`, detail, at: now },
      isUnchanged,
    ),
    db.$client
      .prepare(
        `UPDATE social_posts SET texts = ?1, state = ?2, state_at = ?3, reason = NULL, revision = revision + 1,
          updated_at = ?4, as_scheduled = ?6 WHERE id = ?5 AND ${isUnchanged}`,
      )
      .bind(json, to, stateAt, now, post.id, asScheduled),
  ]);
  if (result!.meta.changes > 0) return to;
  // A second click finds that its change is done.
  const stored = (await findPost(db, post.publicId))?.post;
  if (!stored || JSON.stringify(stored.texts) !== json) return "stale";
  const isDone =
    stored.state === to && (to === "draft" || stored.stateAt === stateAt || stored.stateAt <= now);
  return isDone || stored.state === "sent" ? stored.state : "stale";
}

/** A sent post stays, because schedulers may have it. */
export async function removePost(
  db: Db,
  { id, state }: Pick<ReadPost["post"], "id" | "state">,
  { actorId, now }: Omit<Writer, "revision">,
): Promise<void> {
  const isThere = `EXISTS (SELECT 1 FROM social_posts WHERE id = ${id} AND state <> 'sent')`;
  await db.$client.batch([
    toAuditInsert(
      db,
      {
        actorId,
        action: "social_post.remove",
        subject: `social_post:${id}`,
        detail: { from: state },
        at: now,
      },
      isThere,
    ),
    db.$client.prepare(`DELETE FROM social_posts WHERE id = ?1 AND state <> 'sent'`).bind(id),
  ]);
}

export type ReadPost = ReturnType<typeof toReadPost>;

const postColumns = {
  postId: socialPosts.id,
  publicId: socialPosts.publicId,
  texts: socialPosts.texts,
  state: socialPosts.state,
  stateAt: socialPosts.stateAt,
  reason: socialPosts.reason,
  sentTexts: socialPosts.sentTexts,
  asScheduled: socialPosts.asScheduled,
  revision: socialPosts.revision,
};

/** `rest` is the condition, order and limit. */
export async function selectPosts(db: Db, rest: SQL): Promise<ReadPost[]> {
  const rows = await db.all<PostRow>(sql`
    SELECT ${sql.raw(`${listingSql}, ${toColumnsSql(postColumns)}`)}, jobs.status AS jobStatus
    FROM social_posts JOIN jobs ON jobs.id = social_posts.job_id JOIN employers ON employers.id = jobs.employer_id
    JOIN job_details ON job_details.job_id = jobs.id ${rest}`);
  return rows.map(toReadPost);
}

type PostRow = Record<string, unknown> & { jobStatus: JobStatus };

function toReadPost(row: PostRow) {
  const { postId, ...post } = readColumns(postColumns, row);
  return { post: { id: postId, ...post }, job: toListing(row), jobStatus: row.jobStatus };
}

export function listPosts(db: Db, search: QueueSearch): Promise<ReadPost[]> {
  const { key, beyond, order } = toQueueOrder(search);
  const place = sql`(social_posts.state_at, social_posts.id)`;
  const isOnPage = key ? sql`${place} ${sql.raw(beyond)} (${key[0]}, ${key[1]})` : sql`true`;
  const direction = sql.raw(order);
  return selectPosts(
    db,
    sql`WHERE social_posts.state = ${search.state} AND ${isOnPage}
      ORDER BY social_posts.state_at ${direction}, social_posts.id ${direction} LIMIT ${postsPerPage + 1}`,
  );
}

export async function findPost(db: Db, publicId: string): Promise<ReadPost | null> {
  const [row] = await selectPosts(db, sql`WHERE social_posts.public_id = ${publicId}`);
  return row ?? null;
}

/** Counts below it are exact. */
export const mostPostsCounted = 1000;

export async function selectCounts(db: Db): Promise<Record<SocialState, number>[]> {
  const counts = queueStates.map(
    (state) =>
      sql`(SELECT count(*) FROM (SELECT 1 FROM social_posts WHERE state = ${state} LIMIT ${mostPostsCounted})) AS ${sql.raw(state)}`,
  );
  return db.all(sql`SELECT ${sql.join(counts, sql`, `)}`);
}
