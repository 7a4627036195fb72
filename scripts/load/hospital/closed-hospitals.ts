import { type CsvRow, toCellNumber } from "../source/csv.ts";

const countColumns: Record<string, string> = {
  "Acute Care Hospital": "acute_care",
  "Critical Access Hospital": "critical_access",
  "Psychiatric Hospital": "psychiatric",
  "Childrens Hospital": "childrens",
};

/** @throws when Medicare no longer lists a closed hospital, so that someone deletes its line */
export function listOpenHospitals(listed: readonly CsvRow[], closed: readonly CsvRow[]): CsvRow[] {
  const names = new Map(closed.map((row) => [row.facility_id, row.name]));
  const found = listed.filter((row) => names.get(row.facility_id) === row.name);
  if (found.length !== closed.length) {
    const gone = closed.filter((row) => !found.some(({ facility_id }) => facility_id === row.facility_id));
    throw new Error(`Closed and no longer listed: ${gone.map(({ name }) => name).join(", ")}.`);
  }
  return listed.filter((row) => !names.has(row.facility_id));
}

export function countOpenFacilities(
  counts: readonly CsvRow[],
  listed: readonly CsvRow[],
  open: readonly CsvRow[],
) {
  const isOpen = new Set(open.map(({ facility_id }) => facility_id));
  const closed = listed.filter(({ facility_id }) => !isOpen.has(facility_id));
  return counts.map((row) => {
    const left = { ...row };
    for (const { type, state_code } of closed) {
      if (state_code !== row.state_code) continue;
      const column = countColumns[type!];
      if (!column) throw new Error(`No column counts a closed ${type}.`);
      for (const name of ["hospitals", column]) left[name] = String(toCellNumber(left[name])! - 1);
    }
    return left;
  });
}
