import type { Token } from "#app/jobs/reading/phrases.ts";
import { findCityAlias, toSpellings } from "#app/reference/place/city-aliases.ts";
import { findState, parseState, type State } from "#app/reference/place/states.ts";
import type { Claims } from "./read-once.ts";
import type { KnownCity, Reading } from "./typed-query.ts";

const longestName = 4;
const mostNames = 60;
/** Below this size, a city's name alone is more often another word. */
const knownAlone = 90_000;
const alsoWords = new Set(
  "mobile, reading, orange, temple, normal, surprise, independence, superior, enterprise, commerce, industry, hope, aurora, providence, mercy, carson, concord, sterling, clinton, jackson, rush, union, liberty, summit, pearl, flint, college station".split(
    ", ",
  ),
);
/** As codes of states, these count only after a city or "in". "VA" is also Veterans Affairs. */
const alsoCodes = new Set(["in", "or", "me", "va"]);
/** Codes that are neither a word nor a role, a degree or a unit, so that they count anywhere. */
const plainCodes = new Set(
  "ak az ca fl ga ia il ks ky mn mo nc nd nh nj nm nv ny ri sc sd tn tx ut vt wa wi wv wy".split(" "),
);
/** "Cleveland Clinic" is an employer. */
const institutions = new Set("clinic methodist memorial presbyterian baptist deaconess".split(" "));
const prepositions = new Set(["in", "near", "around", "at", "by", "within"]);
const fillers = new Set("a an and for jobs job me of the to with my".split(" "));

const wordsOf = (tokens: readonly Token[], from: number, length: number): string =>
  tokens
    .slice(from, from + length)
    .map((token) => token.word)
    .join(" ");

const spell = (words: string): string[] => {
  const all = words.split(" ");
  const ways = [0, 1].map((way) => all.map((word) => toSpellings(word)[way] ?? word).join(" "));
  return [...new Set([words, ...ways])];
};

/** The names that the words could hold, for one question to the database. */
export function listPlaceNames(tokens: readonly Token[]): string[] {
  const names = new Set<string>();
  for (let from = 0; from < tokens.length; from++)
    for (let length = 1; length <= longestName && from + length <= tokens.length; length++) {
      const words = wordsOf(tokens, from, length);
      if (words.length < 3 || (length === 1 && fillers.has(words)) || /^\d+$/.test(words)) continue;
      const alias = findCityAlias(words, null);
      for (const name of alias ? [alias.name] : spell(words)) names.add(name);
    }
  return [...names].slice(0, mostNames);
}

type Place = Extract<Reading, { kind: "city" | "state" }>;

/** Reads the places that are surely places, and with `isAlone` also a city's name or a state's code by itself. */
export function readPlaces(claims: Claims, cities: readonly KnownCity[], isAlone: boolean): Place[] {
  const tokens = claims.listTokens();
  const found: Place[] = [];
  const isEnd = (token: Token) =>
    token.at > 0 && claims.text.slice(token.at + token.raw.length).trim() === "";
  for (let at = 0; at < tokens.length; at++) {
    for (let length = Math.min(longestName, tokens.length - at); length > 0; length--) {
      const place = readPlaceAt(tokens, at, length, cities, isAlone, isEnd);
      if (!place) continue;
      const start = isPreposition(tokens[at - 1]) ? tokens[at - 1]! : tokens[at]!;
      const last = tokens[at + place.length - 1]!;
      const claimed =
        claims.claim({ from: start.at, to: last.at + last.raw.length }, false) ??
        claims.claim({ from: tokens[at]!.at, to: last.at + last.raw.length }, false);
      if (!claimed) continue;
      found.push({ ...place.said, ...claimed });
      at += place.length - 1;
      break;
    }
  }
  return found;
}

const isPreposition = (token: Token | undefined): boolean =>
  token !== undefined && prepositions.has(token.word) && token.raw !== "IN";

type SaidPlace = { kind: "city"; city: KnownCity } | { kind: "state"; state: State };

function readPlaceAt(
  tokens: readonly Token[],
  at: number,
  length: number,
  cities: readonly KnownCity[],
  isAlone: boolean,
  isEnd: (token: Token) => boolean,
): { said: SaidPlace; length: number } | null {
  const words = wordsOf(tokens, at, length);
  const isAfterIn = isPreposition(tokens[at - 1]);
  const next = readStateAt(tokens, at + length);
  if (next) {
    const city = findCity(words, next.state, cities);
    if (city) return { said: { kind: "city", city }, length: length + next.length };
  }
  const isLast = isAlone && isEnd(tokens[at]!);
  const state = readState(words, isAfterIn, isLast || (isAlone && plainCodes.has(words)));
  if (state) return { said: { kind: "state", state }, length };
  const city = findCity(words, null, cities);
  if (!city || (length === 1 && words.length < 3)) return null;
  if (!isAfterIn && institutions.has(tokens[at + length]?.word ?? "")) return null;
  const isKnown = city.population >= knownAlone && !alsoWords.has(words);
  // "Idaho Falls" is not Idaho.
  const isNamedForState = length > 1 && words.split(" ").some((word) => word.length > 2 && parseState(word));
  const isSure = isAfterIn || isNamedForState || (isKnown && (isAlone || length > 1));
  return isSure ? { said: { kind: "city", city }, length } : null;
}

function readStateAt(tokens: readonly Token[], at: number): { state: State; length: number } | null {
  for (const length of [3, 2, 1]) {
    if (at + length > tokens.length) continue;
    const words = wordsOf(tokens, at, length);
    const state = parseState(words);
    if (state && (words.length > 2 || !/\|/.test(tokens[at]!.gap))) return { state, length };
  }
  return null;
}

function readState(words: string, isAfterIn: boolean, isLast: boolean): State | null {
  if (words.length > 2) return parseState(words);
  const state = findState(words.toUpperCase());
  if (!state || fillers.has(words)) return null;
  if (isAfterIn) return words === "me" ? null : state;
  return isLast && !alsoCodes.has(words) ? state : null;
}

function findCity(words: string, state: State | null, cities: readonly KnownCity[]): KnownCity | null {
  const alias = findCityAlias(words, state);
  const names = alias ? [alias.name] : spell(words);
  const stateCode = alias?.stateCode ?? state?.code;
  const named = cities.filter(
    (city) => names.includes(city.searchName) && (!stateCode || city.stateCode === stateCode),
  );
  return named.reduce<KnownCity | null>(
    (largest, city) => (largest && largest.population >= city.population ? largest : city),
    null,
  );
}
