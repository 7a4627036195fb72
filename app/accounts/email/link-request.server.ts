import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { emailSchema } from "#app/accounts/account.ts";
import { toPasswordResetMail, toSignInMail } from "./account-mail.ts";
import { newLink } from "./email-links.server.ts";
import { tooManyTries, toUnreadRefusal } from "#app/accounts/refusal.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { requireForm } from "#app/kit/platform/form/form-stream.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { logError } from "#app/kit/platform/log.ts";
import { queueOutbox, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { users } from "#app/kit/platform/schema.ts";

const toMail = { reset: toPasswordResetMail, "sign-in": toSignInMail };
type Purpose = keyof typeof toMail;

/** Gives the same answer to an address without an account. */
export async function receiveLinkRequest({ context, request }: ActionFunctionArgs, purpose: Purpose) {
  if (!(await isWithinLimit(context.env.ACCOUNT_LIMIT, request, "closed")))
    return toUnreadRefusal(tooManyTries);
  const submission = parseWithZod(await requireForm(request, fieldNames(emailSchema)), {
    schema: emailSchema,
  });
  if (submission.status !== "success") return unprocessed(submission.reply());
  await requestLink(context, purpose, submission.value.email);
  return data(submission.reply());
}

async function requestLink(context: SiteContext, purpose: Purpose, email: string): Promise<void> {
  const [user] = await context.db
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
}

async function sendLink(
  { db, env, now }: SiteContext,
  purpose: Purpose,
  user: { id: number; email: string },
): Promise<void> {
  const link = await newLink(db, purpose, user.id, now);
  const mail = toMail[purpose](user, env.SITE_URL, link.secret);
  await db.batch([link.insert, toOutboxInsertIf(db, mail, now, link.isStored)]);
  await queueOutbox(db, env, now);
}
