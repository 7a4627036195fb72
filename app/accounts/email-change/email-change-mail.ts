import { toAccountMail } from "#app/accounts/email/account-mail.ts";
import type { Mail } from "#app/kit/platform/mail.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

export function toConfirmNewEmailMail(
  email: string,
  origin: string,
  secret: string,
  isOldAsked: boolean,
): Mail {
  return toAccountMail({ email }, `Confirm your new email for ${site.name}`, [
    `Someone asked to use this email address for their ${site.name} account. If this was you, open this page where you are logged in, and press the button:`,
    origin + paths.confirmNewEmail(secret),
    isOldAsked
      ? `The link works once, within one hour. We also sent an email to your old address. The address changes once both have agreed.`
      : `The link works once, within one hour. The address changes when you press the button.`,
    `If this was not you, you can ignore this email. Nothing changes without you.`,
  ]);
}

export function toApproveNewEmailMail(email: string, origin: string, secret: string): Mail {
  return toAccountMail({ email }, `Approve a new email for your ${site.name} account`, [
    `Someone who is logged in to your account asked to change its email address. Open this page to see the new address, then approve or stop it:`,
    origin + paths.approveNewEmail(secret),
    `If this was not you, press “This was not me” there. It stops the change and logs out your other devices.`,
    `The link works once, within one hour. Do not forward it. If nobody approves within that hour, your address stays the same.`,
  ]);
}

export function toEmailChangedMail(email: string, origin: string): Mail {
  return toAccountMail({ email }, `Your ${site.name} email address was changed`, [
    `The email address of your account was just changed. From now on, log in with the new one. Your other devices were logged out.`,
    origin + paths.login(),
    `If you did not do this, reply to this email now.`,
  ]);
}

export function toNewEmailTakenMail(email: string, origin: string): Mail {
  return toAccountMail({ email }, `You already have a ${site.name} account`, [
    `Someone just asked to use this email address for another ${site.name} account. You already have an account with it, so nothing has changed.`,
    `If it was you, log in here. To use the address for the other account, delete this one first:`,
    origin + paths.login(),
    `If it was not you, you do not need to do anything. We email you about this at most once a day.`,
  ]);
}
