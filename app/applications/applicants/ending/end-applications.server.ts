import { answersToOneADay } from "#app/applications/applicants/answer/answer-limits.server.ts";
import {
  answerTemplates,
  type TemplateName,
  toAnswerBody,
} from "#app/applications/applicants/answer/answer-templates.ts";
import { firstNameMark, positionMark, toStatusSubject } from "#app/applications/notices/applicant-mails.ts";
import {
  type Addressee,
  addresseeColumns,
  applicationMark,
  type Told,
  toMailInsert,
  toNoticeInsert,
} from "#app/applications/notices/notice-inserts.server.ts";
import { isOpenSql } from "#app/facts/reference/application-states.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { undoMs } from "./tell-time.ts";

/** SQL about `applications`: those who were interviewed get a text of their own. */
export const isInterviewedSql = `(state IN ('interview', 'offer') OR EXISTS (SELECT 1 FROM application_events i
  WHERE i.application_id = applications.id AND i.kind = 'state' AND i.detail ->> 'to' IN ('interview', 'offer')))`;

/** What an employer wrote, with `firstNameMark` and `positionMark`. */
export interface EndingTexts {
  template: "not-selected" | "filled";
  text: string;
  /** To those who were interviewed. */
  interviewedText: string;
}

interface Ending {
  employerId: number;
  company: string;
  sender: { id: number; email: string };
  /** SQL of the applications' ids, without parameters. */
  ids: string;
  /** The posting that ends with them. */
  jobId?: number;
  /** Without texts, everyone gets ours. */
  texts: EndingTexts | null;
  /** The id of who was hired. */
  hiredId?: number | null;
  /** Null for as soon as it cannot be undone any more. */
  tellAt: number | null;
}

interface EndingWrites {
  /** Names the ending, for undoing it. */
  publicId: string;
  /** For a batch that changes nothing unless the SQL is true. The last returns the ids of the ended applications. */
  toStatements: (isPossible: string) => D1PreparedStatement[];
}

/**
 * Ends applications, and mails their senders when it can no longer be undone. Who had `answersToOneADay` answers of the
 * company today gets no text of it and stays open.
 */
export async function endApplications(told: Told, ending: Ending): Promise<EndingWrites> {
  const { db, now } = told;
  const { employerId, sender, ids, jobId = null, texts, hiredId = null } = ending;
  const d1 = db.$client;
  const publicId = randomId();
  const sendAfter = ending.tellAt ?? now + undoMs;
  const { results: addressees } = await d1
    .prepare(`SELECT ${addresseeColumns} FROM applications WHERE id IN (${ids})`)
    .all<Addressee>();
  const known = addressees.map(({ id }) => Number(id)).join(", ") || "NULL";
  const isThem = `id IN (${known}) AND employer_id = ${Number(employerId)} AND ${isOpenSql}`;
  const isHired = `${isThem} AND id = ${Number(hiredId ?? 0)}`;
  const isEnding = `${isThem} AND id <> ${Number(hiredId ?? 0)} AND ${texts ? toMayHear(employerId, now) : "true"}`;
  const endingId = `(SELECT n.id FROM application_endings n WHERE n.public_id = '${publicId}')`;
  const isEnded = `EXISTS (SELECT 1 FROM application_events v WHERE v.application_id = applications.id
    AND v.ending_id = ${endingId} AND v.kind = 'state' AND v.detail ->> 'to' = 'not-selected')`;
  const [toOthers, toInterviewed] = await toTextInserts(told, ending, addressees, sendAfter);
  const toHired = await toNoticeInsert(told, "hired", addressees, { sendAfter });
  const toStateEvents = (to: string, where: string) =>
    d1
      .prepare(
        `INSERT INTO application_events (application_id, actor_id, kind, detail, at, ending_id)
          SELECT id, ?1, 'state', json_object('from', state, 'to', ?2), ?3, ${endingId} FROM applications
          WHERE ${where} AND ${endingId} IS NOT NULL`,
      )
      .bind(sender.id, to, now);
  const toStatements = (isPossible: string) => [
    d1
      .prepare(
        `INSERT INTO application_endings (public_id, employer_id, job_id, job_status, job_ends_at, actor_id, at, tell_at)
          SELECT ?1, ?2, j.id, j.status, j.valid_through, ?3, ?4, ?5 FROM (SELECT 1) LEFT JOIN jobs j ON j.id = ?6
          WHERE ${isPossible} AND EXISTS (SELECT 1 FROM applications WHERE ${isEnding} OR ${isHired})`,
      )
      .bind(publicId, employerId, sender.id, now, sendAfter, jobId),
    toStateEvents("not-selected", isEnding),
    toOthers(`${isEnded} AND NOT ${isInterviewedSql}`),
    toInterviewed(`${isEnded} AND ${isInterviewedSql}`),
    toHired(`${isHired} AND ${endingId} IS NOT NULL`),
    ...(texts ? [toAnswerEvents(d1, { texts, senderId: sender.id, now, isTold: isEnded, endingId })] : []),
    toStateEvents("hired", isHired),
    d1
      .prepare(
        `UPDATE applications SET state = 'hired', updated_at = ?1 WHERE ${isHired} AND ${endingId} IS NOT NULL`,
      )
      .bind(now),
    d1
      .prepare(
        `UPDATE applications SET state = 'not-selected', answered_at = coalesce(answered_at, ?2), updated_at = ?1
          WHERE ${isEnded} RETURNING id`,
      )
      .bind(now, sendAfter),
  ];
  return { publicId, toStatements };
}

