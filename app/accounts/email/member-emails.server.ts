import { type SQL, sql } from "drizzle-orm";
import type { TeamMail } from "#app/kit/platform/column-words.ts";
import type { MemberRole } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";

const mostTold = 20;

export async function listMemberEmails(
  db: Db,
  employerId: number | SQL<number>,
  roles: readonly MemberRole[],
): Promise<string[]> {
  return (await listNotifiedMembers(db, employerId, roles)).map(({ email }) => email);
}

export interface NotifiedMember {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  applicationMails: TeamMail;
  messageMails: TeamMail;
}

/** Only confirmed addresses: others may be someone else's. Oldest account first, nobody suspended. */
export const listNotifiedMembers = (db: Db, employerId: number | SQL<number>, roles: readonly MemberRole[]) =>
  listMembersToMail(
    db,
    employerId,
    sql`m.role IN (SELECT value FROM json_each(${JSON.stringify(roles)}))`,
    mostTold,
  );

/** The same of those for whom the condition about the membership `m` and the account `u` is true. */
export const listMembersToMail = (db: Db, employerId: number | SQL<number>, which: SQL, most: number) =>
  db.all<NotifiedMember>(sql`
    SELECT u.id, u.email, u.first_name AS firstName, u.last_name AS lastName, m.application_mails AS applicationMails,
      m.message_mails AS messageMails FROM memberships m JOIN users u ON u.id = m.user_id
    WHERE m.employer_id = ${employerId} AND ${which}
      AND u.email_verified_at IS NOT NULL AND u.suspended_at IS NULL
    ORDER BY m.user_id LIMIT ${most}`);
