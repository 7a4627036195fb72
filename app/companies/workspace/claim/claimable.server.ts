import { eq, sql } from "drizzle-orm";
import { isKnownCompany } from "#app/companies/pitch/profile/known-company.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { employers, jobs } from "#app/kit/platform/schema.ts";

const mostCounted = 1000;

// Drizzle omits the table's name from a selected column.
const openCount = sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${jobs} j
  WHERE j.employer_id = ${employers}.id AND j.status = 'open' LIMIT ${mostCounted}))`;

export const companyColumns = {
  slug: employers.slug,
  name: employers.name,
  city: employers.city,
  stateCode: employers.stateCode,
  website: employers.website,
  domain: employers.domain,
  open: openCount.as("open"),
};

export async function findClaimable(db: Db, slug: string) {
  const [company] = await db
    .select({ id: employers.id, ...companyColumns })
    .from(employers)
    .where(sql`${eq(employers.slug, slug)} AND ${isKnownCompany}`)
    .limit(1);
  return company ?? null;
}
