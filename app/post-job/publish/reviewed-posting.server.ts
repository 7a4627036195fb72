import { eq } from "drizzle-orm";
import { draftRow, toJobDraft } from "#app/jobs/posting/job-rows.server.ts";
import type { Db } from "#app/platform/db.ts";
import { employers, jobDetails, jobs } from "#app/platform/schema.ts";

export async function findReviewedPosting(db: Db, slug: string) {
  const [row] = await db
    .select({ ...draftRow, company: employers.slug })
    .from(jobs)
    .innerJoin(jobDetails, eq(jobDetails.jobId, jobs.id))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(eq(jobs.slug, slug))
    .limit(1);
  if (!row) return null;
  const { id, employerId, title, status, statusReason, createdAt, updatedAt } = row.job;
  return {
    id,
    employerId,
    slug: row.job.slug,
    title,
    status,
    reason: statusReason,
    sentAt: status === "pending" ? updatedAt : createdAt,
    company: row.employer.name,
    companySlug: row.company,
    posting: toJobDraft(row),
  };
}
