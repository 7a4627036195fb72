import { type SQL, sql } from "drizzle-orm";
import { isOpenInvitation } from "#app/accounts/sign-in/register.server.ts";
import { takeUse, toLimit } from "#app/accounts/used-limits.server.ts";
import { isKnownEmployer } from "#app/companies/pitch/public-page/employer-page.server.ts";
import { shownRole, toStoredRole } from "#app/kit/platform/column-words.ts";
import type { MemberRole, Membership, SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { sendOutboxSoon, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";
import { toInvitationMail } from "./invitation-mail.ts";

const goodForMs = 7 * dayMs;
const keptMs = 30 * dayMs;
const mostListed = 100;
const mailsToOneADay = 3;
const mailsADay = 30;
/** Of a company that we do not know yet, because the mail carries its name. */
const mailsOfUnknownADay = 5;

/** Checked in the write itself, because someone may be removed at this moment. */
export const isOwner = (userId: number, employerId: number): SQL =>
  sql`EXISTS (SELECT 1 FROM memberships WHERE user_id = ${userId} AND employer_id = ${employerId} AND role = 'owner')`;

interface TeamNote {
  action: "company.member" | "company.invitation" | "company.second_factor" | "company.approval";
  employerId: number | SQL;
  actorId: number;
  /** JSON of ids and roles, never an address. */
  detail: SQL;
  at: number;
}

/** For the batch of the change, before it. */
export const toTeamAudit = (db: Db, { action, employerId, actorId, detail, at }: TeamNote, isTrue: SQL) =>
  toStatement(
    db,
    sql`INSERT INTO audit_log (actor_id, action, subject, detail, at)
      SELECT ${actorId}, ${action}, 'company:' || cast(${employerId} AS INTEGER), ${detail}, ${at} WHERE ${isTrue}`,
  );

interface OpenInvitation {
  publicId: string;
  email: string;
  role: MemberRole;
  expiresAt: number;
}

export const listInvitations = (db: Db, employerId: number) =>
  db.all<OpenInvitation>(sql`
    SELECT public_id AS publicId, email, ${sql.raw(shownRole)} AS role, expires_at AS expiresAt FROM invitations
    WHERE employer_id = ${employerId} AND ${isOpenInvitation} ORDER BY email LIMIT ${mostListed}`);

interface Inviting {
  viewer: Viewer;
  company: Membership;
}

type Sent = "sent" | "already" | "member" | "too-many" | "unknown" | "unverified";

/** An address with an open invitation gets no second mail: `resendInvitation` sends it again. */
export async function invite(
  context: SiteContext,
  { viewer, company }: Inviting,
  { email, role }: { email: string; role: MemberRole },
): Promise<Sent> {
  const { db, now } = context;
  const { employerId } = company;
  if (!viewer.emailVerified) return "unverified";
  const [before] = await db.all<{ member: number; invited: number }>(
    sql`SELECT EXISTS (SELECT 1 FROM memberships WHERE employer_id = ${employerId}
        AND user_id = (SELECT id FROM users WHERE email = ${email})) AS member,
      EXISTS (SELECT 1 FROM invitations WHERE employer_id = ${employerId} AND email = ${email} AND ${isOpenInvitation}) AS invited`,
  );
  if (before?.member) return "member";
  if (before?.invited) return "already";
  if (!(await isWithinMailLimits(context, employerId, email))) return "too-many";
  const secret = randomId();
  const secretHash = await sha256(secret);
  const insert = toInvitationInsert(
    db,
    { employerId, email, role, secretHash, invitedBy: viewer.id, at: now },
    isOwner(viewer.id, employerId),
  );
  const note = {
    action: "company.invitation",
    employerId,
    actorId: viewer.id,
    detail: sql`json_object('to', ${role})`,
    at: now,
  } as const;
  await db.$client.batch([
    insert,
    toTeamAudit(db, note, toIsStored(secretHash)),
    toMailInsert(context, { viewer, company }, { email, role, secret, secretHash }),
  ]);
  sendOutboxSoon(context);
  return "sent";
}

interface WrittenInvitation {
  employerId: number | SQL;
  email: string;
  role: MemberRole;
  secretHash: string;
  invitedBy: number;
  at: number;
}

export function toInvitationInsert(db: Db, { employerId, at, ...invited }: WrittenInvitation, isTrue: SQL) {
  const { role, isManager } = toStoredRole(invited.role);
  return toStatement(
    db,
    sql`INSERT INTO invitations (public_id, employer_id, email, role, is_manager, secret_hash, created_by, created_at, expires_at)
      SELECT ${randomId()}, ${employerId}, ${invited.email}, ${role}, ${isManager}, ${invited.secretHash},
        ${invited.invitedBy}, ${at}, ${at + goodForMs} WHERE ${isTrue} ON CONFLICT DO NOTHING`,
  );
}

/** The new link is valid for 7 days, and the old one stops working. */
export async function resendInvitation(
  context: SiteContext,
  { viewer, company }: Inviting,
  publicId: string,
): Promise<Sent> {
  const { db, now } = context;
  const { employerId } = company;
  if (!viewer.emailVerified) return "unverified";
  const isThis = sql`public_id = ${publicId} AND employer_id = ${employerId} AND ${isOpenInvitation}`;
  const [found] = await db.all<{ email: string; role: MemberRole }>(
    sql`SELECT email, ${sql.raw(shownRole)} AS role FROM invitations WHERE ${isThis}`,
  );
  if (!found) return "unknown";
  if (!(await isWithinMailLimits(context, employerId, found.email))) return "too-many";
  const secret = randomId();
  const secretHash = await sha256(secret);
  const renew = toStatement(
    db,
    sql`UPDATE invitations SET secret_hash = ${secretHash}, expires_at = ${now + goodForMs}
      WHERE ${isThis} AND ${isOwner(viewer.id, employerId)}`,
  );
  await db.$client.batch([
    renew,
    toMailInsert(context, { viewer, company }, { ...found, secret, secretHash }),
  ]);
  sendOutboxSoon(context);
  return "sent";
}

function toMailInsert(
  { db, env, now }: SiteContext,
  { viewer, company }: Inviting,
  { secretHash, secret, ...invited }: { email: string; role: MemberRole; secret: string; secretHash: string },
) {
  const mail = toInvitationMail(
    { ...invited, company: company.employerName, invitedBy: viewer.email },
    env.SITE_URL,
    secret,
  );
  return toOutboxInsertIf(db, mail, now, toIsStored(secretHash));
}

const toIsStored = (secretHash: string) =>
  sql`EXISTS (SELECT 1 FROM invitations WHERE secret_hash = ${secretHash})`;

export const toInvitationLimitKey = (email: string): string => `invitation ${email}`;

async function isWithinMailLimits(
  { db, now }: SiteContext,
  employerId: number,
  email: string,
): Promise<boolean> {
  const toOne = await toLimit(toInvitationLimitKey(email), mailsToOneADay, dayMs);
  const mostOfAll = (await isKnownEmployer(db, employerId)) ? mailsADay : mailsOfUnknownADay;
  const toAll = await toLimit(`invitations of ${employerId}`, mostOfAll, dayMs);
  return (await takeUse(db, toOne, now)) === null && (await takeUse(db, toAll, now)) === null;
}

/** False for another company's invitation and for one that was used meanwhile. */
export async function revokeInvitation(
  { db, now }: SiteContext,
  { viewer, company }: Inviting,
  publicId: string,
): Promise<boolean> {
  const { employerId } = company;
  const isThis = sql`public_id = ${publicId} AND employer_id = ${employerId} AND ${isOpenInvitation}
    AND ${isOwner(viewer.id, employerId)}`;
  const detail = sql`json_object('to', 'revoked')`;
  const note = { action: "company.invitation", employerId, actorId: viewer.id, detail, at: now } as const;
  const [, revoked] = await db.$client.batch([
    toTeamAudit(db, note, sql`EXISTS (SELECT 1 FROM invitations WHERE ${isThis})`),
    toStatement(db, sql`UPDATE invitations SET revoked_at = ${now} WHERE ${isThis}`),
  ]);
  return revoked!.meta.changes > 0;
}

export async function removeOldInvitations(db: Db, now: number): Promise<void> {
  await db.run(sql`DELETE FROM invitations WHERE expires_at < ${now - keptMs}`);
}
