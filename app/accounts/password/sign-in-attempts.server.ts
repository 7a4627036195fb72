import { type SQL, sql } from "drizzle-orm";
import type { TrySource } from "#app/accounts/try-source.server.ts";
import { giveBackUse, resetLimit, takeUse, toLimit } from "#app/accounts/used-limits.server.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { logSecurity } from "#app/kit/platform/log.ts";
import { sha256 } from "#app/kit/platform/random.ts";

const freeFailures = 10;
const firstLockMs = 60_000;
const longestLockMs = 60 * 60_000;

export const toSignInLimitKey = (email: string): string => `sign-in ${email}`;

export const toKnownLimitKey = (email: string): string => `sign-in known ${email}`;

/**
 * Slows down a guess that comes from many networks. Known browsers and sessions have a count of their own, so that the
 * owner still gets in from one; it ends too, because each log-in without a cookie makes another known browser.
 */
const toBrake = (email: string, isKnown: boolean) =>
  isKnown
    ? toLimit(toKnownLimitKey(email), 100, 60 * 60_000)
    : toLimit(toSignInLimitKey(email), 50, 60 * 60_000);

/**
 * Returns milliseconds to wait, or null. From the tenth failure on, the wait is 1, 2, 4 ... minutes, at most 60.
 * @param userId whose audit log says when a lock begins, if there is such an account
 */
export async function reserveAttempt(
  db: Db,
  email: string,
  source: TrySource,
  now: number,
  userId?: number,
): Promise<number | null> {
  const lockedMs = await reserveOfSource(db, await toKeys(email, source), now, userId);
  return lockedMs === null ? takeUse(db, await toBrake(email, source.isKnown), now) : lockedMs;
}

interface Keys {
  emailHash: string;
  sourceHash: string;
}

async function toKeys(email: string, { key }: TrySource): Promise<Keys> {
  return { emailHash: await sha256(email), sourceHash: await sha256(`${email} ${key}`) };
}

// One statement, so that concurrent tries are all counted.
async function reserveOfSource(db: Db, keys: Keys, now: number, userId?: number): Promise<number | null> {
  const doublings = sql`min(failures + 1 - ${freeFailures}, 6)`;
  const [counted] = await db.all<{ failures: number }>(sql`
    INSERT INTO sign_in_attempts (email_hash, source_hash, failures, last_failed_at, locked_until)
    VALUES (${keys.emailHash}, ${keys.sourceHash}, 1, ${now}, 0)
    ON CONFLICT (email_hash, source_hash) DO UPDATE SET failures = failures + 1, last_failed_at = ${now},
      locked_until = CASE WHEN failures + 1 < ${freeFailures} THEN 0
        ELSE ${now} + min(${firstLockMs} << ${doublings}, ${longestLockMs}) END
    WHERE locked_until <= ${now} RETURNING failures`);
  if (counted) {
    if (counted.failures >= freeFailures) await noteLock(db, counted.failures, now, userId);
    return null;
  }
  const [locked] = await db.all<{ lockedUntil: number }>(
    sql`SELECT locked_until AS lockedUntil FROM sign_in_attempts WHERE ${isOf(keys)}`,
  );
  return Math.max((locked?.lockedUntil ?? now) - now, 1000);
}

/** This try is let through; the lock is for those after it. */
async function noteLock(db: Db, failures: number, at: number, userId?: number): Promise<void> {
  logSecurity("sign_in.locked", { failures });
  if (userId === undefined) return;
  const entry = { actorId: null, action: "user.locked", subject: `user:${userId}`, detail: { failures }, at };
  await toAuditInsert(db, entry).run();
}

export async function forgetAttempts(db: Db, email: string, source: TrySource): Promise<void> {
  const isOwn = isOf(await toKeys(email, source));
  await db.$client.batch([
    toStatement(db, sql`DELETE FROM sign_in_attempts WHERE ${isOwn}`),
    giveBackUse(db, await toBrake(email, source.isKnown)),
  ]);
}

export async function prepareToForgetAll(db: Db, email: string) {
  const emailHash = await sha256(email);
  const brakes = await Promise.all([toBrake(email, false), toBrake(email, true)]);
  return (condition: SQL) => [
    toStatement(db, sql`DELETE FROM sign_in_attempts WHERE email_hash = ${emailHash} AND ${condition}`),
    ...brakes.map((brake) => resetLimit(db, brake, condition)),
  ];
}

const isOf = ({ emailHash, sourceHash }: Keys): SQL =>
  sql`email_hash = ${emailHash} AND source_hash = ${sourceHash}`;
