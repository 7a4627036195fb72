import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db.ts";
import { companyClaims, employers, jobs, memberships } from "#app/platform/schema.ts";

/**
 * Registering makes a company. Once its owner acts for another one, it goes away if nothing is in it: no posting, no
 * colleague, no text and nothing proven.
 */
export function toEmptyCompanyRemoval(db: Db, userId: SQL, kept: SQL, condition: SQL) {
  const own = sql`SELECT m.employer_id FROM ${memberships} m WHERE m.user_id = ${userId} AND m.role = 'owner'
    AND m.employer_id <> ${kept} AND ${condition}`;
  return db.delete(employers).where(
    sql`${employers.id} IN (${own}) AND ${employers.verifiedAt} IS NULL AND ${employers.approvedAt} IS NULL
      AND ${employers.about} = '' AND ${employers.website} IS NULL
      AND (SELECT count(*) FROM ${memberships} WHERE employer_id = ${employers}.id) = 1
      AND NOT EXISTS (SELECT 1 FROM ${jobs} WHERE employer_id = ${employers}.id)
      AND NOT EXISTS (SELECT 1 FROM ${companyClaims} WHERE employer_id = ${employers}.id)`,
  );
}
