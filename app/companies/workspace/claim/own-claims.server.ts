import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { employers } from "#app/accounts/schema.ts";
import { companyClaims } from "#app/companies/schema.ts";
import type { Db } from "#app/kit/platform/db.ts";

export type ClaimState = (typeof companyClaims.$inferSelect)["state"];
export type OwnClaim = Awaited<ReturnType<typeof listOwnClaims>>[number];

const mostListed = 20;

const claimColumns = {
  publicId: companyClaims.publicId,
  state: companyClaims.state,
  way: companyClaims.way,
  message: companyClaims.message,
  reason: companyClaims.reason,
  createdAt: companyClaims.createdAt,
  decidedAt: companyClaims.decidedAt,
  companySlug: employers.slug,
  companyName: employers.name,
};

const selectClaims = (db: Db) =>
  db
    .select(claimColumns)
    .from(companyClaims)
    .innerJoin(employers, eq(employers.id, companyClaims.employerId));

export function listOwnClaims(db: Db, userId: number) {
  return selectClaims(db)
    .where(eq(companyClaims.userId, userId))
    .orderBy(desc(companyClaims.createdAt))
    .limit(mostListed);
}

export async function findOwnClaim(db: Db, userId: number, publicId: string): Promise<OwnClaim | null> {
  const isOwn = and(eq(companyClaims.publicId, publicId), eq(companyClaims.userId, userId));
  const [claim] = await selectClaims(db).where(isOwn).limit(1);
  return claim ?? null;
}

/** False for someone else's claim and for one that was decided meanwhile. */
export async function withdrawClaim(db: Db, userId: number, publicId: string, now: number): Promise<boolean> {
  const withdrawn = await db
    .update(companyClaims)
    .set({ state: "withdrawn", decidedAt: now })
    .where(
      and(
        eq(companyClaims.publicId, publicId),
        eq(companyClaims.userId, userId),
        eq(companyClaims.state, "pending"),
      ),
    )
    .returning({ id: companyClaims.id });
  return withdrawn.length > 0;
}

/** What a person's claim of one company waits for is over. */
export const withdrawWaiting = (db: Db, userId: number | SQL, employerId: number, now: number) =>
  db
    .update(companyClaims)
    .set({ state: "withdrawn", decidedAt: now })
    .where(
      and(
        sql`${companyClaims.userId} = ${userId}`,
        eq(companyClaims.employerId, employerId),
        eq(companyClaims.state, "pending"),
      ),
    );
