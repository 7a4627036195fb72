import { and, eq, inArray } from "drizzle-orm";
import { draftRow, toJobDraft } from "#app/jobs/posting/job-rows.server.ts";
import type { Viewer } from "#app/platform/context.ts";
import type { Db } from "#app/platform/db.ts";
import { employers, jobDetails, jobs } from "#app/platform/schema.ts";

export async function findOwnedPosting(db: Db, { memberships }: Viewer, slug: string) {
  const ids = memberships.map(({ employerId }) => employerId);
  if (ids.length === 0) return null;
  const [row] = await db
    .select({ ...draftRow, company: employers.slug })
    .from(jobs)
    .innerJoin(jobDetails, eq(jobDetails.jobId, jobs.id))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(eq(jobs.slug, slug), inArray(jobs.employerId, ids)))
    .limit(1);
  if (!row) return null;
  const { title, status, statusReason, updatedAt } = row.job;
  return {
    slug: row.job.slug,
    title,
    status,
    reason: statusReason,
    /** A posting that waits for us was last sent then. */
    sentAt: updatedAt,
    company: row.company,
    companyName: row.employer.name,
    posting: toJobDraft(row),
  };
}
