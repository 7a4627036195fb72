import { sql } from "drizzle-orm";
import * as z from "zod";
import { type ChoiceName, getChoiceField } from "#app/clinicians/offer/terms/choice-fields.ts";
import type { TypedOffer } from "#app/clinicians/offer/terms/field-names.ts";
import type { TypedOffers } from "#app/clinicians/offer/terms/offer-address.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { formatCount } from "#app/kit/ui/count.ts";

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

export const longestSearch = 4_000;

export const offerNameField = z
  .string()
  .trim()
  .min(1, "Give the offer a name.")
  .max(80, "Use at most 80 characters.");

export function toOfferLine(typed: TypedOffer): string {
  const choice = (name: ChoiceName): string => {
    const { options, usual } = getChoiceField(name);
    return findOwn(options, typed[name] ?? usual) ?? options[usual]!;
  };
  const amount = typed.pay?.replace(/[$,\s]/g, "") ?? "";
  const pay = typed.pay && `$${/^\d+$/.test(amount) ? formatCount(Number(amount)) : amount} ${choice("per")}`;
  return [pay, typed.city, typed.state, choice("kind")].filter(Boolean).join(", ").slice(0, 200);
}

export function toOfferName({ shared, offers }: TypedOffers): string {
  const work = findProfession(shared.role ?? "")?.name;
  const place = [offers[0]!.city, offers[0]!.state].filter(Boolean).join(", ");
  const name = [work ?? "My offer", place].filter(Boolean).join(", ");
  return (offers.length > 1 ? `${name}, two offers` : name).slice(0, 80);
}
