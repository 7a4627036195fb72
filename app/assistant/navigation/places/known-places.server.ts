import { isPlainWord, listTelling } from "#app/assistant/navigation/reading/plain-words.ts";
import { type Speller, toSpeller } from "#app/assistant/navigation/reading/spelling.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { findCounties, loadFurtherPlaces } from "#app/facts/reference/place/further-places.ts";
import { findMetroByAlias } from "#app/facts/reference/place/pay-place.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { keyTokens } from "#app/jobs/search/index/search-keys.ts";
import { findCities } from "#app/jobs/search/plan/find-place.server.ts";
import { listTypedPlaces, readTyped } from "#app/jobs/search/typed/read-typed.ts";
import type { KnownCity } from "#app/jobs/search/typed/typed-query.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
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
  await loadFurtherPlaces();
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
    listCities: (text) =>
      listTypedPlaces(text).flatMap((name): readonly KnownCity[] => byName.get(name) ?? findCounties(name)),
  };
}

type ToMetro = (name: string, stateCode: string) => { slug: string; name: string } | null;

/** Finds the metro area that is named after a city. Finds none while the catalog cannot be read. */
export async function getMetroFinder({ env }: Pick<SiteContext, "env">): Promise<ToMetro> {
  const metros = (await readCatalog(env.CATALOG, "metro-index").catch(() => null)) ?? [];
  return (name, stateCode) => findMetroByAlias(metros, toSlug(`${name} ${stateCode}`));
}

type ListCities = (text: string) => readonly KnownCity[];

/** Lists the places that parts of the text may name: cities, and where its ZIP codes are. */
export async function getCityLister(
  context: Pick<SiteContext, "db" | "env" | "now">,
  text: string,
): Promise<ListCities> {
  const { listCities } = await getKnownPlaces(context);
  const digits = listTypedPlaces(text).filter((name) => /^\d+$/.test(name));
  const [zips, hiring] = await Promise.all([
    findCities(context.db, digits),
    findHiring(context.db, text, listNamesakes(listCities(text))),
  ]);
  return (part) => [...listCities(part).map((city) => withEmployers(city, hiring)), ...zips];
}

const listNamesakes = (cities: readonly KnownCity[]): readonly KnownCity[] =>
  cities.filter((city) => cities.some((other) => other !== city && other.searchName === city.searchName));

interface Hiring {
  name: string;
  stateCode: string;
  word: string;
}

const mostWords = 4;
const mostCities = 8;

/** Which words of the text employers are called that have postings in these cities. */
async function findHiring({ $client }: Db, text: string, cities: readonly KnownCity[]): Promise<Hiring[]> {
  if (cities.length === 0) return [];
  const ofCities = new Set(cities.flatMap(({ searchName }) => searchName.split(" ")));
  const words = listTelling(readTyped(text).rest)
    .map((word) => word.toLowerCase())
    .filter((word) => /^[a-z]{3,20}$/.test(word) && !ofCities.has(word) && !isPlainWord(word));
  const asked = words.slice(0, mostWords).flatMap((word) =>
    cities.slice(0, mostCities).map(({ searchName, stateCode }) => ({
      ...{ name: searchName, stateCode, word },
      match: `employer : "${word}" AND place : "${searchName}" AND keys : ${keyTokens.state(findState(stateCode)!.fips)}`,
    })),
  );
  if (asked.length === 0) return [];
  const { results } = await $client
    .prepare(
      `SELECT e.value ->> 'name' AS name, e.value ->> 'stateCode' AS stateCode, e.value ->> 'word' AS word FROM json_each(?) e
        WHERE EXISTS (SELECT 1 FROM jobs_fts WHERE jobs_fts MATCH e.value ->> 'match')`,
    )
    .bind(JSON.stringify(asked))
    .all<Hiring>();
  return results;
}

function withEmployers(city: KnownCity, hiring: readonly Hiring[]): KnownCity {
  const words = hiring
    .filter(({ name, stateCode }) => name === city.searchName && stateCode === city.stateCode)
    .map(({ word }) => word);
  if (words.length === 0) return city;
  return {
    ...city,
    hospitalWords: [...new Set([...(city.hospitalWords ?? "").split(" "), ...words])].join(" "),
  };
}
