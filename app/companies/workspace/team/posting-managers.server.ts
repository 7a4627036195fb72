import { sql } from "drizzle-orm";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { isOwner, toTeamAudit } from "./invitations.server.ts";

interface Writer {
  employerId: number;
  userId: number;
}

export interface ManagedPosting {
  slug: string;
  title: string;
  city: string | null;
  stateCode: string | null;
}

const mostListed = 500;
const mostOffered = 200;
/** Of one hiring manager. */
const mostAssigned = 200;

export const listManaged = (db: Db, employerId: number) =>
  db.all<ManagedPosting & { email: string }>(sql`
    SELECT u.email, j.slug, j.title, j.city, j.state_code AS stateCode
    FROM memberships w CROSS JOIN posting_managers r ON r.user_id = w.user_id CROSS JOIN jobs j ON j.id = r.job_id
      JOIN users u ON u.id = w.user_id
    WHERE w.employer_id = ${employerId} AND w.is_manager = 1 AND j.employer_id = ${employerId}
      AND j.status <> 'removed' LIMIT ${mostListed}`);

/** The newest that are not over. Any other is assigned by its address. */
export const listAssignable = (db: Db, employerId: number) =>
  db.all<ManagedPosting>(sql`
    SELECT j.slug, j.title, j.city, j.state_code AS stateCode FROM jobs j INDEXED BY jobs_of_employer_newest
    WHERE j.employer_id = ${employerId} AND j.status IN ('open', 'paused', 'pending')
    ORDER BY j.posted_at DESC, j.id LIMIT ${mostOffered}`);

const isWriter = ({ employerId, userId }: Writer) =>
  sql`EXISTS (SELECT 1 FROM memberships o WHERE o.user_id = ${userId} AND o.employer_id = ${employerId}
    AND o.role IN ('owner', 'recruiter'))`;

/** False for a posting of another company, for someone who is no hiring manager, and for more than one may have. */
export async function assignPosting(
  db: Db,
  writer: Writer,
  email: string,
  slug: string,
  now: number,
): Promise<boolean> {
  const those = sql`FROM jobs j JOIN memberships w ON w.employer_id = j.employer_id JOIN users u ON u.id = w.user_id
    WHERE j.slug = ${slug} AND j.employer_id = ${writer.employerId} AND j.status <> 'removed' AND u.email = ${email}
      AND w.is_manager = 1 AND ${isWriter(writer)}
      AND (SELECT count(*) FROM posting_managers m WHERE m.user_id = w.user_id) < ${mostAssigned}`;
  const [, , found] = await db.$client.batch([
    toNote(
      db,
      writer,
      sql`(SELECT json_object('user', w.user_id, 'to', 'posting', 'posting', j.slug) ${those})`,
      now,
    ),
    toStatement(
      db,
      sql`INSERT OR IGNORE INTO posting_managers (job_id, user_id) SELECT j.id, w.user_id ${those}`,
    ),
    toStatement(db, sql`SELECT 1 ${those}`),
  ]);
  return found!.results.length > 0;
}

export async function unassignPosting(
  db: Db,
  writer: Writer,
  email: string,
  slug: string,
  now: number,
): Promise<boolean> {
  const those = sql`posting_managers WHERE job_id = (SELECT id FROM jobs WHERE slug = ${slug} AND employer_id = ${writer.employerId})
    AND user_id = (SELECT id FROM users WHERE email = ${email}) AND ${isWriter(writer)}`;
  const [, removed] = await db.$client.batch([
    toNote(
      db,
      writer,
      sql`(SELECT json_object('user', user_id, 'from', 'posting', 'posting', ${slug}) FROM ${those})`,
      now,
    ),
    toStatement(db, sql`DELETE FROM ${those}`),
  ]);
  return removed!.meta.changes > 0;
}

const toNote = (db: Db, { employerId, userId }: Writer, detail: ReturnType<typeof sql>, at: number) =>
  toTeamAudit(
    db,
    { action: "company.member", employerId, actorId: userId, detail, at },
    sql`${detail} IS NOT NULL`,
  );

/** By an owner. False for anyone but a hiring manager of the company. */
export async function allowContact(
  { db, now }: SiteContext,
  { employerId, actorId }: { employerId: number; actorId: number },
  email: string,
  isAllowed: boolean,
): Promise<boolean> {
  const isThis = sql`employer_id = ${employerId} AND is_manager = 1 AND ${isOwner(actorId, employerId)}
    AND user_id = (SELECT id FROM users WHERE email = ${email})`;
  const to = isAllowed ? "contact" : "no-contact";
  const [, changed] = await db.$client.batch([
    toNote(
      db,
      { employerId, userId: actorId },
      sql`(SELECT json_object('user', user_id, 'to', ${to}) FROM memberships WHERE ${isThis})`,
      now,
    ),
    toStatement(db, sql`UPDATE memberships SET sees_contact = ${isAllowed ? 1 : 0} WHERE ${isThis}`),
  ]);
  return changed!.meta.changes > 0;
}
