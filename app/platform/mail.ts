import { and, asc, eq, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { SiteContext } from "./context.ts";
import type { Db } from "./db.ts";
import type { Env } from "./env.ts";
import { logError } from "./log.ts";
import { outbox } from "./schema.ts";

export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  body: string;
}

const batchSize = 20;
const maxAttempts = 8;
const firstDelayMs = 60_000;

/** Put this insert in the `db.batch` of what the mail is about, so that both happen or neither. */
export function toOutboxInsert(db: Db, mail: Mail, now: number) {
  return db.insert(outbox).values({
    recipient: mail.to,
    replyTo: mail.replyTo,
    subject: toHeaderText(mail.subject),
    body: mail.body,
    nextAttemptAt: now,
    createdAt: now,
  });
}

export function toOutboxInsertIf(db: Db, mail: Mail, now: number, condition: SQL) {
  const { to, replyTo = null, subject, body } = mail;
  // An insert from a select must name every column, in table order.
  return db
    .insert(outbox)
    .select(
      sql`SELECT NULL, ${to}, ${replyTo}, ${toHeaderText(subject)}, ${body}, 0, ${now}, NULL, ${now} WHERE ${condition}`,
    );
}

export function sendOutboxSoon({ db, env, now, waitUntil }: SiteContext): void {
  waitUntil(sendOutbox(db, env, now).catch((error) => logError("outbox", error)));
}

/** Claims each mail, so that two runs never send it twice. Erases sent text, which may hold working links. */
export async function sendOutbox(db: Db, env: Pick<Env, "MAIL" | "MAIL_FROM">, now: number): Promise<number> {
  const due = await db
    .select({ id: outbox.id, attempts: outbox.attempts })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNotNull(outbox.nextAttemptAt), lte(outbox.nextAttemptAt, now)))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(batchSize);
  let sent = 0;
  for (const { id, attempts } of due) if (await sendOne(db, env, id, attempts, now)) sent++;
  return sent;
}

const keptMs = 24 * 60 * 60 * 1000;

/** Keeps finished mails for only a day, because they hold names and addresses. */
export async function removeOldMail(db: Db, now: number): Promise<void> {
  const isDone = or(isNotNull(outbox.sentAt), isNull(outbox.nextAttemptAt));
  await db.delete(outbox).where(and(isDone, lte(outbox.createdAt, now - keptMs)));
}

async function sendOne(
  db: Db,
  env: Pick<Env, "MAIL" | "MAIL_FROM">,
  id: number,
  attempts: number,
  now: number,
): Promise<boolean> {
  const isLast = attempts + 1 >= maxAttempts;
  const [mail] = await db
    .update(outbox)
    .set({ attempts: attempts + 1, nextAttemptAt: isLast ? null : now + firstDelayMs * 2 ** attempts })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.sentAt)))
    .returning();
  if (!mail) return false;
  try {
    await env.MAIL.send({
      from: env.MAIL_FROM,
      to: mail.recipient,
      replyTo: mail.replyTo ?? undefined,
      subject: mail.subject,
      text: mail.body,
    });
  } catch (error) {
    // Logs only the error's class, because its message may quote an address.
    logError("mail", error instanceof Error ? error.name : "refused", {
      outboxId: id,
      attempts: attempts + 1,
    });
    return false;
  }
  await db.update(outbox).set({ sentAt: now, nextAttemptAt: null, body: "" }).where(eq(outbox.id, id));
  return true;
}

/** A line break in the subject would let a sender add headers. */
function toHeaderText(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 200);
}
