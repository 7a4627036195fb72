import { z } from "zod";
import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { type Also, toExists } from "#app/jobs/changes/guarded-jobs.ts";
import { approveJob, changeStatus } from "#app/jobs/changes/job-changes.server.ts";
import { paths } from "#app/paths.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { toPublishedMail, toRejectedMail } from "./company-mail.ts";
import { asReadFields, rejectionSchema } from "./rejection.ts";
import { toReviewContent } from "./review-content.ts";
import { findReviewedPosting, toIsAsRead } from "./reviewed-posting.server.ts";

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
  const toWrites: Also = (isPossible) => [
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
  const also: Also = (isPossible) =>
    toWrites(`${isPossible} AND ${toExists(`j.id = ${Number(job.id)} AND ${isAsRead}`)}`);
  const isDecided = isApproved
    ? await approveJob(db, job, { userId }, now, also, isAsRead)
    : await changeStatus(db, job, "reject", { userId, reason: decision.reason }, now, also, isAsRead);
  if (isDecided) sendOutboxSoon(context);
  if (isDecided) return "decided";
  const after = await findReviewedPosting(db, slug);
  const isSame = after?.revision === job.revision && after.updatedAt === job.updatedAt;
  return after?.status === "pending" && !isSame ? "changed" : "unchanged";
}
