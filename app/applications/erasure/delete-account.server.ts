import { type SQL, sql } from "drizzle-orm";
import { proofEnded, proveOwner } from "#app/accounts/owner/own-proof.server.ts";
import type { OwnProof } from "#app/accounts/owner/own-proof.ts";
import type { Refusal } from "#app/accounts/refusal.ts";
import { pauseFeedsOf } from "#app/companies/workspace/team/members.server.ts";
import { toUserAudit } from "#app/kit/platform/audit.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { logError, logSecurity } from "#app/kit/platform/log.ts";
import {
  closeOwnRequest,
  isBeingErased,
  openOwnRequest,
  releaseOwnRequest,
} from "./deletion-record.server.ts";
import { erasePerson } from "./erase-person.server.ts";
import { findPerson, toAccountAlone } from "./person.server.ts";

const isOnlyOwner = (
  userId: number,
): SQL => sql`EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = ${userId}
  AND m.role = 'owner' AND NOT EXISTS (SELECT 1 FROM memberships o
    WHERE o.employer_id = m.employer_id AND o.role = 'owner' AND o.user_id <> m.user_id))`;

/** Companies that would have no owner without this person. */
export const listOwnedAlone = (db: Db, userId: number) =>
  db.all<{ name: string; slug: string }>(sql`
    SELECT e.name, e.slug FROM memberships m JOIN employers e ON e.id = m.employer_id
    WHERE m.user_id = ${userId} AND m.role = 'owner' AND NOT EXISTS (SELECT 1 FROM memberships o
      WHERE o.employer_id = m.employer_id AND o.role = 'owner' AND o.user_id <> ${userId})`);

/**
 * Erases as the desk does. The request is recorded first, so that the desk finishes an erasure that stopped midway. Nobody
 * confirmed the address of an unproved account, so only what belongs to the account itself goes then.
 */
export async function deleteAccount(
  context: SiteContext,
  request: Request,
  viewer: Viewer,
  proof: OwnProof,
): Promise<{ ok: true } | Refusal> {
  const { db, env, now } = context;
  if (viewer.role === "admin") return admin;
  const proved = await proveOwner(context, request, viewer, proof);
  if (!proved.ok) return orGone(context, viewer, proved);
  const person = await findPerson(db, viewer.email);
  const erased = viewer.emailVerified ? person : toAccountAlone(person);
  const isRunning = isBeingErased(viewer.email, now);
  const may = sql`${proved.holds} AND NOT ${isOnlyOwner(viewer.id)} AND NOT ${isRunning}`;
  const record = viewer.emailVerified ? await openOwnRequest(context, person, may) : null;
  const leaving = sql`(SELECT ${viewer.id} WHERE ${may})`;
  const [started] = await db.$client.batch([
    toUserAudit(db, { actorId: viewer.id, action: "user.delete_own", userId: viewer.id, at: now }, may),
    // Only owners invite, so what someone sent ends with that.
    toStatement(
      db,
      sql`UPDATE invitations SET revoked_at = ${now}
        WHERE created_by = ${viewer.id} AND used_at IS NULL AND revoked_at IS NULL AND ${may}`,
    ),
    ...viewer.memberships.map(({ employerId }) => pauseFeedsOf(db, leaving, employerId, now)),
    toStatement(db, sql`DELETE FROM memberships WHERE user_id = ${viewer.id} AND ${may}`),
    ...(record ? [record.insert] : []),
    ...proved.use(record ? isRunning : may),
  ]);
  if (started!.meta.changes === 0)
    return orGone(context, viewer, (await listOwnedAlone(db, viewer.id)).length > 0 ? onlyOwner : proofEnded);
  try {
    await erasePerson(db, env, erased);
    if (viewer.emailVerified) await closeOwnRequest(context, viewer.email);
  } catch (error) {
    logError("account.delete", error, { requestId: context.requestId });
    await releaseOwnRequest(db, viewer.email);
    return stopped;
  }
  logSecurity("account.deleted");
  return { ok: true };
}

/** The second of two clicks finds no account any more, or one that is about to go. */
async function orGone(
  { db, now }: SiteContext,
  { id, email }: Viewer,
  refusal: Refusal,
): Promise<{ ok: true } | Refusal> {
  const isThere = sql`EXISTS (SELECT 1 FROM users WHERE id = ${id}) AND NOT ${isBeingErased(email, now)}`;
  const [found] = await db.all<{ isThere: number }>(sql`SELECT ${isThere} AS isThere`);
  return found?.isThere ? refusal : { ok: true };
}

const admin: Refusal = {
  ok: false,
  status: 403,
  code: "admin",
  message: "An admin account cannot delete itself. Ask an owner of the desk to take your role away first.",
};

const onlyOwner: Refusal = {
  ok: false,
  status: 409,
  code: "only_owner",
  message: "You are the only owner of a company. Make someone else an owner first.",
};

const stopped: Refusal = {
  ok: false,
  status: 503,
  code: "stopped",
  message:
    "We could not delete everything just now. Try again in a minute. If you cannot log in any more, our staff will finish it and email you.",
};
