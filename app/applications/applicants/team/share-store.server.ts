import { type StageWriter, toWriterSql } from "#app/applications/applicants/stages/stage-store.server.ts";
import { toHiddenColumn, toNameColumns } from "#app/applications/notices/blind.ts";
import { toMemberMails } from "#app/companies/workspace/team/member-mails.server.ts";
import type { WorkContext } from "#app/kit/platform/context.ts";
import { type Db, isUniqueViolation } from "#app/kit/platform/db.ts";
import type { Question } from "#app/kit/platform/db-questions.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { workPaths } from "#app/work-paths.ts";
import { toOpinionMail } from "./team-mails.ts";

const mostShown = 20;
/** Of an application, that have not ended. */
const mostOpen = 10;

export interface Share {
  id: number;
  by: string | null;
  createdAt: number;
  endsAt: number;
  endedAt: number | null;
  openedAt: number | null;
  opens: number;
  opinion: "yes" | "no" | null;
  name: string | null;
  note: string | null;
  answeredAt: number | null;
}

const shareColumns = `s.id, s.created_at AS createdAt, s.ends_at AS endsAt, s.ended_at AS endedAt, s.opened_at AS openedAt,
  s.opens, s.opinion, s.name, s.note, s.answered_at AS answeredAt`;

export const toSharesQuestion = (
  { $client }: Db,
  employerId: number,
  applicationId: number,
): Question<Share[]> => ({
  statement: $client
    .prepare(
      `SELECT ${shareColumns}, (SELECT trim(u.first_name || ' ' || u.last_name) FROM users u WHERE u.id = s.created_by) AS "by"
        FROM applications a JOIN application_shares s ON s.application_id = a.id
        WHERE a.id = ?1 AND a.employer_id = ?2 ORDER BY s.id DESC LIMIT ${mostShown}`,
    )
    .bind(applicationId, employerId),
  toAnswer: (rows) => rows as Share[],
});

const toHash = (key: string): Promise<string> => sha256(`share ${key}`);

/** SQL: the link `s` of the application `a` still shows something. */
const toLiveSql = (now: number): string =>
  `s.ended_at IS NULL AND s.ends_at > ${Number(now)} AND a.state <> 'withdrawn' AND a.employer_id IS NOT NULL`;

const toEvent = (d1: D1Database, what: string, actorId: number | null, now: number, from: string) =>
  d1
    .prepare(
      `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
        SELECT a.id, ?1, 'shared', json_object('share', ?2), ?3 FROM ${from}`,
    )
    .bind(actorId, what, now);

interface NewShare {
  applicationId: number;
  days: number;
  /** Of the form, so that a second press makes the same key and no second link. */
  idempotencyKey: string;
  secret: string;
  now: number;
}

/** The key, which we do not keep. Null for who withdrew, and while as many links as one may have are open. */
export async function createShare(
  { $client: d1 }: Db,
  writer: StageWriter,
  { applicationId, days, idempotencyKey, secret, now }: NewShare,
): Promise<string | null> {
  const key = await sha256(`${secret} share ${idempotencyKey}`);
  const hash = await toHash(key);
  const where = `a.id = ${Number(applicationId)} AND a.employer_id = ${Number(writer.employerId)} AND a.state <> 'withdrawn'
    AND ${toWriterSql(writer)} AND (SELECT count(*) FROM application_shares o WHERE o.application_id = a.id
      AND o.ended_at IS NULL AND o.ends_at > ${Number(now)}) < ${mostOpen}`;
  try {
    const [, made] = await d1.batch([
      toEvent(d1, "made", writer.userId, now, `applications a WHERE ${where}`),
      d1
        .prepare(
          `INSERT INTO application_shares (application_id, key_hash, created_by, created_at, ends_at)
            SELECT a.id, ?1, ?2, ?3, ?4 FROM applications a WHERE ${where} RETURNING id`,
        )
        .bind(hash, writer.userId, now, now + days * dayMs),
    ]);
    return made!.results.length > 0 ? key : null;
  } catch (error) {
    if (isUniqueViolation(error, "key_hash")) return key;
    throw error;
  }
}

