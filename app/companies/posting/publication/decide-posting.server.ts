import { sql } from "drizzle-orm";
import { z } from "zod";
import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { approveJob, changeStatus } from "#app/jobs/changes/job-changes.server.ts";
import { type FurtherStatements, mayOpen, toHeldCompany } from "#app/jobs/changes/job-guards.server.ts";
import { toExists } from "#app/jobs/changes/many-jobs.server.ts";
import { selectContentRows, toPostingContent } from "#app/jobs/postings/record/job-rows.server.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { sha256, toHex } from "#app/kit/platform/random.ts";
import { paths } from "#app/paths.ts";
import { toPublishedMail, toRejectedMail } from "./company-mail.ts";
import { toReviewContent } from "./compared-content.ts";
import { asReadFields, rejectionSchema } from "./review-notes.ts";

export const decisionSchema = z.discriminatedUnion("decision", [
  z.object({ ...asReadFields, decision: z.literal("approve") }),
  rejectionSchema,
]);

export type Decision = z.output<typeof decisionSchema>;

export type DecisionOutcome = "decided" | "unchanged" | "changed" | "suspended" | "missing";

/**
 * "unchanged" when the posting was not waiting, "changed" when it says something else than was read, "suspended" when its
 * company may open nothing.
 */
export async function decidePosting(
  context: SiteContext,
  slug: string,
  decision: Decision,
  userId: number,
): Promise<DecisionOutcome> {
  const { db, env, now } = context;
  const job = await findReviewedPosting(db, slug);
  if (!job) return "missing";
  if (job.status !== "pending") return "unchanged";
  if (job.revision !== decision.revision) return "changed";
  if (decision.decision === "approve" && job.isHeld) return "suspended";
  const emails = await listMemberEmails(db, job.employerId, whoWrites);
  const address = (path: string) => new URL(path, env.SITE_URL).href;
  const about = { title: job.title, company: job.company };
  const isApproved = decision.decision === "approve";
  const text = isApproved
    ? toPublishedMail({ ...about, address: address(paths.job(slug)) })
    : toRejectedMail({ ...about, address: address(paths.publishedPosting(slug)) }, decision.reason);
  const reason = decision.decision === "reject" ? decision.reason : null;
  const content = JSON.stringify(toReviewContent(job.posting));
  const isAsRead = toIsAsRead(job);
  const toWrites: FurtherStatements = (isPossible) => [
    toAuditInsert(
      db,
      {
        actorId: userId,
        action: `job.${decision.decision}`,
        subject: `job:${job.id}`,
        detail: { from: "pending", to: isApproved ? "open" : "rejected" },
        at: now,
      },
      isPossible,
    ),
    db.$client
      .prepare(
        `INSERT INTO posting_reviews (job_id, decision, reason, content, decided_by, at)
          SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE ${isPossible}`,
      )
      .bind(job.id, decision.decision, reason, content, userId, now),
    toOutboxInserts(
      db,
      emails.map((to) => ({ to, ...text })),
      now,
      isPossible,
    ),
  ];
  const also: FurtherStatements = (isPossible) =>
    toWrites(`${isPossible} AND ${toExists(`j.id = ${Number(job.id)} AND ${isAsRead}`)}`);
  const isDecided = isApproved
    ? await approveJob(db, job, { userId }, now, { also, onlyIf: isAsRead })
    : await changeStatus(db, job, "reject", { userId, reason: decision.reason }, now, {
        also,
        onlyIf: isAsRead,
      });
  if (isDecided) sendOutboxSoon(context);
  if (isDecided) return "decided";
  const after = await findReviewedPosting(db, slug);
  const isSame = after?.revision === job.revision && after.updatedAt === job.updatedAt;
  return after?.status === "pending" && !isSame ? "changed" : "unchanged";
}

export async function findReviewedPosting(db: Db, slug: string) {
  const [[row], may] = await Promise.all([
    selectContentRows(db, sql`jobs.slug = ${slug}`),
    db.$client
      .prepare(
        `SELECT ${toHeldCompany("j.employer_id")} AS isHeld, ${mayOpen} AS mayOpen FROM jobs j WHERE j.slug = ?`,
      )
      .bind(slug)
      .first<{ isHeld: number; mayOpen: number }>(),
  ]);
  if (!row || !may) return null;
  const { id, employerId, title, status, statusReason, createdAt, updatedAt } = row.job;
  const posting = toPostingContent(row);
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
    isHeld: may.isHeld === 1,
    mayOpen: may.mayOpen === 1,
    validThrough: row.job.validThrough,
    updatedAt,
    revision: await toRevision(posting),
    posting,
  };
}

/** For a list whose postings are decided about together, by id. */
export async function listRevisions(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await selectContentRows(
    db,
    sql`jobs.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  );
  const read = await Promise.all(
    rows.map(async (row) => [row.job.id, await toRevision(toPostingContent(row))] as const),
  );
  return new Map(read);
}

/** Of all that a visitor may see. Confirming the posting changes nothing of it. */
async function toRevision({ confirmedAt, confirmedBy, source, ...read }: PostingContent): Promise<string> {
  return (await sha256(JSON.stringify(read))).slice(0, 22);
}

const toTextSql = (text: string): string => `CAST(x'${toHex(new TextEncoder().encode(text))}' AS TEXT)`;

/** SQL about the row `j`, without parameters: neither the posting nor its company has changed since it was found. */
const toIsAsRead = ({ updatedAt, posting: { employer } }: ReviewedPosting): string =>
  `j.updated_at = ${Number(updatedAt)} AND EXISTS (SELECT 1 FROM employers c WHERE c.id = j.employer_id
    AND c.name = ${toTextSql(employer.name)} AND c.about = ${toTextSql(employer.about ?? "")}
    AND ifnull(c.website, '') = ${toTextSql(employer.website ?? "")})`;

type ReviewedPosting = NonNullable<Awaited<ReturnType<typeof findReviewedPosting>>>;
