import { type Refusal, toMinutesText } from "#app/accounts/refusal.ts";
import { hasUseLeft, toLimit, toUse } from "#app/accounts/used-limits.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { toNetwork } from "#app/kit/platform/network.ts";
import { toEmailTakenMail } from "./account-mail.ts";

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

export async function tellOwner(
  { db, env, now }: SiteContext,
  email: string,
  mail = toEmailTakenMail({ email }, env.SITE_URL),
): Promise<void> {
  const onceADay = await toLimit(toTakenLimitKey(email), 1, 24 * 60 * 60_000);
  await db.$client.batch([
    toOutboxInsertIf(db, mail, now, hasUseLeft(onceADay, now)),
    toUse(db, onceADay, now),
  ]);
}
