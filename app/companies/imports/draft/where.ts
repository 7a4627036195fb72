import type { Posting } from "#app/companies/imports/format/posting.ts";
import { isForeignPlace, isForeignRegion } from "#app/facts/reference/place/foreign-places.ts";
import { parsePlace } from "#app/facts/reference/place/place.ts";
import { parseState } from "#app/facts/reference/place/states.ts";
import { toTownSearchName, toWholeTownName } from "#app/facts/reference/place/town-names.ts";
import { mostPlaces, toPlaceName } from "#app/jobs/postings/record/job-places.ts";
import { toShortText } from "#app/jobs/reading/phrases.ts";
import type { FurtherPlace } from "#app/jobs/schema.ts";
import { noTown, splitPlaces, splitSeveral, type TownInState } from "./listed-places.ts";

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
export function toWhere(long: Posting, findPoint: FindPoint): Where {
  const posting = { ...long, ...toShortAddress(long) };
  const isWhole = posting.city.includes(",");
  const fromParts = parseUsPlace(
    isWhole ? posting.city : [posting.city, posting.state].filter(Boolean).join(", "),
  );
  const fromWords = toPlaceOrRemote(posting.location);
  const state = parseState(posting.state) ?? fromParts.state ?? fromWords.state;
  const named = toTown(posting.city, state?.name) ?? (posting.city ? fromParts.city : fromWords.city);
  const said =
    named && !noTown.test(named) && ![named, posting.city.trim()].some(isRegion)
      ? named.replace(/^(washington) d\.?c\.?$/i, "$1")
      : null;
  const stateCode = state?.code ?? null;
  const town = said && stateCode ? findPoint(said, stateCode) : null;
  const city = town?.name ?? (said && stateCode ? toWholeTownName(said) : said);
  // Lebanon is a town of New Hampshire, and the feed says in which country it means it.
  const isHere = stateCode !== null || isNamedHere(posting.country);
  const isAbroad =
    !here.test(posting.country.trim()) ||
    (!isHere && isForeignRegion(posting.state)) ||
    (!isHere && [posting.location, posting.city].some((text) => isForeignPlace(text)));
  const point = toPoint(posting) ?? town;
  const first = city && stateCode ? { city, stateCode } : null;
  return {
    morePlaces: first && !isAbroad ? listFurther(long, first, findPoint) : [],
    city: city && !isHere && isForeignPlace(city) ? null : city,
    stateCode,
    postalCode: /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(posting.postalCode)?.[1] ?? null,
    lat: point?.lat ?? null,
    lon: point?.lon ?? null,
    isRemote: posting.isTelecommute || fromParts.remote || fromWords.remote,
    isAbroad,
  };
}

const isNamedHere = (country: string): boolean => country.trim() !== "" && here.test(country.trim());

/** "Northern Virginia" */
function isRegion(name: string): boolean {
  const [, rest] =
    /^(?:north|south|central|upstate|downstate|eastern|western|(?:north|south)(?:ern|east(?:ern)?|west(?:ern)?))\s+(.+)$/i.exec(
      name,
    ) ?? [];
  return rest !== undefined && parseState(rest) !== null && rest.length > 2;
}

/** Of "Toronto, ON, CA" only the town, because the code is Canada's. */
const parseUsPlace = (text: string) =>
  isForeignPlace(text)
    ? { ...parsePlace(text.split(",")[0]!), remote: parsePlace(text).remote }
    : parsePlace(text);

/** "Dallas, TX or Remote" */
function toPlaceOrRemote(text: string) {
  const place = parseUsPlace(text.replace(/(?:\s*[,/&]\s*|\s+(?:or|and)\s+)remote\b.*$/i, ""));
  return { ...place, remote: parsePlace(text).remote };
}

/** Feeds list places in fields of their own, or as "Austin, TX; Dallas, TX" in the field of one. */
function listFurther(posting: Posting, first: TownInState, findPoint: FindPoint) {
  const texts = [
    ...posting.morePlaces.flatMap((text) => splitPlaces(text)),
    ...splitSeveral(toCityField(posting)).slice(1),
    ...splitSeveral(posting.location).slice(1),
  ];
  const toKey = ({ city, stateCode }: TownInState) => `${toTownSearchName(city)}|${stateCode}`;
  const byKey = new Map(texts.map((place) => [toKey(place), place]));
  byKey.delete(toKey(first));
  return [...byKey.values()].slice(0, mostPlaces - 1).map(({ city, stateCode }) => {
    const { name, lat, lon } = findPoint(city, stateCode) ?? {
      name: toWholeTownName(city),
      lat: null,
      lon: null,
    };
    return { city: name, stateCode, lat, lon };
  });
}

function toShortAddress(posting: Posting) {
  const { city, state, location, country, postalCode } = posting;
  const toFirst = (listed: string, text: string) => {
    const [first] = splitSeveral(listed);
    return toShortText(first ? toPlaceName(first) : text);
  };
  return {
    city: toFirst(toCityField(posting), city),
    state: toShortText(state),
    location: toFirst(location, location),
    country: toShortText(country),
    postalCode: toShortText(postalCode),
  };
}

const toCityField = ({ city, state }: Posting) => (city.includes(",") || !state ? city : `${city}, ${state}`);

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

/** Spells the town's name as our list of towns does. */
export type FindPoint = (
  city: string,
  stateCode: string,
) => { name: string; lat: number; lon: number } | null;
