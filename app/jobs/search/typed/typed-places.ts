import { findCityAlias } from "#app/facts/reference/place/city-aliases.ts";
import { isCounty } from "#app/facts/reference/place/further-places.ts";
import { findNamedRegion, type NamedRegion } from "#app/facts/reference/place/named-regions.ts";
import { findRegionState, isCountry } from "#app/facts/reference/place/regions.ts";
import { findState, parseState, type State } from "#app/facts/reference/place/states.ts";
import { toZipKeys } from "#app/facts/reference/place/zip-code.ts";
import { type Token, toTokens } from "#app/jobs/reading/phrases.ts";
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
const mostNames = 320;
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
/** As codes of states, these count only after a city or "in". "VA" is also Veterans Affairs, and "ok" consent. */
const alsoCodes = new Set(["in", "or", "me", "va", "ok"]);
/** Codes that are mostly words, as "or" and "me" in small letters. */
export const codesLikeWords = new Set(["in", "or", "me", "hi", "ok"]);
/** Codes that are neither a word nor a role, a degree or a unit, so that they count anywhere. */
const plainCodes = new Set(
  "ak az ca fl ga ia il ks ky mn mo nc nd nh nj nm nv ny ri sc sd tn tx ut vt wa wi wv wy".split(" "),
);
/** "Cleveland Clinic" is an employer, "Houston clinic" is none. */
export const ofClinics: ReadonlySet<string> = new Set(
  "mayo cleveland marshfield everett billings springfield lexington jackson austin danville lafayette olmsted".split(
    " ",
  ),
);
const institutions = new Set("methodist memorial presbyterian baptist deaconess".split(" "));
/** Behind a city they say no more than "near". */
const areaWords = new Set("area metro metropolitan metroplex region suburbs vicinity".split(" "));
const countyWords = new Set("county parish borough co".split(" "));
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
  const hasCounty = tokens.some(({ word }) => countyWords.has(word));
  for (let from = 0; from < tokens.length; from++)
    for (let length = 1; length <= longestName && from + length <= tokens.length; length++) {
      if (length > 1 && /[,;:|]/.test(tokens[from + length - 1]!.gap)) break;
      const words = wordsOf(tokens, from, length);
      if (hasCounty && words.length > 2 && !countyWords.has(words)) names.add(toCountyName(words));
      if (words.length < 3 || (length === 1 && fillers.has(words)) || /^\d+$/.test(words)) continue;
      const alias = findCityAlias(words, null);
      for (const name of alias ? [alias.name] : spell(words)) names.add(name);
    }
  return [...names].slice(0, mostNames);
}

/** "Bucks co" and the first of "Kane or DuPage county" */
const toCountyName = (words: string): string =>
  `${words.replace(/ (?:co|county|parish|borough)$/, "")} county`;

type Place = Extract<Reading, { kind: "city" | "state" | "region" | "undecided" }>;

/** Places that are surely places; a name or a state's code by itself beside another; or where no other was read. */
type Way = "sure" | "alone" | "only";

interface Options {
  way: Way;
  /** Whether "Midwest" and "Hudson Valley" are read as what they are, instead of one state or its largest city. */
  hasRegions: boolean;
}

export function readPlaces(
  claims: Claims,
  cities: readonly KnownCity[],
  { way, hasRegions }: Options,
): Place[] {
  const tokens = claims.listTokens();
  const beside = new Set(tokens.map(({ word }) => word));
  const found: Place[] = [];
  const isEnd = (token: Token) =>
    token.at > 0 && claims.text.slice(token.at + token.raw.length).trim() === "";
  let free = 0;
  for (let at = 0; at < tokens.length; at++) {
    for (let length = Math.min(longestName, tokens.length - at); length > 0; length--) {
      const place =
        (length === 1 ? readZipAt(tokens, at, cities) : null) ??
        readPlaceAt(tokens, at, length, { cities, beside, way, hasRegions, isEnd, free, text: claims.text });
      if (!place) continue;
      const first = place.from ?? (isEmployer(tokens[at + place.length]) ? at : toPartAt(tokens, at));
      const start = isPreposition(tokens[first - 1]) ? tokens[first - 1]! : tokens[first]!;
      const isNear = place.said.kind === "city" && isArea(tokens[at + place.length]);
      const last = tokens[at + place.length - (isNear ? 0 : 1)]!;
      const claimed =
        claims.claim({ from: start.at, to: last.at + last.raw.length }) ??
        claims.claim({ from: tokens[at]!.at, to: last.at + last.raw.length });
      if (!claimed) continue;
      const part = claims.text.slice(Math.max(claimed.from, tokens[first]!.at), tokens[at]!.at).trim();
      const isUntold = place.said.kind === "state" && first < at && claimed.from < tokens[at]!.at;
      if (isUntold)
        found.push({
          kind: "undecided",
          words: part,
          from: tokens[first]!.at,
          to: tokens[at]!.at,
          isNot: false,
        });
      found.push({ ...place.said, ...claimed });
      at += place.length - 1;
      free = at + 1;
      break;
    }
  }
  return found;
}

