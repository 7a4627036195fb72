import { findCityAlias, toSpellings } from "#app/facts/reference/place/city-aliases.ts";
import {
  type FurtherPlace,
  findFurtherPlaces,
  isCounty,
  loadFurtherPlaces,
} from "#app/facts/reference/place/further-places.ts";
import { findNamedRegion } from "#app/facts/reference/place/named-regions.ts";
import { isWholeCountry, parsePlace } from "#app/facts/reference/place/place.ts";
import { findState, listNamedStates, type State } from "#app/facts/reference/place/states.ts";
import { parseZip, toZipKeys, toZipLabel } from "#app/facts/reference/place/zip-code.ts";
import { defaultRadius } from "#app/jobs/search/typed/filter-choices.ts";
import { findZip, listNamesakes } from "#app/jobs/search/typed/named-city.ts";
import { type KnownCity, mostTowns } from "#app/jobs/search/typed/typed-query.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { toWords } from "#app/kit/text/words.ts";
import { anywhere, listTowns, type SearchPlace, type Town } from "./search-place.ts";

/** Null when there is none. */
export function toOnePlace({
  towns,
  states,
  isRemote,
}: Omit<Extract<SearchPlace, { kind: "places" }>, "kind">): SearchPlace | null {
  if (towns.length === 0)
    return states.length > 1
      ? { kind: "states", states, isRemote }
      : states[0]
        ? { kind: "state", state: states[0], isRemote }
        : null;
  if (towns.length === 1 && states.length === 0) return { kind: "city", ...towns[0]!, isRemote };
  return { kind: "places", towns, states, isRemote };
}

const choices = /\s+(?:or|and)\s+|\s*[/;|&]\s*/i;

/** A list is also of "Tampa or Orlando, FL" and of "the Midwest". */
export async function findSearchPlaces(db: Db, location: string, radiusMiles: number): Promise<SearchPlace> {
  const region = findNamedRegion(location.replace(/[\s-]+/g, " ").trim());
  if (region) return toOnePlace({ ...region, isRemote: false })!;
  const found = await findSearchPlace(db, location, radiusMiles);
  const mayBeList = choices.test(location)
    ? found.kind !== "states"
    : found.kind === "named" && /,/.test(location);
  return (mayBeList && (await findEachPlace(db, location, radiusMiles))) || found;
}

/** Null unless each of the parts is a place, so that "Truth or Consequences, NM" is one. */
async function findEachPlace(db: Db, location: string, radiusMiles: number): Promise<SearchPlace | null> {
  const parts = location.split(choices.test(location) ? choices : /\s*,\s*/).filter(Boolean);
  if (parts.length < 2 || parts.length > mostTowns) return null;
  const [, state] = /,\s*([^,]+)$/.exec(parts.at(-1)!) ?? [];
  const places = await Promise.all(
    parts.map(async (part) => {
      const named =
        state && !part.includes(",") ? await findSearchPlace(db, `${part}, ${state}`, radiusMiles) : null;
      return named?.kind === "city" ? named : findSearchPlace(db, part, radiusMiles);
    }),
  );
  const towns = places.flatMap(listTowns);
  const states = places.flatMap((place) => (place.kind === "state" ? [place.state] : []));
  if (towns.length + states.length < parts.length) return null;
  return toOnePlace({ towns, states, isRemote: places.some(({ isRemote }) => isRemote) });
}

