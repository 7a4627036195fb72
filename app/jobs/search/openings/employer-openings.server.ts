import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import { type JobCardView, toJobCard } from "#app/jobs/postings/record/job.ts";
import { listingColumns } from "#app/jobs/postings/record/listings.server.ts";
import { jobsPerPage } from "#app/jobs/search/index/search.server.ts";
import type { Total } from "#app/jobs/search/index/total.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { employers, jobDetails, jobs } from "#app/kit/platform/schema.ts";

const countedAtMost = 10_000;

interface EmployerOpenings extends Total {
  jobs: JobCardView[];
  pages: number;
}

/** Postings of one moment come in the index's order, so that nothing is sorted. */
export async function listEmployerOpenings(
  db: Db,
  employerId: number,
  page: number,
  now: number,
): Promise<EmployerOpenings> {
  const isOpen = and(eq(jobs.employerId, employerId), eq(jobs.status, "open"));
  const counted = db
    .select({ one: sql`1`.as("one") })
    .from(jobs)
    .where(isOpen)
    .limit(countedAtMost + 1)
    .as("counted");
  const [[found], listings] = await db.batch([
    db.select({ total: count() }).from(counted),
    db
      .select(listingColumns)
      .from(jobs)
      .innerJoin(employers, eq(employers.id, jobs.employerId))
      .innerJoin(jobDetails, eq(jobDetails.jobId, jobs.id))
      .where(isOpen)
      .orderBy(desc(jobs.postedAt), asc(jobs.id))
      .limit(jobsPerPage)
      .offset((page - 1) * jobsPerPage),
  ]);
  const total = Math.min(found?.total ?? 0, countedAtMost);
  return {
    jobs: listings.map((listing) => toJobCard(listing, now)),
    total,
    isTotalCapped: (found?.total ?? 0) > countedAtMost,
    pages: Math.ceil(total / jobsPerPage),
  };
}
