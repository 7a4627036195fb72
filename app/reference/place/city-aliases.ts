import type { State } from "./states.ts";

interface CityAlias {
  /** The search_name in the table `cities`. */
  name: string;
  stateCode: string;
}

const newYork: CityAlias = { name: "new york", stateCode: "NY" };

/** No list of places has these names. "la" is Louisiana. */
const aliases = new Map<string, CityAlias>([
  ["nyc", newYork],
  ["new york city", newYork],
  ["manhattan", newYork],
  ["brooklyn", newYork],
  ["queens", newYork],
  ["bronx", newYork],
  ["the bronx", newYork],
  ["staten island", newYork],
  ["philly", { name: "philadelphia", stateCode: "PA" }],
  ["sf", { name: "san francisco", stateCode: "CA" }],
  ["vegas", { name: "las vegas", stateCode: "NV" }],
  ["nola", { name: "new orleans", stateCode: "LA" }],
  ["atl", { name: "atlanta", stateCode: "GA" }],
  ["dfw", { name: "dallas", stateCode: "TX" }],
  ["dallas fort worth", { name: "dallas", stateCode: "TX" }],
  ["san fran", { name: "san francisco", stateCode: "CA" }],
  ["bay area", { name: "san francisco", stateCode: "CA" }],
  ["the bay area", { name: "san francisco", stateCode: "CA" }],
  ["twin cities", { name: "minneapolis", stateCode: "MN" }],
  ["salt lake", { name: "salt lake city", stateCode: "UT" }],
  ["slc", { name: "salt lake city", stateCode: "UT" }],
  ["okc", { name: "oklahoma city", stateCode: "OK" }],
  ["indy", { name: "indianapolis", stateCode: "IN" }],
  ["wash dc", { name: "washington", stateCode: "DC" }],
  ["phx", { name: "phoenix", stateCode: "AZ" }],
]);

export function findCityAlias(words: string, state: State | null): CityAlias | null {
  const alias = aliases.get(words) ?? null;
  return alias && (state === null || state.code === alias.stateCode) ? alias : null;
}

export const listAliasesOf = ({ name, stateCode }: CityAlias): string[] =>
  [...aliases].flatMap(([words, city]) =>
    city.name === name && city.stateCode === stateCode ? [words] : [],
  );

const spellings: readonly (readonly string[])[] = [
  ["st", "saint"],
  ["ft", "fort"],
  ["mt", "mount"],
];

/** Most maps write "saint" as "st". */
export const toSpellings = (word: string): readonly string[] =>
  spellings.find((ways) => ways.includes(word)) ?? [word];
