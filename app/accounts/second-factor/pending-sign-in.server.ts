import { type SQL, sql } from "drizzle-orm";
import { type PublicUser, toPublicUser } from "#app/accounts/account.ts";
import { forgetAttempts } from "#app/accounts/password/sign-in-attempts.server.ts";
import { type Refusal, tooManyTries } from "#app/accounts/refusal.ts";
import { newSession } from "#app/accounts/session/sessions.server.ts";
import { findTrySource, rememberBrowser } from "#app/accounts/try-source.server.ts";
import { toUserAudit } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { findCookie, personCookies, toSetCookie } from "#app/kit/platform/cookies.ts";
import { toStatement } from "#app/kit/platform/db.ts";
import { logSecurity } from "#app/kit/platform/log.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { checkFactorCode, toAttemptKey, wrongCode } from "./factor-secrets.server.ts";

const pendingMaxAgeSeconds = 600;

const hasFactor = (userId: SQL) =>
  sql`EXISTS (SELECT 1 FROM second_factors WHERE user_id = ${userId} AND confirmed_at IS NOT NULL)`;

/** A session or, with a second factor, only a note that the code is due. Run `inserts` in one batch. */
export async function newSignIn(context: SiteContext, request: Request, owner: SQL<number>) {
  const { db, now } = context;
  const session = await newSession(
    context,
    request,
    sql<number>`(SELECT o.id FROM (SELECT ${owner} AS id) o WHERE NOT ${hasFactor(sql`o.id`)})`,
  );
  const secret = randomId();
  const secretHash = await sha256(secret);
  const pend = toStatement(
    db,
    sql`INSERT INTO pending_sign_ins (secret_hash, user_id, expires_at)
      SELECT ${secretHash}, o.id, ${now + pendingMaxAgeSeconds * 1000}
      FROM (SELECT ${owner} AS id) o WHERE o.id IS NOT NULL AND ${hasFactor(sql`o.id`)} RETURNING user_id AS userId`,
  );
  return {
    inserts: [session.insert, pend],
    /** True in the batch when there was nothing to wait for. */
    isOpen: sql`NOT EXISTS (SELECT 1 FROM pending_sign_ins WHERE secret_hash = ${secretHash})`,
    cookie: session.cookie,
    pendingCookie: toSetCookie(personCookies.pending, secret, pendingMaxAgeSeconds, request.url),
  };
}

interface PendingUser extends Omit<PublicUser, "emailVerified"> {
  id: number;
  emailVerifiedAt: number | null;
  secretHash: string;
}

export async function findPending({ db, now }: SiteContext, request: Request) {
  const secret = findCookie(request, personCookies.pending);
  if (!secret) return null;
  const [row] = await db.all<PendingUser>(sql`
    SELECT u.id, u.email, u.role, u.first_name AS firstName, u.last_name AS lastName,
      u.profile_image_url AS profileImageUrl, u.email_verified_at AS emailVerifiedAt, p.secret_hash AS secretHash
    FROM pending_sign_ins p JOIN users u ON u.id = p.user_id
    WHERE p.secret_hash = ${await sha256(secret)} AND p.expires_at > ${now} AND p.used_by IS NULL`);
  return row ?? null;
}

const toNote = (userId: number, at: number) => ({
  actorId: userId,
  action: "user.recovery_code",
  userId,
  at,
});

const nothingPending: Refusal = {
  ok: false,
  status: 401,
  code: "nothing_pending",
  message: "Your session timed out. Log in again.",
};

export async function signInByCode(
  context: SiteContext,
  request: Request,
  typed: string,
): Promise<{ ok: true; user: PublicUser; cookies: string[] } | Refusal> {
  const { db, env, now } = context;
  if (!(await isWithinLimit(env.ACCOUNT_LIMIT, request, "closed"))) return tooManyTries;
  const pending = await findPending(context, request);
  if (!pending) return nothingPending;
  const { secretHash, emailVerifiedAt, ...user } = pending;
  const source = await findTrySource(context, request, user.id);
  const code = await checkFactorCode(context, user.id, source, typed);
  if (!code.ok) return code;
  // When two requests come with one code or cookie, only the first sets its mark.
  const mark = randomId();
  const owner = sql<number>`(SELECT user_id FROM pending_sign_ins WHERE secret_hash = ${secretHash} AND used_by = ${mark})`;
  const session = await newSession(context, request, owner);
  const before = await context.viewer();
  const way = code.isRecovery ? "recovery" : "code";
  const [, opened] = await db.$client.batch([
    toStatement(
      db,
      sql`UPDATE pending_sign_ins SET used_by = ${mark}
        WHERE secret_hash = ${secretHash} AND used_by IS NULL AND expires_at > ${now} AND ${code.isUnused}`,
    ),
    session.insert,
    ...(code.isRecovery ? [toUserAudit(db, toNote(user.id, now), sql`${owner} IS NOT NULL`)] : []),
    code.use(sql`${owner} IS NOT NULL`),
    toStatement(
      db,
      sql`DELETE FROM sessions WHERE public_id = ${before?.sessionId ?? ""} AND ${owner} IS NOT NULL`,
    ),
  ]);
  if (opened!.results.length === 0) return wrongCode;
  logSecurity("sign_in.done", { way });
  await forgetAttempts(db, toAttemptKey(user.id), source);
  const cookies = [
    session.cookie,
    toSetCookie(personCookies.pending, "", 0, request.url),
    await rememberBrowser(context, request, user.id),
  ];
  return {
    ok: true,
    user: toPublicUser({ ...user, emailVerified: emailVerifiedAt !== null }),
    cookies,
  };
}
