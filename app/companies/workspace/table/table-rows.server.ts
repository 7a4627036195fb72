import type { JobStatus } from "#app/jobs/postings/record/transitions.ts";
import { readAnywhere } from "#app/kit/platform/db.ts";
import { statusNames } from "./table-search.ts";

export interface HiringRow {
  id: number;
  slug: string;
  title: string;
  status: JobStatus;
  statusReason: string | null;
  city: string | null;
  stateCode: string | null;
  workplace: "onsite" | "hybrid" | "remote" | null;
  licenseStates: string;
  origin: "feed" | "site";
  confirmedAt: number;
  confirmedBy: "feed" | "employer" | "recruiter";
  postedAt: number;
  validThrough: number;
  applications: number;
  fresh: number;
  place: number;
}

/** A larger number helps nobody, and each count reads that many rows. */
export const mostCountedOfStatus = 1000;

export const toStatusCounts = (d1: D1Database, employerId: number): D1PreparedStatement =>
  d1
    .prepare(
      `SELECT asked.value AS status, (SELECT count(*) FROM
          (SELECT 1 FROM jobs j WHERE j.employer_id = ?1 AND j.status = asked.value LIMIT ${mostCountedOfStatus})) AS postings
        FROM json_each(?2) asked`,
    )
    .bind(employerId, JSON.stringify(Object.keys(statusNames)));

export interface PostingCounts {
  views: number;
  starts: number;
}

export async function countViews(
  db: D1Database,
  slugs: readonly string[],
): Promise<Map<string, PostingCounts>> {
  if (slugs.length === 0) return new Map();
  const { results } = await readAnywhere(db)
    .prepare(
      `SELECT s.value AS slug, sum(d.views) AS views, sum(d.starts) AS starts
        FROM json_each(?1) s CROSS JOIN posting_days d ON d.posting = s.value GROUP BY s.key`,
    )
    .bind(JSON.stringify(slugs))
    .all<PostingCounts & { slug: string }>();
  return new Map(results.map(({ slug, ...counts }) => [slug, counts]));
}
