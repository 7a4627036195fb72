import { toWords } from "#app/kit/text/words.ts";
import { toLoadWrite } from "./loads.ts";
import { toHospitalWords } from "./place/hospital-hints.ts";
import { readZipCodes } from "./place/zip-codes.ts";
import { readCsv, toCellNumber } from "./source/csv.ts";

export const cityColumns = [
  "geoid",
  "name",
  "search_name",
  "state_code",
  "population",
  "lat",
  "lon",
  "hospital_words",
] as const;

export const zipColumns = ["zip", "name", "state_code", "population", "lat", "lon"] as const;

export function readCities() {
  const rows = readCsv("data/us_cities.csv");
  const hospitalWords = toHospitalWords(rows);
  return rows.map((row) => ({
    geoid: row.geoid!,
    name: row.name!,
    search_name: toWords(row.name!).join(" "),
    state_code: row.state_code!,
    population: Number(row.population),
    lat: toCellNumber(row.lat),
    lon: toCellNumber(row.lon),
    hospital_words: hospitalWords.get(row.geoid!) ?? "",
  }));
}

export async function loadCities(db: D1Database, version: string, now: number): Promise<number> {
  const rows = readCities();
  const toInsert = (table: string, columns: readonly string[], values: readonly unknown[]) =>
    db
      .prepare(
        `INSERT INTO ${table} (${columns.join(", ")})
          SELECT ${columns.map((column) => `value ->> '${column}'`).join(", ")} FROM json_each(?)`,
      )
      .bind(JSON.stringify(values));
  await db.batch([
    db.prepare("DELETE FROM cities"),
    toInsert("cities", cityColumns, rows),
    db.prepare("DELETE FROM zip_codes"),
    toInsert("zip_codes", zipColumns, readZipCodes()),
    toLoadWrite(db, "cities", { version, at: now }),
  ]);
  return rows.length;
}
