import { paths } from "#app/paths.ts";
import type { Mail } from "#app/platform/mail.ts";
import { site } from "#app/site.ts";

// By address only. A name here would let anybody who registers with somebody else's address write to them.
interface Recipient {
  email: string;
}

/** @param origin the site's own address from its settings: a Host header could be anybody's */
export function toVerificationMail(to: Recipient, origin: string, secret: string): Mail {
  return toMail(to, `Confirm your email for ${site.name}`, [
    `Please confirm that this address is yours by opening this page:`,
    origin + paths.verifyEmail(secret),
    `The link works once, within one hour. If you did not register at ${site.name}, you need not do anything.`,
  ]);
}

export function toPasswordResetMail(to: Recipient, origin: string, secret: string): Mail {
  return toMail(to, `Reset your ${site.name} password`, [
    `Choose a new password on this page:`,
    origin + paths.resetPassword(secret),
    `The link works once, within one hour. If you did not ask for it, you need not do anything: your password stays as it is.`,
  ]);
}

export function toPasswordChangedMail(to: Recipient, origin: string): Mail {
  return toMail(to, `Your ${site.name} password was changed`, [
    `Your password was just changed and every other device was signed out.`,
    `If this was not you, reset your password now:`,
    origin + paths.forgotPassword(),
  ]);
}

function toMail(to: Recipient, subject: string, paragraphs: string[]): Mail {
  const body = ["Hello,", ...paragraphs, site.name, site.email].join("\n\n");
  return { to: to.email, subject, body };
}
