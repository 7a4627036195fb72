import { eq, sql } from "drizzle-orm";
import type { Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { applications, jobs } from "#app/kit/platform/schema.ts";

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
