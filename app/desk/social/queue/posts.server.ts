import { and, asc, desc, eq, sql } from "drizzle-orm";
import { listingColumns } from "#app/jobs/postings/record/listings.server.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { employers, jobDetails, jobs, socialPosts } from "#app/kit/platform/schema.ts";
import {
  isReadUpward,
  postsPerPage,
  type QueueSearch,
  queueStates,
  type SocialState,
} from "./queue-search.ts";

export type ReadPost = Awaited<ReturnType<typeof selectPosts>>[number];

const postColumns = {
  id: socialPosts.id,
  publicId: socialPosts.publicId,
  texts: socialPosts.texts,
  state: socialPosts.state,
  stateAt: socialPosts.stateAt,
  reason: socialPosts.reason,
  sentTexts: socialPosts.sentTexts,
  asScheduled: socialPosts.asScheduled,
  revision: socialPosts.revision,
};

/** Callers add the condition, order and limit. */
export const selectPosts = (db: Db) =>
  db
    .select({ post: postColumns, job: listingColumns, jobStatus: jobs.status })
    .from(socialPosts)
    .innerJoin(jobs, eq(jobs.id, socialPosts.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .innerJoin(jobDetails, eq(jobDetails.jobId, jobs.id))
    .$dynamic();

export function listPosts(db: Db, search: QueueSearch) {
  const { state, before, after } = search;
  const place = sql`(${socialPosts.stateAt}, ${socialPosts.id})`;
  const direction = isReadUpward(search) ? asc : desc;
  return selectPosts(db)
    .where(
      and(
        eq(socialPosts.state, state),
        before ? sql`${place} < (${before.at}, ${before.id})` : undefined,
        after ? sql`${place} > (${after.at}, ${after.id})` : undefined,
      ),
    )
    .orderBy(direction(socialPosts.stateAt), direction(socialPosts.id))
    .limit(postsPerPage + 1);
}

export async function findPost(db: Db, publicId: string): Promise<ReadPost | null> {
  const [row] = await selectPosts(db).where(eq(socialPosts.publicId, publicId)).limit(1);
  return row ?? null;
}

/** Counts below it are exact. */
export const mostPostsCounted = 1000;

export function selectCounts(db: Db) {
  const count = (state: SocialState) =>
    sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${socialPosts} WHERE state = ${state} LIMIT ${mostPostsCounted}))`.as(
      state,
    );
  const [draft, scheduled, sent, failed] = queueStates.map(count);
  return db
    .select({ draft: draft!, scheduled: scheduled!, sent: sent!, failed: failed! })
    .from(sql`(SELECT 1)`);
}
