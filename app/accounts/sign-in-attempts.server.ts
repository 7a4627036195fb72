import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db.ts";
import { signInAttempts } from "#app/platform/schema.ts";

const freeFailures = 10;
const firstLockMs = 60_000;
const longestLockMs = 60 * 60_000;

/**
 * Counts a try before its password is looked at, in one statement, so that many tries at once cannot outrun the
 * count. From the tenth on each one locks the address: 1, 2, 4 ... minutes, at most an hour.
 * @returns null where the try may go on; else how long the address is still locked
 */
export async function reserveAttempt(db: Db, emailHash: string, now: number): Promise<number | null> {
  const { failures, lockedUntil } = signInAttempts;
  const doublings = sql`min(${failures} + 1 - ${freeFailures}, 6)`;
  const counted = await db
    .insert(signInAttempts)
    .values({ emailHash, failures: 1, lastFailedAt: now })
    .onConflictDoUpdate({
      target: signInAttempts.emailHash,
      set: {
        failures: sql`${failures} + 1`,
        lastFailedAt: now,
        lockedUntil: sql`CASE WHEN ${failures} + 1 < ${freeFailures} THEN 0
          ELSE ${now} + min(${firstLockMs} << ${doublings}, ${longestLockMs}) END`,
      },
      setWhere: lte(lockedUntil, now),
    })
    .returning({ failures });
  if (counted.length > 0) return null;
  const [locked] = await db
    .select({ lockedUntil })
    .from(signInAttempts)
    .where(eq(signInAttempts.emailHash, emailHash));
  return Math.max((locked?.lockedUntil ?? now) - now, 1000);
}

/** The statement that forgets the failures of an address whose owner has shown to be one, where the condition holds. */
export function forgetAttempts(db: Db, emailHash: string, condition?: SQL) {
  return db.delete(signInAttempts).where(and(eq(signInAttempts.emailHash, emailHash), condition));
}
