import { and, inArray, lt } from "drizzle-orm";
import type { Db } from "#app/platform/db.ts";
import { emailLinks, sessions, signInAttempts } from "#app/platform/schema.ts";

const maxRows = 500;
const attemptsKeptMs = 24 * 60 * 60 * 1000;

/** Removes what has run out: sessions, mailed links, and failures to sign in of a day ago. At most 500 rows of each. */
export async function endExpired(db: Db, now: number): Promise<void> {
  const oldSessions = db
    .select({ id: sessions.idHash })
    .from(sessions)
    .where(lt(sessions.expiresAt, now))
    .limit(maxRows);
  const oldLinks = db
    .select({ id: emailLinks.secretHash })
    .from(emailLinks)
    .where(lt(emailLinks.expiresAt, now))
    .limit(maxRows);
  const oldAttempts = db
    .select({ id: signInAttempts.emailHash })
    .from(signInAttempts)
    .where(and(lt(signInAttempts.lastFailedAt, now - attemptsKeptMs), lt(signInAttempts.lockedUntil, now)))
    .limit(maxRows);
  await db.batch([
    db.delete(sessions).where(inArray(sessions.idHash, oldSessions)),
    db.delete(emailLinks).where(inArray(emailLinks.secretHash, oldLinks)),
    db.delete(signInAttempts).where(inArray(signInAttempts.emailHash, oldAttempts)),
  ]);
}
