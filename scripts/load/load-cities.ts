import { toWords } from "#app/jobs/search-language.ts";
import { readCsv, toNumber } from "./csv.ts";
import { toLoadWrite } from "./loads.ts";

/** Puts the places of data/us_cities.csv into D1, replacing what was there. Gives how many. */
export async function loadCities(db: D1Database, version: string, now: number): Promise<number> {
  const rows = readCsv("data/us_cities.csv").map((row) => ({
    geoid: row.geoid,
    name: row.name,
    search_name: toWords(row.name!).join(" "),
    state_code: row.state_code,
    population: Number(row.population),
    lat: toNumber(row.lat),
    lon: toNumber(row.lon),
  }));
  const columns = ["geoid", "name", "search_name", "state_code", "population", "lat", "lon"];
  await db.batch([
    db.prepare("DELETE FROM cities"),
    db
      .prepare(
        `INSERT INTO cities (${columns.join(", ")})
          SELECT ${columns.map((column) => `value ->> '${column}'`).join(", ")} FROM json_each(?)`,
      )
      .bind(JSON.stringify(rows)),
    toLoadWrite(db, "cities", { version, at: now }),
  ]);
  return rows.length;
}
