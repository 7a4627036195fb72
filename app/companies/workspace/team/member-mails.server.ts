import { toSeesSql } from "#app/companies/workspace/frame/reach.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { Mail } from "#app/kit/platform/mail.ts";

/** SQL: someone is still of the company, and sees the posting with this id, or all of them for NULL. */
export const toMemberSql = (user: string, employerId: number, jobId: string): string =>
  `EXISTS (SELECT 1 FROM memberships w JOIN users p ON p.id = w.user_id
    WHERE w.employer_id = ${Number(employerId)} AND ${user} AND ${toSeesSql(jobId)})`;

interface About {
  employerId: number;
  /** The application, if the mail is about one. */
  publicId?: string;
}

/**
 * Of these members, those with a confirmed address who see what the mail is about, as mails. They are asked again when the
 * mails are written.
 */
export async function toMemberMails(
  db: Db,
  { employerId, publicId }: About,
  told: readonly number[],
  mail: Omit<Mail, "to">,
): Promise<{ mails: Mail[]; isMember: string }> {
  const jobId = "(SELECT a.job_id FROM applications a WHERE a.public_id = ?3)";
  const { results: members } = await db.$client
    .prepare(
      `SELECT u.email, ${jobId} AS jobId FROM memberships w JOIN users u ON u.id = w.user_id
        WHERE w.employer_id = ?1 AND w.user_id IN (SELECT value FROM json_each(?2))
          AND u.email_verified_at IS NOT NULL AND u.suspended_at IS NULL AND ${toSeesSql(jobId)}`,
    )
    .bind(employerId, JSON.stringify(told), publicId ?? null)
    .all<{ email: string; jobId: number | null }>();
  return {
    mails: members.map(({ email }) => ({ to: email, ...mail })),
    isMember: toMemberSql("p.email = value ->> 0", employerId, String(Number(members[0]?.jobId ?? 0))),
  };
}
