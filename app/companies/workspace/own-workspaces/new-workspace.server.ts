import { sql } from "drizzle-orm";
import { newCompany } from "#app/accounts/sign-in/register.server.ts";
import { toReachSql } from "#app/companies/workspace/frame/reach.ts";
import type { Membership, SiteContext, Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";

/** Returns its slug, or that of the company that the person has by then. */
export async function createWorkspace(context: SiteContext, viewer: Viewer, name: string): Promise<string> {
  await context.db.$client.batch(newCompany(context, name, viewer.id));
  return getCompanySlug(context.db, viewer.id);
}

async function getCompanySlug(db: Db, userId: number): Promise<string> {
  const [row] = await db.all<{ slug: string }>(sql`
    SELECT e.slug FROM memberships m JOIN employers e ON e.id = m.employer_id WHERE m.user_id = ${userId} LIMIT 1`);
  return row!.slug;
}

export async function isUntouched(db: Db, employerId: number): Promise<boolean> {
  const rows = await db.all(sql`
    SELECT 1 FROM employers WHERE id = ${employerId} AND verified_at IS NULL AND about = '' AND website IS NULL
      AND NOT EXISTS (SELECT 1 FROM jobs WHERE employer_id = ${employerId})`);
  return rows.length > 0;
}

export type Workspace = Awaited<ReturnType<typeof listWorkspaces>>[number];

const mostCounted = 1000;

export async function listWorkspaces(db: Db, { memberships }: Pick<Viewer, "memberships">) {
  const countOf = (status: string, { employerId, managerId }: Membership) =>
    sql`(SELECT count(*) FROM (SELECT 1 FROM jobs WHERE employer_id = ${employerId} AND status = ${status}
      AND ${sql.raw(toReachSql({ managerId }, "jobs.id"))} LIMIT ${mostCounted}))`;
  return Promise.all(
    memberships.map(async (own) => {
      const { employerId, employerSlug: slug, employerName: name, role } = own;
      const [row] = await db.all<{ open: number; pending: number; paused: number; waiting: number }>(
        sql`SELECT ${countOf("open", own)} AS open, ${countOf("pending", own)} AS pending,
          ${countOf("paused", own)} AS paused,
          (SELECT count(*) FROM (SELECT 1 FROM applications WHERE employer_id = ${employerId}
            AND answered_at IS NULL AND state IN ('new', 'in-review')
            AND ${sql.raw(toReachSql(own, "applications.job_id"))} LIMIT ${mostCounted})) AS waiting`,
      );
      return { slug, name, role, ...row! };
    }),
  );
}
