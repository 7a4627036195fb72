import type { Role, SiteContext } from "#app/platform/context.ts";

interface UserChange {
  id: number;
  actorId: number;
}

/** Only a current admin may act, and not on themselves, so that one admin always remains. */
const mayAct = `id = ?1 AND id <> ?2
  AND EXISTS (SELECT 1 FROM users me WHERE me.id = ?2 AND me.role = 'admin' AND me.suspended_at IS NULL)`;

/** Written from stored rows, under the change's condition. */
const toNote = (action: string, from: string, to: string, where: string) =>
  `INSERT INTO audit_log (actor_id, action, subject, detail, at)
    SELECT ?2, '${action}', 'user:' || id, json_object('from', ${from}, 'to', ${to}), ?3 FROM users WHERE ${where}`;

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

/** Also ends sessions, emailed links and half-done sign-ins. The reason is personal, so the log omits it. */
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
