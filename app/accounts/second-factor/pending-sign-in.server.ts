import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { type PublicUser, toPublicUser } from "#app/accounts/account.ts";
import { forgetAttempts } from "#app/accounts/password/sign-in-attempts.server.ts";
import { type Refusal, tooManyTries } from "#app/accounts/refusal.ts";
import { pendingSignIns, secondFactors, sessions, users } from "#app/accounts/schema.ts";
import { newSession } from "#app/accounts/session/sessions.server.ts";
import { findTrySource, rememberBrowser } from "#app/accounts/try-source.server.ts";
import { toUserAudit } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { findCookie, personCookies, toSetCookie } from "#app/kit/platform/cookies.ts";
import { logSecurity } from "#app/kit/platform/log.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { checkFactorCode, toAttemptKey, wrongCode } from "./typed-code.server.ts";

const pendingMaxAgeSeconds = 600;

const hasFactor = (userId: SQL) =>
  sql`EXISTS (SELECT 1 FROM ${secondFactors} WHERE user_id = ${userId} AND confirmed_at IS NOT NULL)`;

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
  const pend = db
    .insert(pendingSignIns)
    .select(
      sql`SELECT ${secretHash}, o.id, ${now + pendingMaxAgeSeconds * 1000}, NULL
        FROM (SELECT ${owner} AS id) o WHERE o.id IS NOT NULL AND ${hasFactor(sql`o.id`)}`,
    )
    .returning({ userId: pendingSignIns.userId });
  return {
    inserts: [session.insert, pend] as const,
    /** True in the batch when there was nothing to wait for. */
    isOpen: sql`NOT EXISTS (SELECT 1 FROM ${pendingSignIns} WHERE secret_hash = ${secretHash})`,
    cookie: session.cookie,
    pendingCookie: toSetCookie(personCookies.pending, secret, pendingMaxAgeSeconds, request.url),
  };
}

export async function findPending({ db, now }: SiteContext, request: Request) {
  const secret = findCookie(request, personCookies.pending);
  if (!secret) return null;
  const [row] = await db
    .select({ user: users, secretHash: pendingSignIns.secretHash })
    .from(pendingSignIns)
    .innerJoin(users, eq(users.id, pendingSignIns.userId))
    .where(
      and(
        eq(pendingSignIns.secretHash, await sha256(secret)),
        gt(pendingSignIns.expiresAt, now),
        isNull(pendingSignIns.usedBy),
      ),
    );
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
  const { user, secretHash } = pending;
  const source = await findTrySource(context, request, user.id);
  const code = await checkFactorCode(context, user.id, source, typed);
  if (!code.ok) return code;
  // When two requests come with one code or cookie, only the first sets its mark.
  const mark = randomId();
  const isPending = and(
    eq(pendingSignIns.secretHash, secretHash),
    isNull(pendingSignIns.usedBy),
    gt(pendingSignIns.expiresAt, now),
  );
  const owner = sql<number>`(SELECT user_id FROM ${pendingSignIns} WHERE secret_hash = ${secretHash} AND used_by = ${mark})`;
  const session = await newSession(context, request, owner);
  const before = await context.viewer();
  const way = code.isRecovery ? "recovery" : "code";
  const [, [opened]] = await db.batch([
    db.update(pendingSignIns).set({ usedBy: mark }).where(and(isPending, code.isUnused)),
    session.insert,
    ...(code.isRecovery ? [toUserAudit(db, toNote(user.id, now), sql`${owner} IS NOT NULL`)] : []),
    code.use(sql`${owner} IS NOT NULL`),
    db.delete(sessions).where(and(eq(sessions.publicId, before?.sessionId ?? ""), sql`${owner} IS NOT NULL`)),
  ]);
  if (!opened) return wrongCode;
  logSecurity("sign_in.done", { way });
  await forgetAttempts(db, toAttemptKey(user.id), source);
  const cookies = [
    session.cookie,
    toSetCookie(personCookies.pending, "", 0, request.url),
    await rememberBrowser(context, request, user.id),
  ];
  return {
    ok: true,
    user: toPublicUser({ ...user, emailVerified: user.emailVerifiedAt !== null }),
    cookies,
  };
}
