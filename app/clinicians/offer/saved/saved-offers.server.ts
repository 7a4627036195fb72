import { sql } from "drizzle-orm";
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
export async function createSavedOffer(
  db: Db,
  { userId, name, search, idempotencyKey, now }: NewOffer,
): Promise<boolean> {
  if ((await countSavedOffers(db, userId)) >= mostSavedOffers) return false;
  await db.run(sql`
    INSERT INTO saved_offers (public_id, user_id, name, search, idempotency_key, created_at)
    VALUES (${randomId()}, ${userId}, ${name}, ${search}, ${idempotencyKey}, ${now})
    ON CONFLICT (user_id, idempotency_key) DO NOTHING`);
  return true;
}

export async function countSavedOffers(db: Db, userId: number): Promise<number> {
  const [row] = await db.all<{ total: number }>(
    sql`SELECT count(*) AS total FROM saved_offers WHERE user_id = ${userId}`,
  );
  return row?.total ?? 0;
}

interface SavedOffer {
  publicId: string;
  name: string;
  search: string;
  createdAt: number;
}

/** Newest first. @param page 1 is the first */
export const listSavedOffers = (db: Db, userId: number, page: number) =>
  db.all<SavedOffer>(sql`
    SELECT public_id AS publicId, name, search, created_at AS createdAt FROM saved_offers WHERE user_id = ${userId}
    ORDER BY created_at DESC, id DESC LIMIT ${offersPerPage} OFFSET ${(page - 1) * offersPerPage}`);

export async function findSavedOffer(db: Db, userId: number, publicId: string): Promise<string | null> {
  const [row] = await db.all<{ search: string }>(
    sql`SELECT search FROM saved_offers WHERE public_id = ${publicId} AND user_id = ${userId}`,
  );
  return row?.search ?? null;
}

export async function removeSavedOffer(db: Db, userId: number, publicId: string): Promise<boolean> {
  const { meta } = await db.run(
    sql`DELETE FROM saved_offers WHERE public_id = ${publicId} AND user_id = ${userId}`,
  );
  return meta.changes > 0;
}
