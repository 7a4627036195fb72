import { readFileSync } from "node:fs";
import type { FindPoint } from "#app/companies/imports/draft/where.ts";
import { toTownSearchName } from "#app/facts/reference/place/town-names.ts";
import { listHospitals } from "../load/place/listed-hospitals.ts";
import { readCsv } from "../load/source/csv.ts";

type Town = NonNullable<ReturnType<FindPoint>>;

/** The larger city wins when two share a name. */
export function readCityPoints(
  path: string | URL = new URL("../../data/us_cities.csv", import.meta.url),
): FindPoint {
  const towns = new Map<string, Town>();
  for (const line of readFileSync(path, "utf8").split("\n").slice(1)) {
    const [, name, stateCode, , , lat, lon] = line.split(",");
    if (!name || !stateCode || !lat || !lon) continue;
    const key = `${toTownSearchName(name)}|${stateCode}`;
    if (!towns.has(key)) towns.set(key, { name, stateCode, lat: Number(lat), lon: Number(lon) });
  }
  let zips: ReturnType<typeof readZips> | null = null;
  return (city, stateCode) => {
    if (stateCode) return towns.get(`${toTownSearchName(city)}|${stateCode}`) ?? null;
    zips ??= readZips();
    const known = zips.get(city);
    const town = known && towns.get(`${toTownSearchName(known.name)}|${known.stateCode}`);
    return town ?? known ?? zips.get(city.slice(0, 3)) ?? null;
  };
}

/** ZIP codes of hospitals with their towns and, by the first three digits, their states. */
function readZips(): ReadonlyMap<string, Town> {
  const zips = new Map<string, Town>();
  for (const { city, stateCode, zip, point } of listHospitals(readCsv("data/us_cities.csv"))) {
    zips.set(zip, { name: city, stateCode, ...point });
    zips.set(zip.slice(0, 3), { name: "", stateCode, lat: null, lon: null });
  }
  return zips;
}
