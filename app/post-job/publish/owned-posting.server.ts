import { and, eq, inArray } from "drizzle-orm";
import type { Viewer } from "#app/platform/context.ts";
import type { Db } from "#app/platform/db.ts";
import { employers, jobs } from "#app/platform/schema.ts";

/** A posting of a company that the viewer belongs to. Null for any other, as for one that does not exist. */
export async function findOwnedPosting(db: Db, { memberships }: Viewer, slug: string) {
  const ids = memberships.map(({ employerId }) => employerId);
  if (ids.length === 0) return null;
  const [row] = await db
    .select({
      slug: jobs.slug,
      title: jobs.title,
      status: jobs.status,
      reason: jobs.statusReason,
      createdAt: jobs.createdAt,
      company: employers.slug,
      companyName: employers.name,
    })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(eq(jobs.slug, slug), inArray(jobs.employerId, ids)))
    .limit(1);
  return row ?? null;
}
