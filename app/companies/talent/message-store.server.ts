import { toMemberMails } from "#app/companies/workspace/team/member-mails.server.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { WorkContext } from "#app/kit/platform/context.ts";
import { type Db, isUniqueViolation } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { type ListPlace, toPageSql } from "#app/kit/platform/keyset.ts";
import { type Mail, sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { sealSubject } from "#app/kit/platform/sealed-subject.ts";
import { serverPaths } from "#app/server-paths.ts";
import { workPaths } from "#app/work-paths.ts";
import { isSeen } from "./find-talent.server.ts";
import { toFirstMessageMail, toInterestedMail } from "./message-mail.ts";

export type MessageState = "held" | "refused" | "sent" | "interested" | "not-now" | "stopped";

const firstOfRecruiterADay = 5;
const firstOfCompanyADay = 20;
/** Someone who answered is left alone for so long. */
const pauseDays = 90;

/** Of the key that opens one message without an account, from the mail alone. */
export const messageAudience = "first-message";

interface NewMessage {
  employerId: number;
  viewerId: number;
  /** Of the person. */
  publicId: string;
  about: string;
  jobSlug: string;
  text: string;
  isHeld: boolean;
  idempotencyKey: string;
}

export type Sent = "sent" | "held" | "written" | "limit" | "gone";

/** One of a company waits for an answer; five a day of a recruiter, twenty of the company. */
export async function sendFirstMessage(context: WorkContext, message: NewMessage): Promise<Sent> {
  const { db, now } = context;
  const { employerId, viewerId, publicId, about, jobSlug, text, isHeld, idempotencyKey } = message;
  const before = await findByKey(db, idempotencyKey);
  if (before) return before;
  const id = randomId();
  const since = now - dayMs;
  const mayWrite = `u.id = t.user_id AND ${isSeen}
    AND EXISTS (SELECT 1 FROM memberships r WHERE r.user_id = ?2 AND r.employer_id = ?1 AND r.role IN ('owner', 'recruiter'))`;
  const isLeft = `NOT EXISTS (SELECT 1 FROM talent_messages o WHERE o.employer_id = ?1 AND o.user_id = t.user_id
    AND (o.state IN ('held', 'sent', 'stopped') OR o.answered_at > ${now - pauseDays * dayMs}))`;
  const receiver = await db.$client
    .prepare(
      `SELECT u.email, e.name AS company, j.title AS job FROM talent t, users u, employers e, jobs j
        WHERE t.public_id = ?1 AND u.id = t.user_id AND e.id = ?2 AND j.slug = ?3`,
    )
    .bind(publicId, employerId, jobSlug)
    .first<Receiver>();
  if (!receiver) return "gone";
  const mail = await toMail(context, id, { ...receiver, text });
  try {
    const [stored] = await db.$client.batch([
      db.$client
        .prepare(
          `INSERT INTO talent_messages (public_id, employer_id, job_id, user_id, sender_id, about, text, state, created_at, idempotency_key)
            SELECT ?4, ?1, j.id, t.user_id, ?2, ?5, ?6, ?7, ?8, ?9 FROM talent t, users u, jobs j
            WHERE t.public_id = ?3 AND ${mayWrite} AND ${isLeft}
              AND j.slug = ?10 AND j.employer_id = ?1 AND j.status = 'open' AND j.apply_url IS NULL AND j.valid_through > ?8
              AND (SELECT count(*) FROM talent_messages d WHERE d.sender_id = ?2 AND d.created_at > ${since}) < ${firstOfRecruiterADay}
              AND (SELECT count(*) FROM talent_messages d WHERE d.employer_id = ?1 AND d.created_at > ${since}) < ${firstOfCompanyADay}`,
        )
        .bind(
          ...[employerId, viewerId, publicId, id, about, text, isHeld ? "held" : "sent", now],
          ...[idempotencyKey, jobSlug],
        ),
      toOutboxInserts(
        db,
        [mail],
        now,
        `EXISTS (SELECT 1 FROM talent_messages WHERE public_id = '${id}' AND state = 'sent')`,
      ),
    ]);
    if (stored!.meta.changes === 0) return explainUnsent(db, message, now);
  } catch (error) {
    // Another tab was first.
    if (isUniqueViolation(error, "idempotency_key")) return (await findByKey(db, idempotencyKey)) ?? "gone";
    if (isUniqueViolation(error, "user_id")) return "written";
    throw error;
  }
  sendOutboxSoon(context);
  return isHeld ? "held" : "sent";
}

interface Receiver {
  email: string;
  company: string;
  job: string;
}

async function toMail(
  { env }: WorkContext,
  publicId: string,
  { email, ...about }: Receiver & { text: string },
): Promise<Mail> {
  const key = await sealSubject(publicId, messageAudience, env.SESSION_SECRET);
  return toFirstMessageMail(email, {
    ...about,
    page: env.SITE_URL + serverPaths.firstMessage(publicId, key),
  });
}

async function findByKey({ $client }: Db, idempotencyKey: string): Promise<"sent" | "held" | null> {
  const state = await $client
    .prepare("SELECT state FROM talent_messages WHERE idempotency_key = ?1")
    .bind(idempotencyKey)
    .first<MessageState>("state");
  return state && (state === "held" ? "held" : "sent");
}

async function explainUnsent({ $client }: Db, { employerId, viewerId, publicId }: NewMessage, now: number) {
  const row = await $client
    .prepare(
      `SELECT EXISTS (SELECT 1 FROM talent_messages m JOIN talent t ON t.user_id = m.user_id
          WHERE t.public_id = ?3 AND m.employer_id = ?1 AND m.state <> 'refused') AS isWritten,
        (SELECT count(*) FROM talent_messages WHERE sender_id = ?2 AND created_at > ?4) >= ${firstOfRecruiterADay}
          OR (SELECT count(*) FROM talent_messages WHERE employer_id = ?1 AND created_at > ?4) >= ${firstOfCompanyADay} AS isLimit`,
    )
    .bind(employerId, viewerId, publicId, now - dayMs)
    .first<{ isWritten: number; isLimit: number }>();
  return row!.isWritten ? "written" : row!.isLimit ? "limit" : "gone";
}

interface HeldMessage {
  publicId: string;
  text: string;
  createdAt: number;
  company: string;
  job: string;
}

const mostHeld = 20;

/** What our desk reads before it is sent, the oldest first. */
export const listHeldMessages = async ({ $client }: Db): Promise<HeldMessage[]> =>
  (
    await $client
      .prepare(
        `SELECT m.public_id AS publicId, m.text, m.created_at AS createdAt, e.name AS company, j.title AS job
          FROM talent_messages m JOIN employers e ON e.id = m.employer_id JOIN jobs j ON j.id = m.job_id
          WHERE m.state = 'held' ORDER BY m.id LIMIT ${mostHeld}`,
      )
      .all<HeldMessage>()
  ).results;

/** False where another of our desk decided before. */
export async function decideHeldMessage(
  context: WorkContext,
  publicId: string,
  actorId: number,
  asked: "sent" | "refused",
): Promise<boolean> {
  const { db, now } = context;
  const message = await db.$client
    .prepare(
      `SELECT m.id, m.text, m.employer_id AS employerId, m.sender_id AS senderId, m.user_id AS userId, u.email, e.name AS company, j.title AS job FROM talent_messages m JOIN users u ON u.id = m.user_id
        JOIN employers e ON e.id = m.employer_id JOIN jobs j ON j.id = m.job_id WHERE m.public_id = ?1 AND m.state = 'held'`,
    )
    .bind(publicId)
    .first<
      Receiver & { id: number; text: string; employerId: number; senderId: number | null; userId: number }
    >();
  if (!message) return false;
  const { id, employerId, senderId, userId, ...of } = message;
  // She may have turned it off or named the company meanwhile, and the sender may have left.
  const seen = await db.$client
    .prepare(
      `SELECT 1 AS n FROM talent t CROSS JOIN users u ON u.id = t.user_id WHERE t.user_id = ?3 AND ${isSeen}`,
    )
    .bind(employerId, senderId, userId)
    .first("n");
  const to = seen ? asked : "refused";
  const isHeld = `EXISTS (SELECT 1 FROM talent_messages WHERE id = ${Number(id)} AND state = 'held')`;
  const results = await db.$client.batch([
    toAuditInsert(
      db,
      { actorId, action: "talent_message.decide", subject: `talent_message:${id}`, detail: { to }, at: now },
      isHeld,
    ),
    ...(to === "sent" ? [toOutboxInserts(db, [await toMail(context, publicId, of)], now, isHeld)] : []),
    db.$client.prepare("UPDATE talent_messages SET state = ?1 WHERE id = ?2 AND state = 'held'").bind(to, id),
  ]);
  sendOutboxSoon(context);
  return results.at(-1)!.meta.changes > 0;
}

export interface OwnMessage {
  publicId: string;
  userId: number;
  employerId: number;
  senderId: number | null;
  about: string;
  state: MessageState;
  text: string;
  createdAt: number;
  company: string;
  companySlug: string;
  job: string;
  jobSlug: string;
  isOpen: number;
}

const toOwnColumns = (
  now: number,
) => `m.public_id AS publicId, m.user_id AS userId, m.employer_id AS employerId,
  m.sender_id AS senderId, m.about, m.state, m.text, m.created_at AS createdAt, e.name AS company, e.slug AS companySlug, j.title AS job, j.slug AS jobSlug,
  (j.status = 'open' AND j.valid_through > ${now}) AS isOpen
  FROM talent_messages m JOIN employers e ON e.id = m.employer_id JOIN jobs j ON j.id = m.job_id
  JOIN users u ON u.id = m.user_id AND u.closed_at IS NULL AND u.suspended_at IS NULL`;

/** What reached her. */
export const findOwnMessage = ({ $client }: Db, publicId: string, now: number): Promise<OwnMessage | null> =>
  $client
    .prepare(`SELECT ${toOwnColumns(now)} WHERE m.public_id = ?1 AND m.state NOT IN ('held', 'refused')`)
    .bind(publicId)
    .first<OwnMessage>();

const mostOwn = 10;

/** Of a person, those that wait for her answer, the newest first. */
export const askOwnMessages = ({ $client }: Db, userId: number, now: number): D1PreparedStatement =>
  $client
    .prepare(
      `SELECT ${toOwnColumns(now)} WHERE m.user_id = ?1 AND m.state = 'sent' ORDER BY m.id DESC LIMIT ${mostOwn}`,
    )
    .bind(userId);

export type Answer = "interested" | "not-now" | "stopped";

const answerable: Record<Answer, string> = {
  interested: "'sent', 'not-now'",
  "not-now": "'sent'",
  stopped: "'sent', 'not-now', 'interested'",
};

/** False where it was answered otherwise. Stopping is final, and interest takes a posting that is open. Its writer hears of interest. */
export async function answerMessage(context: WorkContext, message: OwnMessage, to: Answer): Promise<boolean> {
  const { db, env, now } = context;
  const { publicId, employerId, senderId, companySlug } = message;
  const where = `m.public_id = '${publicId}' AND m.state IN (${answerable[to]}) AND (${to !== "interested"}
    OR EXISTS (SELECT 1 FROM jobs j WHERE j.id = m.job_id AND j.status = 'open' AND j.valid_through > ${now}))`;
  const mail = toInterestedMail({
    ...message,
    page: env.SITE_URL + workPaths.hiringTalentWritten(companySlug),
  });
  const told = to === "interested" && senderId !== null ? [senderId] : [];
  const { mails, isMember } = await toMemberMails(db, { employerId }, told, mail);
  const [, answered] = await db.$client.batch([
    toOutboxInserts(
      db,
      mails,
      now,
      `EXISTS (SELECT 1 FROM talent_messages m WHERE ${where}) AND ${isMember}`,
    ),
    db.$client
      .prepare(`UPDATE talent_messages AS m SET state = ?1, answered_at = ?2 WHERE ${where}`)
      .bind(to, now),
  ]);
  sendOutboxSoon(context);
  return answered!.meta.changes > 0;
}

export interface WrittenMessage {
  id: number;
  about: string;
  text: string;
  state: MessageState;
  createdAt: number;
  job: string;
  /** Of the application that she sent after her yes. */
  application: string | null;
}

export const writtenPerPage = 20;

/** A company's own, the newest first. */
export const askWritten = ({ $client }: Db, employerId: number, place: ListPlace): D1PreparedStatement =>
  $client
    .prepare(
      `SELECT m.id, m.about, m.text, m.state, m.created_at AS createdAt, j.title AS job,
        (SELECT a.public_id FROM applications a WHERE a.id = m.application_id AND a.employer_id = ?1) AS application
        FROM talent_messages m JOIN jobs j ON j.id = m.job_id WHERE m.employer_id = ?1
        ${toPageSql(place, ["m.id"], "DESC", writtenPerPage)}`,
    )
    .bind(employerId);

/** The last that a company wrote to each of these people. */
export async function findLastStates(
  { $client }: Db,
  employerId: number,
  userIds: readonly number[],
): Promise<Map<number, MessageState>> {
  const { results } = await $client
    .prepare(
      `SELECT m.user_id AS userId, m.state FROM talent_messages m JOIN json_each(?2) v ON m.user_id = v.value
        WHERE m.employer_id = ?1 ORDER BY m.id`,
    )
    .bind(employerId, JSON.stringify(userIds))
    .all<{ userId: number; state: MessageState }>();
  return new Map(results.map(({ userId, state }) => [userId, state]));
}