const isArea = (token: Token | undefined): boolean =>
  token !== undefined && areaWords.has(token.word) && /^\s+$/.test(token.gap);

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
  hasRegions: boolean;
  isEnd: (token: Token) => boolean;
  /** Where the tokens begin that no place was read from. */
  free: number;
  text: string;
}

const compassPair = /^(?:the )?(?:north|south) ?(?:east|west)$/;
const employers = new Set([
  ...employerWords,
  ..."city southeastern dental eye orthopedics orthopaedics partners network hospice kidney heart cancer center institute group associates services surgical behavioral college state physicians hospitals".split(
    " ",
  ),
]);
/** Of a name and nothing else. */
const namesEmployer =
  /^\s+(?:dental|eye|orthop(?:a)?edics|vision|veterinary|staffing|recovery)\b(?:\s+(?:jobs?|careers?|care|group|partners|center))*\s*$/i;

/**
 * "Held" are the words of an employer's name: "Midwest Dental", "Great Lakes Health". While roles are not read yet, "Midwest
 * home health" is held too.
 */
function findRegionAt(
  tokens: readonly Token[],
  at: number,
  length: number,
  around: Around,
): NamedRegion | "held" | null {
  const named = tokens.slice(at, at + length);
  if (named.some(({ gap }, index) => index > 0 && !/^(?:[\s.-]+|\s*[/&]\s*|\s+and\s+)$/i.test(gap)))
    return null;
  const raw = named.map((token) => token.raw).join(" ");
  const region = findNamedRegion(raw);
  if (!region) return null;
  const end = at + length;
  const last = named.at(-1)!;
  const following = around.text.slice(last.at + last.raw.length);
  // "Southeast Ohio" is a part of Ohio.
  const isOfPlace = compassPair.test(raw.toLowerCase()) && isPlaceName(toTokens(following), 0, around);
  if (isOfPlace) return null;
  const after = tokens.slice(end, end + 2);
  const isNamed = after.some(
    (token, index) =>
      employers.has(token.word) &&
      after.slice(0, index + 1).every(({ gap }) => /^[\s-]+$/.test(gap)) &&
      (index === 0 || after[0]!.raw !== after[0]!.word),
  );
  const isAt = tokens[at - 1]?.word === "at" && named[0]!.word !== "the";
  return isNamed || isAt || namesEmployer.test(following) ? "held" : region;
}

const isPlaceName = (tokens: readonly Token[], at: number, { cities, beside }: Around): boolean =>
  [3, 2, 1].some((length) => {
    const words = wordsOf(tokens, at, length);
    if (at + length > tokens.length || words.length < 3)
      return tokens[at] !== undefined && isCode(tokens[at]!);
    return parseState(words) !== null || findNamedCity(words, null, cities, beside) !== null;
  });

const isCode = ({ raw }: Token): boolean => /^[A-Z]{2}$/.test(raw) && findState(raw) !== null;

