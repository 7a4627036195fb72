import type { Role, SiteContext } from "#app/platform/context.ts";

/** What an admin may change about somebody, and who does it. */
interface UserChange {
  id: number;
  actorId: number;
}

/**
 * Nobody acts on oneself, and only somebody who is an admin at that moment acts at all: of two admins who take each
 * other's role away, the first is the last admin. So one always remains.
 */
const mayAct = `id = ?1 AND id <> ?2
  AND EXISTS (SELECT 1 FROM users me WHERE me.id = ?2 AND me.role = 'admin' AND me.suspended_at IS NULL)`;

/** The log's line is written from what is stored, by the condition of the change. */
const toNote = (action: string, from: string, to: string, where: string) =>
  `INSERT INTO audit_log (actor_id, action, subject, detail, at)
    SELECT ?2, '${action}', 'user:' || id, json_object('from', ${from}, 'to', ${to}), ?3 FROM users WHERE ${where}`;

/** Returns false when nothing was changed. */
export async function changeUserRole(
  { db, now }: SiteContext,
  { id, actorId }: UserChange,
  role: Role,
): Promise<boolean> {
  const where = `${mayAct} AND role <> ?4`;
  const [, changed] = await db.$client.batch([
    db.$client.prepare(toNote("user.role", "role", "?4", where)).bind(id, actorId, now, role),
    db.$client
      .prepare(`UPDATE users SET role = ?4, updated_at = ?3 WHERE ${where}`)
      .bind(id, actorId, now, role),
  ]);
  return changed!.meta.changes > 0;
}

/** Ends every session, emailed link and half-done sign-in too. The reason stays out of the log, because it is about a person. */
export async function suspendUser(
  { db, now }: SiteContext,
  { id, actorId }: UserChange,
  reason: string,
): Promise<boolean> {
  const where = `${mayAct} AND suspended_at IS NULL`;
  const isSuspended = "(SELECT suspended_at FROM users WHERE id = ?1) IS NOT NULL";
  const [, changed] = await db.$client.batch([
    db.$client.prepare(toNote("user.suspend", "'active'", "'suspended'", where)).bind(id, actorId, now),
    db.$client
      .prepare(`UPDATE users SET suspended_at = ?3, suspended_reason = ?4, updated_at = ?3 WHERE ${where}`)
      .bind(id, actorId, now, reason),
    db.$client.prepare(`DELETE FROM sessions WHERE user_id = ?1 AND ${isSuspended}`).bind(id),
    db.$client.prepare(`DELETE FROM email_links WHERE user_id = ?1 AND ${isSuspended}`).bind(id),
    db.$client.prepare(`DELETE FROM pending_sign_ins WHERE user_id = ?1 AND ${isSuspended}`).bind(id),
  ]);
  return changed!.meta.changes > 0;
}

export async function unsuspendUser({ db, now }: SiteContext, { id, actorId }: UserChange): Promise<boolean> {
  const where = `${mayAct} AND suspended_at IS NOT NULL`;
  const [, changed] = await db.$client.batch([
    db.$client.prepare(toNote("user.unsuspend", "'suspended'", "'active'", where)).bind(id, actorId, now),
    db.$client
      .prepare(
        `UPDATE users SET suspended_at = NULL, suspended_reason = NULL, updated_at = ?3 WHERE ${where}`,
      )
      .bind(id, actorId, now),
  ]);
  return changed!.meta.changes > 0;
}
