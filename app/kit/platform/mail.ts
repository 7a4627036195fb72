import { type SQL, sql } from "drizzle-orm";
import type { WorkContext } from "./context.ts";
import { type Db, toStatement } from "./db.ts";
import type { Env } from "./env.ts";
import { logError } from "./log.ts";
import { dropMarks } from "./quoted-words.ts";
import { sha256 } from "./random.ts";

export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  /** Goes out while the account is closed, too. */
  isOfAccount?: boolean;
  /** Takes the POST of a mail program's own button, without a session: no more mails of this kind. */
  stopUrl?: string;
  /** An iCalendar object with its METHOD, attached for the reader's calendar. */
  calendar?: string;
  /** Plain text. Its HTML is made when it is sent; what someone else typed is in `quote`. */
  body: string;
}

/** A hash that only someone with the address can match. Lowercase, like every address that we keep. */
export const toErasedAddress = async (email: string): Promise<string> =>
  `erased:${(await sha256(email.toLowerCase())).toLowerCase()}`;

export const suppressedText = "suppressed";

/** For the `db.batch` of what the mail is about, so that both happen or neither. */
export const toOutboxInsert = (db: Db, mail: Mail, now: number): D1PreparedStatement =>
  toOutboxInserts(db, [mail], now);

/** One query in D1. `isTrue` is SQL without parameters; writes nothing unless it holds. */
export function toOutboxInserts(db: Db, mails: readonly Mail[], now: number, isTrue = "true") {
  const list = mails.map(
    ({ to, replyTo = null, subject, body, isOfAccount = false, stopUrl = null, calendar = null }) => [
      to,
      replyTo,
      toHeaderText(subject),
      dropMarks(body),
      body,
      Number(isOfAccount),
      stopUrl,
      calendar,
    ],
  );
  return db.$client
    .prepare(
      `INSERT INTO outbox (recipient, reply_to, subject, body, marked, is_of_account, stop_url, calendar, attempts, next_attempt_at, created_at)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, nullif(value ->> 4, value ->> 3), value ->> 5, value ->> 6, value ->> 7, 0, ?1, ?1
        FROM json_each(?2)
        WHERE ${isTrue}`,
    )
    .bind(now, JSON.stringify(list));
}

export function toOutboxInsertIf(db: Db, mail: Mail, now: number, condition: SQL) {
  const { to, replyTo = null, subject, body, isOfAccount = false, stopUrl = null } = mail;
  const text = dropMarks(body);
  return toStatement(
    db,
    sql`INSERT INTO outbox (recipient, reply_to, subject, body, marked, is_of_account, stop_url, attempts, next_attempt_at,
        created_at)
      SELECT ${to}, ${replyTo}, ${toHeaderText(subject)}, ${text}, nullif(${body}, ${text}), ${Number(isOfAccount)}, ${stopUrl},
        0, ${now}, ${now}
      WHERE ${condition}`,
  );
}

/** Call this after the batch that wrote the mails. */
export function sendOutboxSoon({ db, env, now, waitUntil }: WorkContext): void {
  waitUntil(queueOutbox(db, env, now).catch((error) => logError("outbox", error)));
}

/** Cloudflare's limit. */
const perSend = 100;
const mostSends = 100;
/** A mail that is unsent by then goes into the queue again, because its message may be lost. */
export const lostAfterMs = 10 * 60_000;

/** New mails, and those whose message was lost. Returns how many. */
export async function queueOutbox(db: Db, { MAIL_QUEUE }: Pick<Env, "MAIL_QUEUE">, now: number) {
  let queued = 0;
  for (let sends = 0; sends < mostSends; sends++) {
    const rows = await db.all<{ id: number }>(sql`
      UPDATE outbox SET next_attempt_at = ${now + lostAfterMs} WHERE id IN (
        SELECT id FROM outbox WHERE sent_at IS NULL AND next_attempt_at <= ${now}
        ORDER BY next_attempt_at LIMIT ${perSend}) RETURNING id`);
    if (rows.length > 0) await sendToQueue(db, MAIL_QUEUE, rows, now);
    queued += rows.length;
    if (rows.length < perSend) break;
  }
  return queued;
}

async function sendToQueue(db: Db, queue: Env["MAIL_QUEUE"], rows: { id: number }[], now: number) {
  try {
    await queue.sendBatch(rows.map(({ id }) => ({ body: { outboxId: id } })));
  } catch (error) {
    const ids = JSON.stringify(rows.map(({ id }) => id));
    await db.run(sql`UPDATE outbox SET next_attempt_at = ${now}
      WHERE id IN (SELECT value FROM json_each(${ids})) AND next_attempt_at IS NOT NULL`);
    throw error;
  }
}

const keptMs = 24 * 60 * 60 * 1000;

/** Keeps finished mails for only a day, because they hold names and addresses. */
export async function removeOldMail(db: Db, now: number): Promise<void> {
  await db.run(sql`DELETE FROM outbox
    WHERE (sent_at IS NOT NULL OR next_attempt_at IS NULL) AND created_at <= ${now - keptMs}`);
}

/** A line break in the subject would let a sender add headers. */
function toHeaderText(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 200);
}
