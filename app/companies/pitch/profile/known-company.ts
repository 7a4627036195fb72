import { sql } from "drizzle-orm";
import type { Db } from "#app/kit/platform/db.ts";

/**
 * SQL about the row of `employers`: whether visitors know the company. One that was just registered is nobody else's
 * business, whatever domain it proves: nobody reads what it says of itself before we do, and one that we suspended is gone.
 */
export const isKnownCompany = sql`(employers.approved_at IS NOT NULL
  OR EXISTS (SELECT 1 FROM jobs j WHERE j.employer_id = employers.id AND j.status IN ('open', 'paused', 'filled', 'expired', 'closed')))
  AND NOT EXISTS (SELECT 1 FROM held_employers h WHERE h.id = employers.id)`;

export const isKnownEmployer = async (db: Db, id: number): Promise<boolean> =>
  (await db.all(sql`SELECT 1 FROM employers WHERE employers.id = ${id} AND ${isKnownCompany}`)).length > 0;
