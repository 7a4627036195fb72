import { and, asc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { claims } from "#app/claims.ts";
import { whoWrites } from "#app/hiring/frame/company-guard.server.ts";
import type { Db } from "#app/platform/db.ts";
import type { Mail } from "#app/platform/mail.ts";
import { memberships, users } from "#app/platform/schema.ts";

const mostTold = 20;

/** The verified addresses of those who post for a company. */
export async function listPosterEmails(db: Db, employerId: number): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.employerId, employerId),
        inArray(memberships.role, [...whoWrites]),
        isNotNull(users.emailVerifiedAt),
        isNull(users.suspendedAt),
      ),
    )
    .orderBy(asc(memberships.userId))
    .limit(mostTold);
  return rows.map(({ email }) => email);
}

interface About {
  title: string;
  company: string;
  /** Absolute. */
  address: string;
}

type Text = Omit<Mail, "to">;

export const toPendingMail = ({ title, company, address }: About): Text => ({
  subject: `We are checking your posting: ${title}`,
  body: [
    `Your first posting for ${company} is in. A person reads it ${claims.responseTime}, and you hear from us either way. Later postings appear at once.`,
    "",
    `See it here: ${address}`,
  ].join("\n"),
});

export const toPublishedMail = ({ title, company, address }: About): Text => ({
  subject: `Your posting is live: ${title}`,
  body: [
    `Your posting for ${company} is on the site and in the search.`,
    "",
    address,
    "",
    "Every 14 days we ask whether you are still hiring. One click answers it.",
  ].join("\n"),
});

export const toRejectedMail = ({ title, company, address }: About, reason: string): Text => ({
  subject: `Please change your posting: ${title}`,
  body: [
    `We could not publish this posting for ${company}. The reason:`,
    "",
    reason,
    "",
    `You can change it and send it again: ${address}`,
  ].join("\n"),
});

export const toReviewMail = ({ title, company, address }: About): Text => ({
  subject: `Posting to check: ${title} (${company})`,
  body: [`${company} sent its first posting. It waits for an admin.`, "", address].join("\n"),
});
