import { sql } from "drizzle-orm";
import { parsePlace } from "#app/markets/place.ts";
import type { Db } from "#app/platform/db.ts";
import { toWords } from "./search-language.ts";
import { anywhere, type SearchPlace } from "./search-plan.ts";

/** Where a typed location looks: a state, a circle around a city, remote, or its words where no map knows it. */
export async function findSearchPlace(db: Db, location: string, radiusMiles: number): Promise<SearchPlace> {
  const { city, state, remote: isRemote } = parsePlace(location);
  if (!city) return state ? { kind: "state", state, isRemote } : { ...anywhere, isRemote };
  const name = toWords(city).join(" ");
  const [found] = await db.all<{ lat: number | null; lon: number | null }>(sql`
    SELECT lat, lon FROM cities WHERE search_name = ${name} ${state ? sql`AND state_code = ${state.code}` : sql``}
    ORDER BY population DESC LIMIT 1`);
  if (found?.lat == null || found.lon == null) return { kind: "named", words: city, state, isRemote };
  return { kind: "city", lat: found.lat, lon: found.lon, radiusMiles, isRemote };
}
