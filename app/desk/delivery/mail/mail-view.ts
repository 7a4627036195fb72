import { suppressedText } from "#app/kit/platform/mail.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import type { MailRow } from "./mail-list.server.ts";
import { canBeRetried, toMailChip } from "./mail-state.ts";

export function toMailView(mail: MailRow, now: number) {
  const { id, recipient, subject, attempts, createdAt, lastTriedAt, nextAttemptAt, sentAt, lastError } = mail;
  const isSuppressed = lastError === suppressedText && sentAt === null && nextAttemptAt === null;
  return {
    id,
    recipient,
    subject,
    attempts,
    state: toMailChip(mail, now),
    problem: isSuppressed ? "We must not mail this address." : sentAt === null ? lastError : null,
    written: toOfficeTime(createdAt),
    tried: lastTriedAt === null ? null : toOfficeTime(lastTriedAt),
    sent: sentAt === null ? null : toOfficeTime(sentAt),
    next: nextAttemptAt === null ? null : toOfficeTime(nextAttemptAt),
    isRetryable: canBeRetried(mail) && !isSuppressed && mail.hasText === 1,
    hasText: mail.hasText === 1,
  };
}
