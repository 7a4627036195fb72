import type { Posting } from "#app/companies/imports/format/posting.ts";
import { parsePlace } from "#app/facts/reference/place/place.ts";
import { parseState } from "#app/facts/reference/place/states.ts";
import { toShortText } from "#app/jobs/reading/phrases.ts";

export interface Where {
  city: string | null;
  stateCode: string | null;
  postalCode: string | null;
  lat: number | null;
  lon: number | null;
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
  const fromWords = parsePlace(posting.location);
  const state = parseState(posting.state) ?? fromParts.state ?? fromWords.state;
  const named = toTown(posting.city, state?.name) ?? (posting.city ? fromParts.city : fromWords.city);
  const city = named && !noTown.test(named) ? named.replace(/^(washington) d\.?c\.?$/i, "$1") : null;
  const stateCode = state?.code ?? null;
  // Lebanon is a town of New Hampshire, and the feed says in which country it means it.
  const isHere = stateCode !== null || isNamedHere(posting.country);
  const isAbroad =
    !here.test(posting.country.trim()) ||
    (!isHere && [posting.location, posting.city].some((text) => isCountry(text)));
  const point = toPoint(posting) ?? (city && stateCode ? findPoint(city, stateCode) : null);
  return {
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

const noTown =
  /\b(?:negotiable|multiple|various|several|anywhere|nationwide|statewide|to be determined|tbd)\b|^\d+ locations?$/i;

function toShortAddress({ city, state, location, country, postalCode }: Posting) {
  return {
    city: toShortText(city),
    state: toShortText(state),
    location: toShortText(location),
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
