import { parseState, type State, states, toStateCodes } from "./states.ts";

interface Place {
  city: string | null;
  state: State | null;
  remote: boolean;
}

const remoteWords =
  /\b(?:(?:fully|100%|completely)[\s-]+)?(?:remote(?:ly)?|telecommute|wfh|work[\s-]+(?:from|at)[\s-]+home|home[\s-]based)\b|^\s*virtual(?=\s*(?:[,(-]|$))/gi;
const countryWords = /(?:^|[\s,-])(?:united states(?: of america)?|u\.?s\.?a?\.?)$/i;
const placeholder =
  /^(?:hybrid|on-?site|in[\s-]office|anywhere|worldwide|global|nationwide|various|multiple|several|statewide|throughout|usa?|united states|many|negotiable)\b/i;
const everywhere =
  /^(?:any|all|everywhere|(?:any|all) (?:locations?|states|places)|america|the (?:us|usa|united states))$/i;
const stateNames = [...states].sort((a, b) => b.name.length - a.name.length);

/** A state counts only alone or at the end, because sentences have "or" and "in". Takes any city's name. */
export function parsePlace(text: string): Place {
  const given = text.slice(0, 300).replace(/\s+/g, " ").trim();
  const rest = toStateCodes(given)
    .replace(remoteWords, " ")
    .replace(/\(\s*(?:hybrid|on-?site)?\s*\)|\bhybrid\b/gi, " ")
    .replace(/\b([A-Z])\.\s?([A-Z])\.(?=\W|$)/g, "$1$2")
    .replace(/\s+/g, " ");
  const remote = rest.length < given.length && given.search(remoteWords) >= 0;
  const federal = /^\s*US-([A-Z]{2})(?:-(.*))?$/.exec(rest);
  if (federal) return { ...readFederal(federal[1]!, federal[2] ?? ""), remote };
  const stateFirst = readStateFirst(rest.trim());
  if (stateFirst) return { ...stateFirst, remote };
  const first = rest
    .split(/[;|]/)
    .map((part) => toBare(withoutDetails(part)))
    .find(Boolean);
  return { ...readPlace(first ?? ""), remote };
}

const details = /\s*\(([^()]*)\)?/g;
const divisions = /[,:–—]|-\s|\s-/;
const codeBehind = new RegExp(String.raw`^\p{L}.*\s(?:${states.map(({ code }) => code).join("|")})$`, "u");
const zipBehind = /\s+\d{5}(?:-\d{4})?$/;

/** What follows the state, and words in parentheses: "Lake Charles, LA (south side)", "Johnson City, TN, Building C". */
function withoutDetails(text: string): string {
  const plain = text.replace(details, (_, words: string, at: number) =>
    parseState(words) && !parseState(/,([^,]*)$/.exec(text.slice(0, at))?.[1] ?? "")
      ? `, ${words.trim()}`
      : " ",
  );
  let at = plain.search(divisions);
  // "Austin TX - Westlake"
  if (at >= 0 && codeBehind.test(plain.slice(0, at).trim()) && !endsWithState(plain.slice(at + 1)))
    return plain.slice(0, at);
  while (at >= 0) {
    const from = at + 1;
    const length = plain.slice(from).search(divisions);
    if (length < 0) return plain;
    at = from + length;
    const isState = parseState(plain.slice(from, at).trim().replace(zipBehind, "")) !== null;
    // "Austin, TX, Dallas, TX" and "Main Campus, Washington, DC" end with a state.
    if (isState && !endsWithState(plain.slice(at + 1))) return plain.slice(0, at);
  }
  return plain;
}

const endsWithState = (text: string): boolean =>
  readPlace(toBare(text)).state !== null || toBare(text) === "";

/** Recognizes "USA", "nationwide" and "any location", where every place will do. */
export function isWholeCountry(text: string): boolean {
  const words = text.replaceAll(".", "").replace(/\s+/g, " ").trim();
  return placeholder.test(words) || everywhere.test(words);
}

function toBare(text: string): string {
  const trim = (t: string) => t.replace(/^[\s,()[\]/–—:-]+|[\s,()[\]/–—:-]+$/g, "").replace(/^in /i, "");
  return trim(trim(trim(text).replace(countryWords, "")).replace(/(?:^|[\s,])\d{5}(?:-\d{4})?$/, ""));
}

function readPlace(text: string): Omit<Place, "remote"> {
  const state = text.length > 0 ? parseState(text) : null;
  if (state) return { city: null, state };
  const parts = text.split(",").map((part) => part.trim());
  const last = parts.at(-1) ?? "";
  const lastState = parts.length > 1 ? parseState(last) : null;
  if (lastState) return { city: toCity(parts.at(-2) ?? ""), state: lastState };
  const split = splitState(last);
  if (split) return { city: toCity(split.before || (parts.at(-2) ?? "")), state: split.state };
  return { city: toCity(parts[0] ?? ""), state: null };
}

function splitState(text: string): { before: string; state: State } | null {
  const code = /^(.*?[a-z.)])(?: - |[ -])([a-z]{2})$/i.exec(text);
  const byCode = code ? parseState(code[2]!) : null;
  if (code && byCode) return { before: code[1]!, state: byCode };
  const lower = text.toLowerCase();
  const byName = stateNames.find((s) => lower.endsWith(` ${s.name.toLowerCase()}`));
  return byName ? { before: text.slice(0, -byName.name.length), state: byName } : null;
}

const countryFirst = /^(?:USA?|United States(?: of America)?)\s*[-–:,>|/]\s*/;
const codeFirst = /^([A-Z]{2})\s*[-–:>]\s*(?=\p{Lu})/u;
const anyStateFirst = /^(\p{L}[\p{L} ]*?)\s*[-–:,>|/]\s*(?=\p{Lu})/u;

const nameFirst = /^(\p{L}[\p{L} ]*?)\s(?:[-–])\s(?=\p{Lu})/u;
const ownFacility = /-[^-]*\b(?:campus|hospital|clinic|center|medical|health|office|main|downtown)\b.*$/i;

/** "CA-San Diego", "US, TX, Houston", "USA - Ohio - Dayton" */
function readStateFirst(text: string): Omit<Place, "remote"> | null {
  const inside = text.replace(countryFirst, "");
  const match = (inside === text ? codeFirst : anyStateFirst).exec(inside) ?? nameFirst.exec(inside);
  const state = match ? parseState(match[1]!) : null;
  if (!match || !state) return null;
  const [town = ""] = inside.slice(match[0].length).split(/\s[-–|]\s|[,;|/(]/);
  return parseState(town.trim()) ? null : { city: toCity(town.replace(ownFacility, "")), state };
}

/** Old federal postings write "Throughout Kansas", "VA - Fairfax, Ft Belvoir" or "Washington DC Metro Area". */
function readFederal(code: string, area: string): Omit<Place, "remote"> {
  const state = parseState(code);
  const name = area.replace(/^[A-Z]{2} - /, "").replace(/\s+metro(?:politan)?\s+area$/i, "");
  if (/[,&/]| and /.test(name) || parseState(name)) return { city: null, state };
  return { city: toCity(splitState(name)?.before ?? name), state };
}

function toCity(text: string): string | null {
  const name = text.replace(/^[\s,–—-]+|[\s,–—-]+$/g, "");
  if (!/[a-z]/i.test(name) || /\d/.test(name) || name.length > 60) return null;
  if (placeholder.test(name) || everywhere.test(name) || /^the$/i.test(name)) return null;
  if (name !== name.toLowerCase() && name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s.'-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());
}
