import { readFileSync } from "node:fs";
import type { FindPoint } from "#app/companies/imports/draft/where.ts";
import { toTownSearchName } from "#app/facts/reference/place/town-names.ts";
import { listHospitals } from "../load/place/listed-hospitals.ts";
import { readCsv } from "../load/source/csv.ts";

type Town = NonNullable<ReturnType<FindPoint>>;

/** The larger city wins when two share a name. Smaller towns, which have no spelling of their own, count where a hospital is. */
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
  let smaller: ReturnType<typeof readSmallerTowns> | null = null;
  let zips: ReturnType<typeof readZips> | null = null;
  return (city, stateCode) => {
    const key = `${toTownSearchName(city)}|${stateCode}`;
    if (stateCode && towns.has(key)) return towns.get(key)!;
    smaller ??= readSmallerTowns();
    if (stateCode) return smaller.get(key) ?? null;
    zips ??= readZips();
    const known = zips.get(city);
    const town = known && towns.get(`${toTownSearchName(known.name)}|${known.stateCode}`);
    return town ?? known ?? zips.get(city.slice(0, 3)) ?? null;
  };
}

const readSmallerTowns = (): ReadonlyMap<string, Town> =>
  new Map(
    readCsv("data/us_hospital_centers.csv")
      .filter(({ kind }) => kind === "town")
      .map(({ name, state_code: stateCode, lat, lon }) => [
        `${toTownSearchName(name!)}|${stateCode}`,
        { name: "", stateCode: stateCode!, lat: Number(lat), lon: Number(lon) },
      ]),
  );

/** ZIP codes of hospitals with their towns and, by the first three digits, their states. */
function readZips(): ReadonlyMap<string, Town> {
  const zips = new Map<string, Town>();
  for (const { city, stateCode, zip, point } of listHospitals(readCsv("data/us_cities.csv"))) {
    zips.set(zip, { name: city, stateCode, ...point });
    zips.set(zip.slice(0, 3), { name: "", stateCode, lat: null, lon: null });
  }
  return zips;
}
