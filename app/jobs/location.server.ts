import { sql } from "drizzle-orm";
import { parsePlace } from "#app/markets/place.ts";
import type { Db } from "#app/platform/db.ts";
import { toWords } from "./search-language.ts";
import type { SearchPlace } from "./search-plan.ts";

/** Where a typed location looks: a state, a circle around a city, remote, or its words where no map knows it. */
export async function findSearchPlace(db: Db, location: string, radiusMiles: number): Promise<SearchPlace> {
  if (!location) return { kind: "anywhere" };
  const place = parsePlace(location);
  if (place.city) {
    const name = toWords(place.city).join(" ");
    const [city] = await db.all<{ lat: number | null; lon: number | null }>(sql`
      SELECT lat, lon FROM cities WHERE search_name = ${name} ${place.state ? sql`AND state_code = ${place.state.code}` : sql``}
      ORDER BY population DESC LIMIT 1`);
    if (city?.lat != null && city.lon != null)
      return { kind: "city", lat: city.lat, lon: city.lon, radiusMiles };
    return { kind: "named", words: place.city, fips: place.state?.fips ?? null };
  }
  if (place.state) return { kind: "state", fips: place.state.fips };
  if (place.remote) return { kind: "remote" };
  return { kind: "named", words: location, fips: null };
}
