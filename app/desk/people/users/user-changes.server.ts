import { toRoleMail } from "#app/accounts/email/account-mail.server.ts";
import { toRoleName } from "#app/accounts/session/names.ts";
import { answerEndedPostings } from "#app/applications/applicants/ending/ended-postings.server.ts";
import { deskRoleNames } from "#app/desk/frame/screen/desk-sections.ts";
import { toHeldCompany, touched } from "#app/jobs/changes/job-guards.server.ts";
import type { DeskRole, Role, SiteContext } from "#app/kit/platform/context.ts";
import { sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";

interface UserChange {
  id: number;
  actorId: number;
}

/** Only a current admin may act, and not on themselves, so that one owner always remains. Owners alone act on admins. */
const mayAct = `id = ?1 AND id <> ?2
  AND EXISTS (SELECT 1 FROM users me WHERE me.id = ?2 AND me.role = 'admin' AND me.suspended_at IS NULL
    AND (me.desk_role = 'owner' OR users.role <> 'admin'))`;
const isOwner = "EXISTS (SELECT 1 FROM users me WHERE me.id = ?2 AND me.desk_role = 'owner')";

/** Written from stored rows, under the change's condition. */
const toNote = (action: string, from: string, to: string, where: string) =>
  `INSERT INTO audit_log (actor_id, action, subject, detail, at)
    SELECT ?2, '${action}', 'user:' || id, json_object('from', ${from}, 'to', ${to}), ?3 FROM users WHERE ${where}`;

/**
 * Nobody becomes an admin by an address that someone else may have registered. The account's owner is told by mail.
 * @param desk what an admin opens
 */
export async function changeUserRole(
  context: SiteContext,
  { id, actorId, email }: UserChange & { email: string },
  role: Role,
  desk: DeskRole,
): Promise<boolean> {
  const { db, env, now } = context;
  const where = `${mayAct} AND ${isOwner} AND (role <> ?4 OR role = 'admin' AND desk_role <> ?5)
    AND (?4 <> 'admin' OR email_verified_at IS NOT NULL)`;
  const named = "iif(role = 'admin', role || ', ' || desk_role, role)";
  // Before the change and under its condition, so that the same change sent twice is mailed once.
  const written = where
    .replaceAll("?1", String(Number(id)))
    .replaceAll("?2", String(Number(actorId)))
    .replaceAll("?4", `'${role}'`)
    .replaceAll("?5", `'${desk}'`);
  const isChanging = `EXISTS (SELECT 1 FROM users WHERE ${written})`;
  const name = role === "admin" ? `Admin. ${deskRoleNames[desk]}` : toRoleName(role);
  const [mailed, , changed] = await db.$client.batch([
    toOutboxInserts(db, [toRoleMail({ email }, env.SITE_URL, name)], now, isChanging),
    db.$client
      .prepare(toNote("user.role", named, "iif(?4 = 'admin', ?4 || ', ' || ?5, ?4)", where))
      .bind(id, actorId, now, role, desk),
    db.$client
      .prepare(`UPDATE users SET role = ?4, desk_role = ?5, updated_at = ?3 WHERE ${where}`)
      .bind(id, actorId, now, role, desk),
    // Who leaves the desk keeps none of the companies that were made from requests there.
    db.$client
      .prepare(
        `DELETE FROM memberships WHERE user_id = ?1 AND ?2 <> 'admin' AND EXISTS (SELECT 1 FROM audit_log
          WHERE subject = 'user:${id}' AND action = 'user.role' AND at = ${now} AND detail ->> 'from' LIKE 'admin%')`,
      )
      .bind(id, role),
  ]);
  if (mailed!.meta.changes > 0) sendOutboxSoon(context);
  return changed!.meta.changes > 0;
}

/**
 * Also ends sessions, emailed links and half-done sign-ins, and pauses the postings of companies without another
 * active owner. The reason is personal, so the log omits it.
 */
export async function suspendUser(
  context: SiteContext,
  { id, actorId }: UserChange,
  reason: string,
): Promise<boolean> {
  const { db, now } = context;
  const where = `${mayAct} AND suspended_at IS NULL`;
  const isSuspended = "(SELECT suspended_at FROM users WHERE id = ?1) IS NOT NULL";
  const [, changed] = await db.$client.batch([
    db.$client.prepare(toNote("user.suspend", "'active'", "'suspended'", where)).bind(id, actorId, now),
    db.$client
      .prepare(`UPDATE users SET suspended_at = ?3, suspended_reason = ?4, updated_at = ?3 WHERE ${where}`)
      .bind(id, actorId, now, reason),
    db.$client.prepare(`DELETE FROM sessions WHERE user_id = ?1 AND ${isSuspended}`).bind(id),
    db.$client.prepare(`DELETE FROM email_links WHERE user_id = ?1 AND ${isSuspended}`).bind(id),
    db.$client.prepare(`DELETE FROM email_changes WHERE user_id = ?1 AND ${isSuspended}`).bind(id),
    db.$client.prepare(`DELETE FROM pending_sign_ins WHERE user_id = ?1 AND ${isSuspended}`).bind(id),
    db.$client
      .prepare(
        `UPDATE invitations SET revoked_at = ?2 WHERE created_by = ?1 AND used_at IS NULL AND revoked_at IS NULL AND ${isSuspended}`,
      )
      .bind(id, now),
    db.$client
      .prepare(
        `INSERT INTO audit_log (actor_id, action, subject, detail, at)
          SELECT ?2, 'company.pause', 'company:' || employer_id, json_object('owner', cast(?1 AS INTEGER), 'postings', count(*)), ?3
          FROM jobs WHERE ${leftOpen} GROUP BY employer_id`,
      )
      .bind(id, actorId, now),
    db.$client
      .prepare(
        `UPDATE jobs SET status = 'paused', status_by = ?2, status_reason = ?4, ${touched("?3")} WHERE ${leftOpen}`,
      )
      .bind(id, actorId, now, "The account of the company's owner is suspended."),
  ]);
  const isTheirs = `j.employer_id IN (SELECT employer_id FROM memberships WHERE user_id = ${Number(id)})`;
  await answerEndedPostings(context, isTheirs);
  sendOutboxSoon(context);
  return changed!.meta.changes > 0;
}

/** Open postings of companies that the person owned and nobody owns actively now. */
const leftOpen = `status = 'open' AND employer_id IN (
  SELECT m.employer_id FROM memberships m WHERE m.user_id = ?1 AND m.role = 'owner' AND ${toHeldCompany("m.employer_id")})`;

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
