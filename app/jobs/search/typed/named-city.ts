import { findCityAlias, toSpellings } from "#app/facts/reference/place/city-aliases.ts";
import type { NamedRegion } from "#app/facts/reference/place/named-regions.ts";
import type { State } from "#app/facts/reference/place/states.ts";
import { toZipKeys } from "#app/facts/reference/place/zip-code.ts";
import type { Token } from "#app/jobs/reading/phrases.ts";
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

/** The others of the city's name, the largest first. Beside a city, its small namesakes are not meant. */
export const listNamesakes = (city: KnownCity, cities: readonly KnownCity[]): KnownCity[] =>
  cities
    .filter(({ searchName, stateCode }) => searchName === city.searchName && stateCode !== city.stateCode)
    .filter(({ population }) => population > 0 || city.population === 0)
    .toSorted((a, b) => b.population - a.population);

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

type SaidPlace =
  | { kind: "city"; city: KnownCity; namesakes?: readonly KnownCity[] }
  | { kind: "state"; state: State }
  | { kind: "region"; region: NamedRegion };

export interface FoundPlace {
  said: SaidPlace;
  length: number;
  /** Where its words begin, when that is before the name itself. */
  from?: number;
}

export const isZip = (word: string): boolean => /^\d{5}$/.test(word);

/** "ZIP code 78701" */
const zipWords = new Set(["zip", "code", "zipcode", "postal"]);
/** "Take home from 72500" asks about pay, but "pharmacist pay 02114" about Boston. */
const moneyWords = new Set(
  "from on make makes making earn earns earning pay pays paying paid salary over least offer offered".split(
    " ",
  ),
);
const roundDollars = 500;

const isSum = ({ word, gap }: Token, before: Token | undefined): boolean =>
  /\$\s*$/.test(gap) || (moneyWords.has(before?.word ?? "") && Number(word) % roundDollars === 0);

export function readZipAt(
  tokens: readonly Token[],
  at: number,
  cities: readonly KnownCity[],
): FoundPlace | null {
  const token = tokens[at]!;
  const city = isZip(token.word) && !isSum(token, tokens[at - 1]) && findZip(token.word, cities);
  if (!city) return null;
  let from = at;
  while (zipWords.has(tokens[from - 1]?.word ?? "")) from--;
  return { said: { kind: "city", city }, length: 1, from };
}
