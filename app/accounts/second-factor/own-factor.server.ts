import { sql } from "drizzle-orm";
import { toSecondFactorMail } from "#app/accounts/email/account-mail.server.ts";
import { checkCredentials } from "#app/accounts/password/credentials.server.ts";
import { forgetAttempts } from "#app/accounts/password/sign-in-attempts.server.ts";
import { type Refusal, tooManyTries, wrongPassword } from "#app/accounts/refusal.ts";
import { toSessionSource } from "#app/accounts/try-source.server.ts";
import { toUserAudit } from "#app/kit/platform/audit.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { logSecurity } from "#app/kit/platform/log.ts";
import { sendOutboxSoon, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import {
  checkFactorCode,
  hashRecoveryCode,
  newRecoveryCodes,
  openKey,
  sealKey,
  toAttemptKey,
  wrongCode,
} from "./factor-secrets.server.ts";
import { newKey } from "./one-time-code.ts";

interface OwnFactor {
  confirmedAt: number | null;
  /** Null once confirmed: the key is shown only during setup. */
  key: Uint8Array | null;
  codesLeft: number;
}

export async function findOwnFactor({ db, env }: SiteContext, userId: number): Promise<OwnFactor | null> {
  const [row] = await db.all<{ confirmedAt: number | null; sealedKey: string; codesLeft: number }>(sql`
    SELECT confirmed_at AS confirmedAt, sealed_key AS sealedKey,
      (SELECT count(*) FROM recovery_codes c WHERE c.user_id = ${userId} AND c.used_at IS NULL) AS codesLeft
    FROM second_factors WHERE user_id = ${userId}`);
  if (!row) return null;
  const { sealedKey, ...factor } = row;
  return {
    ...factor,
    key: factor.confirmedAt === null ? await openKey(sealedKey, userId, env.SESSION_SECRET) : null,
  };
}

export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  const rows = await db.all(
    sql`SELECT 1 FROM second_factors WHERE user_id = ${userId} AND confirmed_at IS NOT NULL`,
  );
  return rows.length > 0;
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
  await db.run(sql`
    INSERT INTO second_factors (user_id, sealed_key, confirmed_at, last_step, created_at)
    SELECT ${viewer.id}, ${sealedKey}, NULL, 0, ${now} FROM users
    WHERE ${isProved(viewer.id)} AND password_hash = ${checked.passwordHash}
    ON CONFLICT (user_id) DO UPDATE SET sealed_key = ${sealedKey}, created_at = ${now}, last_step = 0
    WHERE second_factors.confirmed_at IS NULL`);
  return { ok: true };
}

const toNote = ({ id }: Viewer, to: "on" | "off", at: number) => ({
  actorId: id,
  action: "user.second_factor",
  userId: id,
  detail: { to },
  at,
});

const isProved = (userId: number) => sql`users.id = ${userId} AND users.email_verified_at IS NOT NULL`;

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
  const isSetUp = sql`user_id = ${viewer.id} AND confirmed_at IS NULL AND ${code.isUnused}
    AND EXISTS (SELECT 1 FROM users WHERE ${isProved(viewer.id)})`;
  const isConfirmedNow = sql`EXISTS (SELECT 1 FROM second_factors WHERE user_id = ${viewer.id} AND confirmed_at = ${now})`;
  // The mail and the codes require the unconfirmed row, so they come first in the batch.
  const isFirst = sql`EXISTS (SELECT 1 FROM second_factors WHERE ${isSetUp})`;
  const [, , , confirmed] = await db.$client.batch([
    toStatement(
      db,
      sql`INSERT INTO recovery_codes (user_id, code_hash)
        SELECT ${viewer.id}, value FROM json_each(${JSON.stringify(hashes)}) WHERE ${isFirst}`,
    ),
    toOutboxInsertIf(db, toSecondFactorMail(viewer, env.SITE_URL, "on"), now, isFirst),
    toUserAudit(db, toNote(viewer, "on", now), isFirst),
    toStatement(db, sql`UPDATE second_factors SET confirmed_at = ${now} WHERE ${isSetUp}`),
    code.use(isConfirmedNow),
    // A session that a password alone opened takes no second step later.
    toStatement(
      db,
      sql`DELETE FROM sessions WHERE user_id = ${viewer.id} AND public_id <> ${viewer.sessionId} AND ${isConfirmedNow}`,
    ),
    toStatement(db, sql`DELETE FROM pending_sign_ins WHERE user_id = ${viewer.id} AND ${isConfirmedNow}`),
  ]);
  const isConfirmed = confirmed!.meta.changes > 0;
  if (isConfirmed) logSecurity("second_factor.on");
  await forgetAttempts(db, toAttemptKey(viewer.id), source);
  sendOutboxSoon(context);
  return { ok: true, codes: isConfirmed ? codes : null };
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
  const isOn = sql`EXISTS (SELECT 1 FROM second_factors WHERE user_id = ${viewer.id})`;
  const [, , removed] = await db.$client.batch([
    toOutboxInsertIf(db, toSecondFactorMail(viewer, env.SITE_URL, "off"), now, code.isUnused),
    toUserAudit(db, toNote(viewer, "off", now), code.isUnused),
    toStatement(db, sql`DELETE FROM second_factors WHERE user_id = ${viewer.id} AND ${code.isUnused}`),
    toStatement(db, sql`DELETE FROM recovery_codes WHERE user_id = ${viewer.id} AND NOT ${isOn}`),
    toStatement(db, sql`DELETE FROM pending_sign_ins WHERE user_id = ${viewer.id} AND NOT ${isOn}`),
  ]);
  if (removed!.meta.changes === 0) return wrongCode;
  logSecurity("second_factor.off");
  await forgetAttempts(db, toAttemptKey(viewer.id), source);
  sendOutboxSoon(context);
  return { ok: true };
}
