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

/** All in one batch. Returns false when the posting could not be ended, and then nobody was mailed. */
export async function endPosting(context: SiteContext, ending: Ending): Promise<boolean> {
  const { db, now } = context;
  const also = (isPossible: string) => toAnswers(context, ending, isPossible);
  if (ending.transition === null) {
    const statements = also("true");
    if (statements.length > 0) await db.$client.batch(statements);
    sendOutboxSoon(context);
    return true;
  }
  const by = { userId: ending.sender.id };
  const isEnded = await changeStatus(db, ending.job, ending.transition, by, now, also);
  if (isEnded) sendOutboxSoon(context);
  return isEnded;
}

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
    WHERE lower(o.email) = lower(applications.email) AND v.kind = 'answer' AND v.at > ${now - dayMs}) < ${answersToOneADay}`;
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
          SELECT id, ?2, 'state', json_object('from', state, 'to', 'not-selected'), ?3 FROM applications WHERE ${waiting}`,
      )
      .bind(job.id, sender.id, now),
    d1
      .prepare(
        `UPDATE applications SET state = 'not-selected', answered_at = coalesce(answered_at, ?2), updated_at = ?2
          WHERE ${waiting}`,
      )
      .bind(job.id, now),
  ];
}
