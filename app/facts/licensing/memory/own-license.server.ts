import type { MyLicense } from "#app/facts/licensing/license-fields.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { type LicensePart, toMyLicense } from "./license-part.ts";

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
