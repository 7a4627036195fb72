import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/kit/platform/db.ts";
import {
  companyClaims,
  employerFeeds,
  employers,
  jobs,
  memberships,
  postingDrafts,
} from "#app/kit/platform/schema.ts";

/** Removes the company that registration made, if it is empty, once its owner acts for another one. */
export function toEmptyCompanyRemoval(db: Db, userId: SQL, kept: SQL, condition: SQL) {
  const empty = sql`(SELECT m.employer_id FROM ${memberships} m JOIN ${employers} e ON e.id = m.employer_id
    WHERE m.user_id = ${userId} AND m.role = 'owner' AND m.employer_id <> ${kept} AND ${condition}
      AND e.verified_at IS NULL AND e.approved_at IS NULL AND e.about = '' AND e.website IS NULL
      AND (SELECT count(*) FROM ${memberships} o WHERE o.employer_id = e.id) = 1
      AND NOT EXISTS (SELECT 1 FROM ${jobs} j WHERE j.employer_id = e.id)
      AND NOT EXISTS (SELECT 1 FROM ${employerFeeds} f WHERE f.employer_id = e.id)
      AND NOT EXISTS (SELECT 1 FROM ${companyClaims} c WHERE c.employer_id = e.id))`;
  return [
    db
      .update(postingDrafts)
      .set({ employerId: sql`${kept}` })
      .where(sql`${eq(postingDrafts.userId, sql`${userId}`)} AND ${postingDrafts.employerId} IN ${empty}`),
    db.delete(employers).where(sql`${employers.id} IN ${empty}`),
  ] as const;
}
