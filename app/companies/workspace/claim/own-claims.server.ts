import { type SQL, sql } from "drizzle-orm";
import { type Db, toStatement } from "#app/kit/platform/db.ts";

export type ClaimState = "pending" | "approved" | "refused" | "withdrawn";

export interface OwnClaim {
  publicId: string;
  state: ClaimState;
  way: "domain" | "review";
  message: string;
  reason: string | null;
  createdAt: number;
  decidedAt: number | null;
  companySlug: string;
  companyName: string;
}

const mostListed = 20;

const selectClaims = (db: Db, of: SQL) =>
  db.all<OwnClaim>(sql`
    SELECT c.public_id AS publicId, c.state, c.way, c.message, c.reason, c.created_at AS createdAt,
      c.decided_at AS decidedAt, e.slug AS companySlug, e.name AS companyName
    FROM company_claims c JOIN employers e ON e.id = c.employer_id
    WHERE ${of} ORDER BY c.created_at DESC LIMIT ${mostListed}`);

export const listOwnClaims = (db: Db, userId: number) => selectClaims(db, sql`c.user_id = ${userId}`);

export async function findOwnClaim(db: Db, userId: number, publicId: string): Promise<OwnClaim | null> {
  const [claim] = await selectClaims(db, sql`c.public_id = ${publicId} AND c.user_id = ${userId}`);
  return claim ?? null;
}

/** False for someone else's claim and for one that was decided meanwhile. */
export async function withdrawClaim(db: Db, userId: number, publicId: string, now: number): Promise<boolean> {
  const { meta } = await db.run(sql`UPDATE company_claims SET state = 'withdrawn', decided_at = ${now}
    WHERE public_id = ${publicId} AND user_id = ${userId} AND state = 'pending'`);
  return meta.changes > 0;
}

/** What a person's claim of one company waits for is over. */
export const withdrawWaiting = (db: Db, userId: number | SQL, employerId: number, now: number) =>
  toStatement(
    db,
    sql`UPDATE company_claims SET state = 'withdrawn', decided_at = ${now}
      WHERE user_id = ${userId} AND employer_id = ${employerId} AND state = 'pending'`,
  );
