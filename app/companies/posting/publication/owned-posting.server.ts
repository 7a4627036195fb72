import { and, eq, inArray } from "drizzle-orm";
import { whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { draftRow, toJobDraft } from "#app/jobs/postings/record/job-rows.server.ts";
import { isHidden } from "#app/jobs/postings/record/transitions.ts";
import type { Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { employers, jobDetails, jobs } from "#app/kit/platform/schema.ts";
import type { PostingCompany } from "#app/companies/posting/draft/companies.server.ts";

/** What the company publishes or changes is read by one of us before anyone else sees it. */
export async function waitsForReview(
  db: Db,
  company: PostingCompany | null,
  jobId: number | null,
): Promise<boolean> {
  if (company?.approvedAt === null) return true;
  if (jobId === null) return false;
  const [job] = await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, jobId));
  return job !== undefined && isHidden(job.status);
}

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
  const { employerId, title, status, statusReason, origin, updatedAt } = row.job;
  const canWrite = memberships.some((own) => own.employerId === employerId && whoWrites.includes(own.role));
  return {
    slug: row.job.slug,
    title,
    status,
    reason: statusReason,
    /** A posting that waits for us was last sent then. */
    sentAt: updatedAt,
    canWrite,
    canEdit: canWrite && origin === "site" && status !== "filled" && status !== "removed",
    company: row.company,
    companyName: row.employer.name,
    posting: toJobDraft(row),
  };
}
