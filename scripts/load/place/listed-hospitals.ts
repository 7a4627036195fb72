import { toHospitalName } from "../hospital/hospital-names.ts";
import { toCityKey } from "../source/city-key.ts";
import { type CsvRow, readCsv } from "../source/csv.ts";

interface ListedHospital {
  name: string;
  system: string;
  /** Spelled as in our list of cities if it has the city. */
  city: string;
  stateCode: string;
  zip: string;
  point: { lat: number; lon: number };
}

export function listHospitals(cities: readonly CsvRow[]): ListedHospital[] {
  const known = new Map(cities.map((row) => [toCityKey(row.name!, row.state_code!), row.name!]));
  return readCsv("data/cms_hospitals.csv").map((row) => ({
    name: row.name!,
    system: row.health_system!,
    city: known.get(toCityKey(row.city!, row.state_code!)) ?? toHospitalName(row.city!),
    stateCode: row.state_code!,
    zip: row.zip!,
    point: { lat: Number(row.lat), lon: Number(row.lon) },
  }));
}
