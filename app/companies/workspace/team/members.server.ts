import { type SQL, sql } from "drizzle-orm";
import { hasFactor } from "#app/accounts/session/sessions.server.ts";
import { isOpenInvitation } from "#app/accounts/sign-in/register.server.ts";
import { toNextMorning } from "#app/clinicians/alerts/due-time.ts";
import { withdrawWaiting } from "#app/companies/workspace/claim/own-claims.server.ts";
import { shownRole, type TeamMail, toStoredRole } from "#app/kit/platform/column-words.ts";
import type { MemberRole, SiteContext } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { isOwner, toTeamAudit } from "./invitations.server.ts";

const mostListed = 200;

interface Member {
  firstName: string;
  lastName: string;
  email: string;
  profileImageUrl: string | null;
  role: MemberRole;
  since: number;
  department: string | null;
  /** Of a hiring manager, 1 or 0. */
  seesContact: number;
  hasFactor: number;
}

export const listMembers = (db: Db, employerId: number) =>
  db.all<Member>(sql`
    SELECT u.first_name AS firstName, u.last_name AS lastName, u.email, u.profile_image_url AS profileImageUrl,
      iif(m.is_manager, 'manager', m.role) AS role, m.created_at AS since, m.department, m.sees_contact AS seesContact,
      ${hasFactor} AS hasFactor
    FROM memberships m JOIN users u ON u.id = m.user_id
    WHERE m.employer_id = ${employerId} ORDER BY m.role, m.user_id LIMIT ${mostListed}`);

interface Change {
  employerId: number;
  actorId: number;
  /** The page names people by email and never by id. */
  email: string;
}

export type Changed = "done" | "last-owner" | "unknown";

const idOf = (email: string) => sql<number>`(SELECT users.id FROM users WHERE users.email = ${email})`;

/** Checked in the write itself: of two owners who leave at the same moment, the second stays. */
const isNotLastOwner = (employerId: number): SQL =>
  sql`(memberships.role <> 'owner' OR (SELECT count(*) FROM memberships o WHERE o.employer_id = ${employerId} AND o.role = 'owner') > 1)`;

const isMember = ({ employerId, email }: Change): SQL =>
  sql`memberships.employer_id = ${employerId} AND memberships.user_id = ${idOf(email)}`;

/** Of the row that the change finds. */
function toMemberNote(db: Db, { employerId, actorId }: Change, isThis: SQL, to: string, at: number) {
  const detail = sql`(SELECT json_object('user', user_id, 'from', ${sql.raw(shownRole)}, 'to', ${to}) FROM memberships WHERE ${isThis})`;
  const note = { action: "company.member", employerId, actorId, detail, at } as const;
  return toTeamAudit(db, note, sql`EXISTS (SELECT 1 FROM memberships WHERE ${isThis})`);
}

const revokeInvitations = (db: Db, { employerId }: Change, which: SQL, now: number) =>
  toStatement(
    db,
    sql`UPDATE invitations SET revoked_at = ${now} WHERE employer_id = ${employerId} AND ${isOpenInvitation} AND ${which}`,
  );

/** Only owners invite, so what someone sent ends with that. */
const isSentBy = (userId: SQL) => sql`invitations.created_by = ${userId}`;

export async function changeRole(
  { db, now }: SiteContext,
  change: Change,
  role: MemberRole,
): Promise<Changed> {
  const { employerId, actorId } = change;
  const stored = toStoredRole(role);
  const mayLose = role === "owner" ? sql`true` : isNotLastOwner(employerId);
  const isThis = sql`${isMember(change)} AND ${isOwner(actorId, employerId)} AND ${sql.raw(shownRole)} <> ${role} AND ${mayLose}`;
  const batch = await db.$client.batch([
    toMemberNote(db, change, isThis, role, now),
    ...(role === "owner"
      ? []
      : [
          revokeInvitations(
            db,
            change,
            isSentBy(sql`(SELECT user_id FROM memberships WHERE ${isThis})`),
            now,
          ),
        ]),
    toStatement(
      db,
      sql`UPDATE memberships SET role = ${stored.role}, is_manager = ${stored.isManager}, sees_contact = 0 WHERE ${isThis}`,
    ),
  ]);
  if (batch.at(-1)!.meta.changes > 0) return "done";
  const before = await findRole(db, change);
  return before === null ? "unknown" : before === role ? "done" : "last-owner";
}

