import { readFileSync } from "node:fs";
import type { FindPoint } from "#app/companies/imports/draft/where.ts";
import { toSlug } from "#app/kit/text/slug.ts";

/** The larger city wins when two share a name. */
export function readCityPoints(
  path: string | URL = new URL("../../data/us_cities.csv", import.meta.url),
): FindPoint {
  const points = new Map<string, { lat: number; lon: number }>();
  for (const line of readFileSync(path, "utf8").split("\n").slice(1)) {
    const [, name, stateCode, , , lat, lon] = line.split(",");
    if (!name || !lat || !lon) continue;
    const key = `${toSlug(name)}|${stateCode}`;
    if (!points.has(key)) points.set(key, { lat: Number(lat), lon: Number(lon) });
  }
  return (city, stateCode) => {
    const slug = toSlug(city)
      .replace(/^ft-/, "fort-")
      .replace(/^saint-/, "st-");
    return points.get(`${slug}|${stateCode}`) ?? points.get(`${toSlug(city)}|${stateCode}`) ?? null;
  };
}
