import { eq, sql } from "drizzle-orm";
import { applications, employers, memberships } from "#app/accounts/schema.ts";
import { newCompany } from "#app/accounts/sign-in/register.server.ts";
import { jobs } from "#app/jobs/schema.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";

/** Returns its slug, or that of the company that the person has by then. */
export async function createWorkspace(context: SiteContext, viewer: Viewer, name: string): Promise<string> {
  await context.db.batch(newCompany(context, name, viewer.id));
  return getCompanySlug(context.db, viewer.id);
}

async function getCompanySlug(db: Db, userId: number): Promise<string> {
  const [row] = await db
    .select({ slug: employers.slug })
    .from(memberships)
    .innerJoin(employers, eq(employers.id, memberships.employerId))
    .where(eq(memberships.userId, userId))
    .limit(1);
  return row!.slug;
}

export async function isUntouched(db: Db, employerId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: employers.id })
    .from(employers)
    .where(
      sql`${employers.id} = ${employerId} AND ${employers.verifiedAt} IS NULL AND ${employers.about} = ''
        AND ${employers.website} IS NULL AND NOT EXISTS (SELECT 1 FROM ${jobs} WHERE employer_id = ${employers.id})`,
    )
    .limit(1);
  return row !== undefined;
}

export type Workspace = Awaited<ReturnType<typeof listWorkspaces>>[number];

const mostCounted = 1000;

const toWaitingCount = (employerId: number) =>
  sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${applications} WHERE employer_id = ${employerId}
    AND answered_at IS NULL AND state IN ('new', 'in-review') LIMIT ${mostCounted}))`;

export async function listWorkspaces(db: Db, { memberships }: Pick<Viewer, "memberships">) {
  const countOf = (status: string, employerId: number) =>
    sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${jobs} WHERE ${eq(jobs.employerId, employerId)} AND ${jobs.status} = ${status} LIMIT ${mostCounted}))`;
  return Promise.all(
    memberships.map(async ({ employerId, employerSlug: slug, employerName: name, role }) => {
      const [row] = await db.all<{ open: number; pending: number; paused: number; waiting: number }>(
        sql`SELECT ${countOf("open", employerId)} AS open, ${countOf("pending", employerId)} AS pending,
          ${countOf("paused", employerId)} AS paused, ${toWaitingCount(employerId)} AS waiting`,
      );
      return { slug, name, role, ...row! };
    }),
  );
}
