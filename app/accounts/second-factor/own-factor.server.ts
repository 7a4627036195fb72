import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { toSecondFactorMail } from "#app/accounts/email/account-mail.ts";
import { checkCredentials } from "#app/accounts/password/credentials.server.ts";
import { forgetAttempts } from "#app/accounts/password/sign-in-attempts.server.ts";
import { type Refusal, tooManyTries, wrongPassword } from "#app/accounts/refusal.ts";
import { pendingSignIns, recoveryCodes, secondFactors, sessions, users } from "#app/accounts/schema.ts";
import { toSessionSource } from "#app/accounts/try-source.server.ts";
import { toUserAudit } from "#app/kit/platform/audit.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { logSecurity } from "#app/kit/platform/log.ts";
import { sendOutboxSoon, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { newKey } from "./one-time-code.ts";
import {
  checkFactorCode,
  hashRecoveryCode,
  newRecoveryCodes,
  openKey,
  sealKey,
  toAttemptKey,
  wrongCode,
} from "./typed-code.server.ts";

interface OwnFactor {
  confirmedAt: number | null;
  /** Null once confirmed: the key is shown only during setup. */
  key: Uint8Array | null;
  codesLeft: number;
}

export async function findOwnFactor({ db, env }: SiteContext, userId: number): Promise<OwnFactor | null> {
  const [row] = await db
    .select({
      confirmedAt: secondFactors.confirmedAt,
      sealedKey: secondFactors.sealedKey,
      codesLeft: sql<number>`(SELECT count(*) FROM ${recoveryCodes} c WHERE c.user_id = ${userId} AND c.used_at IS NULL)`,
    })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  if (!row) return null;
  const { sealedKey, ...factor } = row;
  return {
    ...factor,
    key: factor.confirmedAt === null ? await openKey(sealedKey, userId, env.SESSION_SECRET) : null,
  };
}

export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  const isConfirmed = sql`${secondFactors.userId} = ${userId} AND ${secondFactors.confirmedAt} IS NOT NULL`;
  return (await db.$count(secondFactors, isConfirmed)) > 0;
}

/** Makes a new key unless one is confirmed. Someone who took over a session does not know the password. */
export async function startFactor(
  context: SiteContext,
  request: Request,
  viewer: Viewer,
  password: string,
): Promise<{ ok: true } | Refusal> {
  const { db, env, now } = context;
  if (!(await isWithinLimit(env.ACCOUNT_LIMIT, request, "closed"))) return tooManyTries;
  const checked = await checkCredentials(
    context,
    request,
    { email: viewer.email, password },
    toSessionSource(viewer),
  );
  if (!checked.ok) return checked.status === 401 ? wrongPassword : checked;
  if (!checked.user.emailVerified) return unconfirmed;
  const sealedKey = await sealKey(newKey(), viewer.id, env.SESSION_SECRET);
  const isOwner = and(isProved(viewer.id), eq(users.passwordHash, checked.passwordHash));
  await db
    .insert(secondFactors)
    .select(sql`SELECT ${viewer.id}, ${sealedKey}, NULL, 0, ${now} FROM ${users} WHERE ${isOwner}`)
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedKey, createdAt: now, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    });
  return { ok: true };
}

const toNote = ({ id }: Viewer, to: "on" | "off", at: number) => ({
  actorId: id,
  action: "user.second_factor",
  userId: id,
  detail: { to },
  at,
});

const isProved = (userId: number) => and(eq(users.id, userId), isNotNull(users.emailVerifiedAt));

const unconfirmed: Refusal = {
  ok: false,
  status: 403,
  code: "unconfirmed_email",
  message: "Confirm your email first. Your dashboard sends you a new link.",
};

