import type { State } from "./states.ts";

interface CityAlias {
  /** As the table cities has it in search_name. */
  name: string;
  stateCode: string;
}

const newYork: CityAlias = { name: "new york", stateCode: "NY" };

/** What people call a city and no list of places does, as the search reads words. "la" is Louisiana. */
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
  ["phx", { name: "phoenix", stateCode: "AZ" }],
]);

/** The city that these words are another name of; in a state that was named only where it is that city's. */
export function findCityAlias(words: string, state: State | null): CityAlias | null {
  const alias = aliases.get(words) ?? null;
  return alias && (state === null || state.code === alias.stateCode) ? alias : null;
}

/** What else people call it. */
export const listAliasesOf = ({ name, stateCode }: CityAlias): string[] =>
  [...aliases].flatMap(([words, city]) =>
    city.name === name && city.stateCode === stateCode ? [words] : [],
  );

const spellings: readonly (readonly string[])[] = [
  ["st", "saint"],
  ["ft", "fort"],
  ["mt", "mount"],
];

/** A word of a place's name in each way that it is written: "saint" is "st" on most maps. */
export const toSpellings = (word: string): readonly string[] =>
  spellings.find((ways) => ways.includes(word)) ?? [word];