function readPlaceAt(
  tokens: readonly Token[],
  at: number,
  length: number,
  around: Around,
): FoundPlace | null {
  const { cities, beside, way, hasRegions, isEnd } = around;
  const named = hasRegions ? findRegionAt(tokens, at, length, around) : null;
  if (named === "held") return null;
  if (named) return { said: { kind: "region", region: named }, length };
  const words = wordsOf(tokens, at, length);
  const isAlone = way !== "sure";
  const start = toPartAt(tokens, at);
  // "A job at 310k in Sioux Falls" leaves "at in" after the pay was read.
  const isAfterIn = isPreposition(tokens[start - 1]) && !tokens[start]!.gap.includes("|");
  const behind = readStateAt(tokens, at + length);
  // "Salem or Boston" names two cities, and not Salem, Oregon.
  const isChoice = tokens[at + length]?.raw === "or" && isPlaceName(tokens, at + length + 1, around);
  const next = isChoice ? null : behind;
  if (next) {
    const isShort = length > 1 && / co$/.test(words) && tokens[at + length - 1]!.raw !== "CO";
    const city = findNamedCity(isShort ? toCountyName(words) : words, next.state, cities, beside);
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
  const isPart = at > around.free && directions.has(tokens[at - 1]!.word) && !codesLikeWords.has(words);
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
  if ((countyWords.has(after) && after !== "co") || (tokens[at - 1]?.word === "at" && alsoWords.has(words)))
    return null;
  const isInstitution = institutions.has(after) || (after === "clinic" && ofClinics.has(words));
  if (!isAfterIn && isInstitution) return null;
  const isChoiceAtEnd = tokens[at + length]?.word === "or" && at + length + 3 >= tokens.length;
  const isLeft = way === "only" && (at + length === tokens.length || isChoiceAtEnd);
  // "Speech pathologist PRN Mobile" ends in a place.
  const isTitled = tokens[at]!.raw !== words && tokens[at]!.raw !== tokens[at]!.raw.toUpperCase();
  const isWritten =
    isLast && way === "only" && tokens[at]!.raw !== words && tokens[0]!.raw !== tokens[0]!.raw.toUpperCase();
  const isKnown =
    city.population >= (isLeft ? knownAtEnd : knownAlone) && (!alsoWords.has(words) || isWritten);
  // "Idaho Falls" is not Idaho.
  const isNamedForState = length > 1 && words.split(" ").some((word) => word.length > 2 && parseState(word));
  const isOfHospital = countHospitalWords(city, beside) > 0;
  const alias = findCityAlias(words, null);
  if (alias && isElsewhere(alias.stateCode)) return null;
  const isOnlyOne = listNamesakes(city, cities).length === 0;
  const isSure =
    (alias && length > 1) ||
    isCounty(city) ||
    (isAlone && city.population === 0 && isOnlyOne && (length > 1 || (isLast && isTitled))) ||
    (isAfterIn && (city.population > 0 || tokens[at]!.raw !== tokens[at]!.word)) ||
    (isKnown && isArea(tokens[at + length])) ||
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

/** Where "Houston Methodist" and "Cleveland Clinic" are, for who names no other place. The name stays a word to search. */
export function readEmployerTown(claims: Claims, cities: readonly KnownCity[]): Place[] {
  const tokens = claims.listTokens();
  return tokens.slice(0, -1).flatMap(({ word, raw, at }, index): Place[] => {
    const next = tokens[index + 1]!;
    const isEmployer =
      /^\s+$/.test(next.gap) &&
      (institutions.has(next.word) || (next.word === "clinic" && ofClinics.has(word)));
    const city = isEmployer ? findNamedCity(word, null, cities, new Set()) : null;
    return city && city.population >= knownAlone
      ? [{ kind: "city", city, from: at, to: at + raw.length, isNot: false }]
      : [];
  });
}

const joiners = String.raw`(?:,?\s*\b(?:or|and|to)\b|[,/&+;])`;
const joinedAfter = new RegExp(String.raw`^\s*${joiners}\s*(?:(?:in|near|around)\s+)?(?=\p{L})`, "iu");
const joinedBefore = new RegExp(String.raw`(?<=\p{L})\s*${joiners}\s*(?:(?:in|near|around)\s+)?$`, "iu");

/** Beside a place, a small town's name is one too: "Tampa or Ocala". */
export function readJoinedTowns(
  claims: Claims,
  cities: readonly KnownCity[],
  places: readonly Place[],
): Place[] {
  const found: Place[] = [];
  const open = places.filter(({ isNot }) => !isNot);
  for (let place = open.shift(); place; place = open.shift())
    for (const town of [readTownAfter(claims, cities, place), readTownBefore(claims, cities, place)])
      if (town) {
        found.push(town);
        open.push(town);
      }
  return found;
}

interface Joined {
  claims: Claims;
  cities: readonly KnownCity[];
  tokens: readonly Token[];
  isComma: boolean;
  /** "Kane or DuPage county" has one word for both. */
  isOfCounty: boolean;
}

function readTownAfter(claims: Claims, cities: readonly KnownCity[], { to }: Place): Place | null {
  const [joiner] = joinedAfter.exec(claims.text.slice(to)) ?? [];
  if (joiner === undefined) return null;
  const tokens = claims.listTokens();
  const first = tokens.findIndex(({ at }) => at === to + joiner.length);
  if (first < 0) return null;
  const joined = { claims, cities, tokens, isComma: joiner.trim() === ",", isOfCounty: false };
  return readTown(joined, (length) => [first, first + length]);
}

function readTownBefore(claims: Claims, cities: readonly KnownCity[], place: Place): Place | null {
  const { from } = place;
  const [joiner] = joinedBefore.exec(claims.text.slice(0, from)) ?? [];
  if (joiner === undefined) return null;
  const tokens = claims.listTokens();
  const last = tokens.findIndex(({ at, raw }) => at + raw.length === from - joiner.length);
  if (last < 0) return null;
  const isOfCounty = place.kind === "city" && isCounty(place.city);
  const joined = { claims, cities, tokens, isComma: joiner.trim() === ",", isOfCounty };
  return readTown(joined, (length) => [last + 1 - length, last + 1]);
}

function readTown(
  { claims, cities, tokens, isComma, isOfCounty }: Joined,
  toRange: (length: number) => [number, number],
) {
  for (let length = longestName; length > 0; length--) {
    const [from, to] = toRange(length);
    const named = tokens.slice(Math.max(0, from), to);
    const words = named.map(({ word }) => word).join(" ");
    const isWhole =
      from >= 0 &&
      named.length === length &&
      named.every(({ gap }, index) => index === 0 || /^[\s.-]+$/.test(gap));
    if (!isWhole || words.length < 3 || isCountry(words) || (isComma && alsoWords.has(words))) continue;
    const city =
      (isOfCounty && findNamedCity(toCountyName(words), null, cities, new Set())) ||
      findNamedCity(words, null, cities, new Set());
    const last = named.at(-1)!;
    const claimed = city && claims.claim({ from: named[0]!.at, to: last.at + last.raw.length });
    if (!claimed) continue;
    const namesakes = findCityAlias(words, null) ? [] : listNamesakes(city, cities);
    return { kind: "city" as const, city, namesakes, ...claimed };
  }
  return null;
}