export async function findSearchPlace(db: Db, location: string, radiusMiles: number): Promise<SearchPlace> {
  const { city, state, remote: isRemote } = parsePlace(location);
  const states = listNamedStates(location);
  // "Nevada, Missouri" may be a city.
  if (states.length > 2 || (states.length > 1 && /\b(?:or|and)\b|[&/;|+]/i.test(location)))
    return { kind: "states", states, isRemote };
  const findByZip = async (): Promise<SearchPlace | null> => {
    const zip = await findZipCode(db, location, state);
    return zip && { kind: "city", ...zip, radiusMiles, isRemote };
  };
  if (!city) {
    const byZip = await findByZip();
    if (byZip) return byZip;
    if (state) return { kind: "state", state, isRemote };
    const isAnywhere = isRemote || location.trim() === "" || isWholeCountry(location);
    return isAnywhere ? { ...anywhere, isRemote } : { kind: "unread", isRemote };
  }
  const { names, stateCode } = toCityNames(city, state);
  const named = (await findCities(db, names)).filter((one) => !stateCode || one.stateCode === stateCode);
  const [found, ...others] = named.sort((a, b) => b.population - a.population);
  if ((found?.lat == null || found.lon == null) && states.length > 1)
    return { kind: "states", states, isRemote };
  if (found?.lat == null || found.lon == null)
    return (await findByZip()) ?? { kind: "named", words: city, state, isRemote };
  const namesakes = stateCode ? [] : listNamesakes(found, others).slice(0, mostNamesakes).map(toName);
  return { kind: "city", ...toTown(found, radiusMiles)!, isRemote, namesakes };
}

/** As the table `cities` may call it. */
function toCityNames(city: string, state: State | null) {
  const words = toWords(city);
  const alias = findCityAlias(words.join(" "), state);
  return { names: alias ? [alias.name] : toNames(words), stateCode: alias?.stateCode ?? state?.code };
}

/** Where each is, as a search for it finds it. Null for what is no city of our list. */
export async function findTowns(db: Db, towns: readonly { city: string; stateCode: string }[]) {
  const named = towns.map(({ city, stateCode }) => toCityNames(city, findState(stateCode)));
  const known = await findCities(db, [...new Set(named.flatMap(({ names }) => names))]);
  return named.map(({ names, stateCode }) => {
    const [found] = known
      .filter((one) => names.includes(one.searchName) && one.stateCode === stateCode && !isCounty(one))
      .toSorted((a, b) => b.population - a.population);
    return found?.lat == null || found.lon == null ? null : { lat: found.lat, lon: found.lon };
  });
}

export const mostNamesakes = 4;

export const toName = ({ name, stateCode }: Pick<KnownCity, "name" | "stateCode">): string =>
  `${name}, ${stateCode}`;

/** A county is never less than itself. */
export const toTown = (city: KnownCity, radiusMiles: number): Town | null =>
  city.lat === null || city.lon === null
    ? null
    : {
        lat: city.lat,
        lon: city.lon,
        radiusMiles:
          radiusMiles === defaultRadius && city.radiusMiles
            ? city.radiusMiles
            : Math.max(radiusMiles, city.radiusMiles ?? 0),
        name: toName(city),
      };

async function findZipCode(db: Db, location: string, state: State | null) {
  const digits = parseZip(location);
  const found = digits && findZip(digits, await findCities(db, toZipKeys(digits)));
  if (!found || (state && state.code !== found.stateCode)) return null;
  return { lat: found.lat!, lon: found.lon!, name: toZipLabel(found) };
}

/** Spells out all words or none, such as "st" and "saint". */
function toNames(words: readonly string[]): string[] {
  const ways = [0, 1].map((way) => words.map((word) => toSpellings(word)[way] ?? word).join(" "));
  return [...new Set([words.join(" "), ...ways])];
}

export async function findCities(db: Db, names: readonly string[]): Promise<KnownCity[]> {
  if (names.length === 0) return [];
  const isZip = (name: string) => /^\d+$/.test(name);
  await loadFurtherPlaces();
  const { results } = await db.$client
    .prepare(
      `SELECT name, search_name AS searchName, state_code AS stateCode, population, lat, lon,
          hospital_words AS hospitalWords FROM cities
        WHERE search_name IN (SELECT value FROM json_each(?1))
        UNION ALL
        SELECT name, zip, state_code, population, lat, lon, '' FROM zip_codes
        WHERE zip IN (SELECT value FROM json_each(?2))`,
    )
    .bind(JSON.stringify(names.filter((name) => !isZip(name))), JSON.stringify(names.filter(isZip)))
    .all<KnownCity>();
  const isListed = (place: FurtherPlace) =>
    results.some(
      ({ searchName, stateCode }) => searchName === place.searchName && stateCode === place.stateCode,
    );
  return [...results, ...names.flatMap(findFurtherPlaces).filter((place) => !isListed(place))];
}
