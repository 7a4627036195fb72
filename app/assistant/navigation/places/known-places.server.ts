import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { listTypedPlaces } from "#app/jobs/search/query/read-typed.ts";
import type { KnownCity } from "#app/jobs/search/query/typed-query.ts";
import { type Speller, toSpeller } from "#app/assistant/navigation/reading/spelling.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { findMetroByAlias } from "#app/facts/reference/place/place-slugs.ts";
import { toSlug } from "#app/kit/text/slug.ts";

interface KnownPlaces {
  cities: readonly KnownCity[];
  /** "Houston, TX", most people first. */
  largeCities: readonly string[];
  speller: Speller;
  /** The places that the text may name. */
  listCities: (text: string) => readonly KnownCity[];
}

const freshMs = 60 * 60_000;
/** A misspelled small town is more often another word. */
const spelledFrom = 40_000;
const largeFrom = 150_000;
const kept = new WeakMap<D1Database, { at: number; places: Promise<KnownPlaces> }>();

/** The 2,300 places of the country, read once an hour. */
export function getKnownPlaces({
  db,
  env,
  now,
}: Pick<SiteContext, "db" | "env" | "now">): Promise<KnownPlaces> {
  const last = kept.get(env.DB);
  if (last && Math.abs(now - last.at) < freshMs) return last.places;
  const places = readPlaces(db.$client);
  kept.set(env.DB, { at: now, places });
  places.then(
    ({ cities }) => cities.length === 0 && kept.delete(env.DB),
    () => kept.delete(env.DB),
  );
  return places;
}

async function readPlaces(d1: SiteContext["db"]["$client"]): Promise<KnownPlaces> {
  const { results } = await d1
    .prepare(
      `SELECT name, search_name AS searchName, state_code AS stateCode, population, lat, lon,
        hospital_words AS hospitalWords FROM cities`,
    )
    .all<KnownCity>();
  return toKnownPlaces(results);
}

function toKnownPlaces(cities: readonly KnownCity[]): KnownPlaces {
  const byName = new Map<string, KnownCity[]>();
  const spelled = new Map<string, number>();
  for (const city of cities) {
    const alike = byName.get(city.searchName);
    if (alike) alike.push(city);
    else byName.set(city.searchName, [city]);
    if (city.population < spelledFrom) continue;
    spelled.set(city.searchName, Math.max(spelled.get(city.searchName) ?? 0, city.population));
  }
  const large = cities.filter(({ population }) => population >= largeFrom);
  return {
    cities,
    largeCities: large
      .toSorted((a, b) => b.population - a.population)
      .map(({ name, stateCode }) => `${name}, ${stateCode}`),
    speller: toSpeller(spelled),
    listCities: (text) => listTypedPlaces(text).flatMap((name) => byName.get(name) ?? []),
  };
}

type ToMetro = (name: string, stateCode: string) => { slug: string; name: string } | null;

/** Finds the metro area that is named after a city. Finds none while the catalog cannot be read. */
export async function getMetroFinder({ env }: Pick<SiteContext, "env">): Promise<ToMetro> {
  const metros = (await readCatalog(env.CATALOG, "metro-index").catch(() => null)) ?? [];
  return (name, stateCode) => findMetroByAlias(metros, toSlug(`${name} ${stateCode}`));
}
