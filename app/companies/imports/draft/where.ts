import type { Posting } from "#app/companies/imports/format/posting.ts";
import { parsePlace } from "#app/facts/reference/place/place.ts";
import { parseState } from "#app/facts/reference/place/states.ts";
import { mostPlaces, toPlaceName } from "#app/jobs/postings/record/job-places.ts";
import { toShortText } from "#app/jobs/reading/phrases.ts";
import type { FurtherPlace } from "#app/jobs/schema.ts";

export interface Where {
  city: string | null;
  stateCode: string | null;
  postalCode: string | null;
  lat: number | null;
  lon: number | null;
  morePlaces: FurtherPlace[];
  isRemote: boolean;
  isAbroad: boolean;
}

const here = /^(?:|us|usa|u\.s\.a?\.?|united states(?: of america)?)$/i;
const territories =
  /\b(?:puerto rico|guam|virgin islands|american samoa|northern mariana islands|georgia)\b/i;
const countries = toCountryNames();

export function toWhere(long: Posting, findPoint: FindPoint): Where {
  const posting = { ...long, ...toShortAddress(long) };
  const isWhole = posting.city.includes(",");
  const fromParts = parsePlace(
    isWhole ? posting.city : [posting.city, posting.state].filter(Boolean).join(", "),
  );
  const fromWords = toPlaceOrRemote(posting.location);
  const state = parseState(posting.state) ?? fromParts.state ?? fromWords.state;
  const named = toTown(posting.city, state?.name) ?? (posting.city ? fromParts.city : fromWords.city);
  const city =
    named && !noTown.test(named) && ![named, posting.city.trim()].some(isRegion)
      ? named.replace(/^(washington) d\.?c\.?$/i, "$1")
      : null;
  const stateCode = state?.code ?? null;
  // Lebanon is a town of New Hampshire, and the feed says in which country it means it.
  const isHere = stateCode !== null || isNamedHere(posting.country);
  const isAbroad =
    !here.test(posting.country.trim()) ||
    (!isHere && provinces.test(posting.state.trim())) ||
    (!isHere && [posting.location, posting.city].some((text) => isCountry(text)));
  const point = toPoint(posting) ?? (city && stateCode ? findPoint(city, stateCode) : null);
  const first = city && stateCode ? toPlaceName({ city, stateCode }) : null;
  return {
    morePlaces: first && !isAbroad ? listFurther(long, first, findPoint) : [],
    city: city && !isHere && isCountry(city) ? null : city,
    stateCode,
    postalCode: /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(posting.postalCode)?.[1] ?? null,
    lat: point?.lat ?? null,
    lon: point?.lon ?? null,
    isRemote: posting.isTelecommute || fromParts.remote || fromWords.remote,
    isAbroad,
  };
}

const isNamedHere = (country: string): boolean => country.trim() !== "" && here.test(country.trim());

const provinces =
  /^(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|alberta|british columbia|manitoba|new brunswick|newfoundland(?: and labrador)?|nova scotia|ontario|prince edward island|qu[eé]bec|saskatchewan|yukon)$/i;

/** "Northern Virginia" */
function isRegion(name: string): boolean {
  const [, rest] =
    /^(?:north|south|central|upstate|downstate|eastern|western|(?:north|south)(?:ern|east(?:ern)?|west(?:ern)?))\s+(.+)$/i.exec(
      name,
    ) ?? [];
  return rest !== undefined && parseState(rest) !== null && rest.length > 2;
}

/** "Dallas, TX or Remote" */
function toPlaceOrRemote(text: string) {
  const place = parsePlace(text.replace(/(?:\s*[,/&]\s*|\s+(?:or|and)\s+)remote\b.*$/i, ""));
  return { ...place, remote: parsePlace(text).remote };
}

const noTown =
  /\b(?:campus|building|bldg|headquarters|corporate office|main hospital|area|region|county|metroplex|negotiable|multiple|various|several|anywhere|nationwide|statewide|to be determined|tbd)\b|^\d+ locations?$/i;

const longestList = 4_000;

/** Feeds list places in fields of their own, or as "Austin, TX; Dallas, TX" in the field of one. */
function listFurther({ city, location, morePlaces }: Posting, first: string, findPoint: FindPoint) {
  const texts = [...morePlaces, ...splitPlaces(city).slice(1), ...splitPlaces(location).slice(1)].flatMap(
    toCityAndState,
  );
  const byName = new Map(texts.map((place) => [toPlaceName(place).toLowerCase(), place]));
  byName.delete(first.toLowerCase());
  return [...byName.values()]
    .slice(0, mostPlaces - 1)
    .map((place) => ({ lat: null, lon: null, ...place, ...findPoint(place.city, place.stateCode) }));
}

/** Nothing unless each part is a city with its state: "Austin, TX; remote possible" has one place. */
function splitPlaces(text: string): string[] {
  const parts = text
    .slice(0, longestList)
    .split(/[;|\n]/)
    .filter((part) => part.trim() !== "");
  return parts.every((part) => toCityAndState(part).length > 0) ? parts : [];
}

function toCityAndState(text: string): { city: string; stateCode: string }[] {
  const { city, state, remote } = parsePlace(text);
  return text.includes(",") && city && state && !remote && !/\b(?:or|and)\b/i.test(text)
    ? [{ city: city.slice(0, 80), stateCode: state.code }]
    : [];
}

function toShortAddress({ city, state, location, country, postalCode }: Posting) {
  return {
    city: toShortText(splitPlaces(city)[0] ?? city),
    state: toShortText(state),
    location: toShortText(splitPlaces(location)[0] ?? location),
    country: toShortText(country),
    postalCode: toShortText(postalCode),
  };
}

/** Reads "Milwaukee, Wisconsin" in the city field as Milwaukee. */
function toTown(text: string, stateName: string | undefined): string | null {
  if (!text || /,/.test(text)) return null;
  if (/^washington,? d\.?c\.?$/i.test(text.trim())) return "Washington";
  const { city, state } = parsePlace(text);
  return state && !city ? (stateName ? text.trim() : null) : city;
}

function toPoint({ lat, lon }: Posting) {
  const isUsual = lat !== null && lon !== null && lat > 17 && lat < 72 && lon < -60 && lon > -180;
  return isUsual ? { lat, lon } : null;
}

function isCountry(text: string): boolean {
  const last = text
    .split(/[,;|(]|\s-\s/)
    .at(-1)!
    .replace(/\)|\bremote\b/gi, "")
    .trim()
    .toLowerCase();
  return countries.has(last) && !territories.test(last);
}

function toCountryNames(): Set<string> {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters
    .flatMap((a) => letters.map((b) => a + b))
    .filter((code) => code !== "US" && code !== "ZZ");
  const known = codes.map((code) => names.of(code)?.toLowerCase()).filter((name) => name !== undefined);
  return new Set([
    ...known,
    "uk",
    "england",
    "scotland",
    "emea",
    "apac",
    "latam",
    "european union",
    "european economic area",
  ]);
}

export type FindPoint = (city: string, stateCode: string) => { lat: number; lon: number } | null;
