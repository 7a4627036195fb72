import { eq } from "drizzle-orm";
import { toPasswordResetMail, toSignInMail } from "#app/accounts/email/account-mail.ts";
import { newLink } from "#app/accounts/email/email-links.server.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { logError } from "#app/platform/log.ts";
import { sendOutbox, toOutboxInsertIf } from "#app/platform/mail.ts";
import { isWithinLimit } from "#app/platform/rate-limit.ts";
import { users } from "#app/platform/schema.ts";
import { type Refusal, tooManyRequests } from "./refusal.ts";

const toMail = { reset: toPasswordResetMail, "sign-in": toSignInMail };

/** Gives the same answer to an address without an account. */
export async function requestLink(
  context: SiteContext,
  request: Request,
  purpose: keyof typeof toMail,
  email: string,
): Promise<{ ok: true } | Refusal> {
  const { db, env } = context;
  if (!(await isWithinLimit(env.ACCOUNT_LIMIT, request))) return tooManyRequests;
  const [user] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.email, email))
    .limit(1);
  // Sends after the answer, so that an address without an account takes the same time.
  if (user) {
    context.waitUntil(
      sendLink(context, purpose, user).catch((error) => logError(`mailed_link.${purpose}`, error)),
    );
  }
  return { ok: true };
}

async function sendLink(
  { db, env, now }: SiteContext,
  purpose: keyof typeof toMail,
  user: { id: number; email: string },
): Promise<void> {
  const link = await newLink(db, purpose, user.id, now);
  const mail = toMail[purpose](user, env.SITE_URL, link.secret);
  await db.batch([link.insert, toOutboxInsertIf(db, mail, now, link.isStored)]);
  await sendOutbox(db, env, now);
}
