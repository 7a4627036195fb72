import { and, eq, gt, isNull, notInArray, sql } from "drizzle-orm";
import {
  applications,
  emailChanges,
  emailLinks,
  pendingSignIns,
  sessions,
  users,
} from "#app/accounts/schema.ts";
import { toUserAudit } from "#app/kit/platform/audit.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { logSecurity } from "#app/kit/platform/log.ts";
import { sendOutboxSoon, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { toEmailChangedMail } from "./email-change-mail.ts";

const toLink = (side: ChangeSide, hash: string, now: number) => {
  const isLink = side === "old" ? sql`old_hash = ${hash}` : sql`new_hash = ${hash}`;
  return sql`${isLink} AND expires_at > ${now}
    AND EXISTS (SELECT 1 FROM ${users} u WHERE u.id = user_id AND u.suspended_at IS NULL)`;
};

/**
 * One address agrees. Once both have, the account changes in the same batch. The new address agrees only in a session of
 * the account: a stranger who is talked into a click would otherwise lend it to someone else's account.
 */
export async function agreeToChange(
  context: SiteContext,
  side: ChangeSide,
  secret: string,
  viewer: Viewer | null,
): Promise<"changed" | "waiting" | "taken" | null> {
  const { db, env, now } = context;
  const found = await findChangeByLink(db, side, secret, now);
  if (!found || (side === "new" && viewer?.id !== found.userId)) return null;
  const isLink = toLink(side, await sha256(secret), now);
  const agreedAt = side === "old" ? emailChanges.oldApprovedAt : emailChanges.newConfirmedAt;
  const isFree = sql`NOT EXISTS (SELECT 1 FROM ${users} WHERE email = new_email)`;
  const isAgreed = sql`old_approved_at IS NOT NULL AND new_confirmed_at IS NOT NULL`;
  /** Null until both agreed, and again after the address has changed. */
  const owner = sql<number>`(SELECT user_id FROM ${emailChanges} WHERE ${isLink} AND ${isAgreed} AND ${isFree})`;
  const isReady = sql`${owner} IS NOT NULL`;
  /** Before the address changes below. One that was never confirmed may be a stranger's, who is not told. */
  const wasProved = sql`EXISTS (SELECT 1 FROM ${users} WHERE id = ${owner} AND email_verified_at IS NOT NULL)`;
  const kept = [found.askedBy, viewer?.id === found.userId ? viewer.sessionId : ""];
  const { newEmail, oldEmail } = found;
  const batch = await db.batch([
    db
      .update(emailChanges)
      .set(side === "old" ? { oldApprovedAt: now } : { newConfirmedAt: now })
      .where(and(isLink, isNull(agreedAt)))
      .returning({ userId: emailChanges.userId }),
    toUserAudit(db, { actorId: owner, action: "user.email", userId: owner, at: now }, isReady),
    toOutboxInsertIf(db, toEmailChangedMail(oldEmail, env.SITE_URL), now, wasProved),
    toOutboxInsertIf(db, toEmailChangedMail(newEmail, env.SITE_URL), now, isReady),
    // As after the first proof of an address: its owner follows what was sent from it before.
    db
      .update(applications)
      .set({ userId: owner })
      .where(and(sql`lower(email) = ${newEmail}`, isNull(applications.userId), isReady)),
    db.delete(emailLinks).where(eq(emailLinks.userId, owner)),
    db.delete(sessions).where(and(eq(sessions.userId, owner), notInArray(sessions.publicId, kept))),
    db.delete(pendingSignIns).where(eq(pendingSignIns.userId, owner)),
    db
      .update(users)
      .set({ email: newEmail, emailVerifiedAt: now, updatedAt: now })
      .where(eq(users.id, owner))
      .returning({ id: users.id }),
    db
      .delete(emailChanges)
      .where(and(isLink, sql`new_email = (SELECT email FROM ${users} WHERE id = user_id)`)),
  ]);
  const [agreed, changed] = [batch[0], batch[8]];
  if (changed.length > 0) {
    logSecurity("email.changed");
    sendOutboxSoon(context);
    return "changed";
  }
  if (agreed.length === 0) return null;
  return side === "old" ? (found.isConfirmed ? "taken" : "waiting") : found.isApproved ? "taken" : "waiting";
}

/** The owner of the old address did not ask for it: the person who did is logged out, with every other device. */
export async function denyChange({ db, now }: SiteContext, secret: string, viewer: Viewer | null) {
  const isLink = sql`${toLink("old", await sha256(secret), now)} AND old_approved_at IS NULL`;
  const owner = sql<number>`(SELECT user_id FROM ${emailChanges} WHERE ${isLink})`;
  const askedBy = sql`(SELECT asked_by FROM ${emailChanges} WHERE ${isLink})`;
  const isOther = sql`(${sessions.publicId} <> ${viewer?.sessionId ?? ""} OR ${sessions.publicId} = ${askedBy})`;
  const batch = await db.batch([
    toUserAudit(
      db,
      { actorId: owner, action: "user.email_denied", userId: owner, at: now },
      sql`${owner} IS NOT NULL`,
    ),
    db.delete(sessions).where(and(eq(sessions.userId, owner), isOther)),
    db.delete(pendingSignIns).where(eq(pendingSignIns.userId, owner)),
    db.delete(emailChanges).where(isLink).returning({ userId: emailChanges.userId }),
  ]);
  const isDenied = batch[3].length > 0;
  if (isDenied) logSecurity("email.denied");
  return isDenied;
}

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
