import { findSearchPlace } from "#app/jobs/search/index/location.server.ts";
import type { Db } from "#app/kit/platform/db.ts";

/** Null for a place outside our list of cities, which a posting may still name. */
export async function findCityPoint(
  db: Db,
  place: string | null,
): Promise<{ lat: number; lon: number } | null> {
  if (!place) return null;
  const found = await findSearchPlace(db, place, 0);
  return found.kind === "city" ? { lat: found.lat, lon: found.lon } : null;
}
