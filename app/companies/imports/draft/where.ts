import type { Posting } from "#app/companies/imports/format/posting.ts";
import { isForeignPlace, isForeignRegion } from "#app/facts/reference/place/foreign-places.ts";
import { parsePlace } from "#app/facts/reference/place/place.ts";
import { findArea } from "#app/facts/reference/place/regions.ts";
import { parseState } from "#app/facts/reference/place/states.ts";
import { toTownSearchName, toWholeTownName } from "#app/facts/reference/place/town-names.ts";
import { parseZip } from "#app/facts/reference/place/zip-code.ts";
import { mostPlaces, toPlaceName } from "#app/jobs/postings/record/job-places.ts";
import { toShortText } from "#app/jobs/reading/phrases.ts";
import type { FurtherPlace } from "#app/jobs/schema.ts";
import { toWords } from "#app/kit/text/words.ts";
import { namesNoTown, splitPlaces, splitSeveral, type TownInState } from "./listed-places.ts";

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
    toAreaInState(isWhole ? posting.city : [posting.city, posting.state].filter(Boolean).join(", ")),
  );
  const fromWords = toPlaceOrRemote(posting.location);
  const state = parseState(posting.state) ?? fromParts.state ?? fromWords.state;
  const named = toTown(posting.city, state?.name) ?? (posting.city ? fromParts.city : fromWords.city);
  const isTown =
    named &&
    !namesNoTown(named, state?.code ?? null) &&
    ![named, posting.city.trim(), posting.location.trim()].some(isRegion);
  const said = isTown ? named.replace(/^(washington) d\.?c\.?$/i, "$1") : null;
  const area = named && !isTown && !state ? findNamedArea(named) : null;
  const isRemote = posting.isTelecommute || fromParts.remote || fromWords.remote;
  const postalCode = toPostalCode(posting);
  const findZip = () => (postalCode && !isRemote ? findByZip(postalCode, posting, findPoint) : null);
  const ofZip = said && state ? null : findZip();
  const stateCode = (state ?? area?.state)?.code ?? ofZip?.stateCode ?? null;
  const ofState = ofZip?.stateCode === stateCode ? ofZip : null;
  const town = said && stateCode ? findTown(said, stateCode, findPoint) : ofState;
  const city = town?.name || (said && stateCode ? toWholeTownName(said) : said);
  // Lebanon is a town of New Hampshire, and the feed says in which country it means it.
  const isHere = stateCode !== null || isNamedHere(posting.country);
  const isAbroad =
    !here.test(posting.country.trim()) ||
    (!isHere && isForeignRegion(posting.state)) ||
    (!isHere && [posting.location, posting.city].some((text) => listBeginnings(text).some(isForeignPlace)));
  const point = toPoint(posting) ?? town ?? toPointOf(findZip(), stateCode);
  const first = city && stateCode ? { city, stateCode } : null;
  return {
    morePlaces: first && !isAbroad ? listFurther(long, first, findPoint) : [],
    city: city && !isHere && isForeignPlace(city) ? null : city,
    stateCode,
    postalCode,
    lat: point?.lat ?? null,
    lon: point?.lon ?? null,
    isRemote,
    isAbroad,
  };
}

/** Of a town that we do not know, its ZIP code's point. */
const toPointOf = (zip: KnownTown | null, stateCode: string | null) =>
  zip?.stateCode === stateCode ? zip : null;

/** "Atlanta-Midtown" is no town, and Atlanta is one; Winston-Salem is. */
const findTown = (name: string, stateCode: string, findPoint: FindPoint) =>
  findPoint(name, stateCode) ??
  (/\p{L}-\p{L}/u.test(name) ? findPoint(name.slice(0, name.indexOf("-")), stateCode) : null);

const toPostalCode = ({ postalCode, city, location }: Posting): string | null =>
  /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(postalCode)?.[1] ??
  [city, location].map((text) => (isOnlyZip.test(text) ? parseZip(text) : null)).find(Boolean) ??
  null;

/** "85006", "ZIP code 85006", "Phoenix 85006" */
const isOnlyZip = /^[\p{L}\s.,:'’-]*\d{5}(?:-\d{4})?\s*$/u;

/** Other countries, too, have codes of five digits: "Mexico 06600". */
function findByZip(zip: string, { country, city, location }: Posting, findPoint: FindPoint) {
  const isForeign = [city, location].some((text) => isForeignPlace(text.replace(/[\s\d-]+$/, "")));
  return here.test(country.trim()) && !isForeign ? findPoint(zip, null) : null;
}

const findNamedArea = (name: string) => {
  const words = toWords(name).join(" ");
  return findArea(words, null) ?? findArea(words.replace(/ (?:area|metro|metroplex|region)$/, ""), null);
};

/** "Berlin, Germany" of "Berlin, Germany, Campus Mitte" or "Berlin, Germany (hybrid)", beside the whole. */
function listBeginnings(text: string): string[] {
  const ends = [...text.matchAll(/\s*[,(]/g)].slice(1).map(({ index }) => text.slice(0, index));
  return [text, ...ends];
}

const isNamedHere = (country: string): boolean => country.trim() !== "" && here.test(country.trim());

/** "Northern Virginia" */
function isRegion(name: string): boolean {
  const [, rest] =
    /^(?:north|south|central|upstate|downstate|east|west|eastern|western|(?:north|south)(?:ern|east(?:ern)?|west(?:ern)?))\s+(.+)$/i.exec(
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
  const place = parseUsPlace(toAreaInState(text).replace(/(?:\s*[,/&]\s*|\s+(?:or|and)\s+)remote\b.*$/i, ""));
  return { ...place, remote: parsePlace(text).remote };
}

/** "Chicago, IL area" is the area of Chicago. */
const toAreaInState = (text: string): string =>
  text.replace(
    /,\s*([A-Z]{2})\.?\s+((?:metro(?:politan)?|area|region|suburbs|vicinity)\b)[^,;|]*$/,
    (whole, code: string, area: string) => (parseState(code) ? ` ${area}, ${code}` : whole),
  );

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
    const { name = "", lat = null, lon = null } = findPoint(city, stateCode) ?? {};
    return { city: name || toWholeTownName(city), stateCode, lat, lon };
  });
}

/** "Main Campus - Sioux Falls, SD" */
const siteFirst =
  /^[^,–—-]*\b(?:campus|hospital|clinic|center|office|building)\b[^,–—-]*\s[-–—]\s(?=[^,]+,)(.+)$/iu;

function toShortAddress(posting: Posting) {
  const { city, state, location, country, postalCode } = posting;
  const toFirst = (listed: string, text: string) => {
    const [first] = splitSeveral(listed);
    return toShortText(first ? toPlaceName(first) : text.replace(siteFirst, "$1"));
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

/** `name` is as our list of towns spells it, and empty for a ZIP code or a town that it does not have. */
interface KnownTown {
  name: string;
  stateCode: string;
  lat: number | null;
  lon: number | null;
}

/** Without a state, `city` is a ZIP code. */
export type FindPoint = (city: string, stateCode: string | null) => KnownTown | null;
