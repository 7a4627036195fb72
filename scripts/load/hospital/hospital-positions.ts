import { milesBetween, type Position } from "#app/facts/reference/place/distance.ts";
import { toCityKey } from "../source/city-key.ts";
import type { CsvRow } from "../source/csv.ts";

/** A point this far from both the ZIP code's and the town's center is wrong. */
const farMiles = 15;
/** Points without an address are often the center of a county, so a smaller distance is wrong as well. */
const guessedFarMiles = 5;
/** A town this far from the ZIP code is another one of the same name. */
const namesakeMiles = 30;

/** `isAbout` marks the center of a ZIP code or town in place of a wrong point. */
export type HospitalPosition = Position & { isAbout?: true };

/** Takes data/us_hospital_centers.csv and data/us_cities.csv. */
export function toHospitalPositions(centers: readonly CsvRow[], places: readonly CsvRow[]) {
  const zips = new Map(centers.filter(isKind("zip")).map((row) => [row.name, toPosition(row)]));
  const toKey = (row: CsvRow) => toCityKey(row.name!, row.state_code!);
  const towns = new Map(centers.filter(isKind("town")).map((row) => [toKey(row), toPosition(row)]));
  const cities = new Map(places.filter(({ lat }) => lat).map((row) => [toKey(row), toPosition(row)]));
  return (row: CsvRow): HospitalPosition => {
    const point = toPosition(row);
    const key = toCityKey(row.city!, row.state_code!);
    const zip = zips.get(row.zip);
    const [town, city] = [towns.get(key), cities.get(key)];
    const centers = [town, zip, city].filter((center) => center !== undefined);
    const limit = row.geocode === "hifld_or_zip" ? guessedFarMiles : farMiles;
    if (centers.length === 0 || centers.some((center) => milesBetween(point, center) <= limit)) return point;
    // In a city the ZIP code is closer, but in the country one can cover half a county.
    const isThatTown = town && (!zip || milesBetween(town, zip) <= namesakeMiles);
    return { ...(isThatTown ? town : (zip ?? centers[0]!)), isAbout: true };
  };
}

const isKind = (kind: string) => (row: CsvRow) => row.kind === kind;

const toPosition = ({ lat, lon }: CsvRow): Position => ({ latitude: Number(lat), longitude: Number(lon) });
