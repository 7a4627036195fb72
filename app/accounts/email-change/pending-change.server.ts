import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { toUserAudit } from "#app/kit/platform/audit.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { emailChanges, users } from "#app/kit/platform/schema.ts";

/** Whose link it is: the account's address approves, the new one confirms. */
export type ChangeSide = "old" | "new";

const facts = {
  userId: emailChanges.userId,
  newEmail: emailChanges.newEmail,
  isApproved: sql<number>`${emailChanges.oldApprovedAt} IS NOT NULL`,
  isConfirmed: sql<number>`${emailChanges.newConfirmedAt} IS NOT NULL`,
  expiresAt: emailChanges.expiresAt,
};

export async function findPendingChange(db: Db, userId: number, now: number) {
  const isPending = and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now));
  const [change] = await db.select(facts).from(emailChanges).where(isPending);
  return change ?? null;
}

/** Looking does not use the link, because mail scanners open links. */
export async function findChangeByLink(db: Db, side: ChangeSide, secret: string, now: number) {
  const hash = side === "old" ? emailChanges.oldHash : emailChanges.newHash;
  const [change] = await db
    .select({ ...facts, oldEmail: users.email, askedBy: emailChanges.askedBy })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(and(eq(hash, await sha256(secret)), gt(emailChanges.expiresAt, now), isNull(users.suspendedAt)));
  return change ?? null;
}

export async function cancelChange({ db, now }: SiteContext, { id }: Viewer): Promise<void> {
  const isAsked = sql`EXISTS (SELECT 1 FROM ${emailChanges} WHERE user_id = ${id})`;
  await db.batch([
    toUserAudit(db, { actorId: id, action: "user.email_canceled", userId: id, at: now }, isAsked),
    db.delete(emailChanges).where(eq(emailChanges.userId, id)),
  ]);
}
