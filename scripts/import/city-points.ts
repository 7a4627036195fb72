import { readFileSync } from "node:fs";
import type { FindPoint } from "#app/companies/imports/draft/where.ts";
import { toTownSearchName } from "#app/facts/reference/place/town-names.ts";

/** The larger city wins when two share a name. */
export function readCityPoints(
  path: string | URL = new URL("../../data/us_cities.csv", import.meta.url),
): FindPoint {
  const towns = new Map<string, { name: string; lat: number; lon: number }>();
  for (const line of readFileSync(path, "utf8").split("\n").slice(1)) {
    const [, name, stateCode, , , lat, lon] = line.split(",");
    if (!name || !lat || !lon) continue;
    const key = `${toTownSearchName(name)}|${stateCode}`;
    if (!towns.has(key)) towns.set(key, { name, lat: Number(lat), lon: Number(lon) });
  }
  return (city, stateCode) => towns.get(`${toTownSearchName(city)}|${stateCode}`) ?? null;
}
