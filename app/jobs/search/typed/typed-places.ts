import { findCityAlias } from "#app/facts/reference/place/city-aliases.ts";
import { findRegionState, isCountry } from "#app/facts/reference/place/regions.ts";
import { findState, parseState, type State } from "#app/facts/reference/place/states.ts";
import { toZipKeys } from "#app/facts/reference/place/zip-code.ts";
import type { Token } from "#app/jobs/reading/phrases.ts";
import {
  countHospitalWords,
  type FoundPlace,
  findNamedCity,
  isZip,
  listNamesakes,
  readZipAt,
  spell,
} from "./named-city.ts";
import type { Claims } from "./typed-claims.ts";
import type { KnownCity, Reading } from "./typed-query.ts";

const longestName = 4;
const mostNames = 160;
/** Below this size, a city's name alone is more often another word. */
const knownAlone = 90_000;
/** The same for a name after which nothing is left to read: "LPN weekends Scranton". */
const knownAtEnd = 40_000;
const alsoWords = new Set(
  (
    "mobile, reading, orange, temple, normal, surprise, independence, superior, enterprise, commerce, industry, hope, aurora, providence, mercy, carson, concord, sterling, clinton, jackson, rush, union, liberty, summit, pearl, flint, college station, mentor, mission, spring, university, highland, paramount, apex, upland, homestead, hickory, " +
    "cypress, grapevine, jupiter, largo, delano, euclid, woodland, weston, gary, bryan, kyle, kendall, logan, taylor, parker, marion, murray"
  ).split(", "),
);
/** "In spring" is not in Spring, Texas, unless the state is said. */
const season = "spring";
/** As codes of states, these count only after a city or "in". "VA" is also Veterans Affairs. */
const alsoCodes = new Set(["in", "or", "me", "va"]);
/** Codes that are mostly words, as "or" and "me" in small letters. */
export const codesLikeWords = new Set(["in", "or", "me", "hi", "ok"]);
/** Codes that are neither a word nor a role, a degree or a unit, so that they count anywhere. */
const plainCodes = new Set(
  "ak az ca fl ga ia il ks ky mn mo nc nd nh nj nm nv ny ri sc sd tn tx ut vt wa wi wv wy".split(" "),
);
/** "Cleveland Clinic" is an employer, "Houston clinic" is none. */
const ofClinics = new Set(
  "cleveland marshfield everett billings springfield lexington jackson austin danville lafayette olmsted".split(
    " ",
  ),
);
const institutions = new Set("methodist memorial presbyterian baptist deaconess".split(" "));
const prepositions = new Set(["in", "near", "around", "at", "by", "within"]);
/** "Northern Virginia" is searched as Virginia. */
const compass =
  "northern southern eastern western central north south east west northeast northwest southeast southwest northeastern " +
  "northwestern southeastern southwestern upstate downstate";
const directions = new Set(compass.split(" "));
const partWords = new Set(`${compass} panhandle rural coastal greater downtown suburban`.split(" "));
/** "Northern Nevada Medical Center" is an employer. */
const employerWords = new Set(
  "medical hospital health healthcare regional university clinic memorial general system care community".split(
    " ",
  ),
);
const fillers = new Set("a an and for jobs job me of the to with my".split(" "));

const wordsOf = (tokens: readonly Token[], from: number, length: number): string =>
  tokens
    .slice(from, from + length)
    .map((token) => token.word)
    .join(" ");