/** SQL about `applications`: the company has not sent this address its answers of today. */
export const toMayHear = (employerId: number, now: number): string =>
  `(SELECT count(*) FROM applications o JOIN application_events v ON v.application_id = o.id
    WHERE lower(o.email) = lower(applications.email) AND o.employer_id = ${Number(employerId)} AND v.kind = 'answer'
      AND v.at > ${now - dayMs}) < ${answersToOneADay}`;

async function toTextInserts(
  told: Told,
  { texts, company }: Ending,
  addressees: readonly Addressee[],
  sendAfter: number,
) {
  if (!texts)
    return Promise.all([
      toNoticeInsert(told, "not-selected", addressees, { sendAfter }),
      toNoticeInsert(told, "not-selected-interviewed", addressees, { sendAfter }),
    ]);
  const toInsert = (text: string) =>
    toLetterInsert(told, addressees, { template: texts.template, text, company, sendAfter });
  return Promise.all([toInsert(texts.text), toInsert(texts.interviewedText)]);
}

interface Letter {
  template: TemplateName;
  text: string;
  company: string;
  sendAfter: number;
}

/** Mails a company's own words, with `firstNameMark` and `positionMark`, to each. */
export function toLetterInsert(
  told: Told,
  addressees: readonly Addressee[],
  { template, text, company, sendAfter }: Letter,
) {
  const about = { company: quote(company), job: quote(positionMark), page: applicationMark };
  const isAnswered = Boolean(told.env.REPLY_DOMAIN);
  const body = toAnswerBody({ ...about, text: quote(text), isAnswered });
  const subject = toStatusSubject(answerTemplates[template].subject, positionMark, company);
  return toMailInsert(told, addressees, { subject, text: body, sendAfter, isAnswered });
}

interface AnswerEvents {
  texts: Omit<EndingTexts, "template"> & { template: TemplateName };
  senderId: number;
  now: number;
  /** SQL about `applications`. */
  isTold: string;
  endingId: string;
}

/** Keeps what each was told, for the company's own history. */
export function toAnswerEvents(
  d1: D1Database,
  { texts, senderId, now, isTold, endingId }: AnswerEvents,
): D1PreparedStatement {
  const text = `replace(replace(iif(${isInterviewedSql}, ?4, ?3), '${positionMark}', job_title), '${firstNameMark}', first_name)`;
  return d1
    .prepare(
      `INSERT INTO application_events (application_id, actor_id, kind, detail, at, ending_id)
        SELECT id, ?1, 'answer', json_object('template', ?2, 'subject', ?5, 'text', ${text}), ?6, ${endingId}
        FROM applications WHERE ${isTold}`,
    )
    .bind(
      senderId,
      texts.template,
      texts.text,
      texts.interviewedText,
      answerTemplates[texts.template].subject,
      now,
    );
}
