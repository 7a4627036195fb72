import type { Hospital } from "#app/facts/catalog/record-fields.ts";
import { type CsvRow, toCellNumber } from "../source/csv.ts";
import type { HospitalCorrection } from "./hospital-corrections.ts";
import { toHospitalName } from "./hospital-names.ts";

const typeNames: Record<string, string> = {
  "Childrens Hospital": "Children's Hospital",
  "Acute Care - Veterans Administration": "Veterans Affairs Hospital",
  "Acute Care - Department of Defense": "Military Hospital",
};

export function toHospital(row: CsvRow, { name, city, campuses }: HospitalCorrection = {}): Hospital {
  return {
    name: name ?? toHospitalName(row.name!),
    city: city ?? toHospitalName(row.city!),
    stateCode: row.state_code!,
    type: typeNames[row.type!] ?? row.type!,
    ownership: (row.ownership_class || null) as Hospital["ownership"],
    system: row.health_system?.replace(/\bChildrens\b/, "Children's") || null,
    beds: toAllowedBeds(row),
    rating: toCellNumber(row.overall_rating),
    ...(campuses ? { hasSeveralCampuses: true } : {}),
  };
}

// 42 CFR 485.620 and 485.647: 25 inpatient beds, and psychiatric and rehabilitation units of 10 each. More than that
// counts nursing home beds.
const mostCriticalAccessBeds = 45;

function toAllowedBeds({ type, beds }: CsvRow): number | null {
  const count = toCellNumber(beds);
  return type === "Critical Access Hospital" && (count ?? 0) > mostCriticalAccessBeds ? null : count;
}

export function listLargest<T extends Hospital>(hospitals: readonly { hospital: T }[], limit: number): T[] {
  return hospitals
    .map(({ hospital }) => hospital)
    .sort((a, b) => (b.beds ?? 0) - (a.beds ?? 0))
    .slice(0, limit);
}
