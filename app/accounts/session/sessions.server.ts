import { type SQL, sql } from "drizzle-orm";
import { noPassword } from "#app/accounts/account.ts";
import type { Role, SiteContext, Viewer, WaitingQuestion } from "#app/kit/platform/context.ts";
import { readSessionId, sealSessionId, sessionMaxAgeSeconds } from "#app/kit/platform/cookies.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { logError } from "#app/kit/platform/log.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";
import { toDeviceName } from "./device.ts";

/** SQL for the batch of a write: the session has not ended meanwhile, and is this person's. */
export const toIsOpenSession = (sessionId: string, userId: SQL | number): SQL =>
  sql`EXISTS (SELECT 1 FROM sessions WHERE public_id = ${sessionId} AND user_id = ${userId})`;

const touchEveryMs = hourMs;
const maxListed = 50;

/** How long a session lasts without use. `sessionMaxAgeSeconds` ends it even in use. */
const keptIdleMs: Record<Role, number> = { job_seeker: 14 * dayMs, employer: 7 * dayMs, admin: 12 * hourMs };

/** About `s` and `u`. Anyone on a company's team reads applicants, whatever the kind of account. */
const isInUse = (now: number) => sql`s.last_seen_at > ${now} - CASE
  WHEN u.role = 'admin' THEN ${keptIdleMs.admin}
  WHEN u.role = 'employer' OR EXISTS (SELECT 1 FROM memberships WHERE user_id = u.id) THEN ${keptIdleMs.employer}
  ELSE ${keptIdleMs.job_seeker} END`;

/** SQL about the account `u`: its two-step log-in is on. */
export const hasFactor = sql`EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL)`;

const membershipsOfUser = sql`(
  SELECT json_group_array(json_object('employerId', id, 'employerSlug', slug, 'employerName', name,
    'role', iif(is_manager, 'manager', role), 'managerId', iif(is_manager, user_id, NULL),
    'hidesContact', json(iif(is_manager AND NOT sees_contact, 'true', 'false')),
    'needsFactor', json(iif(needs_factor, 'true', 'false')),
    'publishing', CASE WHEN NOT requires_approval THEN 'free' WHEN role = 'owner' OR approver_id = user_id THEN 'approves'
      ELSE 'asks' END, 'suspension', suspension) ORDER BY joined_at)
  FROM (SELECT e.id, e.slug, e.name, m.role, m.is_manager, m.sees_contact, m.user_id, m.created_at AS joined_at,
    e.requires_second_factor AND NOT ${hasFactor} AS needs_factor,
    e.requires_approval, e.approver_id,
    CASE WHEN e.suspended_at IS NOT NULL THEN ifnull(e.suspended_reason, '')
      WHEN EXISTS (SELECT 1 FROM held_employers h WHERE h.id = e.id) THEN 'The account of its owner is suspended.' END AS suspension
    FROM memberships m
    JOIN employers e ON e.id = m.employer_id WHERE m.user_id = u.id))`;

interface ViewerRow
  extends Omit<Viewer, "memberships" | "emailVerified" | "hasPassword" | "hasSecondFactor"> {
  emailVerifiedAt: number | null;
  hasPassword: number;
  hasSecondFactor: number;
  lastSeenAt: number;
  /** JSON. */
  memberships: string;
}

