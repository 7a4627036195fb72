import { milesBetween } from "#app/facts/reference/place/distance.ts";
import { type CsvRow, readCsv } from "../source/csv.ts";
import { groupBy } from "../source/group-by.ts";
import { listHospitals } from "./listed-hospitals.ts";

interface Point {
  lat: number;
  lon: number;
}

interface Named extends Point {
  name: string;
  state_code: string;
  /** 0 for a town that is not in our list of cities. */
  population: number;
}

interface ZipCode extends Named {
  /** All five digits, or the first three. */
  zip: string;
}

/** An area is named after a city this near to its middle. */
const namingMiles = 30;
/** The middle of a wider area, such as Hawaii's islands, is near nobody: its largest city stands for it. */
const wideMiles = 60;

export function readZipCodes(): ZipCode[] {
  const cities = readCsv("data/us_cities.csv");
  const people = new Map(cities.map((row) => [toKey(row.name!, row.state_code!), Number(row.population)]));
  const centers = new Map(
    readCsv("data/us_hospital_centers.csv")
      .filter(({ kind }) => kind === "zip")
      .map((row) => [row.name!, { lat: Number(row.lat), lon: Number(row.lon) }]),
  );
  const exact = [...groupBy(listHospitals(cities), ({ zip }) => zip)].map(([zip, hospitals]): ZipCode => {
    const named = hospitals.map(({ city, stateCode }) => ({
      name: city,
      state_code: stateCode,
      population: people.get(toKey(city, stateCode)) ?? 0,
    }));
    const [largest] = named.sort((a, b) => b.population - a.population);
    return { zip, ...largest!, ...(centers.get(zip) ?? toMiddle(hospitals.map(({ point }) => point))) };
  });
  return [...exact, ...toAreas(exact, cities)];
}

/** Named after the largest city of its hospitals, else the nearest city, else the hospitals' nearest town. */
function toAreas(exact: readonly ZipCode[], cities: readonly CsvRow[]): ZipCode[] {
  const located = cities.filter(({ lat }) => lat).map(toCity);
  return [...groupBy(exact, ({ zip }) => zip.slice(0, 3))].map(([zip, codes]) => {
    const middle = toMiddle(codes);
    const isNear = (place: Point) => toMiles(middle, place) <= namingMiles;
    const isWide = codes.some((code) => toMiles(middle, code) > wideMiles);
    const own = codes.filter((code) => code.population > 0 && (isWide || isNear(code)));
    const state = toMost(codes.map((code) => code.state_code));
    const near = located.filter((city) => city.state_code === state && isNear(city));
    const [named] = [
      ...own.toSorted((a, b) => b.population - a.population),
      ...[near, codes].flatMap((places: readonly Named[]) =>
        places.toSorted((a, b) => toMiles(middle, a) - toMiles(middle, b)),
      ),
    ];
    return { ...named!, zip, ...(!isWide && middle) };
  });
}

const toCity = (row: CsvRow): Named => ({
  name: row.name!,
  state_code: row.state_code!,
  population: Number(row.population),
  lat: Number(row.lat),
  lon: Number(row.lon),
});

const toKey = (name: string, stateCode: string): string => `${name}|${stateCode}`;

const toMiles = (one: Point, other: Point): number =>
  milesBetween({ latitude: one.lat, longitude: one.lon }, { latitude: other.lat, longitude: other.lon });

const toMiddle = (points: readonly Point[]): Point => {
  const toMean = (of: (point: Point) => number) =>
    Math.round((points.reduce((sum, point) => sum + of(point), 0) / points.length) * 10_000) / 10_000;
  return { lat: toMean(({ lat }) => lat), lon: toMean(({ lon }) => lon) };
};

function toMost(values: readonly string[]): string {
  const counts = [...groupBy(values, (value) => value)].sort(([, a], [, b]) => b.length - a.length);
  return counts[0]![0];
}
