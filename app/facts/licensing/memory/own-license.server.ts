import type { MyLicense } from "#app/facts/licensing/license-fields.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { type LicensePart, toMyLicense } from "./license-part.ts";
import { type CardAnswer, toCardAnswer } from "./short-answer.ts";

/** Of the account that is signed in, without expired ones. Null when searches and cards are not to use it. */
export async function findOwnLicense({
  db,
  viewer,
  now,
}: Pick<SiteContext, "db" | "viewer" | "now">): Promise<MyLicense | null> {
  const person = await viewer();
  if (!person) return null;
  const row = await db.$client
    .prepare("SELECT profession, licenses FROM profiles WHERE user_id = ?1 AND is_quiet = 0")
    .bind(person.id)
    .first<{ profession: string | null; licenses: string }>();
  if (!row) return null;
  const today = toIsoDay(now);
  const licenses = (JSON.parse(row.licenses) as LicensePart["licenses"]).filter(
    ({ expires }) => expires === null || expires >= today,
  );
  return toMyLicense({ profession: row.profession, licenses, isQuiet: false, licenseSaidAt: 0 });
}

/** Adds to cards whether the account's license works there. Reads nothing for a visitor. */
export async function withOwnLicense<Card extends { work: string | null }>(
  context: Pick<SiteContext, "db" | "viewer" | "now">,
  cards: Card[],
): Promise<(Card & { answer?: CardAnswer | null })[]> {
  const held = cards.length > 0 ? await findOwnLicense(context) : null;
  return held ? cards.map((card) => ({ ...card, answer: toCardAnswer(held, card.work) })) : cards;
}
