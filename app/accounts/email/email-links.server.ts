import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { type SQL, sql } from "drizzle-orm";
import { emailSchema } from "#app/accounts/account.ts";
import { tooManyTries, toUnreadRefusal } from "#app/accounts/refusal.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { minuteMs } from "#app/kit/platform/durations.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { logError } from "#app/kit/platform/log.ts";
import { queueOutbox, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { toPasswordResetMail, toSignInMail } from "./account-mail.server.ts";

type LinkPurpose = "verify" | "reset" | "sign-in";

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
  const insert = toStatement(
    db,
    sql`INSERT INTO email_links (secret_hash, user_id, purpose, created_at, expires_at)
      SELECT ${secretHash}, ${userId}, ${purpose}, ${now}, ${now + goodForMs[purpose]}
      WHERE (SELECT count(*) FROM email_links WHERE ${isUnused}) < ${maxUnused}`,
  );
  const isStored = sql`EXISTS (SELECT 1 FROM email_links WHERE secret_hash = ${secretHash})`;
  return { secret, insert, isStored };
}

interface LinkOwner {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  suspendedAt: number | null;
  suspendedReason: string | null;
}

/** Looking does not use the link, because mail scanners open links. */
export async function findLinkOwner(db: Db, purpose: LinkPurpose, secret: string, now: number) {
  const [owner] = await db.all<LinkOwner>(sql`
    SELECT u.id, u.email, u.first_name AS firstName, u.last_name AS lastName, u.suspended_at AS suspendedAt,
      u.suspended_reason AS suspendedReason
    FROM email_links JOIN users u ON u.id = user_id WHERE ${isGood(purpose, await sha256(secret), now)}`);
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
  const owner = sql<number>`(SELECT user_id FROM email_links WHERE ${isGood(purpose, await sha256(secret), now)})`;
  return { owner, burn: burnLinks(db, owner, burnt, now) };
}

export const burnLinks = (db: Db, userId: number | SQL<number>, purposes: LinkPurpose[], now: number) =>
  toStatement(
    db,
    sql`UPDATE email_links SET used_at = ${now} WHERE user_id = ${userId} AND used_at IS NULL
      AND purpose IN (SELECT value FROM json_each(${JSON.stringify(purposes)}))`,
  );

const isGood = (purpose: LinkPurpose, secretHash: string, now: number): SQL =>
  sql`secret_hash = ${secretHash} AND purpose = ${purpose} AND used_at IS NULL AND expires_at > ${now}`;

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
  const [user] = await context.db.all<{ id: number; email: string }>(
    sql`SELECT id, email FROM users WHERE email = ${email}`,
  );
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
  await db.$client.batch([link.insert, toOutboxInsertIf(db, mail, now, link.isStored)]);
  await queueOutbox(db, env, now);
}

export function readLinkToken(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}
