import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { answerEndedPostings } from "#app/applications/applicants/ending/ended-postings.server.ts";
import {
  type DecisionOutcome,
  findReviewedPosting,
} from "#app/companies/posting/publication/decide-posting.server.ts";
import { whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { decideReports, findOpenReports } from "#app/desk/reports/decide-report.server.ts";
import { toReportRevision } from "#app/desk/reports/report-decision.ts";
import { changeStatus, reopenJob } from "#app/jobs/changes/job-changes.server.ts";
import { toExists } from "#app/jobs/changes/many-jobs.server.ts";
import { defaultValidityMs } from "#app/jobs/postings/record/posting-content.ts";
import { isPossible } from "#app/jobs/postings/record/transitions.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Mail, sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { endSentence } from "#app/kit/text/sentence.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { type PostingAct, type PostingStep, postingSteps } from "./posting-steps.ts";

/** "unapproved" when its company may not open anything before we approved a posting of it. */
export async function actOnPosting(
  context: SiteContext,
  slug: string,
  { step, reason, changedAt }: PostingAct,
  actorId: number,
): Promise<DecisionOutcome | "unapproved"> {
  const { db, env, now } = context;
  const job = await findReviewedPosting(db, slug);
  if (!job) return "missing";
  const { transition } = postingSteps[step];
  if (!isPossible(transition, job.status)) return "unchanged";
  // A take-down is about the posting, whatever it says by now: nobody outruns it by saving again and again.
  const isWhole = transition === "takeDown";
  if (!isWhole && (changedAt ?? job.updatedAt) !== job.updatedAt) return "changed";
  if (transition === "reopen" && job.isHeld) return "suspended";
  if (transition === "reopen" && !job.mayOpen) return "unapproved";
  // Those who reported it hear of it.
  if (transition === "takeDown") {
    const lastReport = await findOpenReports(db, job.id);
    if (lastReport !== null) {
      const revision = toReportRevision({ updatedAt: job.updatedAt, lastReport });
      const decision = { slug, decision: "take-down", reason, revision } as const;
      return (await decideReports(context, decision, actorId)).outcome;
    }
  }
  const isSeen = isWhole ? "true" : `j.updated_at = ${Number(job.updatedAt)}`;
  const emails = await listMemberEmails(db, job.employerId, whoWrites);
  const address = new URL(paths.publishedPosting(slug), env.SITE_URL).href;
  const text = toActMail(step, { title: job.title, company: job.company, reason, address });
  const entry = {
    actorId,
    action: `job.${step}`,
    subject: `job:${job.id}`,
    detail: { from: job.status, reason },
    at: now,
  };
  const also = (isTrue: string) => {
    const isStill = `${isTrue} AND ${toExists(`j.id = ${Number(job.id)} AND ${isSeen}`)}`;
    return [
      toAuditInsert(db, entry, isStill),
      toOutboxInserts(
        db,
        emails.map((to) => ({ to, ...text })),
        now,
        isStill,
      ),
    ];
  };
  const by = { userId: actorId, reason, confirms: "recruiter" } as const;
  const end = job.validThrough > now ? job.validThrough : now + defaultValidityMs;
  const isDone =
    transition === "reopen"
      ? await reopenJob(db, job, end, by, now, { also, onlyIf: isSeen })
      : await changeStatus(db, job, transition, by, now, { also, onlyIf: isSeen });
  if (isDone) await answerEndedPostings(context, `j.id = ${Number(job.id)}`);
  if (isDone) sendOutboxSoon(context);
  return isDone ? "decided" : "changed";
}

interface Acted {
  title: string;
  company: string;
  reason: string;
  /** Where the company finds the posting in its workspace. */
  address: string;
}

const appeal = `If you think that we are wrong, please write to ${site.employersEmail}.`;

const texts: Record<PostingStep, { subject: string; begins: string; ends: (address: string) => string }> = {
  pause: {
    subject: "We paused your posting",
    begins: "We paused the posting",
    ends: (address) =>
      `Nobody can apply, and its page says that we paused it and shows no text. A person reads it before it is open again. Correct it and send it to us:\n${address}\n\n${appeal}`,
  },
  "take-down": {
    subject: "We took down your posting",
    begins: "We took down the posting",
    ends: () => appeal,
  },
  reopen: {
    subject: "We reopened your posting",
    begins: "We reopened the posting",
    ends: (address) => `Is the job filled? Then please close it. See your posting:\n${address}`,
  },
  review: {
    subject: "We are checking your posting again",
    begins: "Candidates do not see it for now, because we are checking again the posting",
    ends: () => "You hear from us either way.",
  },
  restore: {
    subject: "We are checking your posting again",
    begins: "We had taken down, and are checking again, the posting",
    ends: () => "You hear from us either way.",
  },
};

export function toActMail(step: PostingStep, { title, company, reason, address }: Acted): Omit<Mail, "to"> {
  const { subject, begins, ends } = texts[step];
  return {
    subject: `${subject}: ${title}`,
    body: [
      `${endSentence(`${begins} “${title}” of ${company}`)} The reason:`,
      quote(reason),
      ends(address),
      site.name,
    ].join("\n\n"),
  };
}
