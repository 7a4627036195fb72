import { sql } from "drizzle-orm";
import { toPasswordChangedMail } from "#app/accounts/email/account-mail.ts";
import { findLinkOwner, redeemLink } from "#app/accounts/email/email-links.server.ts";
import { proveMailbox } from "#app/accounts/email/first-proof.server.ts";
import { type Refusal, weakPassword } from "#app/accounts/refusal.ts";
import { toSignOuts } from "#app/accounts/session/sessions.server.ts";
import { rememberBrowser } from "#app/accounts/try-source.server.ts";
import { toUserAudit } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toStatement } from "#app/kit/platform/db.ts";
import { logSecurity } from "#app/kit/platform/log.ts";
import { sendOutboxSoon, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { findPasswordProblem } from "./password.ts";
import { hashPassword } from "./password-hash.server.ts";
import { prepareToForgetAll } from "./sign-in-attempts.server.ts";

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
  const problem = findPasswordProblem(password, person);
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
