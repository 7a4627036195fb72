import { findCityAlias, toSpellings } from "#app/facts/reference/place/city-aliases.ts";
import type { State } from "#app/facts/reference/place/states.ts";
import { toZipKeys } from "#app/facts/reference/place/zip-code.ts";
import type { KnownCity } from "./typed-query.ts";

/** The ways in which the list of cities may write a name. */
export const spell = (words: string): string[] => {
  const all = words.split(" ");
  const ways = [0, 1].map((way) => all.map((word) => toSpellings(word)[way] ?? word).join(" "));
  return [...new Set([words, ...ways])];
};

/** Of several cities with the name, the one whose hospitals are named beside it, else the largest. */
export function findNamedCity(
  words: string,
  state: State | null,
  cities: readonly KnownCity[],
  beside: ReadonlySet<string>,
): KnownCity | null {
  const alias = findCityAlias(words, state);
  const names = alias ? [alias.name] : spell(words);
  const stateCode = alias?.stateCode ?? state?.code;
  const named = cities.filter(
    (city) => names.includes(city.searchName) && (!stateCode || city.stateCode === stateCode),
  );
  if (named.length < 2) return named[0] ?? null;
  const [first] = named
    .map((city) => ({ city, shared: countHospitalWords(city, beside) }))
    .sort((a, b) => b.shared - a.shared || b.city.population - a.city.population);
  return first!.city;
}

export const countHospitalWords = ({ hospitalWords }: KnownCity, beside: ReadonlySet<string>): number =>
  hospitalWords ? hospitalWords.split(" ").filter((word) => beside.has(word)).length : 0;

/** Where a ZIP code is, or where those are that begin with its three digits. */
export function findZip(digits: string, cities: readonly KnownCity[]): KnownCity | null {
  for (const key of toZipKeys(digits)) {
    const found = cities.find(({ searchName }) => searchName === key);
    if (found) return found;
  }
  return null;
}
