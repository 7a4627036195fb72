import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { answerEndedPostings } from "#app/applications/applicants/ending/ended-postings.server.ts";
import { findReviewedPosting } from "#app/companies/posting/publication/decide-posting.server.ts";
import { whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { changeStatus } from "#app/jobs/changes/job-changes.server.ts";
import { isPossible } from "#app/jobs/postings/record/transitions.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { type Mail, sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { endSentence } from "#app/kit/text/sentence.ts";
import { site } from "#app/site.ts";
import { listSince, type ReportDecision } from "./report-decision.ts";

/** Decides all open reports of a posting at once, thanks their senders by email, and erases the addresses. */
export async function decideReports(
  context: SiteContext,
  { slug, revision, decision, reason }: ReportDecision,
  actorId: number,
): Promise<Decided> {
  const { db, now } = context;
  const job = await findReviewedPosting(db, slug);
  if (!job) return { outcome: "missing" };
  const found = await findOpenReports(db, job.id);
  if (found === null) return { outcome: "unchanged" };
  const read = { updatedAt: job.updatedAt, lastReport: found };
  const since = listSince(revision, read);
  if (since.length > 0) return { outcome: "changed", since };
  const isUpheld = decision === "take-down";
  const hasOpen = `(SELECT max(id) FROM job_reports WHERE job_id = ${Number(job.id)} AND state = 'open') = ${Number(found)}
    AND EXISTS (SELECT 1 FROM jobs r WHERE r.id = ${Number(job.id)} AND r.updated_at = ${Number(job.updatedAt)})`;
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
      (await changeStatus(db, job, "takeDown", { userId: actorId, reason }, now, {
        also: (guard) => writes(`${guard} AND ${hasOpen}`),
        onlyIf: `j.updated_at = ${Number(job.updatedAt)}`,
      }))
    : (await db.$client.batch(writes(hasOpen))).at(-1)!.meta.changes > 0;
  if (isDecided && isUpheld) await answerEndedPostings(context, `j.id = ${Number(job.id)}`);
  if (isDecided) sendOutboxSoon(context);
  if (isDecided) return { outcome: "decided" };
  // Another click, or the company, may just have been faster.
  const after = await findReviewedPosting(db, slug);
  const left = after && (await findOpenReports(db, after.id));
  const late = left ? listSince(revision, { updatedAt: after.updatedAt, lastReport: left }) : [];
  return late.length > 0 ? { outcome: "changed", since: late } : { outcome: "unchanged" };
}

type Decided =
  | { outcome: "decided" | "unchanged" | "missing" }
  /** Nothing was decided, because the page showed something else. */
  | { outcome: "changed"; since: string[] };

/** The newest of those that wait for a decision. */
export const findOpenReports = ({ $client }: Db, jobId: number): Promise<number | null> =>
  $client
    .prepare("SELECT max(id) AS id FROM job_reports WHERE job_id = ?1 AND state = 'open'")
    .bind(jobId)
    .first<number>("id");

interface Reported {
  title: string;
  company: string;
  reason: string;
}

type Text = Omit<Mail, "to">;

const toText = (subject: string, paragraphs: string[]): Text => ({
  subject,
  body: [...paragraphs, site.name].join("\n\n"),
});

const toThanks = (title: string, company: string): string =>
  endSentence(`Thank you for telling us about “${title}” of ${company}`);

export const toThanksMail = ({ title, company, reason }: Reported): Text =>
  toText("We took down the posting that you reported", [
    `${toThanks(title, company)} We checked it and took it down.`,
    quote(reason),
    "We have deleted your email address from the report.",
  ]);

export const toKeptMail = ({ title, company, reason }: Reported): Text =>
  toText("We checked the posting that you reported", [
    `${toThanks(title, company)} We checked it, and it stays on the site.`,
    quote(reason),
    "We have deleted your email address from the report.",
  ]);

export const toTakenDownMail = ({ title, company, reason }: Reported): Text =>
  toText(`We took down your posting: ${title}`, [
    `We took down the posting “${title}” of ${company}, because visitors reported it and we found that it breaks our rules. The reason:`,
    quote(reason),
    `A person reads your company's next posting before it appears.`,
    `If you think that we are wrong, please write to ${site.employersEmail}.`,
  ]);
