import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toOfficeDay, toOfficeTime } from "#app/kit/text/when.ts";
import { columns, type UserRow } from "./user-list.server.ts";
import { toUserView } from "./user-view.ts";

interface MembershipRow {
  name: string;
  slug: string;
  role: string;
}

interface SessionSums {
  sessions: number;
  lastSeenAt: number | null;
  applications: number;
  drafts: number;
}

export async function findUserRecord({ db, now }: SiteContext, id: number) {
  const [found, companies, sums] = await db.$client.batch([
    db.$client.prepare(`SELECT ${columns} FROM users WHERE id = ?`).bind(id),
    db.$client
      .prepare(
        `SELECT e.name, e.slug, m.role FROM memberships m JOIN employers e ON e.id = m.employer_id
          WHERE m.user_id = ? ORDER BY m.created_at LIMIT 50`,
      )
      .bind(id),
    db.$client
      .prepare(
        `SELECT count(*) AS sessions, max(last_seen_at) AS lastSeenAt,
          (SELECT count(*) FROM applications WHERE user_id = ?1) AS applications,
          (SELECT count(*) FROM posting_drafts WHERE user_id = ?1) AS drafts
          FROM sessions WHERE user_id = ?1 AND expires_at > ?2`,
      )
      .bind(id, now),
  ]);
  const user = found!.results[0] as UserRow | undefined;
  if (!user) return null;
  const { sessions, lastSeenAt, applications, drafts } = sums!.results[0] as unknown as SessionSums;
  return {
    ...toUserView(user),
    verified:
      user.emailVerifiedAt === null ? "Not confirmed" : `Confirmed ${toOfficeDay(user.emailVerifiedAt)}`,
    suspended: user.suspendedAt === null ? null : toOfficeTime(user.suspendedAt),
    reason: user.suspendedReason,
    sessions,
    lastSeen: lastSeenAt === null ? null : toOfficeTime(lastSeenAt),
    applications,
    drafts,
    companies: (companies!.results as unknown as MembershipRow[]).map(({ name, slug, role }) => ({
      name,
      role,
      to: paths.adminEmployer(slug),
    })),
    logOfPerson: paths.adminAudit(`subject=user:${id}`),
    logByPerson: user.role === "admin" ? paths.adminAudit(`actor=${id}`) : null,
  };
}

export type UserRecord = NonNullable<Awaited<ReturnType<typeof findUserRecord>>>;
