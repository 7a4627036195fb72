import type { Db } from "#app/kit/platform/db.ts";
import type { Mail } from "#app/kit/platform/mail.ts";

/** SQL: someone is still of the company. */
export const toMemberSql = (user: string, employerId: number): string =>
  `EXISTS (SELECT 1 FROM memberships w JOIN users p ON p.id = w.user_id
    WHERE w.employer_id = ${Number(employerId)} AND ${user})`;

/** Of these members, those with a confirmed address, as mails. They are asked again when the mails are written. */
export async function toMemberMails(
  db: Db,
  employerId: number,
  told: readonly number[],
  mail: Omit<Mail, "to">,
): Promise<{ mails: Mail[]; isMember: string }> {
  const { results: members } = await db.$client
    .prepare(
      `SELECT u.email FROM memberships m JOIN users u ON u.id = m.user_id
        WHERE m.employer_id = ?1 AND m.user_id IN (SELECT value FROM json_each(?2))
          AND u.email_verified_at IS NOT NULL AND u.suspended_at IS NULL`,
    )
    .bind(employerId, JSON.stringify(told))
    .all<{ email: string }>();
  return {
    mails: members.map(({ email }) => ({ to: email, ...mail })),
    isMember: toMemberSql("p.email = value ->> 0", employerId),
  };
}
