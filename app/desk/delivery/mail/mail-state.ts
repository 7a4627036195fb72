import { suppressedText } from "#app/kit/platform/mail.ts";
import type { Chip } from "#app/kit/ui/chip.tsx";

export const mailStates = ["waiting", "failed", "sent"] as const;
export type MailState = (typeof mailStates)[number];

export const parseMailState = (text: string | null): MailState | null =>
  mailStates.find((state) => state === text) ?? null;

export const mailStateNames: Record<MailState, string> = {
  waiting: "Waiting",
  failed: "Failed",
  sent: "Sent",
};

interface StoredState {
  sentAt: number | null;
  nextAttemptAt: number | null;
  leasedUntil: number | null;
  attempts: number;
  lastError: string | null;
}

export function toMailChip(mail: StoredState, now: number): Chip {
  if (mail.sentAt !== null) return { label: "Sent", tone: "good" };
  if (mail.leasedUntil !== null && mail.leasedUntil > now) return { label: "Being sent", tone: "blue" };
  if (mail.nextAttemptAt !== null)
    return mail.attempts > 0
      ? { label: "Will be tried again", tone: "amber" }
      : { label: "Waiting", tone: "blue" };
  if (mail.lastError === suppressedText) return { label: "Suppressed", tone: "plain" };
  // The sender died with its lease, and nobody knows whether before or after sending.
  if (mail.leasedUntil !== null) return { label: "Outcome unknown", tone: "coral" };
  return { label: "Failed", tone: "coral" };
}

/** Must match `isRetryable` in SQL. */
export const canBeRetried = ({ sentAt, nextAttemptAt, leasedUntil }: StoredState): boolean =>
  sentAt === null && nextAttemptAt === null && leasedUntil === null;
