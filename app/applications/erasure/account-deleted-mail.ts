import { toAccountMail } from "#app/accounts/email/account-mail.ts";
import type { Mail } from "#app/kit/platform/mail.ts";
import { site } from "#app/site.ts";

export function toAccountDeletedMail(email: string, employers: readonly string[]): Mail {
  return toAccountMail({ email }, `Your ${site.name} account is deleted`, [
    `We deleted your account, as you asked, and what you sent us from this address. You cannot log in any more.`,
    ...(employers.length > 0
      ? [
          `Your applications are deleted for these employers too. We cannot call back an email that they have already received, so you may want to ask them: ${employers.join("; ")}.`,
        ]
      : []),
    `Backup copies are gone within 30 days. If you did not ask for this, reply to this email.`,
  ]);
}
