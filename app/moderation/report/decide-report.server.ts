import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { whoWrites } from "#app/hiring/frame/company-guard.server.ts";
import { changeStatus } from "#app/jobs/lifecycle/job-changes.server.ts";
import { isPossible } from "#app/jobs/posting/transitions.ts";
import { toAuditInsert } from "#app/platform/audit.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { sendOutboxSoon, toOutboxInserts } from "#app/platform/mail.ts";
import { findReviewedPosting } from "#app/post-job/publish/reviewed-posting.server.ts";
import type { ReportDecision } from "./report-decision.ts";
import { toKeptMail, toTakenDownMail, toThanksMail } from "./report-mail.ts";

/** Decides all open reports of a posting at once, thanks their senders by email, and erases the addresses. */
export async function decideReports(
  context: SiteContext,
  { slug, decision, reason }: ReportDecision,
  actorId: number,
): Promise<"decided" | "unchanged" | "missing"> {
  const { db, now } = context;
  const job = await findReviewedPosting(db, slug);
  if (!job) return "missing";
  const isUpheld = decision === "take-down";
  const hasOpen = `EXISTS (SELECT 1 FROM job_reports WHERE job_id = ${Number(job.id)} AND state = 'open')`;
  const { results: reporters } = await db.$client
    .prepare(
      "SELECT DISTINCT email FROM job_reports WHERE job_id = ?1 AND state = 'open' AND email IS NOT NULL LIMIT 100",
    )
    .bind(job.id)
    .all<{ email: string }>();
  const about = { title: job.title, company: job.company, reason };
  const thanks = (isUpheld ? toThanksMail : toKeptMail)(about);
  const members = isUpheld ? await listMemberEmails(db, job.employerId, whoWrites) : [];
  const mails = [
    ...reporters.map(({ email }) => ({ to: email, ...thanks })),
    ...members.map((to) => ({ to, ...toTakenDownMail(about) })),
  ];
  const entry = {
    actorId,
    action: `job_report.${decision}`,
    subject: `job:${job.id}`,
    detail: { reason, from: job.status },
    at: now,
  };
  const writes = (isTrue: string) => [
    toAuditInsert(db, entry, isTrue),
    toOutboxInserts(db, mails, now, isTrue),
    db.$client
      .prepare(
        `UPDATE job_reports SET state = ?1, decided_at = ?2, decided_by = ?3, email = NULL
          WHERE job_id = ?4 AND state = 'open' AND ${isTrue}`,
      )
      .bind(isUpheld ? "upheld" : "dismissed", now, actorId, job.id),
  ];
  const isDecided = isUpheld
    ? isPossible("takeDown", job.status) &&
      (await changeStatus(db, job, "takeDown", { userId: actorId, reason }, now, (guard) =>
        writes(`${guard} AND ${hasOpen}`),
      ))
    : (await db.$client.batch(writes(hasOpen))).at(-1)!.meta.changes > 0;
  if (isDecided) sendOutboxSoon(context);
  return isDecided ? "decided" : "unchanged";
}
