import { eq, sql } from "drizzle-orm";
import type { SiteContext } from "#app/platform/context.ts";
import { logError } from "#app/platform/log.ts";
import { sendOutbox, sendOutboxSoon, toOutboxInsert, toOutboxInsertIf } from "#app/platform/mail.ts";
import { sha256 } from "#app/platform/random.ts";
import { isWithinLimit } from "#app/platform/rate-limit.ts";
import { sessions, users } from "#app/platform/schema.ts";
import { toPasswordChangedMail, toPasswordResetMail } from "./account-mail.ts";
import { findLinkOwner, mayHaveLink, newLink, redeemLink } from "./email-links.server.ts";
import { findPasswordProblem } from "./password.ts";
import { hashPassword } from "./password-hash.server.ts";
import { type Refusal, tooManyRequests, weakPassword } from "./refusal.ts";
import { forgetAttempts } from "./sign-in-attempts.server.ts";

const badLink: Refusal = {
  ok: false,
  status: 400,
  code: "bad_link",
  message: "This link was used before or has expired. Ask for a new one.",
};

/** Sends a reset link to the address if it has an account, and tells nobody whether it has. */
export async function requestPasswordReset(
  context: SiteContext,
  request: Request,
  email: string,
): Promise<{ ok: true } | Refusal> {
  const { db, env } = context;
  if (!(await isWithinLimit(env.ACCOUNT_LIMIT, request))) return tooManyRequests;
  const [user] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.email, email))
    .limit(1);
  // After the answer, so that its time is the same for an address without an account.
  if (user) {
    context.waitUntil(sendResetLink(context, user).catch((error) => logError("password_reset.send", error)));
  }
  return { ok: true };
}

async function sendResetLink(
  { db, env, now }: SiteContext,
  user: { id: number; email: string },
): Promise<void> {
  if (!(await mayHaveLink(db, "reset", user.id, now))) return;
  const link = await newLink(db, "reset", user.id, now);
  await db.batch([
    link.insert,
    toOutboxInsert(db, toPasswordResetMail(user, env.SITE_URL, link.secret), now),
  ]);
  await sendOutbox(db, env, now);
}

/** Sets a new password by a mailed link. Signs out everywhere and lifts a lock-out: the mailbox proves the owner. */
export async function resetPassword(
  context: SiteContext,
  secret: string,
  password: string,
): Promise<{ ok: true } | Refusal> {
  const { db, env, now } = context;
  const person = await findLinkOwner(db, "reset", secret, now);
  if (!person) return badLink;
  const problem = findPasswordProblem(password, person);
  if (problem) return weakPassword(problem);
  const passwordHash = await hashPassword(password);
  const { owner, burn } = await redeemLink(db, "reset", secret, now);
  // Another post of the same link may have been first.
  const isLinkGood = sql`${owner} IS NOT NULL`;
  const [changed] = await db.batch([
    db
      .update(users)
      .set({ passwordHash, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`, updatedAt: now })
      .where(eq(users.id, owner))
      .returning({ id: users.id }),
    db.delete(sessions).where(eq(sessions.userId, owner)),
    forgetAttempts(db, await sha256(person.email), isLinkGood),
    toOutboxInsertIf(db, toPasswordChangedMail(person, env.SITE_URL), now, isLinkGood),
    burn,
  ]);
  sendOutboxSoon(context);
  return changed.length > 0 ? { ok: true } : badLink;
}
