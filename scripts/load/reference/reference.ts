import * as z from "zod";
import type { StateRow } from "#app/facts/catalog/place-records.ts";
import type { PublishedPay } from "#app/facts/catalog/record-fields.ts";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { countOpenFacilities, listOpenHospitals } from "../hospital/closed-hospitals.ts";
import { correctRow, toCorrections } from "../hospital/hospital-corrections.ts";
import { toHospitalPositions } from "../hospital/hospital-positions.ts";
import { toHospital } from "../hospital/hospitals.ts";
import { toCityKey } from "../source/city-key.ts";
import { type CsvRow, readCsv, toCellNumber } from "../source/csv.ts";
import { groupBy } from "../source/group-by.ts";
import { readWritten } from "../source/written.ts";
import { toPublishedPay } from "./surveyed-pay.ts";

const topCities = z.record(
  z.string().length(2),
  z.array(z.object({ name: z.string(), population: z.number(), geoid: z.string().nullable() })),
);

const socsOf = z.array(z.object({ soc: z.string() }));

export type Reference = ReturnType<typeof readReference>;
export type ReferenceMetro = Reference["metros"][number];
export type ReferencePlace = Reference["places"][number];

export function readReference(folder: string) {
  const read = (name: string) => readCsv(`${folder}/${name}`);
  const readWrittenFile = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    readWritten(`${folder}/${name}`, schema);
  const profiled = readWrittenFile("catalog/professions.json", socsOf);
  const listed = read("cms_hospitals.csv");
  const open = listOpenHospitals(listed, read("closed_hospitals.csv"));
  const hospitals = toHospitals(open, {
    corrections: toCorrections(read("hospital_corrections.csv"), listed),
    investorOwned: new Set(read("investor_owned_systems.csv").map(({ system }) => system!)),
    toPosition: toHospitalPositions(read("us_hospital_centers.csv"), read("us_cities.csv")),
    cities: new Map(read("us_cities.csv").map((row) => [toCityKey(row.name!, row.state_code!), row.name!])),
  });
  return {
    read,
    readWritten: readWrittenFile,
    states: read("us_states.csv"),
    licensing: byState(read("licensure_by_state.csv")),
    facilities: byState(countOpenFacilities(read("cms_facility_counts_by_state.csv"), listed, open)),
    prices: byState(read("bea_rpp_states.csv")),
    shortages: byState(read("hrsa_hpsa_primary_care_by_state.csv")),
    enrollments: groupBy(read("cms_enrolled_practitioners_by_state.csv"), (row) => row.state_code!),
    topCities: readWrittenFile("us_state_top_cities.json", topCities),
    metros: toMetros(read("us_metros.csv")),
    places: toPlaces(read("us_cities.csv")),
    hospitals,
    hospitalsByState: groupBy(hospitals, ({ row }) => row.state_code!),
    hospitalsByMetro: groupBy(hospitals, ({ row }) => row.cbsa_code!),
    stateMedians: groupBy(read("bls_oews_state_median_2025.csv"), (row) => row.state_code!),
    nationalWages: new Map(read("bls_oews_national_healthcare_2025.csv").map((row) => [row.soc!, row])),
    profiledSocs: [...new Set(profiled.map(({ soc }) => soc))],
    metroPay: toMetroPay(read("bls_oews_metro_healthcare_2024.csv"), profiled),
  };
}

interface HospitalFacts {
  corrections: ReturnType<typeof toCorrections>;
  investorOwned: ReadonlySet<string>;
  toPosition: ReturnType<typeof toHospitalPositions>;
  cities: ReadonlyMap<string, string>;
}

const toHospitals = (
  rows: readonly CsvRow[],
  { corrections, investorOwned, toPosition, cities }: HospitalFacts,
) =>
  rows.map((listed) => {
    const correction = corrections.get(listed.facility_id!) ?? {};
    const row = correctRow(listed, correction, investorOwned);
    return {
      row,
      hospital: toHospital(row, { city: cities.get(toCityKey(row.city!, row.state_code!)), ...correction }),
      position: toPosition(listed),
      within: correction.within ?? null,
    };
  });

/** Puerto Rico has no map position. Two 2020 figures over 5 percent apart, as for Amherst, mean that one is wrong. */
function toMetros(rows: readonly CsvRow[]) {
  return rows
    .filter((row) => row.lat && row.lon)
    .map((row) => ({
      row,
      slug: toSlug(`${row.principal_city} ${row.primary_state}`),
      name: `${row.principal_city}, ${row.primary_state}`,
      cbsa: row.cbsa_code!,
      stateCodes: [
        row.primary_state!,
        ...row.states!.split("|").filter((code) => code !== row.primary_state),
      ],
      population: Number(row.pop_2025),
      growth: Number(row.pop_2025) / Number(row.pop_2020_base),
      growthPercent: toGrowthPercent(Number(row.pop_2020_base), Number(row.pop_2025)),
      isGrowthSure: Math.abs(Number(row.pop_2020) / Number(row.pop_2020_base) - 1) <= 0.05,
      latitude: Number(row.lat),
      longitude: Number(row.lon),
    }));
}

/** Places that share a name in a state get their county in the slug. */
function toPlaces(rows: readonly CsvRow[]) {
  const byName = groupBy(rows, (row) => `${row.name}, ${row.state_code}`);
  return rows.map((row) => {
    const name = `${row.name}, ${row.state_code}`;
    const county = byName.get(name)!.length > 1 ? row.county : "";
    return {
      row,
      slug: toSlug([row.name, county, row.state_code].filter(Boolean).join(" ")),
      name: row.name!,
      stateCode: row.state_code!,
      population: Number(row.population),
      cbsa: row.cbsa_code!,
      latitude: toCellNumber(row.lat),
      longitude: toCellNumber(row.lon),
    };
  });
}

function toMetroPay(
  rows: readonly CsvRow[],
  profiled: readonly { soc: string }[],
): Map<string, Record<string, PublishedPay>> {
  const named = new Set([...professions, ...profiled].map(({ soc }) => soc));
  const byMetro = groupBy(
    rows.filter((row) => named.has(row.soc!)),
    (row) => row.cbsa_code!,
  );
  return new Map(
    [...byMetro].map(([cbsa, of]) => [
      cbsa,
      Object.fromEntries(of.map((row) => [row.soc!, toPublishedPay(row)])),
    ]),
  );
}

const byState = (rows: readonly CsvRow[]): Map<string, CsvRow> =>
  new Map(rows.map((row) => [row.state_code!, row]));

export function toNursePractitioners(
  reference: Reference,
  stateCode: string,
): StateRow["nursePractitioners"] {
  const license = reference.licensing.get(stateCode)!;
  return {
    authority: license.np_practice_authority as StateRow["nursePractitioners"]["authority"],
    aanpClass: license.np_aanp_class as StateRow["nursePractitioners"]["aanpClass"],
    asOf: license.np_as_of!,
    note: license.np_note!,
  };
}

export const toGrowthPercent = (before: number, now: number): number =>
  Math.round((now / before - 1) * 1000) / 10;