/** The names and ZIP codes that the words could hold, for one question to the database. */
export function listPlaceNames(tokens: readonly Token[]): string[] {
  const names = new Set(tokens.filter(({ word }) => isZip(word)).flatMap(({ word }) => toZipKeys(word)));
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

/** Places that are surely places; a name or a state's code by itself beside another; or where no other was read. */
type Way = "sure" | "alone" | "only";

export function readPlaces(claims: Claims, cities: readonly KnownCity[], way: Way): Place[] {
  const tokens = claims.listTokens();
  const beside = new Set(tokens.map(({ word }) => word));
  const found: Place[] = [];
  const isEnd = (token: Token) =>
    token.at > 0 && claims.text.slice(token.at + token.raw.length).trim() === "";
  for (let at = 0; at < tokens.length; at++) {
    for (let length = Math.min(longestName, tokens.length - at); length > 0; length--) {
      const place =
        (length === 1 ? readZipAt(tokens, at, cities) : null) ??
        readPlaceAt(tokens, at, length, { cities, beside, way, isEnd });
      if (!place) continue;
      const first = place.from ?? (isEmployer(tokens[at + place.length]) ? at : toPartAt(tokens, at));
      const start = isPreposition(tokens[first - 1]) ? tokens[first - 1]! : tokens[first]!;
      const last = tokens[at + place.length - 1]!;
      const claimed =
        claims.claim({ from: start.at, to: last.at + last.raw.length }) ??
        claims.claim({ from: tokens[at]!.at, to: last.at + last.raw.length });
      if (!claimed) continue;
      found.push({ ...place.said, ...claimed });
      at += place.length - 1;
      break;
    }
  }
  return found;
}

const isEmployer = (token: Token | undefined): boolean =>
  token !== undefined && employerWords.has(token.word);

/** Where the words begin that name a part of the place. */
function toPartAt(tokens: readonly Token[], at: number): number {
  let from = at;
  while (partWords.has(tokens[from - 1]?.word ?? "") && /^[\s-]+$/.test(tokens[from]!.gap)) from--;
  return from;
}

/** "Of Dayton" after a distance, which was read already. */
const isPreposition = (token: Token | undefined): boolean =>
  token !== undefined &&
  (prepositions.has(token.word) || (token.word === "of" && token.gap.includes("|"))) &&
  token.raw !== "IN";

interface Around {
  cities: readonly KnownCity[];
  beside: ReadonlySet<string>;
  way: Way;
  isEnd: (token: Token) => boolean;
}

function readPlaceAt(
  tokens: readonly Token[],
  at: number,
  length: number,
  { cities, beside, way, isEnd }: Around,
): FoundPlace | null {
  const words = wordsOf(tokens, at, length);
  const isAlone = way !== "sure";
  const start = toPartAt(tokens, at);
  // "A job at 310k in Sioux Falls" leaves "at in" after the pay was read.
  const isAfterIn = isPreposition(tokens[start - 1]) && !tokens[start]!.gap.includes("|");
  const next = readStateAt(tokens, at + length);
  if (next) {
    const city = findNamedCity(words, next.state, cities, beside);
    const zip = tokens[at + length + next.length]?.word ?? "";
    if (city) return { said: { kind: "city", city }, length: length + next.length + (isZip(zip) ? 1 : 0) };
  }
  // "Orange County, NY" is another one. Once the state is read, names of several words have had their turn.
  const isElsewhere = (state: string) =>
    next
      ? next.state.code !== state && !codesLikeWords.has(tokens[at + length]!.raw)
      : way === "alone" && length > 1;
  const region = findRegionState(words);
  if (region && !isElsewhere(region.code))
    return {
      said: { kind: "state", state: region },
      length: length + (next?.state === region ? next.length : 0),
    };
  const isLast = isAlone && isEnd(tokens[at]!);
  const isPart = directions.has(tokens[at - 1]?.word ?? "") && !codesLikeWords.has(words);
  // Small letters are a chiropractor's degree.
  const isCapital = isAlone && tokens[at]!.at > 0 && tokens[at]!.raw === "DC";
  const state = readState(
    words,
    isAfterIn || isPart || isCapital,
    isLast || (isAlone && plainCodes.has(words)),
  );
  if (state) return { said: { kind: "state", state }, length };
  const city = findNamedCity(words, null, cities, beside);
  if (!city || (length === 1 && words.length < 3)) return null;
  if (isCountry(words) || words === season) return null;
  const after = tokens[at + length]?.word ?? "";
  // A county has another seat than the city of its name, and "at Providence" is an employer.
  if (after === "county" || (tokens[at - 1]?.word === "at" && alsoWords.has(words))) return null;
  const isInstitution = institutions.has(after) || (after === "clinic" && ofClinics.has(words));
  if (!isAfterIn && isInstitution) return null;
  const isLeft = way === "only" && at + length === tokens.length;
  // "Speech pathologist PRN Mobile" ends in a place.
  const isWritten =
    isLast && way === "only" && tokens[at]!.raw !== words && tokens[0]!.raw !== tokens[0]!.raw.toUpperCase();
  const isKnown =
    city.population >= (isLeft ? knownAtEnd : knownAlone) && (!alsoWords.has(words) || isWritten);
  // "Idaho Falls" is not Idaho.
  const isNamedForState = length > 1 && words.split(" ").some((word) => word.length > 2 && parseState(word));
  const isOfHospital = countHospitalWords(city, beside) > 0;
  const alias = findCityAlias(words, null);
  if (alias && isElsewhere(alias.stateCode)) return null;
  const isSure =
    (alias && length > 1) ||
    isAfterIn ||
    isNamedForState ||
    isOfHospital ||
    (isKnown && (isAlone || length > 1));
  const namesakes = alias ? [] : listNamesakes(city, cities);
  return isSure ? { said: { kind: "city", city, namesakes }, length } : null;
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
