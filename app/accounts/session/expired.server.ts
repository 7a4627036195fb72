import { and, inArray, lt, sql } from "drizzle-orm";
import {
  emailChanges,
  emailLinks,
  pendingSignIns,
  sessions,
  signInAttempts,
  usedLimits,
} from "#app/accounts/schema.ts";
import type { Db } from "#app/kit/platform/db.ts";

const maxRows = 500;
const attemptsKeptMs = 24 * 60 * 60 * 1000;

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
  const oldChanges = db
    .select({ id: emailChanges.userId })
    .from(emailChanges)
    .where(lt(emailChanges.expiresAt, now))
    .limit(maxRows);
  const oldPending = db
    .select({ id: pendingSignIns.secretHash })
    .from(pendingSignIns)
    .where(lt(pendingSignIns.expiresAt, now))
    .limit(maxRows);
  const oldLimits = db
    .select({ id: usedLimits.keyHash })
    .from(usedLimits)
    .where(lt(usedLimits.resetsAt, now))
    .limit(maxRows);
  const { emailHash, sourceHash } = signInAttempts;
  const oldAttempts = db
    .select({ emailHash, sourceHash })
    .from(signInAttempts)
    .where(and(lt(signInAttempts.lastFailedAt, now - attemptsKeptMs), lt(signInAttempts.lockedUntil, now)))
    .limit(maxRows);
  await db.batch([
    db.delete(sessions).where(inArray(sessions.idHash, oldSessions)),
    db.delete(emailLinks).where(inArray(emailLinks.secretHash, oldLinks)),
    db.delete(emailChanges).where(inArray(emailChanges.userId, oldChanges)),
    db.delete(pendingSignIns).where(inArray(pendingSignIns.secretHash, oldPending)),
    db.delete(usedLimits).where(inArray(usedLimits.keyHash, oldLimits)),
    db.delete(signInAttempts).where(sql`(${emailHash}, ${sourceHash}) IN ${oldAttempts}`),
  ]);
}
