import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Credentials, noPassword, type PublicUser } from "#app/accounts/account.ts";
import { type Refusal, toMinutesText, toSuspendedText } from "#app/accounts/refusal.ts";
import { users } from "#app/accounts/schema.ts";
import { findTrySource, type TrySource } from "#app/accounts/try-source.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { logSecurity } from "#app/kit/platform/log.ts";
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

// OWASP's password storage cheat sheet gives these three together (16 MiB a hash).
const current = { N: 16384, r: 8, p: 5 };
const keyBytes = 32;
const saltBytes = 16;

/** Returns `scrypt$N$r$p$salt$key`, with salt and key in base64url. */
export async function hashPassword(password: string, { N, r, p } = current): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await toKey(password, salt, { N, r, p });
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** `stored` is null for an unknown person. Without a stored password, the check takes the same time and fails. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const hasPassword = stored !== null && stored !== noPassword;
  const { parameters, salt, key } = parseHash(hasPassword ? stored : nobody);
  const isSame = timingSafeEqual(await toKey(password, salt, parameters), key);
  return isSame && hasPassword;
}

const nobody = `scrypt$${current.N}$${current.r}$${current.p}$${"A".repeat(22)}$${"A".repeat(43)}`;

function parseHash(stored: string) {
  const [kind, N, r, p, salt, key] = stored.split("$");
  if (kind !== "scrypt" || !salt || !key) throw new Error("A stored password hash has an unknown form.");
  return {
    parameters: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64url"),
    key: Buffer.from(key, "base64url"),
  };
}

// NFKC: the same password typed on another keyboard or system gives the same bytes (NIST SP 800-63B, 3.1.1.2).
function toKey(password: string, salt: Buffer, parameters: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyBytes, parameters, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
