import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { signInAttempts } from "#app/accounts/schema.ts";
import type { TrySource } from "#app/accounts/try-source.server.ts";
import { giveBackUse, resetLimit, takeUse, toLimit } from "#app/accounts/used-limits.server.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { Db } from "#app/kit/platform/db.ts";
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
  const { failures, lockedUntil } = signInAttempts;
  const doublings = sql`min(${failures} + 1 - ${freeFailures}, 6)`;
  const [counted] = await db
    .insert(signInAttempts)
    .values({ ...keys, failures: 1, lastFailedAt: now })
    .onConflictDoUpdate({
      target: [signInAttempts.emailHash, signInAttempts.sourceHash],
      set: {
        failures: sql`${failures} + 1`,
        lastFailedAt: now,
        lockedUntil: sql`CASE WHEN ${failures} + 1 < ${freeFailures} THEN 0
          ELSE ${now} + min(${firstLockMs} << ${doublings}, ${longestLockMs}) END`,
      },
      setWhere: lte(lockedUntil, now),
    })
    .returning({ failures });
  if (counted) {
    if (counted.failures >= freeFailures) await noteLock(db, counted.failures, now, userId);
    return null;
  }
  const [locked] = await db.select({ lockedUntil }).from(signInAttempts).where(isOf(keys));
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
  const forget = db.delete(signInAttempts).where(isOf(await toKeys(email, source)));
  await db.batch([forget, giveBackUse(db, await toBrake(email, source.isKnown))]);
}

export async function prepareToForgetAll(db: Db, email: string) {
  const emailHash = await sha256(email);
  const brakes = await Promise.all([toBrake(email, false), toBrake(email, true)]);
  return (condition: SQL) =>
    [
      db.delete(signInAttempts).where(and(eq(signInAttempts.emailHash, emailHash), condition)),
      ...brakes.map((brake) => resetLimit(db, brake, condition)),
    ] as const;
}

function isOf({ emailHash, sourceHash }: Keys) {
  return and(eq(signInAttempts.emailHash, emailHash), eq(signInAttempts.sourceHash, sourceHash));
}
