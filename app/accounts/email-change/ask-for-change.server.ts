import { sql } from "drizzle-orm";
import { mailOwner, toAccountMail } from "#app/accounts/email/account-mail.server.ts";
import { proofEnded, proveOwner } from "#app/accounts/owner/own-proof.server.ts";
import type { OwnProof } from "#app/accounts/owner/own-proof.ts";
import { type Refusal, toMinutesText } from "#app/accounts/refusal.ts";
import { takeUse, toLimit } from "#app/accounts/used-limits.server.ts";
import { toUserAudit } from "#app/kit/platform/audit.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { logError } from "#app/kit/platform/log.ts";
import { type Mail, sendOutboxSoon, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import { site } from "#app/site.ts";

const goodForMs = 60 * 60_000;
/** The second of two clicks, or of two tabs, sends no second pair of emails. */
const repeatedMs = 60_000;
const asksADay = 5;

/** Also of an address without an account, so that nobody fills a mailbox from many accounts. */
export const toChangeLimitKey = (email: string): string => `email-change ${email}`;

/**
 * Gives the same answer for an address that has an account: its owner learns of it by email. An old address that was
 * never confirmed, such as a misspelled one, is neither asked nor told: it may be a stranger's.
 */
export async function askForChange(
  context: SiteContext,
  request: Request,
  viewer: Viewer,
  { email, ...proof }: OwnProof & { email: string },
): Promise<{ ok: true } | Refusal> {
  const { db, env, now } = context;
  if (email === viewer.email) return sameEmail;
  if (await isJustAsked(db, viewer, email, now)) return { ok: true };
  const proved = await proveOwner(context, request, viewer, proof);
  if (!proved.ok) return (await isJustAsked(db, viewer, email, now)) ? { ok: true } : proved;
  for (const key of [`email-change of ${viewer.id}`, toChangeLimitKey(email)]) {
    const waitMs = await takeUse(db, await toLimit(key, asksADay, dayMs), now);
    if (waitMs !== null) return tooManyChanges(waitMs);
  }
  const isTaken = (await db.all(sql`SELECT 1 FROM users WHERE email = ${email}`)).length > 0;
  const [oldSecret, newSecret] = [randomId(), randomId()];
  const [oldHash, newHash] = await Promise.all([sha256(oldSecret), sha256(newSecret)]);
  const isStored = sql`EXISTS (SELECT 1 FROM email_changes WHERE old_hash = ${oldHash})`;
  const isUnproved = sql`EXISTS (SELECT 1 FROM users WHERE id = ${viewer.id} AND email_verified_at IS NULL)`;
  const [stored] = await db.$client.batch([
    toStatement(
      db,
      sql`INSERT INTO email_changes (user_id, new_email, old_hash, new_hash, old_approved_at, asked_by, created_at, expires_at)
        SELECT ${viewer.id}, ${email}, ${oldHash}, ${newHash}, CASE WHEN ${isUnproved} THEN ${now} END,
          ${viewer.sessionId}, ${now}, ${now + goodForMs} WHERE ${proved.holds}
        ON CONFLICT (user_id) DO UPDATE SET new_email = excluded.new_email, old_hash = excluded.old_hash,
          new_hash = excluded.new_hash, old_approved_at = excluded.old_approved_at, new_confirmed_at = NULL,
          asked_by = excluded.asked_by, created_at = excluded.created_at, expires_at = excluded.expires_at
        WHERE email_changes.new_email <> ${email} OR email_changes.created_at <= ${now - repeatedMs}`,
    ),
    toUserAudit(db, { actorId: viewer.id, action: "user.email_asked", userId: viewer.id, at: now }, isStored),
    toOutboxInsertIf(
      db,
      toApproveNewEmailMail(viewer.email, env.SITE_URL, oldSecret),
      now,
      sql`${isStored} AND NOT ${isUnproved}`,
    ),
    toOutboxInsertIf(
      db,
      toConfirmNewEmailMail(email, env.SITE_URL, newSecret, viewer.emailVerified),
      now,
      isTaken ? sql`false` : isStored,
    ),
    ...proved.use(isStored),
  ]);
  if (stored!.meta.changes === 0)
    return (await isJustAsked(db, viewer, email, now)) ? { ok: true } : proofEnded;
  await proved.settle();
  // After the answer, so that an address without an account takes the same time.
  if (isTaken) context.waitUntil(mailAboutAccount(context, email));
  else sendOutboxSoon(context);
  return { ok: true };
}

const mailAboutAccount = (context: SiteContext, email: string): Promise<void> =>
  mailOwner(context, email, toNewEmailTakenMail(email, context.env.SITE_URL))
    .then(() => sendOutboxSoon(context))
    .catch((error) => logError("email_change.taken", error));

const isJustAsked = async (db: Db, { id }: Viewer, email: string, now: number): Promise<boolean> => {
  const rows = await db.all(sql`SELECT 1 FROM email_changes
    WHERE user_id = ${id} AND new_email = ${email} AND created_at > ${now - repeatedMs}`);
  return rows.length > 0;
};

const sameEmail: Refusal = {
  ok: false,
  status: 400,
  code: "same_email",
  message: "This is the address that your account has now",
  field: "email",
};

const tooManyChanges = (ms: number): Refusal => ({
  ok: false,
  status: 429,
  code: "too_many_changes",
  message: `You asked for this ${asksADay} times today. Try again in ${ms > 2 * 60 * 60_000 ? `${Math.ceil(ms / (60 * 60_000))} hours` : toMinutesText(ms)}.`,
  retryAfterSeconds: Math.ceil(ms / 1000),
});

export function toConfirmNewEmailMail(
  email: string,
  origin: string,
  secret: string,
  isOldAsked: boolean,
): Mail {
  return toAccountMail({ email }, `Confirm your new email for ${site.name}`, [
    `Someone asked to use this email address for their ${site.name} account. If this was you, open this page where you are logged in, and press its button. Confirm the new address:`,
    origin + paths.confirmNewEmail(secret),
    isOldAsked
      ? `The link works once, within one hour. We also sent an email to your old address. The address changes once both have agreed.`
      : `The link works once, within one hour. The address changes when you press the button.`,
    `If this was not you, you can ignore this email. Nothing changes without you.`,
  ]);
}

export function toApproveNewEmailMail(email: string, origin: string, secret: string): Mail {
  return toAccountMail({ email }, `Approve a new email for your ${site.name} account`, [
    `Someone who is logged in to your account asked to change its email address. On the page of this link, you approve or stop it. See the new address:`,
    origin + serverPaths.approveNewEmail(secret),
    `If this was not you, press “This was not me” there. It stops the change and logs out your other devices.`,
    `The link works once, within one hour. Do not forward it. If nobody approves within that hour, your address stays the same.`,
  ]);
}

export function toEmailChangedMail(email: string, origin: string): Mail {
  return toAccountMail({ email }, `Your ${site.name} email address was changed`, [
    `The email address of your account was just changed. From now on, log in with the new one. Your other devices were logged out. Log in:`,
    origin + paths.login(),
    `If you did not do this, reply to this email now.`,
  ]);
}

export function toNewEmailTakenMail(email: string, origin: string): Mail {
  return toAccountMail({ email }, `You already have a ${site.name} account`, [
    `Someone just asked to use this email address for another ${site.name} account. You already have an account with it, so nothing has changed.`,
    `If it was you, and you want the address for the other account, delete this one first. Log in:`,
    origin + paths.login(),
    `If it was not you, you do not need to do anything. We email you about this at most once a day.`,
  ]);
}
