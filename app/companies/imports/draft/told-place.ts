import { parseState, states, toStateCodes } from "#app/facts/reference/place/states.ts";
import { toShortText } from "#app/jobs/reading/phrases.ts";
import { parseLicenseStates } from "#app/jobs/reading/requirements.ts";
import { isOfOthers, type Said, toStatements } from "#app/jobs/reading/statements.ts";

/** The code of the one state that a text names right behind the town: "in Jackson, Mississippi". */
export function findStateBeside(town: string, text: string): string | null {
  const codes = new Set<string>();
  for (let at = text.indexOf(town); at >= 0; at = text.indexOf(town, at + town.length)) {
    const code = readStateBehind(text.slice(at + town.length, at + town.length + longestBehind));
    if (code) codes.add(code);
  }
  return codes.size === 1 ? [...codes][0]! : null;
}

const longestBehind = 40;

function readStateBehind(behind: string): string | null {
  const [, rest] = /^(?:,\s*|\s*\(|\s+)(?=\p{Lu})(.*)$/su.exec(behind) ?? [];
  if (rest === undefined) return null;
  const words = rest.split(/[\s),;:/'’-]+/, 3);
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join(" ");
    const code = toStateCodes(`, ${name}`).slice(2);
    const state = parseState(code === name ? name.replace(/\.$/, "") : code);
    // "Portland Or" is no state.
    if (state && (state.code === code || name.length > 2)) return state.code;
  }
  return null;
}

const stateNames = new RegExp(String.raw`\b(?:${states.map(({ name }) => name).join("|")})\b`, "g");

/** The code of the one state whose license a text asks for. Null of "a Kentucky or Ohio license". */
export function findLicenseState(text: Said): string | null {
  const said = toStatements(text);
  const codes = parseLicenseStates(said);
  if (codes.length !== 1) return null;
  const named = said.flatMap(({ text: one }) =>
    /licen[sc]/i.test(one) ? (one.match(stateNames) ?? []) : [],
  );
  return named.every((name) => parseState(name)!.code === codes[0]) ? codes[0]! : null;
}

/** "Travel Nurse - Northern Michigan" of a posting that asks for Michigan's license. */
export function findStateOfTitle(title: string, said: Said): string | null {
  const [code, ...others] = new Set((title.match(stateNames) ?? []).map((name) => parseState(name)!.code));
  return code && others.length === 0 && findLicenseState(said) === code ? code : null;
}

/** "Our main office is in Orlando" */
export const isOfficeOnly = (city: string, text: string): boolean =>
  [...text.matchAll(office)].some(([, behind]) => behind!.startsWith(city));
const office =
  /\b(?:main|home|head|corporate|central|business) office (?:is )?(?:located )?in (?=(\p{Lu}[^.;\n]{2,60}))/gu;

/** "Lakeland" and "Winter Haven" of "PT - Home Health - Lakeland/Winter Haven" */
export const listPlaceParts = (title: string): string[] =>
  title
    .split(/\s[-–—|]\s|[(),]/)
    .slice(1)
    .flatMap((part) => part.split(/\s*(?:\/|&|\band\b|\bor\b)\s*/))
    .map((part) => part.trim())
    .filter((part) => /^\p{Lu}[\p{L}.'’ -]{2,40}$/u.test(part));

/** A town's name, of up to four words: "Rocky Mount", "St. Louis", "Winston-Salem". */
const town = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]*\.?(?:[ -](?:(?:of|de|la|du) )?\p{Lu}[\p{L}'’-]+\.?){0,3}`;
const inState = String.raw`(?:,\s*|\s+)(${states.map(({ name }) => name).join("|")}|(?:${states.map(({ code }) => code).join("|")})\b)(?!\s+\p{Lu}\p{Ll}|['’])`;
const townsInState = new RegExp(
  String.raw`(?:\b(?:in|at|near|of|from|serving|located in)\s+|(?:^|[-–—(|:,]\s*))(${town}(?:(?:,\s*|\s*(?:&|/|and|or)\s+(?:in )?)${town}){0,3})${inState}`,
  "gu",
);
/** Where something else is than the work: the firm, a school, another office. */
const elsewhere =
  /\b(?:headquarter|corporate|payroll|dispatch|home office|main office|based in|agency|recruiter|recruiting (?:team|office)|interviews? (?:are|at|in)|university|college|school of|graduate|flights?|airport|miles from|minutes (?:from|to|north|south|east|west)|hours? (?:from|to)|close to|halfway|license|licen[sc]ure|drug screen|fingerprint|orientation (?:is|in|at)|also (?:have|hiring)|relocat\w+ from|mail|P\.?O\.? box|reside in)/i;

/**
 * The towns that a posting without a place says the work is in: of its title, else of the sentences that speak of
 * no other place. None where they disagree on the state.
 */
export function findToldTowns(title: string, text: Said): { city: string; stateCode: string }[] {
  const ofTitle = listTowns(title);
  if (ofTitle.length > 0) return ofTitle;
  const said = toStatements(text).filter(({ text: one }) => !elsewhere.test(one) && !isOfOthers(one));
  const found = said.flatMap(({ text: one }) => listTowns(one));
  const isOneState = new Set(found.map(({ stateCode }) => stateCode)).size === 1;
  return isOneState ? found : [];
}

function listTowns(text: string): { city: string; stateCode: string }[] {
  return [...toShortText(text).matchAll(townsInState)].flatMap(([, names, of]) => {
    const state = parseState(of!);
    // "Eastern Oregon"
    if (!state || direction.test(names!)) return [];
    return names!
      .split(/,\s*|\s*(?:&|\/|\band\b|\bor\b)\s+(?:in )?/)
      .map((name) => ({ city: name.trim(), stateCode: state.code }))
      .filter(({ city }) => city !== "" && parseState(city) === null && !ofHouse.test(city));
  });
}

const listed = String.raw`${town}(?:(?:,\s*(?:and\s+|or\s+)?|\s+(?:and|or|&)\s+)${town})`;
const besideEachOther = new RegExp(
  String.raw`(?:\b(?:in|at|our|for|across|between|cover(?:ing)?|to|of|serving)|\s[-–—]{1,2})\s+(${listed}{1,12})`,
  "gu",
);
const listItem = new RegExp(String.raw`^(?:${listed}{1,12}|${town})(?=\s*$|\s*[.:(]|\s[-–—])`, "u");
/** "Current cases", "Locations", "Open sites" */
const ofPlaces =
  /^(?:(?:current|open|available|our|clinic|office|practice|work|job|service) )*(?:cases|locations|sites|clinics|offices|territories|towns|cities|facilities)$/i;
const aroundIt =
  /,? (?:and|plus|&) (?:the |its )?(?:surrounding|nearby|neighboring) (?:towns|cities|communities|areas)[\s:]*\(([^()]*)\)/i;
/** Says it of the opening, and not of the firm. */
const ofOpening =
  /\b(?:hiring|seek\w*|looking|need\w*|want\w*|cover\w*|join\w*|invit\w*|welcom\w*|staffing|shifts?|openings?|positions?|visits?|visiting|works?|working|travel\w*|float\w*|split|divide|between|role|cases|recruit\w*|you(?:['’]ll| will)?|for our \w+|schools are)\b/i;
const ofFirm =
  /\b(?:operat\w+|owns?|founded|includ\w+|consist\w*|compris\w+|employs|network of|system of|hospitals and|(?:since|grown|locations) in)\b/i;

/**
 * The towns that a posting names in a list, with its own if it has one: "our Aurora and Centennial clinics", "in Mesa, Gilbert
 * and Chandler"; or below "Current cases", with or without its own.
 */
export function findListedTowns(city: string | null, title: string, text: Said): string[] {
  const said = toStatements(text);
  const items = said.flatMap(({ text: one, label }) => {
    const isItem = label !== "" && ofPlaces.test(label) && !isOfOthers(one);
    return isItem ? splitList(listItem.exec(one.replace(`${label}:`, "").trim())?.[0] ?? "") : [];
  });
  if (items.length > 1) return items;
  const listIn = (one: string, isMeant: (until: string) => boolean) =>
    (city === null || one.includes(city)) && !isOfOthers(one)
      ? [...one.replace(aroundIt, ", $1").matchAll(besideEachOther)].flatMap(({ index, 0: all, 1: list }) => {
          const names = splitList(list!);
          const isHere = city === null || names.includes(city);
          return isHere && isMeant(one.slice(0, index + all.length)) ? names : [];
        })
      : [];
  const isOfWork = (until: string) => ofOpening.test(until) && !ofFirm.test(until) && !elsewhere.test(until);
  return [
    ...new Set([...listIn(title, () => true), ...said.flatMap(({ text: one }) => listIn(one, isOfWork))]),
  ];
}

/** Nothing of "Reno, Nevada" and of a list that names states or houses, too. */
function splitList(list: string): string[] {
  const names = list
    .replace(/\.$/, "")
    .split(/,\s*(?:(?:and|or)\s+)?|\s+(?:and|or|&)\s+/)
    .map((name) => name.trim())
    .filter(Boolean);
  return names.some((name) => parseState(name) !== null || ofHouse.test(name)) ? [] : names;
}

const direction =
  /\b(?:(?:north|south)?(?:east|west)|north|south|central|upper|lower|greater|(?:(?:north|south)?(?:east|west)|north|south)ern)$/i;
const ofHouse =
  /\b(?:hospital|clinic|center|centre|route|campus|unit|medical|health|university|school|department|services?|care|nurses?|team|pavilion)\b/i;