/** By an owner. Null for none. False for someone else's. */
export async function setMemberDepartment(db: Db, change: Change, name: string | null): Promise<boolean> {
  const { meta } = await db.run(sql`UPDATE memberships SET department = ${name}
    WHERE ${isMember(change)} AND ${isOwner(change.actorId, change.employerId)}`);
  return meta.changes > 0;
}

/** The audit log's action for a feed, which says who added it. */
export const feedAdded = "feed.add";

/** What goes on by itself from an address that only this person may control. */
export const pauseFeedsOf = (db: Db, userId: SQL, employerId: number, now: number) =>
  toStatement(
    db,
    sql`UPDATE employer_feeds SET status = 'paused', updated_at = ${now},
        pause_reason = 'Who added this feed is no longer in your team. Resume it if the address is yours.'
      WHERE employer_id = ${employerId} AND status = 'active' AND address IS NOT NULL
        AND EXISTS (SELECT 1 FROM audit_log a WHERE a.subject = 'feed:' || employer_feeds.public_id
          AND a.action = ${feedAdded} AND a.actor_id = ${userId})`,
  );

/** Also ends the person's sessions, what they claimed, and unused invitations: those that they sent and those to them. Pauses feeds by addresses that they added. */
export async function removeMember({ db, now }: SiteContext, change: Change): Promise<Changed> {
  const { employerId, actorId, email } = change;
  const mayRemove = sql`(memberships.user_id = ${actorId} OR ${isOwner(actorId, employerId)})`;
  const isRemovable = sql`${isMember(change)} AND ${mayRemove} AND ${isNotLastOwner(employerId)}`;
  const leaving = sql`(SELECT user_id FROM memberships WHERE ${isRemovable})`;
  const batch = await db.$client.batch([
    toMemberNote(db, change, isRemovable, "removed", now),
    toStatement(db, sql`DELETE FROM sessions WHERE user_id = ${leaving}`),
    revokeInvitations(
      db,
      change,
      sql`(${isSentBy(leaving)} OR invitations.email = (SELECT email FROM users WHERE id = ${leaving}))`,
      now,
    ),
    withdrawWaiting(db, leaving, employerId, now),
    pauseFeedsOf(db, leaving, employerId, now),
    toStatement(db, sql`DELETE FROM memberships WHERE ${isRemovable}`),
  ]);
  if (batch.at(-1)!.meta.changes > 0) return "done";
  return (await findRole(db, { employerId, actorId, email })) === null ? "unknown" : "last-owner";
}

async function findRole(db: Db, change: Change): Promise<MemberRole | null> {
  const [row] = await db.all<{ role: MemberRole }>(
    sql`SELECT ${sql.raw(shownRole)} AS role FROM memberships WHERE ${isMember(change)}`,
  );
  return row?.role ?? null;
}

interface MailChoice {
  applicationMails: TeamMail;
  messageMails: TeamMail;
}

/** One's own. A digest begins with what comes from now on. */
export async function chooseMails(
  { db, now }: SiteContext,
  { viewer, company }: { viewer: { id: number }; company: { employerId: number } },
  { applicationMails, messageMails }: MailChoice,
): Promise<void> {
  const isDaily = applicationMails === "daily" || messageMails === "daily";
  const of = { viewerId: viewer.id, employerId: company.employerId };
  const found = await findMailChoice(db, of);
  if (!found) return;
  await db.run(sql`
    UPDATE memberships SET application_mails = ${applicationMails}, message_mails = ${messageMails},
      digested_at = iif(${isDaily}, coalesce(iif(digest_at IS NULL, NULL, digested_at), ${now}), NULL),
      digest_at = iif(${isDaily}, coalesce(digest_at, ${toNextDigest(now, found.timeZone)}), NULL)
    WHERE user_id = ${of.viewerId} AND employer_id = ${of.employerId}`);
}

export const findMailChoice = async (
  db: Db,
  { viewerId, employerId }: { viewerId: number; employerId: number },
): Promise<(MailChoice & { timeZone: string }) | null> =>
  (
    await db.all<MailChoice & { timeZone: string }>(sql`
      SELECT m.application_mails AS applicationMails, m.message_mails AS messageMails, e.time_zone AS timeZone
      FROM memberships m JOIN employers e ON e.id = m.employer_id
      WHERE m.user_id = ${viewerId} AND m.employer_id = ${employerId}`)
  )[0] ?? null;

/** Bit 0 is Sunday. */
const weekend = 0b1000001;

/** 7 AM of the company's next working day. */
export const toNextDigest = (now: number, timeZone: string): number =>
  toNextMorning(now, { zone: timeZone, quietDays: weekend }, "daily");
