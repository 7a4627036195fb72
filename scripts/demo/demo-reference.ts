import { readFileSync } from "node:fs";
import { readCsv, toCellNumber } from "../load/source/csv.ts";
import { readWages } from "./wages.ts";

export interface City {
  name: string;
  stateCode: string;
  population: number;
  lat: number;
  lon: number;
  cbsaCode: string | null;
}

export type DemoReference = ReturnType<typeof readDemoReference>;

export function readDemoReference(folder = "data") {
  const cities = readCsv(`${folder}/us_cities.csv`).flatMap((row): City[] => {
    const [lat, lon] = [toCellNumber(row.lat), toCellNumber(row.lon)];
    if (lat === null || lon === null) return [];
    return [
      {
        name: row.name!,
        stateCode: row.state_code!,
        population: Number(row.population),
        lat,
        lon,
        cbsaCode: row.cbsa_code || null,
      },
    ];
  });
  return {
    findWage: readWages(folder),
    populations: readCsv(`${folder}/us_states.csv`).map(
      (row) => [row.code!, Number(row.pop_est_2025)] as const,
    ),
    citiesByState: toGroups(cities),
    nurseCompact: new Set(readCompact(folder, "NLC")),
  };
}

function toGroups(cities: readonly City[]): Map<string, City[]> {
  const groups = new Map<string, City[]>();
  for (const city of cities) groups.set(city.stateCode, [...(groups.get(city.stateCode) ?? []), city]);
  return groups;
}

function readCompact(folder: string, code: string): string[] {
  const { compacts } = JSON.parse(readFileSync(`${folder}/licensure_compacts.json`, "utf8")) as {
    compacts: { code: string; members: string[] }[];
  };
  return compacts.find((compact) => compact.code === code)?.members ?? [];
}
