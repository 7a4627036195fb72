import { and, asc, eq, gt, sql } from "drizzle-orm";
import { parseRowPlace, type RowPlace } from "#app/page/row-place.ts";
import type { Db } from "#app/platform/db.ts";
import { employers, jobs } from "#app/platform/schema.ts";

export const waitingStates = ["pending", "rejected"] as const;
type WaitingState = (typeof waitingStates)[number];

export const waitingPerPage = 25;

interface WaitingSearch {
  state: WaitingState;
  after: RowPlace | null;
}

export function parseWaitingSearch(params: URLSearchParams): WaitingSearch {
  return {
    state: waitingStates.find((state) => state === params.get("state")) ?? "pending",
    after: parseRowPlace(params.get("after")),
  };
}

export const selectWaitingPostings = (db: Db, { state, after }: WaitingSearch) =>
  db
    .select({
      id: jobs.id,
      slug: jobs.slug,
      title: jobs.title,
      city: jobs.city,
      stateCode: jobs.stateCode,
      postedAt: jobs.postedAt,
      updatedAt: jobs.updatedAt,
      reason: jobs.statusReason,
      company: employers.name,
      isVerified: sql<number>`${employers.verifiedAt} IS NOT NULL`,
    })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(
      and(
        eq(jobs.status, state),
        after ? gt(sql`(${jobs.postedAt}, ${jobs.id})`, sql`(${after.at}, ${after.id})`) : undefined,
      ),
    )
    .orderBy(asc(jobs.postedAt), asc(jobs.id))
    .limit(waitingPerPage + 1);

interface Review {
  decision: "approve" | "reject";
  reason: string | null;
  content: string;
  at: number;
}

export async function findLastReview({ $client }: Db, jobId: number): Promise<Review | null> {
  return $client
    .prepare(
      "SELECT decision, reason, content, at FROM posting_reviews WHERE job_id = ?1 ORDER BY id DESC LIMIT 1",
    )
    .bind(jobId)
    .first<Review>();
}
