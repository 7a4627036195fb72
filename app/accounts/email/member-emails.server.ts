import { and, asc, eq, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import { memberships, users } from "#app/accounts/schema.ts";
import type { MemberRole } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";

const mostTold = 20;

export async function listMemberEmails(
  db: Db,
  employerId: number | SQL<number>,
  roles: readonly MemberRole[],
): Promise<string[]> {
  return (await listToldMembers(db, employerId, roles)).map(({ email }) => email);
}

/** Only confirmed addresses: others may be someone else's. Oldest account first, nobody suspended. */
export const listToldMembers = (db: Db, employerId: number | SQL<number>, roles: readonly MemberRole[]) =>
  db
    .select({ id: users.id, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.employerId, employerId),
        inArray(memberships.role, [...roles]),
        isNotNull(users.emailVerifiedAt),
        isNull(users.suspendedAt),
      ),
    )
    .orderBy(asc(memberships.userId))
    .limit(mostTold);
