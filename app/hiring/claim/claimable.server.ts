import { eq, isNotNull, or, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db.ts";
import { employers, jobs } from "#app/platform/schema.ts";

const mostCounted = 1000;

// Drizzle leaves the table's name away from a column that is selected.
const openCount = sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${jobs} j
  WHERE j.employer_id = ${employers}.id AND j.status = 'open' LIMIT ${mostCounted}))`;

/** A company that somebody has just registered is nobody else's business. */
export const isClaimable = or(
  isNotNull(employers.verifiedAt),
  sql`EXISTS (SELECT 1 FROM ${jobs} WHERE ${jobs.employerId} = ${employers.id} AND ${jobs.status} IN ('open', 'paused', 'filled', 'expired', 'closed'))`,
);

export const companyColumns = {
  slug: employers.slug,
  name: employers.name,
  city: employers.city,
  stateCode: employers.stateCode,
  website: employers.website,
  domain: employers.domain,
  open: openCount.as("open"),
};

/** Null for a company that nobody can claim. */
export async function findClaimable(db: Db, slug: string) {
  const [company] = await db
    .select({ id: employers.id, ...companyColumns })
    .from(employers)
    .where(sql`${eq(employers.slug, slug)} AND ${isClaimable}`)
    .limit(1);
  return company ?? null;
}
