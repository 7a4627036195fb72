import type { PerDiem, PerDiemRate } from "#app/facts/catalog/wage-records.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import type { Reference } from "./reference/reference.ts";
import { type CsvRow, toCellNumber } from "./source/csv.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;

/** GSA counts these cities and counties of Virginia and Maryland with Washington. */
const aroundWashington: Readonly<Record<string, readonly string[]>> = {
  VA: ["alexandria", "falls-church", "fairfax", "arlington"],
  MD: ["montgomery", "prince-george-s"],
};

/** Its October to March is far above the year before, and nobody could confirm it (data/SOURCES.md). */
const unconfirmed: ReadonlySet<string> = new Set(["NM Albuquerque"]);

/** By state slug. Places of a row that we cannot vouch for get no rate, not the standard one. */
export function toPerDiemRecords(reference: Reference): Map<string, PerDiem> {
  const rows = reference.read("gsa_per_diem.csv");
  const standard = toRate(rows.find(({ state_code }) => state_code === "")!)!;
  return new Map(
    reference.states.map(
      (state) => [state.slug!, toPerDiem(state.code!, rows, standard, reference)] as const,
    ),
  );
}

function toPerDiem(
  code: string,
  rows: readonly CsvRow[],
  standard: PerDiemRate,
  reference: Reference,
): PerDiem {
  const washington = aroundWashington[code] && rows.find(({ state_code }) => state_code === "DC");
  const own = rows.filter(({ state_code }) => state_code === code);
  const open = new Set(own.filter((row) => !isKnown(row)).flatMap(listNames));
  const named = [...own.filter(isKnown), ...(washington ? [washington] : [])];
  const other = own.find(({ destination }) => destination === "All other locations");
  const rates = named.map((row) => toRate(row)!);
  const listed = new Map<string, number>();
  for (const [at, row] of named.entries())
    for (const name of row === washington ? aroundWashington[code]! : listNames(row))
      if (!listed.has(name)) listed.set(name, at);
  const places = reference.places
    .filter((place) => place.stateCode === code)
    .map(({ name, row }) => [toSlug(name), findRate(row, listed, open)] as const)
    .filter((place): place is [string, number | null] => place[1] !== undefined);
  return {
    rates,
    places: { ...Object.fromEntries(listed), ...Object.fromEntries(places) },
    standard: other ? toRate(other)! : standard,
  };
}

const isKnown = (row: CsvRow): boolean =>
  toRate(row) !== null && !unconfirmed.has(`${row.state_code} ${row.destination}`);

/** A city's own rate comes before its county's. Connecticut's regions are not the counties that GSA names. */
function findRate(
  row: CsvRow,
  listed: ReadonlyMap<string, number>,
  open: ReadonlySet<string>,
): number | null | undefined {
  const [city, county] = [toSlug(row.name!), toCounty(row.county!)];
  if (open.has(city) || open.has(county)) return undefined;
  const isRegion = row.county!.endsWith(" Planning Region");
  return (
    listed.get(`city-of-${city}`) ?? listed.get(county) ?? listed.get(city) ?? (isRegion ? undefined : null)
  );
}

/** "St. Louis County" is "st-louis". Independent cities keep their word: "richmond-city". */
const toCounty = (county: string): string =>
  toSlug(county.replace(/ (County|Parish|Borough|Municipality|Census Area|Planning Region)$/, ""));

/** "Suffolk, city of Cambridge" names a county and a city. What it is "less" is another row. */
function listNames({ county, destination }: CsvRow): string[] {
  const text = (county ?? "").replace(/ less the .*$/, "").replace(/ (Parishes|Counties)\b/g, "");
  const parts = text.split(/\s*\/\s*|, /).filter(Boolean);
  const counties = parts.map((part) => {
    const city = /^(?:City limits of|City of) (.+)$/i.exec(part)?.[1];
    return city ? `city-of-${toSlug(city)}` : toCounty(part);
  });
  const names = destination!.split(/ ?\/ ?/).map((name) => toSlug(name.replace(/^Isle of /, "")));
  return [
    ...counties,
    ...names.map((name) => (name === "hawaii-hilo" ? "city-of-hilo" : name.replace(/^hawaii-.*/, "hawaii"))),
  ];
}

function toRate(row: CsvRow): PerDiemRate | null {
  const lodging = months.map((month) => toCellNumber(row[`lodging_${month}`]));
  const meals = toCellNumber(row.mie);
  if (meals === null || lodging.some((night) => night === null)) return null;
  return {
    destination: row.destination!,
    authority: row.authority as PerDiemRate["authority"],
    from: row.effective_from!,
    meals,
    lodging: lodging as number[],
  };
}
