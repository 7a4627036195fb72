import { isForeignPlace } from "#app/facts/reference/place/foreign-places.ts";
import { parsePlace } from "#app/facts/reference/place/place.ts";
import { findArea } from "#app/facts/reference/place/regions.ts";
import { parseState, toStateCodes } from "#app/facts/reference/place/states.ts";
import { toWords } from "#app/kit/text/words.ts";

export interface TownInState {
  city: string;
  stateCode: string;
}

const noTown =
  /^(?:greater|metro(?:politan)?)\s|\b(?:metro(?:politan)?|vicinity|suburbs?|surrounding|communities|campus|building|bldg|headquarters|corporate office|main hospital|area|region|county|parish|borough|metroplex|negotiable|multiple|various|several|anywhere|nationwide|statewide|to be determined|tbd)\b|^\d+ locations?$|^zip(?: ?code)?$/i;

/** A part of a hospital, a county, or an area such as "Des Moines metro" and "Hampton Roads". */
export const namesNoTown = (name: string, stateCode: string | null): boolean =>
  noTown.test(name) || findArea(toWords(name).join(" "), stateCode) !== null;

const longestList = 4_000;
const between = /[;|\n•]/;
/** "Portland, OR / Vancouver, WA" has a state, not a choice. */
const either = /(?<!,)\s+or\s+|\s+and\s+|\s+&\s+|\s*\/\s*/i;
const slash = /\s+&\s+|\s*\/\s*/;
/** "Toledo or Findlay, OH". "And" also joins the words of one name: Town and Country, Missouri. */
const eitherInState = /(?<!,)\s+or\s+|\s*\/\s*|\s+&\s+/i;
const oneTown = /^(?:truth or consequences|town (?:&|and) country)\b/i;

/** Nothing unless each part is certainly a town with its state: "Austin, TX; remote possible" lists no places. */
export function splitPlaces(text: string): TownInState[] {
  const parts = toStateCodes(text.slice(0, longestList))
    .split(between)
    .filter((part) => part.trim() !== "");
  const read = parts.map(readPart);
  return read.every((towns) => towns.length > 0) ? read.flat() : [];
}

const severalWords = /[;|\n•&/]|,[^,]*,|\s(?:or|and)\s/i;

/** Nothing of a text with one place, which most fields have. */
export const splitSeveral = (text: string): TownInState[] => {
  const towns = severalWords.test(text.slice(0, longestList)) ? splitPlaces(text) : [];
  return towns.length > 1 ? towns : [];
};

function readPart(part: string): TownInState[] {
  const text = part.trim();
  const pairs = splitPairs(text);
  const ways = oneTown.test(text)
    ? [[text]]
    : [pairs, [text], text.split(slash), text.split(either), splitInState(text)];
  for (const towns of ways) {
    const read = towns.map(readTown);
    if (read.length > 0 && read.every((town) => town !== null)) return read;
  }
  return [];
}

/** "Austin, TX, Dallas, TX" */
function splitPairs(text: string): string[] {
  const parts = text.replace(/,\s*(?:USA?|United States)\s*$/, "").split(",");
  const isPaired =
    parts.length >= 4 &&
    parts.length % 2 === 0 &&
    parts.every((part, at) => (parseState(part) !== null) === (at % 2 === 1));
  return isPaired ? parts.flatMap((part, at) => (at % 2 === 0 ? [`${part},${parts[at + 1]}`] : [])) : [];
}

function splitInState(text: string): string[] {
  const { state } = parsePlace(text);
  const listed = text.replace(/,[^,]*$/, "");
  // "Yonkers, White Plains & New Rochelle, NY"
  const isRow = listed.includes(",") && eitherInState.test(listed);
  if (state && isRow)
    return listed
      .split(",")
      .flatMap((part) => part.split(eitherInState))
      .map((name) => `${name.trim()}, ${state.code}`);
  const names = text.split(eitherInState);
  const isList =
    state !== null &&
    names.length > 1 &&
    names.slice(0, -1).every((name) => /^\p{Lu}[\p{L}.'’ -]{3,}$/u.test(name));
  return isList ? names.map((name, at) => (at < names.length - 1 ? `${name}, ${state.code}` : name)) : [];
}

function readTown(text: string): TownInState | null {
  const { city, state, remote } = parsePlace(text);
  const isCertain =
    (text.includes(",") || /\s[A-Z]{2}$|^[A-Z]{2}\s?-/.test(text.trim())) &&
    !remote &&
    text.split(either).length === 1 &&
    !isForeignPlace(text);
  return isCertain && city && state && !namesNoTown(city, state.code)
    ? { city: city.slice(0, 80), stateCode: state.code }
    : null;
}
