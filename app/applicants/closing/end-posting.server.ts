import { answersToOneADay } from "#app/applicants/answer/answer-limits.server.ts";
import { answerTemplates, type TemplateName } from "#app/applicants/answer/answer-templates.ts";
import { firstNameMark, toAnswerBody } from "#app/applicants/answer/applicant-answer.ts";
import type { OwnJob } from "#app/jobs/lifecycle/guarded-jobs.ts";
import { changeStatus } from "#app/jobs/lifecycle/job-changes.server.ts";
import { dayMs } from "#app/jobs/posting/posting-key.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { sendOutboxSoon } from "#app/platform/mail.ts";
import { waitingIdsSql } from "./waiting-applicants.server.ts";

const pageMark = "{application}";

interface Ending {
  job: OwnJob & { title: string };
  /** Null when the posting has already ended and only answers are missing. */
  transition: "fill" | "close" | "withdraw" | null;
  company: string;
  sender: { id: number; email: string };
  /** Null when nobody waits. The text has `firstNameMark` for each first name. */
  answer: { template: TemplateName; text: string } | null;
  /** The hired applicant's public id: no mail. */
  hired: string | null;
}

/** All in one batch. Returns how many were answered, or null when the posting could not be ended and nobody was mailed. */
export async function endPosting(context: SiteContext, ending: Ending): Promise<number | null> {
  const { db, now } = context;
  const also = (isPossible: string) => toAnswers(context, ending, isPossible);
  if (ending.transition === null) {
    const statements = also("true");
    if (statements.length > 0) await db.$client.batch(statements);
    sendOutboxSoon(context);
    return countAnswered(context, ending);
  }
  const by = { userId: ending.sender.id };
  const isEnded = await changeStatus(db, ending.job, ending.transition, by, now, also);
  if (!isEnded) return null;
  sendOutboxSoon(context);
  return countAnswered(context, ending);
}

const countAnswered = async ({ db, now }: SiteContext, { job, sender }: Ending): Promise<number> =>
  (await db.$client
    .prepare(
      `SELECT count(*) FROM applications a JOIN application_events e ON e.application_id = a.id
        WHERE a.job_id = ?1 AND e.kind = 'answer' AND e.actor_id = ?2 AND e.at = ?3`,
    )
    .bind(job.id, sender.id, now)
    .first<number>("count(*)")) ?? 0;

function toAnswers({ db, now, env }: SiteContext, ending: Ending, isPossible: string): D1PreparedStatement[] {
  const d1 = db.$client;
  const { job, company, sender, answer, hired } = ending;
  const isHired = `job_id = ?1 AND public_id = ?2 AND state NOT IN ('hired', 'withdrawn') AND ${isPossible}`;
  const hiring = hired
    ? [
        d1
          .prepare(
            `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
              SELECT id, ?3, 'state', json_object('from', state, 'to', 'hired'), ?4 FROM applications WHERE ${isHired}`,
          )
          .bind(job.id, hired, sender.id, now),
        d1
          .prepare(`UPDATE applications SET state = 'hired', updated_at = ?3 WHERE ${isHired}`)
          .bind(job.id, hired, now),
      ]
    : [];
  if (!answer) return hiring;
  const waiting = `id IN (${waitingIdsSql}) AND ${isPossible}`;
  const told = `${waiting} AND (SELECT count(*) FROM applications o JOIN application_events v ON v.application_id = o.id
    WHERE lower(o.email) = lower(applications.email) AND o.employer_id = ${Number(job.employerId)} AND v.kind = 'answer'
      AND v.at > ${now - dayMs}) < ${answersToOneADay}`;
  // Who was not told still waits, and can be answered tomorrow.
  const answered = `${waiting} AND EXISTS (SELECT 1 FROM application_events v WHERE v.application_id = applications.id
    AND v.kind = 'answer' AND v.actor_id = ${Number(sender.id)} AND v.at = ${now})`;
  const toBody = (page: string | null) =>
    toAnswerBody({ text: answer.text, company, job: job.title, replyTo: sender.email, page });
  const fill = (text: string) => `replace(${text}, '${firstNameMark}', first_name)`;
  return [
    ...hiring,
    d1
      .prepare(
        `INSERT INTO outbox (recipient, reply_to, subject, body, attempts, next_attempt_at, created_at)
          SELECT email, ?2, ?3, ${fill(`iif(user_id IS NULL, ?4, replace(?5, '${pageMark}', public_id))`)}, 0, ?6, ?6
          FROM applications WHERE ${told}`,
      )
      .bind(
        job.id,
        sender.email,
        answerTemplates[answer.template].subject,
        toBody(null),
        toBody(env.SITE_URL + paths.ownApplication(pageMark)),
        now,
      ),
    d1
      .prepare(
        `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
          SELECT id, ?2, 'answer', json_object('template', ?3, 'subject', ?4, 'text', ${fill("?5")}), ?6
          FROM applications WHERE ${told}`,
      )
      .bind(job.id, sender.id, answer.template, answerTemplates[answer.template].subject, answer.text, now),
    d1
      .prepare(
        `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
          SELECT id, ?2, 'state', json_object('from', state, 'to', 'not-selected'), ?3 FROM applications WHERE ${answered}`,
      )
      .bind(job.id, sender.id, now),
    d1
      .prepare(
        `UPDATE applications SET state = 'not-selected', answered_at = coalesce(answered_at, ?2), updated_at = ?2
          WHERE ${answered}`,
      )
      .bind(job.id, now),
  ];
}
