import type { SiteContext } from "#app/kit/platform/context.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { dropMarksSql, quote } from "#app/kit/platform/quoted-words.ts";
import { paths } from "#app/paths.ts";
import { answersToOneADay } from "./answer-limits.server.ts";
import {
  answerTemplates,
  firstNameMark,
  positionMark,
  toAnswerBody,
  type WrittenAnswer,
} from "./answer-templates.ts";

const pageMark = "{application}";

interface ManyAnswers {
  /** SQL of the applications' ids, about `of` as `?1`. */
  ids: string;
  of: number | string;
  employerId: number;
  /** SQL that must hold when the batch runs. */
  isPossible: string;
  company: string;
  sender: { id: number; email: string };
  /** The text has `firstNameMark` and `positionMark`. */
  answer: WrittenAnswer;
}

/**
 * Mails each of them and closes their application. Who had `answersToOneADay` answers of the company today gets no mail and
 * stays open, and so can be answered tomorrow.
 */
export function toManyAnswers(
  { db, now, env }: Pick<SiteContext, "db" | "now" | "env">,
  { ids, of, employerId, isPossible, company, sender, answer }: ManyAnswers,
): D1PreparedStatement[] {
  const d1 = db.$client;
  const { subject } = answerTemplates[answer.template];
  const waiting = `id IN (${ids}) AND ${isPossible}`;
  const told = `${waiting} AND (SELECT count(*) FROM applications o JOIN application_events v ON v.application_id = o.id
    WHERE lower(o.email) = lower(applications.email) AND o.employer_id = ${Number(employerId)} AND v.kind = 'answer'
      AND v.at > ${now - dayMs}) < ${answersToOneADay}`;
  const answered = `${waiting} AND EXISTS (SELECT 1 FROM application_events v WHERE v.application_id = applications.id
    AND v.kind = 'answer' AND v.actor_id = ${Number(sender.id)} AND v.at = ${now})`;
  const toBody = (page: string | null) =>
    toAnswerBody({
      text: quote(answer.text),
      company: quote(company),
      job: quote(positionMark),
      replyTo: sender.email,
      page,
    });
  const fill = (text: string) =>
    `replace(replace(${text}, '${positionMark}', (SELECT ${dropMarksSql("title")} FROM jobs WHERE jobs.id = applications.job_id)),
      '${firstNameMark}', ${dropMarksSql("first_name")})`;
  const marked = fill(`iif(user_id IS NULL, ?4, replace(?5, '${pageMark}', public_id))`);
  return [
    d1
      .prepare(
        `INSERT INTO outbox (recipient, reply_to, subject, body, marked, attempts, next_attempt_at, created_at)
          SELECT email, ?2, ?3, ${dropMarksSql(marked)}, ${marked}, 0, ?6, ?6
          FROM applications WHERE ${told}`,
      )
      .bind(
        of,
        sender.email,
        subject,
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
      .bind(of, sender.id, answer.template, subject, answer.text, now),
    d1
      .prepare(
        `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
          SELECT id, ?2, 'state', json_object('from', state, 'to', 'not-selected'), ?3 FROM applications WHERE ${answered}`,
      )
      .bind(of, sender.id, now),
    d1
      .prepare(
        `UPDATE applications SET state = 'not-selected', answered_at = coalesce(answered_at, ?2), updated_at = ?2
          WHERE ${answered} RETURNING id`,
      )
      .bind(of, now),
  ];
}
