import { type SQL, sql } from "drizzle-orm";
import { noPassword } from "#app/accounts/account.ts";
import { toIsOpenSession } from "#app/accounts/session/sessions.server.ts";
import { toUserAudit } from "#app/kit/platform/audit.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { toStatement } from "#app/kit/platform/db.ts";
import { sendOutboxSoon, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { toSecondFactorMail, toVerificationMail } from "./account-mail.server.ts";
import { newLink, redeemLink } from "./email-links.server.ts";

interface Proof {
  /** Null once the link is used, so that nothing below takes effect. */
  owner: SQL<number>;
  email: string;
  /** The session in which the owner confirms the address. It keeps the password and the second factor. */
  keptSession?: string;
}

/**
 * Marks the address as confirmed. Until then anyone may have registered it, so the first proof also ends the other
 * sessions, the password and the second factor. Goes before the batch's own session. The last statement returns a row for a first proof.
 */
export function proveMailbox({ db, env, now }: SiteContext, { owner, email, keptSession = "" }: Proof) {
  const isFirst = sql`EXISTS (SELECT 1 FROM users WHERE id = ${owner} AND email_verified_at IS NULL)`;
  const isStranger = sql`NOT ${toIsOpenSession(keptSession, owner)}`;
  const isUnsafe = sql`${isFirst} AND ${isStranger}`;
  const hasFactor = sql`EXISTS (SELECT 1 FROM second_factors WHERE user_id = ${owner} AND confirmed_at IS NOT NULL)`;
  const write = (query: SQL) => toStatement(db, query);
  return [
    // The owner follows and withdraws what was sent from this address before, no matter who sent it.
    write(sql`UPDATE applications SET user_id = ${owner}
      WHERE lower(email) = ${email.toLowerCase()} AND user_id IS NULL AND ${isFirst}`),
    toUserAudit(db, { actorId: owner, action: "user.first_proof", userId: owner, at: now }, isUnsafe),
    toOutboxInsertIf(
      db,
      toSecondFactorMail({ email }, env.SITE_URL, "off"),
      now,
      sql`${isUnsafe} AND ${hasFactor}`,
    ),
    write(sql`DELETE FROM second_factors WHERE user_id = ${owner} AND ${isUnsafe}`),
    write(sql`DELETE FROM recovery_codes WHERE user_id = ${owner} AND ${isUnsafe}`),
    write(sql`DELETE FROM pending_sign_ins WHERE user_id = ${owner} AND ${isFirst}`),
    write(sql`DELETE FROM email_changes WHERE user_id = ${owner} AND ${isFirst}`),
    write(sql`UPDATE users SET password_hash = ${noPassword} WHERE id = ${owner} AND ${isUnsafe}`),
    write(sql`DELETE FROM sessions WHERE user_id = ${owner} AND public_id <> ${keptSession} AND ${isFirst}`),
    write(sql`UPDATE users SET email_verified_at = ${now}, updated_at = ${now}
      WHERE id = ${owner} AND email_verified_at IS NULL RETURNING id`),
  ];
}

/** For the owner's own session, which keeps its password. Anyone else signs in by the link instead. */
export async function verifyEmail(context: SiteContext, viewer: Viewer, secret: string): Promise<boolean> {
  const { db, now } = context;
  const { owner, burn } = await redeemLink(db, "verify", secret, now);
  const { email, sessionId: keptSession } = viewer;
  const batch = await db.$client.batch([...proveMailbox(context, { owner, email, keptSession }), burn]);
  return batch.at(-1)!.meta.changes > 0;
}

export async function resendVerification(
  context: SiteContext,
  viewer: Viewer,
  next: string,
): Promise<boolean> {
  const { db, env, now } = context;
  const link = await newLink(db, "verify", viewer.id, now);
  const mail = toVerificationMail(viewer, env.SITE_URL, link.secret, next);
  const [stored] = await db.$client.batch([link.insert, toOutboxInsertIf(db, mail, now, link.isStored)]);
  sendOutboxSoon(context);
  return stored!.meta.changes > 0;
}
