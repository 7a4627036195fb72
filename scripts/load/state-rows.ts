import type { StateFacts } from "#app/platform/catalog.ts";
import { type CsvRow, readCsv, toNumber } from "./csv.ts";

const areasAsOf = "2026-05-25";
const needsAsOf = "2025-12-31";
const citiesShown = 8;
const compactColumns = ["NLC", "IMLC", "PTC", "PSYPACT", "PA", "APRN", "EMS", "RCIC"] as const;

type Status = StateFacts["compacts"]["NLC"];

/** The `states` table of the catalogue, from the files of data/ (data/SOURCES.md). */
export function toStateRows(folder: string): StateFacts[] {
  const licensing = byState(readCsv(`${folder}/licensure_by_state.csv`));
  const facilities = byState(readCsv(`${folder}/cms_facility_counts_by_state.csv`));
  const shortages = byState(readCsv(`${folder}/hrsa_hpsa_primary_care_by_state.csv`));
  const cities = readCsv(`${folder}/us_cities.csv`);
  return readCsv(`${folder}/us_states.csv`).map((row) => {
    const code = row.code!;
    const license = licensing.get(code)!;
    const facility = facilities.get(code)!;
    const shortage = shortages.get(code)!;
    return {
      code,
      slug: row.slug!,
      name: row.name!,
      region: row.region!,
      division: row.division!,
      capital: row.capital!,
      population: Number(row.pop_est_2025),
      population2020: Number(row.pop_census_2020),
      cities: cities
        .filter((city) => city.state_code === code)
        .slice(0, citiesShown)
        .map((city) => ({ name: city.name!, population: Number(city.population) })),
      compacts: Object.fromEntries(
        compactColumns.map((name) => [name, license[name.toLowerCase()] as Status]),
      ) as StateFacts["compacts"],
      nursePractitioners: {
        authority: license.np_practice_authority as StateFacts["nursePractitioners"]["authority"],
        asOf: license.np_as_of!,
        note: license.np_note!,
      },
      facilities: {
        hospitals: Number(facility.hospitals),
        criticalAccess: Number(facility.critical_access),
        skilledNursing: Number(facility.skilled_nursing),
        homeHealth: Number(facility.home_health),
        hospice: Number(facility.hospice),
        dialysis: Number(facility.dialysis),
      },
      primaryCareShortage: {
        areas: Number(shortage.pc_designations_2026_05_25),
        areasAsOf,
        population: toNumber(shortage.pc_population_2025_12_31),
        needMetPercent: toNumber(shortage.pc_need_met_pct_2025_12_31),
        practitionersNeeded: toNumber(shortage.pc_practitioners_needed_2025_12_31),
        needsAsOf,
      },
    };
  });
}

const byState = (rows: readonly CsvRow[]): Map<string, CsvRow> =>
  new Map(rows.map((row) => [row.state_code!, row]));
