import { eq, sql } from "drizzle-orm";
import type { Viewer } from "#app/platform/context.ts";
import type { Db } from "#app/platform/db.ts";
import { jobs } from "#app/platform/schema.ts";

export type Workspace = Awaited<ReturnType<typeof listWorkspaces>>[number];

const mostCounted = 1000;

/** What each of the viewer's companies has, oldest membership first. */
export async function listWorkspaces(db: Db, { memberships }: Pick<Viewer, "memberships">) {
  const countOf = (status: string, employerId: number) =>
    sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${jobs} WHERE ${eq(jobs.employerId, employerId)} AND ${jobs.status} = ${status} LIMIT ${mostCounted}))`;
  return Promise.all(
    memberships.map(async ({ employerId, employerSlug: slug, employerName: name, role }) => {
      const [row] = await db.all<{ open: number; pending: number; paused: number }>(
        sql`SELECT ${countOf("open", employerId)} AS open, ${countOf("pending", employerId)} AS pending, ${countOf("paused", employerId)} AS paused`,
      );
      return { slug, name, role, open: 0, pending: 0, paused: 0, ...row };
    }),
  );
}
