import type { KnownCity } from "#app/jobs/search/query/typed-query.ts";
import type { Db } from "#app/kit/platform/db.ts";

export async function findCities(db: Db, names: readonly string[]): Promise<KnownCity[]> {
  if (names.length === 0) return [];
  const isZip = (name: string) => /^\d+$/.test(name);
  const { results } = await db.$client
    .prepare(
      `SELECT name, search_name AS searchName, state_code AS stateCode, population, lat, lon,
          hospital_words AS hospitalWords FROM cities
        WHERE search_name IN (SELECT value FROM json_each(?1))
        UNION ALL
        SELECT name, zip, state_code, population, lat, lon, '' FROM zip_codes
        WHERE zip IN (SELECT value FROM json_each(?2))`,
    )
    .bind(JSON.stringify(names.filter((name) => !isZip(name))), JSON.stringify(names.filter(isZip)))
    .all<KnownCity>();
  return results;
}
