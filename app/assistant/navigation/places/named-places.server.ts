import { listTypedPlaces, readTyped } from "#app/jobs/search/query/read-typed.ts";
import type { KnownCity } from "#app/jobs/search/query/typed-query.ts";
import { findCities } from "#app/jobs/search/index/known-cities.server.ts";
import { keyTokens } from "#app/jobs/search/index/search-keys.ts";
import { isPlainWord, listTelling } from "#app/assistant/navigation/reading/plain-words.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { getKnownPlaces } from "./known-places.server.ts";

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
