import { sql } from "drizzle-orm";
import { closedKeptMs } from "#app/accounts/session/sessions.server.ts";
import { toUserAudit } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { logError, logSecurity } from "#app/kit/platform/log.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { closeOwnRequest, openOwnRequest } from "./deletion-record.server.ts";
import { erasePerson } from "./erase-person.server.ts";
import { findPerson, toAccountAlone } from "./person.server.ts";

/** A log-in that began in time may end a little later. */
const slackMs = hourMs;
const mostPerRun = 3;

interface ClosedAccount {
  email: string;
  isVerified: number;
  closedAt: number;
}

/**
 * Erases as the desk does what nobody opened again. The request is recorded first, so that the desk sees an erasure that
 * stopped midway; the next run goes on with it. Of an unproved address only what belongs to the account itself goes.
 */
export async function eraseClosedAccounts(
  db: Db,
  env: Pick<Env, "FILES" | "MAIL_QUEUE">,
  now: number,
): Promise<number> {
  const due = await db.all<ClosedAccount>(sql`
    SELECT email, email_verified_at IS NOT NULL AS isVerified, closed_at AS closedAt FROM users
    WHERE closed_at <= ${now - closedKeptMs - slackMs} ORDER BY closed_at LIMIT ${mostPerRun}`);
  let failed = 0;
  for (const account of due)
    try {
      await eraseClosed(db, env, account, now);
    } catch (error) {
      failed += 1;
      logError("account.erase", error);
    }
  if (failed > 0) throw new Error(`${failed} closed accounts could not be erased.`);
  return due.length;
}

async function eraseClosed(
  db: Db,
  env: Pick<Env, "FILES" | "MAIL_QUEUE">,
  { email, isVerified, closedAt }: ClosedAccount,
  now: number,
): Promise<void> {
  const person = await findPerson(db, email);
  if (isVerified) {
    const reason = "The person deleted the account on its page.";
    const record = await openOwnRequest({ db, now }, person, sql`true`, reason, closedAt);
    await record.insert.run();
  }
  await erasePerson(db, env, isVerified ? person : toAccountAlone(person));
  if (isVerified) await closeOwnRequest({ db, env, now }, email, "account");
  logSecurity("account.deleted");
}

const isReopenable = (hash: string, now: number) =>
  sql`reopen_hash = ${hash} AND closed_at > ${now - closedKeptMs}`;

export async function findClosedAccount(
  db: Db,
  secret: string,
  now: number,
): Promise<{ email: string; closedAt: number } | null> {
  const [row] = await db.all<{ email: string; closedAt: number }>(
    sql`SELECT email, closed_at AS closedAt FROM users WHERE ${isReopenable(await sha256(secret), now)}`,
  );
  return row ?? null;
}

/** Logs nobody in: the link alone may be in another person's hands. */
export async function reopenAccount({ db, now }: SiteContext, secret: string): Promise<boolean> {
  const isClosed = isReopenable(await sha256(secret), now);
  const owner = sql<number>`(SELECT id FROM users WHERE ${isClosed})`;
  const [, opened] = await db.$client.batch([
    toUserAudit(
      db,
      { actorId: owner, action: "user.reopen", userId: owner, at: now },
      sql`${owner} IS NOT NULL`,
    ),
    toStatement(
      db,
      sql`UPDATE users SET closed_at = NULL, reopen_hash = NULL, reopened_at = ${now} WHERE ${isClosed}`,
    ),
  ]);
  const isOpened = opened!.meta.changes > 0;
  if (isOpened) logSecurity("account.reopened");
  return isOpened;
}

/** For a day, so that someone who only wanted to look knows that nothing is deleted any more. */
export const askReopened = (db: Db, userId: number, now: number): D1PreparedStatement =>
  toStatement(db, sql`SELECT 1 FROM users WHERE id = ${userId} AND reopened_at > ${now - dayMs}`);
