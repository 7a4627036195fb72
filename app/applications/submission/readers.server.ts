import { sql } from "drizzle-orm";
import { listNotifiedMembers } from "#app/accounts/email/member-emails.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { workPaths } from "#app/work-paths.ts";

/** Who gets an application by email. Without a page for it, our desk answers. */
export interface Readers {
  emails: readonly string[];
  toPage: ((publicId: string) => string) | null;
  /** The posting's team is not to know yet who applies. */
  isBlind: boolean;
}

/** Verified owners and recruiters of the company who want a mail of each, or our desk where there is nobody. */
export async function findReaders({ db, env }: SiteContext, jobId: number): Promise<Readers> {
  const [writers, company] = await Promise.all([
    listNotifiedMembers(db, sql<number>`(SELECT employer_id FROM jobs WHERE id = ${jobId})`, [
      "owner",
      "recruiter",
    ]),
    db.$client
      .prepare(
        `SELECT e.slug, EXISTS (SELECT 1 FROM blind_postings b WHERE b.job_id = j.id) AS isBlind
          FROM jobs j JOIN employers e ON e.id = j.employer_id WHERE j.id = ?1`,
      )
      .bind(jobId)
      .first<{ slug: string; isBlind: number }>(),
  ]);
  return writers.length > 0 && company !== null
    ? {
        emails: writers.flatMap(({ email, applicationMails }) =>
          applicationMails === "each" ? [email] : [],
        ),
        toPage: (publicId) => env.SITE_URL + workPaths.hiringApplicant(company.slug, publicId),
        isBlind: company.isBlind === 1,
      }
    : { emails: [env.MAIL_TO], toPage: null, isBlind: false };
}
