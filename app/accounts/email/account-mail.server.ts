import { type Refusal, toMinutesText } from "#app/accounts/refusal.ts";
import { hasUseLeft, toLimit, toUse } from "#app/accounts/used-limits.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { type Mail, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { toNetwork } from "#app/kit/platform/rate-limit.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import { site } from "#app/site.ts";

export const emailTaken: Refusal = {
  ok: false,
  status: 409,
  code: "email_taken",
  message: "An account with this email already exists. Log in or reset your password.",
  field: "email",
};

/** Limits how often a network learns that an email is taken. After that, every registration gets the same 429. */
export const toTakenAnswers = (request: Request) =>
  toLimit(`email-taken ${toNetwork(request)}`, 5, 60 * 60_000);

export function tooManyTaken(ms: number): Refusal {
  return {
    ok: false,
    status: 429,
    code: "too_many_taken",
    message: `Too many tries from your network with emails that already have an account. Try again in ${toMinutesText(ms)}, or log in.`,
    retryAfterSeconds: Math.ceil(ms / 1000),
  };
}

export const toTakenLimitKey = (email: string): string => `email-taken-mail ${email}`;

export async function mailOwner(
  { db, env, now }: SiteContext,
  email: string,
  mail = toEmailTakenMail({ email }, env.SITE_URL),
): Promise<void> {
  const onceADay = await toLimit(toTakenLimitKey(email), 1, dayMs);
  await db.$client.batch([
    toOutboxInsertIf(db, mail, now, hasUseLeft(onceADay, now)),
    toUse(db, onceADay, now),
  ]);
}

interface Recipient {
  email: string;
}

/** `next` is where the person goes on afterwards. `origin` comes from the site's settings, because anyone can choose a Host header. */
export function toVerificationMail(to: Recipient, origin: string, secret: string, next = ""): Mail {
  return toAccountMail(to, `Confirm your email for ${site.name}`, [
    `Someone, probably you, registered at ${site.name} with this email address. Confirm your email address:`,
    origin + paths.verifyEmail(secret, next),
    `The link works once, within one hour. Do not forward it: anyone who opens it can log in as you. If you did not register at ${site.name}, you can ignore this email.`,
  ]);
}

/** An operator who sends the link cannot read its secret. */
export function toPasswordResetMail(
  to: Recipient,
  origin: string,
  secret: string,
  asker: "owner" | "operator" = "owner",
): Mail {
  const why =
    asker === "owner"
      ? "If you did not ask for it, you can ignore this email. Your password stays the same."
      : `Someone at ${site.name} sent it to you. If you do not want a new password, you can ignore this email.`;
  return toAccountMail(to, `Reset your ${site.name} password`, [
    `You can set a new password for your ${site.name} account. Choose a new password:`,
    origin + serverPaths.resetPassword(secret),
    `The link works once, within one hour. ${why}`,
  ]);
}

export function toSignInMail(to: Recipient, origin: string, secret: string): Mail {
  return toAccountMail(to, `Your ${site.name} log-in link`, [
    `Here is the link that logs you in without a password. Press the button on its page.`,
    `Log in to ${site.name}:`,
    origin + serverPaths.signIn(secret),
    `The link works once, within 30 minutes. Do not forward it: anyone who opens it can log in as you. If you did not ask for it, you can ignore this email. Nobody was logged in.`,
  ]);
}

export function toPasswordChangedMail(to: Recipient, origin: string): Mail {
  return toAccountMail(to, `Your ${site.name} password was changed`, [
    `Your password was just changed, and every other device was logged out.`,
    `If you did not do this, someone else did. Reset your password now:`,
    origin + paths.forgotPassword(),
  ]);
}

export function toRoleMail(to: Recipient, origin: string, role: string): Mail {
  return toAccountMail(to, `Your ${site.name} account has a new role`, [
    `Someone at ${site.name} changed the role of your account. It is now: ${role}.`,
    `If you did not expect this, reply to this email. Open your account:`,
    origin + paths.dashboard(),
  ]);
}

export function toSecondFactorMail(to: Recipient, origin: string, state: "on" | "off"): Mail {
  const happened =
    state === "on"
      ? `From now on, logging in also takes a code from your authenticator app.`
      : `Logging in takes no code from now on.`;
  return toAccountMail(to, `Two-step log-in was turned ${state} at ${site.name}`, [
    happened,
    `If you did not do this, someone else did. Reply to this email, and tell us. Reset your password now:`,
    origin + paths.forgotPassword(),
  ]);
}

export function toEmailTakenMail(to: Recipient, origin: string): Mail {
  return toAccountMail(to, `You already have a ${site.name} account`, [
    `Someone just tried to create a ${site.name} account with this email address. You already have one, so we did not create another, and nothing has changed.`,
    `If it was you, log in as usual. If you forgot your password, ask for a log-in link on the same page. Log in:`,
    origin + paths.login(),
    `If it was not you, you do not need to do anything. We email you about this at most once a day.`,
  ]);
}

/** Greets nobody by name: anyone who enters another person's address could write to them. */
export function toAccountMail(to: Recipient, subject: string, paragraphs: string[]): Mail {
  const body = ["Hello,", ...paragraphs, site.name, site.email].join("\n\n");
  return { to: to.email, subject, body, isOfAccount: true };
}
