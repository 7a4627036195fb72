import { and, asc, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { invitations, memberships, sessions, users } from "#app/accounts/schema.ts";
import { isOpenInvitation } from "#app/accounts/sign-in/invited.server.ts";
import { employerFeeds } from "#app/companies/schema.ts";
import { withdrawWaiting } from "#app/companies/workspace/claim/own-claims.server.ts";
import type { MemberRole, SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { isOwner, toTeamAudit } from "./invitations.server.ts";

const mostListed = 200;

export const listMembers = (db: Db, employerId: number) =>
  db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      profileImageUrl: users.profileImageUrl,
      role: memberships.role,
      since: memberships.createdAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.employerId, employerId))
    .orderBy(asc(memberships.role), asc(memberships.userId))
    .limit(mostListed);

interface Change {
  employerId: number;
  actorId: number;
  /** The page names people by email and never by id. */
  email: string;
}

export type Changed = "done" | "last-owner" | "unknown";

const idOf = (email: string) =>
  sql<number>`(SELECT ${users.id} FROM ${users} WHERE ${users.email} = ${email})`;

/** Checked in the write itself: of two owners who leave at the same moment, the second stays. */
const isNotLastOwner = (employerId: number): SQL =>
  sql`(${memberships.role} <> 'owner' OR (SELECT count(*) FROM ${memberships} o WHERE o.employer_id = ${employerId} AND o.role = 'owner') > 1)`;

const isMember = ({ employerId, email }: Change) =>
  and(eq(memberships.employerId, employerId), eq(memberships.userId, idOf(email)))!;

/** Of the row that the change finds. */
function toMemberNote(db: Db, { employerId, actorId }: Change, isThis: SQL, to: string, at: number) {
  const detail = sql`(SELECT json_object('user', user_id, 'from', role, 'to', ${to}) FROM ${memberships} WHERE ${isThis})`;
  const note = { action: "company.member", employerId, actorId, detail, at } as const;
  return toTeamAudit(db, note, sql`EXISTS (SELECT 1 FROM ${memberships} WHERE ${isThis})`);
}

const revokeInvitations = (db: Db, { employerId }: Change, which: SQL, now: number) =>
  db
    .update(invitations)
    .set({ revokedAt: now })
    .where(and(eq(invitations.employerId, employerId), isOpenInvitation, which));

/** Only owners invite, so what someone sent ends with that. */
const isSentBy = (userId: SQL) => sql`${invitations.createdBy} = ${userId}`;

export async function changeRole(
  { db, now }: SiteContext,
  change: Change,
  role: MemberRole,
): Promise<Changed> {
  const { employerId, actorId } = change;
  const isThis = and(
    isMember(change),
    isOwner(actorId, employerId),
    ne(memberships.role, role),
    role === "owner" ? undefined : isNotLastOwner(employerId),
  )!;
  const batch = await db.batch([
    toMemberNote(db, change, isThis, role, now),
    ...(role === "owner"
      ? []
      : [
          revokeInvitations(
            db,
            change,
            isSentBy(sql`(SELECT user_id FROM ${memberships} WHERE ${isThis})`),
            now,
          ),
        ]),
    db.update(memberships).set({ role }).where(isThis).returning({ role: memberships.role }),
  ]);
  if ((batch.at(-1) as unknown[]).length > 0) return "done";
  const before = await findRole(db, change);
  return before === null ? "unknown" : before === role ? "done" : "last-owner";
}

/** The audit log's action for a feed, which says who added it. */
export const feedAdded = "feed.add";

/** What goes on by itself from an address that only this person may control. */
export const pauseFeedsOf = (db: Db, userId: SQL, employerId: number, now: number) =>
  db
    .update(employerFeeds)
    .set({
      status: "paused",
      pauseReason: "Who added this feed is no longer in your team. Resume it if the address is yours.",
      updatedAt: now,
    })
    .where(
      and(
        eq(employerFeeds.employerId, employerId),
        eq(employerFeeds.status, "active"),
        isNotNull(employerFeeds.address),
        sql`EXISTS (SELECT 1 FROM audit_log a WHERE a.subject = 'feed:' || ${employerFeeds.publicId} AND a.action = ${feedAdded}
          AND a.actor_id = ${userId})`,
      ),
    );

/** Also ends the person's sessions, what they claimed, and unused invitations: those that they sent and those to them. Pauses feeds by addresses that they added. */
export async function removeMember({ db, now }: SiteContext, change: Change): Promise<Changed> {
  const { employerId, actorId, email } = change;
  const mayRemove = sql`(${memberships.userId} = ${actorId} OR ${isOwner(actorId, employerId)})`;
  const isRemovable = and(isMember(change), mayRemove, isNotLastOwner(employerId))!;
  const leaving = sql`(SELECT user_id FROM ${memberships} WHERE ${isRemovable})`;
  const batch = await db.batch([
    toMemberNote(db, change, isRemovable, "removed", now),
    db.delete(sessions).where(sql`${sessions.userId} = ${leaving}`),
    revokeInvitations(
      db,
      change,
      sql`(${isSentBy(leaving)} OR ${invitations.email} = (SELECT email FROM ${users} WHERE id = ${leaving}))`,
      now,
    ),
    withdrawWaiting(db, leaving, employerId, now),
    pauseFeedsOf(db, leaving, employerId, now),
    db.delete(memberships).where(isRemovable).returning({ role: memberships.role }),
  ]);
  if ((batch.at(-1) as unknown[]).length > 0) return "done";
  return (await findRole(db, { employerId, actorId, email })) === null ? "unknown" : "last-owner";
}

async function findRole(db: Db, change: Change): Promise<MemberRole | null> {
  const [row] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(isMember(change))
    .limit(1);
  return row?.role ?? null;
}
