import { type SQL, sql } from "drizzle-orm";
import { toUserAudit } from "#app/kit/platform/audit.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { logSecurity } from "#app/kit/platform/log.ts";
import { sendOutboxSoon, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { toEmailChangedMail } from "./ask-for-change.server.ts";

const toLink = (side: ChangeSide, hash: string, now: number) => {
  const isLink = side === "old" ? sql`old_hash = ${hash}` : sql`new_hash = ${hash}`;
  return sql`${isLink} AND expires_at > ${now}
    AND EXISTS (SELECT 1 FROM users u WHERE u.id = email_changes.user_id AND u.suspended_at IS NULL)`;
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
  const agreedAt = side === "old" ? sql`old_approved_at` : sql`new_confirmed_at`;
  const isFree = sql`NOT EXISTS (SELECT 1 FROM users WHERE email = new_email)`;
  const isAgreed = sql`old_approved_at IS NOT NULL AND new_confirmed_at IS NOT NULL`;
  /** Null until both agreed, and again after the address has changed. */
  const owner = sql<number>`(SELECT user_id FROM email_changes WHERE ${isLink} AND ${isAgreed} AND ${isFree})`;
  const isReady = sql`${owner} IS NOT NULL`;
  /** Before the address changes below. One that was never confirmed may be a stranger's, who is not told. */
  const wasProved = sql`EXISTS (SELECT 1 FROM users WHERE id = ${owner} AND email_verified_at IS NOT NULL)`;
  const kept = [found.askedBy, viewer?.id === found.userId ? viewer.sessionId : ""];
  const { newEmail, oldEmail } = found;
  const write = (query: SQL) => toStatement(db, query);
  const batch = await db.$client.batch([
    write(sql`UPDATE email_changes SET ${agreedAt} = ${now} WHERE ${isLink} AND ${agreedAt} IS NULL`),
    toUserAudit(db, { actorId: owner, action: "user.email", userId: owner, at: now }, isReady),
    toOutboxInsertIf(db, toEmailChangedMail(oldEmail, env.SITE_URL), now, wasProved),
    toOutboxInsertIf(db, toEmailChangedMail(newEmail, env.SITE_URL), now, isReady),
    // As after the first proof of an address: its owner follows what was sent from it before.
    write(sql`UPDATE applications SET user_id = ${owner}
      WHERE lower(email) = ${newEmail} AND user_id IS NULL AND ${isReady}`),
    write(sql`DELETE FROM email_links WHERE user_id = ${owner}`),
    write(sql`DELETE FROM sessions WHERE user_id = ${owner}
      AND public_id NOT IN (SELECT value FROM json_each(${JSON.stringify(kept)}))`),
    write(sql`DELETE FROM pending_sign_ins WHERE user_id = ${owner}`),
    write(
      sql`UPDATE users SET email = ${newEmail}, email_verified_at = ${now}, updated_at = ${now} WHERE id = ${owner}`,
    ),
    write(sql`DELETE FROM email_changes
      WHERE ${isLink} AND new_email = (SELECT email FROM users WHERE id = email_changes.user_id)`),
  ]);
  const [agreed, changed] = [batch[0]!.meta.changes > 0, batch[8]!.meta.changes > 0];
  if (changed) {
    logSecurity("email.changed");
    sendOutboxSoon(context);
    return "changed";
  }
  if (!agreed) return null;
  return side === "old" ? (found.isConfirmed ? "taken" : "waiting") : found.isApproved ? "taken" : "waiting";
}

/** The owner of the old address did not ask for it: the person who did is logged out, with every other device. */
export async function denyChange({ db, now }: SiteContext, secret: string, viewer: Viewer | null) {
  const isLink = sql`${toLink("old", await sha256(secret), now)} AND old_approved_at IS NULL`;
  const owner = sql<number>`(SELECT user_id FROM email_changes WHERE ${isLink})`;
  const askedBy = sql`(SELECT asked_by FROM email_changes WHERE ${isLink})`;
  const isOther = sql`(sessions.public_id <> ${viewer?.sessionId ?? ""} OR sessions.public_id = ${askedBy})`;
  const batch = await db.$client.batch([
    toUserAudit(
      db,
      { actorId: owner, action: "user.email_denied", userId: owner, at: now },
      sql`${owner} IS NOT NULL`,
    ),
    toStatement(db, sql`DELETE FROM sessions WHERE user_id = ${owner} AND ${isOther}`),
    toStatement(db, sql`DELETE FROM pending_sign_ins WHERE user_id = ${owner}`),
    toStatement(db, sql`DELETE FROM email_changes WHERE ${isLink}`),
  ]);
  const isDenied = batch[3]!.meta.changes > 0;
  if (isDenied) logSecurity("email.denied");
  return isDenied;
}

/** Whose link it is: the account's address approves, the new one confirms. */
export type ChangeSide = "old" | "new";

interface PendingChange {
  userId: number;
  newEmail: string;
  isApproved: number;
  isConfirmed: number;
  expiresAt: number;
}

const facts = sql`c.user_id AS userId, c.new_email AS newEmail, c.old_approved_at IS NOT NULL AS isApproved,
  c.new_confirmed_at IS NOT NULL AS isConfirmed, c.expires_at AS expiresAt`;

export async function findPendingChange(db: Db, userId: number, now: number) {
  const [change] = await db.all<PendingChange>(
    sql`SELECT ${facts} FROM email_changes c WHERE c.user_id = ${userId} AND c.expires_at > ${now}`,
  );
  return change ?? null;
}

/** Looking does not use the link, because mail scanners open links. */
export async function findChangeByLink(db: Db, side: ChangeSide, secret: string, now: number) {
  const hash = side === "old" ? sql`c.old_hash` : sql`c.new_hash`;
  const [change] = await db.all<PendingChange & { oldEmail: string; askedBy: string }>(sql`
    SELECT ${facts}, u.email AS oldEmail, c.asked_by AS askedBy FROM email_changes c JOIN users u ON u.id = c.user_id
    WHERE ${hash} = ${await sha256(secret)} AND c.expires_at > ${now} AND u.suspended_at IS NULL`);
  return change ?? null;
}

export async function cancelChange({ db, now }: SiteContext, { id }: Viewer): Promise<void> {
  const isAsked = sql`EXISTS (SELECT 1 FROM email_changes WHERE user_id = ${id})`;
  await db.$client.batch([
    toUserAudit(db, { actorId: id, action: "user.email_canceled", userId: id, at: now }, isAsked),
    toStatement(db, sql`DELETE FROM email_changes WHERE user_id = ${id}`),
  ]);
}
