import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { and, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { emailSchema } from "#app/accounts/account.ts";
import { tooManyTries, toUnreadRefusal } from "#app/accounts/refusal.ts";
import { emailLinks, users } from "#app/accounts/schema.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { logError } from "#app/kit/platform/log.ts";
import { queueOutbox, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { toPasswordResetMail, toSignInMail } from "./account-mail.ts";

type LinkPurpose = (typeof emailLinks.$inferSelect)["purpose"];

const minuteMs = 60_000;
const goodForMs: Record<LinkPurpose, number> = {
  verify: 60 * minuteMs,
  reset: 60 * minuteMs,
  "sign-in": 30 * minuteMs,
};
const maxUnused = 3;

/** Stores only the secret's hash, or nothing while the person has three unused links. `isStored` is true if it did. */
export async function newLink(db: Db, purpose: LinkPurpose, userId: number | SQL<number>, now: number) {
  const secret = randomId();
  const secretHash = await sha256(secret);
  const isUnused = sql`user_id = ${userId} AND purpose = ${purpose} AND used_at IS NULL AND expires_at > ${now}`;
  const insert = db
    .insert(emailLinks)
    .select(
      sql`SELECT ${secretHash}, ${userId}, ${purpose}, ${now}, ${now + goodForMs[purpose]}, NULL
        WHERE (SELECT count(*) FROM ${emailLinks} WHERE ${isUnused}) < ${maxUnused}`,
    )
    .returning({ secretHash: emailLinks.secretHash });
  const isStored = sql`EXISTS (SELECT 1 FROM ${emailLinks} WHERE secret_hash = ${secretHash})`;
  return { secret, insert, isStored };
}

/** Looking does not use the link, because mail scanners open links. */
export async function findLinkOwner(db: Db, purpose: LinkPurpose, secret: string, now: number) {
  const [owner] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      suspendedAt: users.suspendedAt,
      suspendedReason: users.suspendedReason,
    })
    .from(emailLinks)
    .innerJoin(users, eq(users.id, emailLinks.userId))
    .where(isGood(purpose, await sha256(secret), now))
    .limit(1);
  return owner ?? null;
}

/** `owner` is null once the link is used or expired, so only one of two requests takes effect. `burn` goes last. */
export async function redeemLink(
  db: Db,
  purpose: LinkPurpose,
  secret: string,
  now: number,
  burnt: LinkPurpose[] = [purpose],
) {
  const owner = sql<number>`(SELECT ${emailLinks.userId} FROM ${emailLinks} WHERE ${isGood(purpose, await sha256(secret), now)})`;
  return { owner, burn: burnLinks(db, owner, burnt, now) };
}

export function burnLinks(db: Db, userId: number | SQL<number>, purposes: LinkPurpose[], now: number) {
  return db
    .update(emailLinks)
    .set({ usedAt: now })
    .where(
      and(eq(emailLinks.userId, userId), inArray(emailLinks.purpose, purposes), isNull(emailLinks.usedAt)),
    )
    .returning({ secretHash: emailLinks.secretHash });
}

function isGood(purpose: LinkPurpose, secretHash: string, now: number) {
  return and(
    eq(emailLinks.secretHash, secretHash),
    eq(emailLinks.purpose, purpose),
    isNull(emailLinks.usedAt),
    gt(emailLinks.expiresAt, now),
  );
}

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
