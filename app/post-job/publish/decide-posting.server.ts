import { eq } from "drizzle-orm";
import { z } from "zod";
import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { requiredText } from "#app/forms/fields.ts";
import { whoWrites } from "#app/hiring/frame/company-guard.server.ts";
import type { Also } from "#app/jobs/lifecycle/guarded-jobs.ts";
import { approveJob, changeStatus } from "#app/jobs/lifecycle/job-changes.server.ts";
import { paths } from "#app/paths.ts";
import { toAuditInsert } from "#app/platform/audit.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { sendOutboxSoon, toOutboxInserts } from "#app/platform/mail.ts";
import { employers, jobs } from "#app/platform/schema.ts";
import { toPublishedMail, toRejectedMail } from "./company-mail.ts";

export const decisionSchema = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("approve") }),
  z.object({
    decision: z.literal("reject"),
    reason: requiredText("Please say why, so that the employer can change it", 1000),
  }),
]);

type Decision = z.output<typeof decisionSchema>;

/** "unchanged" when the posting did not wait for a decision. */
export async function decidePosting(
  context: SiteContext,
  slug: string,
  decision: Decision,
  userId: number,
): Promise<"decided" | "unchanged" | "missing"> {
  const { db, env, now } = context;
  const job = await findPosting(context, slug);
  if (!job) return "missing";
  const emails = await listMemberEmails(db, job.employerId, whoWrites);
  const address = (path: string) => new URL(path, env.SITE_URL).href;
  const about = { title: job.title, company: job.company };
  const isApproved = decision.decision === "approve";
  const text = isApproved
    ? toPublishedMail({ ...about, address: address(paths.job(slug)) })
    : toRejectedMail({ ...about, address: address(paths.publishedPosting(slug)) }, decision.reason);
  const also: Also = (isPossible) => [
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
    toOutboxInserts(
      db,
      emails.map((to) => ({ to, ...text })),
      now,
      isPossible,
    ),
    ...(isApproved
      ? [
          db.$client
            .prepare(
              `UPDATE employers SET approved_at = ifnull(approved_at, ?1) WHERE id = ?2 AND ${isPossible}`,
            )
            .bind(now, job.employerId),
        ]
      : []),
  ];
  const isChanged = isApproved
    ? await approveJob(db, job, { userId }, now, also)
    : await changeStatus(db, job, "reject", { userId, reason: decision.reason }, now, also);
  if (isChanged) sendOutboxSoon(context);
  return isChanged ? "decided" : "unchanged";
}

async function findPosting({ db }: SiteContext, slug: string) {
  const [row] = await db
    .select({ id: jobs.id, employerId: jobs.employerId, title: jobs.title, company: employers.name })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(eq(jobs.slug, slug))
    .limit(1);
  return row ?? null;
}
