import { toWords } from "#app/text/words.ts";
import { toLoadWrite } from "./loads.ts";
import { readCsv, toCellNumber } from "./source/csv.ts";

export const cityColumns = [
  "geoid",
  "name",
  "search_name",
  "state_code",
  "population",
  "lat",
  "lon",
] as const;

export function readCities() {
  return readCsv("data/us_cities.csv").map((row) => ({
    geoid: row.geoid!,
    name: row.name!,
    search_name: toWords(row.name!).join(" "),
    state_code: row.state_code!,
    population: Number(row.population),
    lat: toCellNumber(row.lat),
    lon: toCellNumber(row.lon),
  }));
}

export async function loadCities(db: D1Database, version: string, now: number): Promise<number> {
  const rows = readCities();
  await db.batch([
    db.prepare("DELETE FROM cities"),
    db
      .prepare(
        `INSERT INTO cities (${cityColumns.join(", ")})
          SELECT ${cityColumns.map((column) => `value ->> '${column}'`).join(", ")} FROM json_each(?)`,
      )
      .bind(JSON.stringify(rows)),
    toLoadWrite(db, "cities", { version, at: now }),
  ]);
  return rows.length;
}
