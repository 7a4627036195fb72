import { sql } from "drizzle-orm";
import type { Db } from "#app/kit/platform/db.ts";
import type { Env, MailMessage } from "#app/kit/platform/env.ts";
import { logError, toProblemText } from "#app/kit/platform/log.ts";
import { lostAfterMs, suppressedText, toErasedAddress } from "#app/kit/platform/mail.ts";
import { separateQuotes } from "#app/kit/platform/quoted-words.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { site } from "#app/site.ts";
import { toMailHtml } from "./mail-html.ts";

type MailEnv = Pick<Env, "MAIL" | "MAIL_FROM" | "SITE_URL">;
interface StoredMail {
  id: number;
  recipient: string;
  replyTo: string | null;
  subject: string;
  /** Its reader searches in private. */
  isPrivate: number;
  body: string;
  /** The body with its quotes marked; null without any. */
  marked: string | null;
  /** Stops such mails with one click of the mail program's own button. */
  stopUrl: string | null;
  calendar: string | null;
  attempts: number;
  leasedUntil: number | null;
}

type Delivery = Pick<Message<MailMessage>, "body" | "ack" | "retry">;

const maxAttempts = 8;
const firstDelayMs = 60_000;
/** Longer than a consumer may run, so that an expired lease belongs to one that died. */
export const leaseMs = 15 * 60_000;
/** A try that ended unrecorded counts as this many: after three of those the mail is given up. */
const unrecordedCost = 4;
const recordTries = 3;
const afterOutage = { delaySeconds: 60 };

// A mail is leased before it is sent, and marked as sent before its message is acknowledged. It goes out
// twice only if its consumer dies, or the database refuses three writes, between sending and marking.
export async function deliverMail(
  messages: readonly Delivery[],
  db: Db,
  env: MailEnv,
  clock: () => number,
): Promise<void> {
  const ids = messages.map(({ body }) => body.outboxId);
  try {
    const leased = new Map((await lease(db, ids, clock())).map((mail) => [mail.id, mail]));
    await Promise.all(
      messages.map((message) => {
        const mail = leased.get(message.body.outboxId);
        leased.delete(message.body.outboxId);
        // Sent, given up or leased by another. If that one died, the cron queues it again.
        return mail ? deliver(message, mail, db, env, clock) : message.ack();
      }),
    );
  } catch (error) {
    logError("mail.lease", error, { messages: messages.length });
    for (const message of messages) message.retry(afterOutage);
  }
}

async function deliver(message: Delivery, mail: StoredMail, db: Db, env: MailEnv, clock: () => number) {
  const { id, attempts } = mail;
  const problem = await send(env, mail);
  try {
    if (problem === null) {
      await markSent(db, id, clock);
      return message.ack();
    }
    if (problem.isForGood) {
      await suppress(db, mail, clock());
      return message.ack();
    }
    logError("mail", problem.name, { outboxId: id, attempts });
    const delayMs = firstDelayMs * 2 ** (attempts - 1);
    const nextAttemptAt = attempts < maxAttempts ? clock() + delayMs + lostAfterMs : null;
    await db.run(sql`UPDATE outbox SET leased_until = NULL, next_attempt_at = ${nextAttemptAt}, last_error = ${problem.text}
      WHERE id = ${id}`);
    // The queue's last retry leads to its dead letters.
    message.retry({ delaySeconds: delayMs / 1000 });
  } catch (error) {
    logError("mail.record", error, { outboxId: id, attempts });
    message.retry(afterOutage);
  }
}

/** Writes to the address no more, whatever the mail is about, until the desk takes it off the list. */
const suppress = ({ $client }: Db, { id, recipient }: StoredMail, now: number) =>
  $client.batch([
    $client
      .prepare(
        `INSERT INTO mail_suppressions (public_id, email, reason, at) VALUES (?1, lower(?2), 'bounced', ?3)
          ON CONFLICT (email) DO NOTHING`,
      )
      .bind(randomId(), recipient, now),
    $client
      .prepare(
        `UPDATE outbox SET leased_until = NULL, next_attempt_at = NULL, last_error = ?2, body = '', marked = NULL,
          stop_url = NULL, calendar = NULL WHERE id = ?1`,
      )
      .bind(id, suppressedText),
  ]);

/**
 * Gives up mails to suppressed addresses, and those to closed accounts that are not about the account. Does not return them.
 * Working links in them are erased.
 */
