import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/db.ts";
import { sha256 } from "#app/platform/random.ts";
import { users } from "#app/platform/schema.ts";
import type { Credentials, PublicUser } from "./account.ts";
import { verifyPassword } from "./password-hash.server.ts";
import type { Refusal } from "./refusal.ts";
import { forgetAttempts, reserveAttempt } from "./sign-in-attempts.server.ts";

const wrong: Refusal = {
  ok: false,
  status: 401,
  code: "wrong_credentials",
  message: "This email and password do not match. Check both and try again.",
};

type Checked = { ok: true; user: PublicUser & { id: number } } | Refusal;

/** Whose email and password these are. An unknown email gets the same answer after the same time as a wrong password. */
export async function checkCredentials(
  db: Db,
  { email, password }: Credentials,
  now: number,
): Promise<Checked> {
  const emailHash = await sha256(email);
  const lockedMs = await reserveAttempt(db, emailHash, now);
  if (lockedMs !== null) return locked(lockedMs);
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
    })
    .from(users)
    .where(eq(users.email, email))
    .limit(1);
  const isRight = await verifyPassword(password, row?.passwordHash ?? null);
  if (!row || !isRight) return wrong;
  await forgetAttempts(db, emailHash);
  const { passwordHash: _, emailVerifiedAt, ...user } = row;
  return { ok: true, user: { ...user, emailVerified: emailVerifiedAt !== null } };
}

function locked(ms: number): Refusal {
  const minutes = Math.ceil(ms / 60_000);
  return {
    ok: false,
    status: 429,
    code: "locked",
    message: `Too many failed tries for this email. Try again in ${minutes === 1 ? "1 minute" : `${minutes} minutes`}, or reset your password.`,
    retryAfterSeconds: Math.ceil(ms / 1000),
  };
}