export async function findViewer(
  db: Db,
  request: Request,
  secret: string,
  now: number,
  doLater: (work: Promise<unknown>) => void,
  waiting: WaitingQuestion | null = null,
): Promise<Viewer | null> {
  const sessionId = await readSessionId(request, secret);
  if (!sessionId) return null;
  const sessionHash = await sha256(sessionId);
  const session = toStatement(
    db,
    sql`
    SELECT u.id, u.email, u.role, iif(u.role = 'admin', u.desk_role, NULL) AS deskRole,
      u.first_name AS firstName, u.last_name AS lastName, u.profile_image_url AS profileImageUrl,
      u.email_verified_at AS emailVerifiedAt, u.password_hash <> ${noPassword} AS hasPassword,
      ${hasFactor} AS hasSecondFactor,
      s.public_id AS sessionId, s.last_seen_at AS lastSeenAt, ${membershipsOfUser} AS memberships
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id_hash = ${sessionHash} AND s.expires_at > ${now} AND ${isInUse(now)} AND u.suspended_at IS NULL`,
  );
  const [found, counted] = await db.$client.batch(
    waiting ? [session, waiting.select(sessionHash)] : [session],
  );
  const row = found?.results[0] as ViewerRow | undefined;
  if (!row) return null;
  const { emailVerifiedAt, lastSeenAt, ...viewer } = row;
  if (now - lastSeenAt >= touchEveryMs) doLater(touchSession(db, row.sessionId, now));
  const read: Viewer = {
    ...viewer,
    emailVerified: emailVerifiedAt !== null,
    hasPassword: row.hasPassword === 1,
    hasSecondFactor: row.hasSecondFactor === 1,
    memberships: JSON.parse(row.memberships),
  };
  const counts = counted?.results[0] as Record<string, number> | undefined;
  return waiting && counts ? { ...read, waiting: waiting.read(read, counts) } : read;
}

// A failed write here must not fail the page.
async function touchSession(db: Db, publicId: string, now: number): Promise<void> {
  await db
    .run(sql`UPDATE sessions SET last_seen_at = ${now} WHERE public_id = ${publicId}`)
    .catch((error: unknown) => logError("session.touch", error));
}

/** In which its owner may open a closed account again. */
export const closedKeptMs = 30 * dayMs;

/**
 * Stores only the hash of the session's id. Inserts nothing for an unknown or suspended person. A session opens a closed account
 * again (the trigger `sessions_reopen`) until it is due to be erased.
 */
export async function newSession(
  { db, env, now }: Pick<SiteContext, "db" | "now"> & { env: Pick<Env, "SESSION_SECRET"> },
  request: Request,
  userId: number | SQL<number>,
) {
  const id = randomId();
  const device = toDeviceName(request.headers.get("user-agent"));
  const expiresAt = now + sessionMaxAgeSeconds * 1000;
  const insert = toStatement(
    db,
    sql`INSERT INTO sessions (id_hash, public_id, user_id, device, created_at, last_seen_at, expires_at)
      SELECT ${await sha256(id)}, ${randomId()}, ${userId}, ${device}, ${now}, ${now}, ${expiresAt}
      WHERE EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND suspended_at IS NULL
        AND (closed_at IS NULL OR closed_at > ${now - closedKeptMs})) RETURNING user_id AS userId`,
  );
  return { insert, cookie: await sealSessionId(id, env.SESSION_SECRET, request.url) };
}

export const listSessions = (db: Db, userId: number, now: number) =>
  db.all<{ id: string; device: string; lastSeenAt: number }>(sql`
    SELECT s.public_id AS id, s.device, s.last_seen_at AS lastSeenAt FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.user_id = ${userId} AND s.expires_at > ${now} AND ${isInUse(now)}
    ORDER BY s.created_at DESC LIMIT ${maxListed}`);

export async function removeSession(db: Db, userId: number, publicId: string): Promise<boolean> {
  const { meta } = await db.run(
    sql`DELETE FROM sessions WHERE public_id = ${publicId} AND user_id = ${userId}`,
  );
  return meta.changes > 0;
}

/** For a batch. Also ends log-ins that wait for a code, and a second factor whose set-up was not finished. */
export function toSignOuts(db: Db, userId: number | SQL<number>, isTrue: SQL = sql`true`) {
  return [
    toStatement(db, sql`DELETE FROM sessions WHERE user_id = ${userId} AND ${isTrue}`),
    toStatement(db, sql`DELETE FROM pending_sign_ins WHERE user_id = ${userId} AND ${isTrue}`),
    toStatement(
      db,
      sql`DELETE FROM second_factors WHERE user_id = ${userId} AND confirmed_at IS NULL AND ${isTrue}`,
    ),
  ];
}
