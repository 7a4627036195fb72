import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Held } from "./judge-line.ts";

interface HeldRow {
  profession: string | null;
  licenses: string;
  isQuiet: number;
  certificates: string | null;
  specialties: string | null;
  years: number | null;
  place: string | null;
  degrees: string | null;
}

/** Of the clinician who is signed in. Undefined for everyone else, and null for one without a profile. */
export async function findHeld({
  db,
  viewer,
}: Pick<SiteContext, "db" | "viewer">): Promise<Held | null | undefined> {
  const person = await viewer();
  if (person?.role !== "job_seeker") return undefined;
  const row = await db.$client
    .prepare(
      `SELECT profession, licenses, is_quiet AS isQuiet, about -> 'certificates' AS certificates,
          about -> 'specialties' AS specialties, about ->> 'years' AS years, about ->> 'place' AS place,
          (SELECT json_group_array(value ->> 'degree') FROM profile_details, json_each(details, '$.education')
            WHERE profile_details.user_id = profiles.user_id) AS degrees
        FROM profiles WHERE user_id = ?1 AND (profession IS NOT NULL OR about IS NOT NULL OR licenses <> '[]')`,
    )
    .bind(person.id)
    .first<HeldRow>();
  if (!row) return null;
  return {
    ...row,
    licenses: JSON.parse(row.licenses) as Held["licenses"],
    isQuiet: row.isQuiet === 1,
    certificates: JSON.parse(row.certificates ?? "[]") as Held["certificates"],
    specialties: JSON.parse(row.specialties ?? "[]") as Held["specialties"],
    degrees: JSON.parse(row.degrees ?? "[]") as Held["degrees"],
  };
}
