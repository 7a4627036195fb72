import { and, count, desc, eq } from "drizzle-orm";
import { savedOffers } from "#app/clinicians/schema.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { randomId } from "#app/kit/platform/random.ts";

export const offersPerPage = 20;
export const mostSavedOffers = 100;

interface NewOffer {
  userId: number;
  name: string;
  search: string;
  idempotencyKey: string;
  now: number;
}

/** Repeating a request adds nothing. False when the account is full. */
export async function createSavedOffer(db: Db, { now, ...offer }: NewOffer): Promise<boolean> {
  if ((await countSavedOffers(db, offer.userId)) >= mostSavedOffers) return false;
  await db
    .insert(savedOffers)
    .values({ ...offer, publicId: randomId(), createdAt: now })
    .onConflictDoNothing({ target: [savedOffers.userId, savedOffers.idempotencyKey] });
  return true;
}

export async function countSavedOffers(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(savedOffers).where(eq(savedOffers.userId, userId));
  return row?.total ?? 0;
}

/** Newest first. @param page 1 is the first */
export function listSavedOffers(db: Db, userId: number, page: number) {
  return db
    .select({
      publicId: savedOffers.publicId,
      name: savedOffers.name,
      search: savedOffers.search,
      createdAt: savedOffers.createdAt,
    })
    .from(savedOffers)
    .where(eq(savedOffers.userId, userId))
    .orderBy(desc(savedOffers.createdAt), desc(savedOffers.id))
    .limit(offersPerPage)
    .offset((page - 1) * offersPerPage);
}

const isOwn = (userId: number, publicId: string) =>
  and(eq(savedOffers.publicId, publicId), eq(savedOffers.userId, userId));

export async function findSavedOffer(db: Db, userId: number, publicId: string): Promise<string | null> {
  const [row] = await db
    .select({ search: savedOffers.search })
    .from(savedOffers)
    .where(isOwn(userId, publicId))
    .limit(1);
  return row?.search ?? null;
}

export async function removeSavedOffer(db: Db, userId: number, publicId: string): Promise<boolean> {
  const removed = await db
    .delete(savedOffers)
    .where(isOwn(userId, publicId))
    .returning({ id: savedOffers.id });
  return removed.length > 0;
}
