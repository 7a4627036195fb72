import { eq, inArray, sql } from "drizzle-orm";
import { mayOpen, toHeld } from "#app/jobs/changes/guarded-jobs.ts";
import type { JobDraft } from "#app/jobs/postings/record/job-draft.ts";
import { draftRow, toJobDraft } from "#app/jobs/postings/record/job-rows.server.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { employers, jobDetails, jobs } from "#app/kit/platform/schema.ts";

export async function findReviewedPosting(db: Db, slug: string) {
  const [row] = await db
    .select({
      ...draftRow,
      company: employers.slug,
      isHeld: sql<number>`${sql.raw(toHeld("employers.id"))}`,
      mayOpen: sql<number>`${sql.raw(mayOpen.replaceAll("j.", "jobs."))}`,
    })
    .from(jobs)
    .innerJoin(jobDetails, eq(jobDetails.jobId, jobs.id))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(eq(jobs.slug, slug))
    .limit(1);
  if (!row) return null;
  const { id, employerId, title, status, statusReason, createdAt, updatedAt } = row.job;
  const posting = toJobDraft(row);
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
    /** Suspended, or all its owners are. */
    isHeld: row.isHeld === 1,
    mayOpen: row.mayOpen === 1,
    validThrough: row.job.validThrough,
    updatedAt,
    revision: await toRevision(posting),
    posting,
  };
}

/** For a list whose postings are decided about together, by id. */
export async function listRevisions(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(draftRow)
    .from(jobs)
    .innerJoin(jobDetails, eq(jobDetails.jobId, jobs.id))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(inArray(jobs.id, [...ids]));
  const read = await Promise.all(
    rows.map(async (row) => [row.job.id, await toRevision(toJobDraft(row))] as const),
  );
  return new Map(read);
}

/** Of all that a visitor may see. Confirming the posting changes nothing of it. */
async function toRevision({ confirmedAt, confirmedBy, source, ...read }: JobDraft): Promise<string> {
  return (await sha256(JSON.stringify(read))).slice(0, 22);
}

const toTextSql = (text: string): string =>
  `CAST(x'${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}' AS TEXT)`;

/** SQL about the row `j`, without parameters: neither the posting nor its company has changed since it was found. */
export const toIsAsRead = ({ updatedAt, posting: { employer } }: ReviewedPosting): string =>
  `j.updated_at = ${Number(updatedAt)} AND EXISTS (SELECT 1 FROM employers c WHERE c.id = j.employer_id
    AND c.name = ${toTextSql(employer.name)} AND c.about = ${toTextSql(employer.about ?? "")}
    AND ifnull(c.website, '') = ${toTextSql(employer.website ?? "")})`;

type ReviewedPosting = NonNullable<Awaited<ReturnType<typeof findReviewedPosting>>>;
