import { type SQL, sql } from "drizzle-orm";
import { toAccountMail } from "#app/accounts/email/account-mail.server.ts";
import { proofEnded, proveOwner } from "#app/accounts/owner/own-proof.server.ts";
import type { OwnProof } from "#app/accounts/owner/own-proof.ts";
import type { Refusal } from "#app/accounts/refusal.ts";
import { closedKeptMs, toSignOuts } from "#app/accounts/session/sessions.server.ts";
import { pauseFeedsOf } from "#app/companies/workspace/team/members.server.ts";
import { toUserAudit } from "#app/kit/platform/audit.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { logSecurity } from "#app/kit/platform/log.ts";
import { sendOutboxSoon, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";
import { toOfficeDay } from "#app/kit/text/when.ts";
import { serverPaths } from "#app/server-paths.ts";
import { site } from "#app/site.ts";

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
 * Closes the account at once: nobody is logged in, employers see nothing of it, and its place on teams ends. Logging in or the
 * mailed link opens it again for 30 days, and then the cron erases it (`eraseClosedAccounts`).
 */
export async function closeAccount(
  context: SiteContext,
  request: Request,
  viewer: Viewer,
  proof: OwnProof,
): Promise<{ ok: true } | Refusal> {
  const { db, env, now } = context;
  if (viewer.role === "admin") return admin;
  const proved = await proveOwner(context, request, viewer, proof);
  if (!proved.ok) return orClosed(context, viewer, proved);
  const secret = randomId();
  const may = sql`${proved.holds} AND closed_at IS NULL AND NOT ${isOnlyOwner(viewer.id)}`;
  const reopenHash = await sha256(secret);
  const isClosed = sql`EXISTS (SELECT 1 FROM users WHERE id = ${viewer.id} AND reopen_hash = ${reopenHash})`;
  const leaving = sql`(SELECT ${viewer.id} WHERE ${isClosed})`;
  const write = (query: SQL) => toStatement(db, query);
  const [closed] = await db.$client.batch([
    write(sql`UPDATE users SET closed_at = ${now}, reopen_hash = ${reopenHash}, reopened_at = NULL
      WHERE id = ${viewer.id} AND ${may}`),
    toUserAudit(db, { actorId: viewer.id, action: "user.delete_own", userId: viewer.id, at: now }, isClosed),
    // Only owners invite, so what someone sent ends with that.
    write(sql`UPDATE invitations SET revoked_at = ${now}
      WHERE created_by = ${viewer.id} AND used_at IS NULL AND revoked_at IS NULL AND ${isClosed}`),
    ...viewer.memberships.map(({ employerId }) => pauseFeedsOf(db, leaving, employerId, now)),
    write(sql`DELETE FROM memberships WHERE user_id = ${viewer.id} AND ${isClosed}`),
    // The desk would otherwise make someone who left an owner.
    write(sql`UPDATE company_claims SET state = 'withdrawn', decided_at = ${now}
      WHERE user_id = ${viewer.id} AND state = 'pending' AND ${isClosed}`),
    write(sql`DELETE FROM email_links WHERE user_id = ${viewer.id} AND ${isClosed}`),
    write(sql`DELETE FROM email_changes WHERE user_id = ${viewer.id} AND ${isClosed}`),
    ...proved.use(isClosed),
    // Nobody confirmed that an unproved address is this person's.
    toOutboxInsertIf(
      db,
      toAccountClosedMail(viewer.email, env.SITE_URL, secret, now),
      now,
      viewer.emailVerified ? isClosed : sql`false`,
    ),
    ...toSignOuts(db, viewer.id, isClosed),
  ]);
  if (closed!.meta.changes === 0)
    return orClosed(
      context,
      viewer,
      (await listOwnedAlone(db, viewer.id)).length > 0 ? onlyOwner : proofEnded,
    );
  sendOutboxSoon(context);
  logSecurity("account.closed");
  return { ok: true };
}

/** The second of two clicks finds an account that is closed already, or none any more. */
async function orClosed(
  { db }: SiteContext,
  { id }: Viewer,
  refusal: Refusal,
): Promise<{ ok: true } | Refusal> {
  const open = await db.all(sql`SELECT 1 FROM users WHERE id = ${id} AND closed_at IS NULL`);
  return open.length > 0 ? refusal : { ok: true };
}

export const toAccountClosedMail = (email: string, origin: string, secret: string, now: number) =>
  toAccountMail({ email }, `Your ${site.name} account is closed`, [
    `You deleted your account, so we closed it. You are logged out everywhere, and employers no longer see your applications. On ${toOfficeDay(now + closedKeptMs)} we delete everything for good.`,
    `You can change your mind until then: log in as usual, or open this link. Get your account back:`,
    origin + serverPaths.reopenAccount(secret),
    `If you did not delete your account, get it back and reset your password.`,
  ]);

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
