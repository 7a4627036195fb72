import { toStatusSubject } from "#app/applications/notices/applicant-mails.ts";
import { toApplicationPage } from "#app/applications/notices/mail-choice.server.ts";
import { toReplyAddress } from "#app/applications/notices/reply-address.server.ts";
import {
  type NewFile,
  nameMessageFiles,
  toFileInserts,
} from "#app/applications/receipt/sent-files.server.ts";
import type { WorkContext } from "#app/kit/platform/context.ts";
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
  senderId: number;
  applicant: Answered;
  answer: WrittenAnswer;
  /** In the bucket already. A caller drops them where nothing was sent. */
  files?: readonly NewFile[];
  idempotencyKey: string;
}

export async function toMailBody(
  env: WorkContext["env"],
  { company, applicant, answer }: Pick<AnswerToSend, "company" | "applicant" | "answer">,
): Promise<string> {
  return toAnswerBody({
    text: answer.text,
    company: company.name,
    job: applicant.jobTitle,
    isAnswered: Boolean(env.REPLY_DOMAIN),
    page: await toApplicationPage(applicant, env),
  });
}

/** SQL about the application `a`: the company may still write to its sender. */
export const mayAnswerSql = "a.state <> 'withdrawn' AND a.messages_stopped_at IS NULL";

/** One batch, which the same key never runs twice. Returns false when the applicant withdrew or stopped messages meanwhile. */
export async function sendAnswer(context: WorkContext, sending: AnswerToSend): Promise<boolean> {
  const { db, now, env } = context;
  const { company, senderId, applicant, answer, files = [], idempotencyKey } = sending;
  const d1 = db.$client;
  const { to, subject } = answerTemplates[answer.template];
  const { named, detail: ofFiles } = nameMessageFiles(files);
  const told = [
    answer.text,
    ...named.map(({ name }) => `[File: ${name}. It is on your application's page.]`),
  ];
  const body = await toMailBody(env, {
    company: { ...company, name: quote(company.name) },
    applicant: { ...applicant, jobTitle: quote(applicant.jobTitle) },
    answer: { ...answer, text: quote(told.join("\n\n")) },
  });
  const id = Number(applicant.id);
  const where = `a.id = ${id} AND a.employer_id = ${Number(company.id)} AND ${mayAnswerSql}`;
  const mail = {
    to: applicant.email,
    replyTo: await toReplyAddress(env, { publicId: applicant.publicId, side: "applicant" }),
    subject: toStatusSubject(subject, applicant.jobTitle, company.name),
    body,
  };
  const moves = `state IN (${listMovedStates(to).map((state) => `'${state}'`)})`;
  const detail = { template: answer.template, subject, text: answer.text, ...ofFiles };
  try {
    const results = await d1.batch([
      d1
        .prepare(
          `INSERT INTO application_events (application_id, actor_id, kind, detail, at, idempotency_key)
            SELECT a.id, ?1, 'answer', ?2, ?3, ?4 FROM applications a WHERE ${where}`,
        )
        .bind(senderId, JSON.stringify(detail), now, idempotencyKey),
      toFileInserts(db, named, `(SELECT a.id FROM applications a WHERE ${where})`),
      d1
        .prepare(
          `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
            SELECT a.id, ?1, 'state', json_object('from', state, 'to', ?2), ?3 FROM applications a WHERE ${where} AND ${moves}`,
        )
        .bind(senderId, to, now),
      toOutboxInserts(db, [mail], now, `EXISTS (SELECT 1 FROM applications a WHERE ${where})`),
      d1
        .prepare(
          `UPDATE applications AS a SET answered_at = min(coalesce(answered_at, ?1), ?1), state = iif(${moves}, ?2, state),
            updated_at = ?1 WHERE ${where} RETURNING id`,
        )
        .bind(now, to),
    ]);
    sendOutboxSoon(context);
    return results[4]!.results.length > 0;
  } catch (error) {
    if (isUniqueViolation(error, "idempotency_key")) return true;
    throw error;
  }
}
