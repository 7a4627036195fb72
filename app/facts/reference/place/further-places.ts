/** A county, parish or borough as a circle around its towns, or a town with a hospital that is not among the cities. */
export interface FurtherPlace {
  name: string;
  /** "bucks county" */
  searchName: string;
  stateCode: string;
  /** 0 for a town. */
  population: number;
  lat: number;
  lon: number;
  /** Of a county. */
  radiusMiles?: number;
}

type Row = [lat: number, lon: number, radiusMiles?: number, thousands?: number];

const isOfCounty = / (?:county|parish|borough)$/;

let byName: ReadonlyMap<string, readonly FurtherPlace[]> | null = null;

/** Loads 180 kB, which only who looks for a place needs. Before it has ended, no further place is found. */
export async function loadFurtherPlaces(): Promise<void> {
  if (byName) return;
  const { default: rows } = await import("../../../../data/words/places.json", { with: { type: "json" } });
  byName = readPlaces(rows as unknown as Record<string, Record<string, Row>>);
}

function readPlaces(rows: Record<string, Record<string, Row>>): ReadonlyMap<string, readonly FurtherPlace[]> {
  const all = new Map<string, FurtherPlace[]>();
  for (const [stateCode, named] of Object.entries(rows))
    for (const [name, [lat, lon, radiusMiles, thousands = 0]] of Object.entries(named)) {
      const searchName = toSearchName(name.toLowerCase());
      const place = { name, searchName, stateCode, population: thousands * 1_000, lat, lon, radiusMiles };
      const others = all.get(searchName);
      if (others) others.push(place);
      else all.set(searchName, [place]);
    }
  return all;
}

/** "prince george's county" and "prince george s county" are one. */
const toSearchName = (words: string): string =>
  words
    .replace(/['’]| (?=s\b)|\./g, "")
    .replaceAll("-", " ")
    .trim();

export const isCounty = ({ searchName }: { searchName: string }): boolean => isOfCounty.test(searchName);

export const findFurtherPlaces = (words: string): readonly FurtherPlace[] =>
  byName?.get(toSearchName(words)) ?? [];

/** All of the name, the largest first. */
export const findCounties = (words: string): readonly FurtherPlace[] =>
  isOfCounty.test(words) ? findFurtherPlaces(words).toSorted((a, b) => b.population - a.population) : [];