async function lease(db: Db, ids: number[], now: number): Promise<StoredMail[]> {
  const tries = sql`attempts + iif(leased_until IS NULL, 1, ${unrecordedCost})`;
  const erased = JSON.stringify(await listErased(db, ids));
  const isSuppressed = sql`(id IN (SELECT value FROM json_each(${erased}))
    OR EXISTS (SELECT 1 FROM mail_suppressions s WHERE s.email = lower(outbox.recipient))
    OR (is_of_account = 0 AND EXISTS (SELECT 1 FROM users u
      WHERE u.email = lower(outbox.recipient) AND u.closed_at IS NOT NULL)))`;
  const opens = sql`(body LIKE '%?token=%' OR body LIKE '%?key=%')`;
  const leased = await db.all<StoredMail>(sql`
    UPDATE outbox SET attempts = iif(${isSuppressed}, attempts, ${tries}),
      leased_until = iif(${isSuppressed}, NULL, ${now + leaseMs}),
      next_attempt_at = iif(${tries} < ${maxAttempts} AND NOT ${isSuppressed}, ${now + leaseMs}, NULL),
      last_error = iif(${isSuppressed}, ${suppressedText}, nullif(last_error, ${suppressedText})),
      body = iif(${isSuppressed} AND ${opens}, '', body), marked = iif(${isSuppressed} AND ${opens}, NULL, marked),
      stop_url = iif(${isSuppressed}, NULL, stop_url), calendar = iif(${isSuppressed}, NULL, calendar), last_tried_at = ${now}
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND sent_at IS NULL
      AND next_attempt_at IS NOT NULL AND (leased_until IS NULL OR leased_until <= ${now})
    RETURNING EXISTS (SELECT 1 FROM users u WHERE u.is_private = 1 AND u.email = lower(recipient))
      OR EXISTS (SELECT 1 FROM applications a JOIN users u ON u.id = a.user_id
        WHERE lower(a.email) = lower(recipient) AND u.is_private = 1) AS isPrivate, id, recipient, reply_to AS replyTo, subject, body, marked, stop_url AS stopUrl, calendar, attempts, leased_until AS leasedUntil`);
  return leased.filter(({ leasedUntil }) => leasedUntil !== null);
}

/** Mails to suppressed addresses of which an erasure left only a scrambled form. */
async function listErased(db: Db, ids: number[]): Promise<number[]> {
  const mails = await db.all<{ id: number; recipient: string }>(
    sql`SELECT id, recipient FROM outbox WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  );
  const erased = await Promise.all(mails.map((mail) => toErasedAddress(mail.recipient)));
  const suppressed = await db.all<{ email: string }>(
    sql`SELECT email FROM mail_suppressions WHERE email IN (SELECT value FROM json_each(${JSON.stringify(erased)}))`,
  );
  const known = new Set(suppressed.map(({ email }) => email));
  return mails.flatMap((mail, at) => (known.has(erased[at]!) ? [mail.id] : []));
}

interface Problem {
  /** The error's class, for the log: a message may quote an address. */
  name: string;
  text: string;
  /** The service takes no mail for this address: it bounced for good, or its owner reported one as spam. */
  isForGood: boolean;
}

/** Cloudflare's word for an address on its own list. */
const suppressedCode = "E_RECIPIENT_SUPPRESSED";

/** Says nothing to someone who sees the list of mails, as on a phone's locked screen. */
const privateSubject = `A message from ${site.name}`;

async function send({ MAIL, MAIL_FROM, SITE_URL }: MailEnv, mail: StoredMail): Promise<Problem | null> {
  const subject = mail.isPrivate ? privateSubject : mail.subject;
  try {
    await MAIL.send({
      from: MAIL_FROM,
      to: mail.recipient,
      replyTo: mail.replyTo ?? undefined,
      subject,
      text: mail.body,
      attachments: mail.calendar ? [toInvitation(mail.calendar)] : undefined,
      headers: mail.stopUrl ? toListHeaders(mail.stopUrl, MAIL_FROM) : undefined,
      html: toMailHtml(
        subject,
        separateQuotes(mail.marked ?? mail.body),
        new URL(SITE_URL).origin,
        mail.isPrivate === 1,
      ),
    });
    return null;
  } catch (error) {
    return {
      name: error instanceof Error ? error.name : "refused",
      text: toProblemText(error),
      isForGood: error instanceof Error && "code" in error && error.code === suppressedCode,
    };
  }
}

/** Mail programs read what to do from the method (RFC 6047). */
const toInvitation = (calendar: string) => ({
  disposition: "attachment" as const,
  filename: "interview.ics",
  type: `text/calendar; charset=utf-8; method=${/^METHOD:(\w+)/m.exec(calendar)?.[1] ?? "PUBLISH"}`,
  content: calendar,
});

/**
 * RFC 8058, 2919 and 3834. Cloudflare's mail takes an https address only, so a local site leaves the button out.
 * The list is named after its path, such as "alerts".
 */
function toListHeaders(stopUrl: string, from: string): Record<string, string> {
  const { protocol, pathname } = new URL(stopUrl);
  const domain = from.slice(from.lastIndexOf("@") + 1).replace(/>.*/, "");
  return {
    ...(protocol === "https:"
      ? { "List-Unsubscribe": `<${stopUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
      : {}),
    "List-Id": `<${pathname.split("/")[1]}.${domain}>`,
    "Auto-Submitted": "auto-generated",
  };
}

/** Erases the text too, because it may have working links. */
async function markSent(db: Db, id: number, clock: () => number): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await db.run(sql`UPDATE outbox SET sent_at = ${clock()}, next_attempt_at = NULL, leased_until = NULL,
        last_error = NULL, body = '', marked = NULL, stop_url = NULL, calendar = NULL WHERE id = ${id}`);
      return;
    } catch (error) {
      if (tries === recordTries) throw error;
    }
  }
}