/** False for a link that is not the application's, or ended. */
export async function endShare(
  { $client: d1 }: Db,
  writer: StageWriter,
  applicationId: number,
  id: number,
  now: number,
): Promise<boolean> {
  const from = `application_shares s JOIN applications a ON a.id = s.application_id WHERE s.id = ${Number(id)}
    AND a.id = ${Number(applicationId)} AND a.employer_id = ${Number(writer.employerId)} AND s.ended_at IS NULL
    AND s.ends_at > ${Number(now)} AND ${toWriterSql(writer)}`;
  const [ended] = await d1.batch([
    toEvent(d1, "ended", writer.userId, now, from),
    d1
      .prepare(`UPDATE application_shares SET ended_at = ?1 WHERE id IN (SELECT s.id FROM ${from})`)
      .bind(now),
  ]);
  return ended!.meta.changes > 0;
}

interface SharedApplication extends Omit<Share, "by"> {
  isLive: number;
  createdBy: number | null;
  publicId: string;
  employerId: number;
  employerSlug: string;
  firstName: string;
  lastName: string;
  /** Of `toHiddenColumn`. */
  hidden: string | null;
  jobTitle: string;
  company: string;
  message: string;
  /** JSON. */
  copy: string | null;
  resume: string | null;
}

/** By the key of the link alone. */
export const findShared = async (
  { $client }: Db,
  publicId: string,
  key: string,
  now: number,
): Promise<SharedApplication | null> =>
  $client
    .prepare(
      `SELECT ${shareColumns}, ${toLiveSql(now)} AS isLive, s.created_by AS createdBy, a.public_id AS publicId,
        e.id AS employerId, e.slug AS employerSlug, ${toNameColumns("a")}, ${toHiddenColumn("a", { hidesContact: false })}, a.job_title AS jobTitle,
        a.employer_name AS company, a.message, c.copy, (SELECT r.text FROM application_files f JOIN resume_texts r ON r.file_id = f.id
          WHERE f.application_id = a.id AND f.field = 'resume' LIMIT 1) AS resume
        FROM application_shares s JOIN applications a ON a.id = s.application_id JOIN employers e ON e.id = a.employer_id
        LEFT JOIN application_copies c ON c.application_id = a.id WHERE s.key_hash = ?1 AND a.public_id = ?2`,
    )
    .bind(await toHash(key), publicId)
    .first<SharedApplication>();

/** By a press of its button: programs that check mails follow links and press nothing. */
export async function openShare({ $client: d1 }: Db, id: number, now: number): Promise<void> {
  const from = `application_shares s JOIN applications a ON a.id = s.application_id WHERE s.id = ${Number(id)}
    AND s.opened_at IS NULL AND ${toLiveSql(now)}`;
  await d1.batch([
    toEvent(d1, "opened", null, now, from),
    d1
      .prepare(`UPDATE application_shares SET opened_at = ?1 WHERE id IN (SELECT s.id FROM ${from})`)
      .bind(now),
  ]);
}

export const countOpen = ({ $client }: Db, id: number) =>
  $client.prepare("UPDATE application_shares SET opens = opens + 1 WHERE id = ?").bind(id).run();

interface Opinion {
  opinion: "yes" | "no";
  name: string;
  note: string;
}

/** Once, and mails who made the link. Does nothing for a link that ended, was not opened or has its answer. */
export async function answerShare(
  context: WorkContext,
  shared: SharedApplication,
  { opinion, name, note }: Opinion,
): Promise<void> {
  const { db, env, now } = context;
  const { id, createdBy, publicId, employerId, employerSlug, firstName, lastName, jobTitle } = shared;
  const from = `application_shares s JOIN applications a ON a.id = s.application_id WHERE s.id = ${Number(id)}
    AND s.opened_at IS NOT NULL AND s.answered_at IS NULL AND ${toLiveSql(now)}`;
  const about = {
    applicant: `${firstName} ${lastName}`.trim(),
    job: jobTitle,
    by: name,
    page: env.SITE_URL + workPaths.hiringApplicant(employerSlug, publicId),
  };
  const told = createdBy === null ? [] : [createdBy];
  const mail = toOpinionMail(about, { opinion, note });
  const { mails, isMember } = await toMemberMails(db, { employerId, publicId }, told, mail);
  await db.$client.batch([
    toOutboxInserts(db, mails, now, `EXISTS (SELECT 1 FROM ${from}) AND ${isMember}`),
    toEvent(db.$client, "answered", null, now, from),
    db.$client
      .prepare(
        `UPDATE application_shares SET opinion = ?1, name = ?2, note = ?3, answered_at = ?4 WHERE id IN (SELECT s.id FROM ${from})`,
      )
      .bind(opinion, name, note, now),
  ]);
  sendOutboxSoon(context);
}
