import { type SQL, sql } from "drizzle-orm";
import { isGoodInvitation, isOpenInvitation } from "#app/accounts/sign-in/register.server.ts";
import { toEmptyCompanyRemoval } from "#app/companies/workspace/claim/empty-company.server.ts";
import { shownRole } from "#app/kit/platform/column-words.ts";
import type { MemberRole, SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { toTeamAudit } from "./invitations.server.ts";

/** Joining as an owner who is not suspended would end the suspension of a company. */
const isFree = sql`NOT EXISTS (SELECT 1 FROM held_employers h WHERE h.id = invitations.employer_id)`;

interface OwnInvitation {
  publicId: string;
  company: string;
  role: MemberRole;
}

const mostListed = 10;

/** Of a person whose address is confirmed, who may not find the mail again. */
export async function listOwnInvitations(
  db: Db,
  { email, emailVerified }: Pick<Viewer, "email" | "emailVerified">,
  now: number,
): Promise<OwnInvitation[]> {
  if (!emailVerified) return [];
  return db.all<OwnInvitation>(sql`
    SELECT invitations.public_id AS publicId, e.name AS company, ${sql.raw(shownRole)} AS role
    FROM invitations JOIN employers e ON e.id = invitations.employer_id
    WHERE lower(invitations.email) = ${email} AND ${isOpenInvitation} AND expires_at > ${now} AND ${isFree} LIMIT ${mostListed}`);
}

/** Where an invitation leads, by the secret of the mailed link or, on one's own dashboard, by its id. */
type InvitationKey = { secret: string } | { publicId: string };

const toIsThis = async (key: InvitationKey, now: number): Promise<SQL> =>
  "secret" in key
    ? isGoodInvitation(await sha256(key.secret), now)
    : sql`public_id = ${key.publicId} AND ${isOpenInvitation} AND expires_at > ${now}`;

/** The company's address. Null, and nothing done, for another address or a used link. The update goes last, because the others check it. */
export async function acceptInvitation(
  { db, now }: SiteContext,
  viewer: Pick<Viewer, "id" | "email" | "emailVerified">,
  key: InvitationKey,
): Promise<string | null> {
  if (!viewer.emailVerified) return null;
  const isTheirs = sql`${await toIsThis(key, now)} AND email = ${viewer.email} AND ${isFree}`;
  const company = sql`(SELECT employer_id FROM invitations WHERE ${isTheirs})`;
  const joined = sql`json_object('user', cast(${viewer.id} AS INTEGER), 'to', (SELECT ${sql.raw(shownRole)} FROM invitations WHERE ${isTheirs}))`;
  const note = {
    action: "company.member",
    employerId: company,
    actorId: viewer.id,
    detail: joined,
    at: now,
  } as const;
  const batch = await db.$client.batch([
    toStatement(db, sql`SELECT slug FROM employers WHERE id = ${company}`),
    toTeamAudit(db, note, sql`${company} IS NOT NULL`),
    toStatement(
      db,
      sql`INSERT INTO memberships (user_id, employer_id, role, is_manager, created_at)
        SELECT ${viewer.id}, employer_id, role, is_manager, ${now} FROM invitations WHERE ${isTheirs} ON CONFLICT DO NOTHING`,
    ),
    ...toEmptyCompanyRemoval(db, sql`${viewer.id}`, company, sql`${company} IS NOT NULL`),
    toStatement(db, sql`UPDATE invitations SET used_at = ${now} WHERE ${isTheirs}`),
  ]);
  const [joinedCompany] = batch[0]!.results as { slug: string }[];
  return batch.at(-1)!.meta.changes > 0 ? joinedCompany!.slug : null;
}