/** Returns the recovery codes, which are stored as hashes only. Null if another request confirmed first. */
export async function confirmFactor(
  context: SiteContext,
  request: Request,
  viewer: Viewer,
  typed: string,
): Promise<{ ok: true; codes: string[] | null } | Refusal> {
  const { db, env, now } = context;
  if (!(await isWithinLimit(env.ACCOUNT_LIMIT, request, "closed"))) return tooManyTries;
  const source = toSessionSource(viewer);
  const code = await checkFactorCode(context, viewer.id, source, typed);
  if (!code.ok) return code;
  const codes = newRecoveryCodes();
  const hashes = await Promise.all(codes.map((each) => hashRecoveryCode(viewer.id, each)));
  const isSetUp = and(
    eq(secondFactors.userId, viewer.id),
    isNull(secondFactors.confirmedAt),
    code.isUnused,
    sql`EXISTS (SELECT 1 FROM ${users} WHERE ${isProved(viewer.id)})`,
  );
  const isConfirmedNow = sql`EXISTS (SELECT 1 FROM ${secondFactors} WHERE user_id = ${viewer.id} AND confirmed_at = ${now})`;
  // The mail and the codes require the unconfirmed row, so they come first in the batch.
  const isFirst = sql`EXISTS (SELECT 1 FROM ${secondFactors} WHERE ${isSetUp})`;
  const [, , , confirmed] = await db.batch([
    db
      .insert(recoveryCodes)
      .select(
        sql`SELECT ${viewer.id}, value, NULL FROM json_each(${JSON.stringify(hashes)}) WHERE ${isFirst}`,
      ),
    toOutboxInsertIf(db, toSecondFactorMail(viewer, env.SITE_URL, "on"), now, isFirst),
    toUserAudit(db, toNote(viewer, "on", now), isFirst),
    db
      .update(secondFactors)
      .set({ confirmedAt: now })
      .where(isSetUp)
      .returning({ userId: secondFactors.userId }),
    code.use(isConfirmedNow),
    // A session that a password alone opened takes no second step later.
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, viewer.id), ne(sessions.publicId, viewer.sessionId), isConfirmedNow)),
    db.delete(pendingSignIns).where(and(eq(pendingSignIns.userId, viewer.id), isConfirmedNow)),
  ]);
  if (confirmed.length > 0) logSecurity("second_factor.on");
  await forgetAttempts(db, toAttemptKey(viewer.id), source);
  sendOutboxSoon(context);
  return { ok: true, codes: confirmed.length > 0 ? codes : null };
}

export async function turnOffFactor(
  context: SiteContext,
  request: Request,
  viewer: Viewer,
  { password, code: typed }: { password: string; code: string },
): Promise<{ ok: true } | Refusal> {
  const { db, env, now } = context;
  if (!(await isWithinLimit(env.ACCOUNT_LIMIT, request, "closed"))) return tooManyTries;
  const source = toSessionSource(viewer);
  const checked = await checkCredentials(context, request, { email: viewer.email, password }, source);
  if (!checked.ok) return checked.status === 401 ? wrongPassword : checked;
  const code = await checkFactorCode(context, viewer.id, source, typed);
  if (!code.ok) return code;
  const isOn = sql`EXISTS (SELECT 1 FROM ${secondFactors} WHERE user_id = ${viewer.id})`;
  const [, , removed] = await db.batch([
    toOutboxInsertIf(db, toSecondFactorMail(viewer, env.SITE_URL, "off"), now, code.isUnused),
    toUserAudit(db, toNote(viewer, "off", now), code.isUnused),
    db
      .delete(secondFactors)
      .where(and(eq(secondFactors.userId, viewer.id), code.isUnused))
      .returning({ userId: secondFactors.userId }),
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, viewer.id), sql`NOT ${isOn}`)),
    db.delete(pendingSignIns).where(and(eq(pendingSignIns.userId, viewer.id), sql`NOT ${isOn}`)),
  ]);
  if (removed.length === 0) return wrongCode;
  logSecurity("second_factor.off");
  await forgetAttempts(db, toAttemptKey(viewer.id), source);
  sendOutboxSoon(context);
  return { ok: true };
}
