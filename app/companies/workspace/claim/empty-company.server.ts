import { type SQL, sql } from "drizzle-orm";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import type { Mail } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { workPaths } from "#app/work-paths.ts";

/** Removes the company that registration made, if it is empty, once its owner acts for another one. */
export function toEmptyCompanyRemoval(db: Db, userId: SQL, kept: SQL, condition: SQL) {
  const empty = sql`(SELECT m.employer_id FROM memberships m JOIN employers e ON e.id = m.employer_id
    WHERE m.user_id = ${userId} AND m.role = 'owner' AND m.employer_id <> ${kept} AND ${condition}
      AND e.verified_at IS NULL AND e.approved_at IS NULL AND e.about = '' AND e.website IS NULL
      AND (SELECT count(*) FROM memberships o WHERE o.employer_id = e.id) = 1
      AND NOT EXISTS (SELECT 1 FROM jobs j WHERE j.employer_id = e.id)
      AND NOT EXISTS (SELECT 1 FROM employer_feeds f WHERE f.employer_id = e.id)
      AND NOT EXISTS (SELECT 1 FROM company_claims c WHERE c.employer_id = e.id))`;
  return [
    toStatement(
      db,
      sql`UPDATE posting_drafts SET employer_id = ${kept} WHERE user_id = ${userId} AND employer_id IN ${empty}`,
    ),
    toStatement(db, sql`DELETE FROM employers WHERE id IN ${empty}`),
  ];
}

interface Claim {
  email: string;
  company: { name: string; slug: string };
}

export function toClaimApprovedMail({ email, company }: Claim, origin: string): Mail {
  return toMail(email, "Your claim of a company was approved", [
    `We checked your request, and you now act for ${company.name} on ${site.name}: post jobs, answer applicants and keep the company's page up to date.`,
    `Open your workspace:`,
    origin + workPaths.hiringJobs(company.slug),
  ]);
}

export function toClaimRefusedMail({ email, company }: Claim, reason: string, origin: string): Mail {
  return toMail(email, "About your claim of a company", [
    `We could not confirm that you act for ${company.name} on ${site.name}. The reason:`,
    quote(reason),
    `You can answer this email, or use your work email. Ask again:`,
    origin + paths.findCompany(),
  ]);
}

/** Every owner gets it, so that nobody joins a company unseen. */
export function toJoinedMail(
  ownerEmail: string,
  { email, company, role }: Claim & { role: string },
  origin: string,
): Mail {
  return toMail(ownerEmail, `Someone joined your team on ${site.name}`, [
    `${email} claimed ${company.name} and now acts for it as a ${role}. We confirmed the claim by the domain of their email or by hand.`,
    `If this person should not act for you, an owner can remove them at once. See your team:`,
    origin + workPaths.hiringTeam(company.slug),
  ]);
}

function toMail(to: string, subject: string, paragraphs: string[]): Mail {
  const body = ["Hello,", ...paragraphs, site.name, site.employersEmail].join("\n\n");
  return { to, replyTo: site.employersEmail, subject, body };
}
