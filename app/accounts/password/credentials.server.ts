import { eq } from "drizzle-orm";
import type { Credentials, PublicUser } from "#app/accounts/account.ts";
import { type Refusal, toMinutesText } from "#app/accounts/refusal.ts";
import { users } from "#app/accounts/schema.ts";
import { toSuspendedText } from "#app/accounts/suspended.ts";
import { findTrySource, type TrySource } from "#app/accounts/try-source.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { logSecurity } from "#app/kit/platform/log.ts";
import { verifyPassword } from "./password-hash.server.ts";
import { forgetAttempts, reserveAttempt } from "./sign-in-attempts.server.ts";

export const wrongCredentials: Refusal = {
  ok: false,
  status: 401,
  code: "wrong_credentials",
  message: "This email and password do not match. Check both and try again.",
};

/** The write that follows compares `passwordHash`, because the password may change meanwhile. */
type Checked = { ok: true; user: PublicUser & { id: number }; passwordHash: string } | Refusal;

/** An unknown email gets the same answer after the same time as a wrong password. */
export async function checkCredentials(
  context: SiteContext,
  request: Request,
  { email, password }: Credentials,
  source?: TrySource,
): Promise<Checked> {
  const { db, now } = context;
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      firstName: users.firstName,
      lastName: users.lastName,
      profileImageUrl: users.profileImageUrl,
      emailVerifiedAt: users.emailVerifiedAt,
      passwordHash: users.passwordHash,
      suspendedAt: users.suspendedAt,
      suspendedReason: users.suspendedReason,
    })
    .from(users)
    .where(eq(users.email, email))
    .limit(1);
  const from = source ?? (await findTrySource(context, request, row?.id));
  const lockedMs = await reserveAttempt(db, email, from, now, row?.id);
  if (lockedMs !== null) return refuse("locked", locked(lockedMs));
  const isRight = await verifyPassword(password, row?.passwordHash ?? null);
  if (!row || !isRight) return refuse("wrong", wrongCredentials);
  await forgetAttempts(db, email, from);
  const { passwordHash, emailVerifiedAt, suspendedAt, suspendedReason, ...user } = row;
  if (suspendedAt !== null) return refuse("suspended", toSuspended(suspendedReason));
  return { ok: true, user: { ...user, emailVerified: emailVerifiedAt !== null }, passwordHash };
}

function refuse(reason: string, refusal: Refusal): Refusal {
  logSecurity("password.refused", { reason });
  return refusal;
}

const toSuspended = (reason: string | null): Refusal => ({
  ok: false,
  status: 403,
  code: "suspended",
  message: toSuspendedText(reason),
});

function locked(ms: number): Refusal {
  return {
    ok: false,
    status: 429,
    code: "locked",
    message: `Too many failed tries for this email. Try again in ${toMinutesText(ms)}, or choose “Email me a log-in link.”`,
    retryAfterSeconds: Math.ceil(ms / 1000),
  };
}
