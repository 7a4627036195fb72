import { and, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { noPassword } from "#app/accounts/account.ts";
import {
  employers,
  memberships,
  pendingSignIns,
  secondFactors,
  sessions,
  users,
} from "#app/accounts/schema.ts";
import type { DeskRole, Role, SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { readSessionId, sealSessionId, sessionMaxAgeSeconds } from "#app/kit/platform/cookies.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { logError } from "#app/kit/platform/log.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";
import { toDeviceName } from "./device.ts";

/** SQL for the batch of a write: the session has not ended meanwhile, and is this person's. */
export const toIsOpenSession = (sessionId: string, userId: SQL | number): SQL =>
  sql`EXISTS (SELECT 1 FROM ${sessions} WHERE public_id = ${sessionId} AND user_id = ${userId})`;

const touchEveryMs = 60 * 60 * 1000;
const maxListed = 50;

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** How long a session lasts without use. `sessionMaxAgeSeconds` ends it even in use. */
const keptIdleMs: Record<Role, number> = { job_seeker: 14 * dayMs, employer: 7 * dayMs, admin: 12 * hourMs };

/** Anyone on a company's team reads applicants, whatever the kind of account. */
const isInUse = (now: number) => sql`${sessions.lastSeenAt} > ${now} - CASE
  WHEN ${users.role} = 'admin' THEN ${keptIdleMs.admin}
  WHEN ${users.role} = 'employer' OR EXISTS (SELECT 1 FROM ${memberships} WHERE user_id = ${users.id}) THEN ${keptIdleMs.employer}
  ELSE ${keptIdleMs.job_seeker} END`;

const membershipsOfUser = sql<string>`(
  SELECT json_group_array(json_object('employerId', id, 'employerSlug', slug, 'employerName', name, 'role', role,
    'suspension', suspension) ORDER BY joined_at)
  FROM (SELECT e.id, e.slug, e.name, m.role, m.created_at AS joined_at,
    CASE WHEN e.suspended_at IS NOT NULL THEN ifnull(e.suspended_reason, '')
      WHEN EXISTS (SELECT 1 FROM held_employers h WHERE h.id = e.id) THEN 'The account of its owner is suspended.' END AS suspension
    FROM ${memberships} m
    JOIN ${employers} e ON e.id = m.employer_id WHERE m.user_id = ${users.id}))`;

const toMemberships = (json: string): Viewer["memberships"] => JSON.parse(json);

export async function findViewer(
  db: Db,
  request: Request,
  secret: string,
  now: number,
  doLater: (work: Promise<unknown>) => void,
): Promise<Viewer | null> {
  const sessionId = await readSessionId(request, secret);
  if (!sessionId) return null;
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      deskRole: sql<DeskRole | null>`iif(${users.role} = 'admin', ${users.deskRole}, NULL)`,
      firstName: users.firstName,
      lastName: users.lastName,
      profileImageUrl: users.profileImageUrl,
      emailVerifiedAt: users.emailVerifiedAt,
      hasPassword: sql`${users.passwordHash} <> ${noPassword}`.mapWith(Boolean),
      hasSecondFactor:
        sql`EXISTS (SELECT 1 FROM ${secondFactors} f WHERE f.user_id = ${users.id} AND f.confirmed_at IS NOT NULL)`.mapWith(
          Boolean,
        ),
      sessionId: sessions.publicId,
      lastSeenAt: sessions.lastSeenAt,
      memberships: membershipsOfUser.mapWith(toMemberships),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.idHash, await sha256(sessionId)),
        gt(sessions.expiresAt, now),
        isInUse(now),
        isNull(users.suspendedAt),
      ),
    )
    .limit(1);
  if (!row) return null;
  const { emailVerifiedAt, lastSeenAt, ...viewer } = row;
  if (now - lastSeenAt >= touchEveryMs) doLater(touchSession(db, row.sessionId, now));
  return { ...viewer, emailVerified: emailVerifiedAt !== null };
}

// A failed write here must not fail the page.
async function touchSession(db: Db, publicId: string, now: number): Promise<void> {
  const touch = db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.publicId, publicId));
  await touch.run().catch((error: unknown) => logError("session.touch", error));
}

/** Stores only the hash of the session's id. Inserts nothing for an unknown or suspended person. */
export async function newSession(
  { db, env, now }: Pick<SiteContext, "db" | "now"> & { env: Pick<Env, "SESSION_SECRET"> },
  request: Request,
  userId: number | SQL<number>,
) {
  const id = randomId();
  const device = toDeviceName(request.headers.get("user-agent"));
  const expiresAt = now + sessionMaxAgeSeconds * 1000;
  const insert = db
    .insert(sessions)
    .select(
      sql`SELECT ${await sha256(id)}, ${randomId()}, ${userId}, ${device}, ${now}, ${now}, ${expiresAt}
        WHERE EXISTS (SELECT 1 FROM ${users} WHERE id = ${userId} AND suspended_at IS NULL)`,
    )
    .returning({ userId: sessions.userId });
  return { insert, cookie: await sealSessionId(id, env.SESSION_SECRET, request.url) };
}

export function listSessions(db: Db, userId: number, now: number) {
  return db
    .select({ id: sessions.publicId, device: sessions.device, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), isInUse(now)))
    .orderBy(desc(sessions.createdAt))
    .limit(maxListed);
}

export async function removeSession(db: Db, userId: number, publicId: string): Promise<boolean> {
  const removed = await db
    .delete(sessions)
    .where(and(eq(sessions.publicId, publicId), eq(sessions.userId, userId)))
    .returning({ id: sessions.publicId });
  return removed.length > 0;
}

/** For a batch. Also ends log-ins that wait for a code, and a second factor whose set-up was not finished. */
export function toSignOuts(db: Db, userId: number | SQL<number>, isTrue: SQL = sql`true`) {
  const isUnconfirmed = isNull(secondFactors.confirmedAt);
  return [
    db.delete(sessions).where(and(eq(sessions.userId, userId), isTrue)),
    db.delete(pendingSignIns).where(and(eq(pendingSignIns.userId, userId), isTrue)),
    db.delete(secondFactors).where(and(eq(secondFactors.userId, userId), isUnconfirmed, isTrue)),
  ] as const;
}
