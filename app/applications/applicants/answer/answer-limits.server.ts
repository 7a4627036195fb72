import { takeUse, toLimit } from "#app/accounts/used-limits.server.ts";
import { findUnsafeAsk } from "#app/jobs/checks/warnings/posting-warnings.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { dayMs } from "#app/kit/platform/durations.ts";

const answersOfCompanyADay = 500;
export const answersToOneADay = 8;

export const tooManyAnswers = `We send at most ${answersOfCompanyADay} answers of a company, and ${answersToOneADay} of them to one person, a day. Your text is kept here: please send it tomorrow.`;

const unsafeAsks = {
  money:
    "It reads as if the applicant should pay, buy or transfer something, which we never send. If you pay for it, say so. Your text is kept here.",
  messenger:
    "It asks the applicant to go on in a messenger. Messages stay here, where both of you can read them later. Name a phone number instead, or propose an interview. Your text is kept here.",
  secrets:
    "It asks for bank details, a password or a number of identity. We never send that: ask in your own hiring system once the offer is accepted. Your text is kept here.",
};

/** Why a text is not sent to an applicant. */
export function findUnsafeText(text: string): string | null {
  const ask = findUnsafeAsk(text);
  return ask && unsafeAsks[ask];
}

/** False when the company has sent its answers of today, or those to this recipient. Ending a posting counts its own (`endPosting`). */
export async function takeAnswers(
  { db, now }: Pick<SiteContext, "db" | "now">,
  employerId: number,
  count: number,
  email: string | null = null,
): Promise<boolean> {
  const ofCompany = await toLimit(`answers of ${employerId}`, answersOfCompanyADay, dayMs);
  const toOne =
    email && (await toLimit(`answers of ${employerId} to ${email.toLowerCase()}`, answersToOneADay, dayMs));
  if (toOne && (await takeUse(db, toOne, now)) !== null) return false;
  return count === 0 || (await takeUse(db, ofCompany, now, count)) === null;
}
