import { sql } from "drizzle-orm";
import { noPassword } from "#app/accounts/account.ts";
import { toPasswordChangedMail } from "#app/accounts/email/account-mail.server.ts";
import { burnLinks, findLinkOwner, redeemLink } from "#app/accounts/email/email-links.server.ts";
import { proveMailbox } from "#app/accounts/email/first-proof.server.ts";
import { type Refusal, tooManyTries, weakPassword } from "#app/accounts/refusal.ts";
import { newSession, toSignOuts } from "#app/accounts/session/sessions.server.ts";
import { rememberBrowser, toSessionSource } from "#app/accounts/try-source.server.ts";
import { toUserAudit } from "#app/kit/platform/audit.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { toStatement } from "#app/kit/platform/db.ts";
import { logSecurity } from "#app/kit/platform/log.ts";
import { sendOutboxSoon, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { checkCredentials, hashPassword } from "./credentials.server.ts";
import { findPasswordProblem } from "./password.ts";
import { prepareToForgetAll } from "./sign-in-attempts.server.ts";

export async function changePassword(
  context: SiteContext,
  request: Request,
  viewer: Viewer,
  { currentPassword, password }: { currentPassword?: string; password: string },
): Promise<{ ok: true; cookie: string } | Refusal> {
  const { db, env, now } = context;
  if (!(await isWithinLimit(env.ACCOUNT_LIMIT, request, "closed"))) return tooManyTries;
  const problem = await findPasswordProblem(password, viewer);
  if (problem) return weakPassword(problem);
  const before = await checkCurrent(context, request, viewer, currentPassword);
  if (!before.ok) return before;
  const passwordHash = await hashPassword(password);
  const isChanged = sql`EXISTS (SELECT 1 FROM users WHERE id = ${viewer.id} AND password_hash = ${passwordHash})`;
  const owner = sql<number>`(SELECT ${viewer.id} WHERE ${isChanged})`;
  const session = await newSession(context, request, owner);
  const [changed] = await db.$client.batch([
    toStatement(
      db,
      sql`UPDATE users SET password_hash = ${passwordHash}, updated_at = ${now}
        WHERE id = ${viewer.id} AND password_hash = ${before.passwordHash}`,
    ),
    ...toSignOuts(db, owner),
    burnLinks(db, owner, ["reset", "sign-in"], now),
    // A person who asked for another address knew the password of before.
    toStatement(db, sql`DELETE FROM email_changes WHERE user_id = ${owner}`),
    session.insert,
    toOutboxInsertIf(db, toPasswordChangedMail(viewer, env.SITE_URL), now, isChanged),
    toUserAudit(db, { actorId: viewer.id, action: "user.password", userId: viewer.id, at: now }, isChanged),
  ]);
  if (changed!.meta.changes === 0) return wrongCurrentPassword;
  logSecurity("password.changed");
  sendOutboxSoon(context);
  return { ok: true, cookie: session.cookie };
}

/** An account without a password was entered by a mailed link, so the session is proof enough. */
async function checkCurrent(context: SiteContext, request: Request, viewer: Viewer, password?: string) {
  if (!viewer.hasPassword) return { ok: true as const, passwordHash: noPassword };
  const credentials = { email: viewer.email, password: password ?? "" };
  const checked = await checkCredentials(context, request, credentials, toSessionSource(viewer));
  return !checked.ok && checked.status === 401 ? wrongCurrentPassword : checked;
}

const wrongCurrentPassword: Refusal = {
  ok: false,
  status: 400,
  code: "wrong_password",
  message: "This is not your current password.",
  field: "currentPassword",
};

const badLink: Refusal = {
  ok: false,
  status: 400,
  code: "bad_link",
  message: "This link was used before or has expired. Ask for a new one.",
};

/** Logs out everywhere, ends the other links and lifts a lock-out, because the mailbox proves the owner. */
export async function resetPassword(
  context: SiteContext,
  request: Request,
  secret: string,
  password: string,
): Promise<{ ok: true; isFirstProof: boolean; cookie: string } | Refusal> {
  const { db, env, now } = context;
  const person = await findLinkOwner(db, "reset", secret, now);
  if (!person) return badLink;
  const problem = await findPasswordProblem(password, person);
  if (problem) return weakPassword(problem);
  const passwordHash = await hashPassword(password);
  const { owner, burn } = await redeemLink(db, "reset", secret, now, ["reset", "sign-in", "verify"]);
  const forgetAttempts = await prepareToForgetAll(db, person.email);
  // Another request with the same link may have been first.
  const isLinkGood = sql`${owner} IS NOT NULL`;
  const proof = proveMailbox(context, { owner, email: person.email });
  const results = await db.$client.batch([
    ...proof,
    toStatement(
      db,
      sql`UPDATE users SET password_hash = ${passwordHash}, updated_at = ${now} WHERE id = ${owner} RETURNING id`,
    ),
    ...toSignOuts(db, owner),
    // A person who asked for another address knew the password of before.
    toStatement(db, sql`DELETE FROM email_changes WHERE user_id = ${owner}`),
    ...forgetAttempts(isLinkGood),
    toOutboxInsertIf(db, toPasswordChangedMail(person, env.SITE_URL), now, isLinkGood),
    toUserAudit(
      db,
      { actorId: person.id, action: "user.password_reset", userId: person.id, at: now },
      isLinkGood,
    ),
    burn,
  ]);
  // The proof's last statement, and the one after it.
  const [proved, changed] = results.slice(proof.length - 1).map((result) => result.results[0]);
  if (!changed) return badLink;
  logSecurity("password.reset");
  sendOutboxSoon(context);
  return {
    ok: true,
    isFirstProof: proved !== undefined,
    cookie: await rememberBrowser(context, request, person.id),
  };
}
