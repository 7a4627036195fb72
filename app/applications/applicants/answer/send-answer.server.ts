import { toStatusSubject } from "#app/applications/notices/applicant-mails.ts";
import { toApplicationPage } from "#app/applications/notices/mail-choice.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { isUniqueViolation } from "#app/kit/platform/db.ts";
import { sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { answerTemplates, listMovedStates, toAnswerBody, type WrittenAnswer } from "./answer-templates.ts";

interface Answered {
  id: number;
  publicId: string;
  userId: number | null;
  email: string;
  jobTitle: string;
}

interface AnswerToSend {
  company: { id: number; name: string };
  sender: { id: number; email: string };
  applicant: Answered;
  answer: WrittenAnswer;
  idempotencyKey: string;
}

export async function toMailBody(
  env: SiteContext["env"],
  { company, sender, applicant, answer }: Omit<AnswerToSend, "idempotencyKey">,
): Promise<string> {
  return toAnswerBody({
    text: answer.text,
    company: company.name,
    job: applicant.jobTitle,
    replyTo: sender.email,
    page: await toApplicationPage(applicant, env),
  });
}

/** One batch, which the same key never runs twice. Returns false when the applicant withdrew meanwhile. */
export async function sendAnswer(context: SiteContext, sending: AnswerToSend): Promise<boolean> {
  const { db, now, env } = context;
  const { company, sender, applicant, answer, idempotencyKey } = sending;
  const d1 = db.$client;
  const { to, subject } = answerTemplates[answer.template];
  const body = await toMailBody(env, {
    company: { ...company, name: quote(company.name) },
    sender,
    applicant: { ...applicant, jobTitle: quote(applicant.jobTitle) },
    answer: { ...answer, text: quote(answer.text) },
  });
  const where = "id = ?1 AND employer_id = ?2 AND state <> 'withdrawn'";
  const isThere = `EXISTS (SELECT 1 FROM applications WHERE id = ${Number(applicant.id)}
    AND employer_id = ${Number(company.id)} AND state <> 'withdrawn')`;
  const mail = {
    to: applicant.email,
    replyTo: sender.email,
    subject: toStatusSubject(subject, applicant.jobTitle, company.name),
    body,
  };
  const moves = `state IN (${listMovedStates(to).map((state) => `'${state}'`)})`;
  try {
    const results = await d1.batch([
      d1
        .prepare(
          `INSERT INTO application_events (application_id, actor_id, kind, detail, at, idempotency_key)
            SELECT id, ?3, 'answer', json_object('template', ?4, 'subject', ?5, 'text', ?6), ?7, ?8
            FROM applications WHERE ${where}`,
        )
        .bind(
          applicant.id,
          company.id,
          sender.id,
          answer.template,
          subject,
          answer.text,
          now,
          idempotencyKey,
        ),
      d1
        .prepare(
          `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
            SELECT id, ?3, 'state', json_object('from', state, 'to', ?4), ?5 FROM applications WHERE ${where} AND ${moves}`,
        )
        .bind(applicant.id, company.id, sender.id, to, now),
      toOutboxInserts(db, [mail], now, isThere),
      d1
        .prepare(
          `UPDATE applications SET answered_at = min(coalesce(answered_at, ?3), ?3), state = iif(${moves}, ?4, state), updated_at = ?3
            WHERE ${where}`,
        )
        .bind(applicant.id, company.id, now, to),
    ]);
    sendOutboxSoon(context);
    return results[3]!.meta.changes > 0;
  } catch (error) {
    if (isUniqueViolation(error, "idempotency_key")) return true;
    throw error;
  }
}
