import { parseState, type State } from "#app/facts/reference/place/states.ts";

/** A license that someone has, and where in the text it is named. */
export interface HeldReading {
  from: number;
  to: number;
  state: State;
  isMultistate: boolean;
}

const licenseHeld =
  /\b(?:(?:takes?|accepts?|on|under|using)\s+)?(?:my|with|hold(?:ing)?|have|has|got|on)\s+(?:an?\s+|my\s+)?((?:[a-z.]+[\s-]+){0,6}?)licen[sc]e[ds]?\b/gi;
const heldFrom = /^\s+(?:from|of)\s+([a-z]+(?:\s+[a-z]+){0,2})/i;
const licensedIn =
  /(?<!\b(?:get|gets|getting|be|become|becoming|got)\s(?:[a-z]+\s){0,2})\b(?:i['’]?m\s+)?licen[sc]ed\s+(?:in|by)\s+([a-z]+(?:\s+[a-z]+){0,2})/gi;
const multistate = /\b(?:compact|multi[\s-]?state|e?nlc)\b/i;

/** Where work has no place, a state beside "license" is where that is held. */
const worksAnywhere = /\b(?:remote(?:ly)?|tele(?:health|medicine)|virtual|wfh|(?:from|at)\s+home)\b/i;

/** A state beside "license" is where it is held. "NP license California" asks for the rules there, and is not held. */
export function readHeldLicenses(text: string): HeldReading[] {
  for (const match of text.matchAll(licenseHeld)) {
    const [whole, words = ""] = match;
    const end = match.index + whole.length;
    const isMultistate = multistate.test(words);
    const inside = findStateIn(words);
    if (inside) return [toHeld(match.index, end, inside.state, isMultistate)];
    const from = heldFrom.exec(text.slice(end));
    const after = from && findStateAtStart(from[1]!);
    if (from && after) {
      const to = end + from[0].length - from[1]!.length + after.length;
      return [toHeld(match.index, to, after.state, isMultistate)];
    }
  }
  const named = worksAnywhere.test(text)
    ? /\b((?:[a-z]+\s+){0,2}?[a-z]+)\s+licen[sc]e[ds]?\b/i.exec(text)
    : null;
  const held = named && findStateIn(named[1]!);
  if (held) return [toHeld(named.index, named.index + named[0].length, held.state, multistate.test(text))];
  for (const match of text.matchAll(licensedIn)) {
    const found = findStateAtStart(match[1]!);
    if (!found) continue;
    const to = match.index + match[0].length - (match[1]!.length - found.length);
    return [toHeld(match.index, to, found.state, false), ...readFurther(text, to)];
  }
  return [];
}

/** "Licensed in FL, GA and TX" */
function readFurther(text: string, at: number): HeldReading[] {
  const next = /^(?:,?\s+(?:and|or)\s+|\s*[,/&]\s*(?=\p{L}{2}\b)|\s+(?=[a-z]{2}\b))/iu.exec(text.slice(at));
  const from = at + (next?.[0].length ?? 0);
  const words = /^[a-z]+(?:\s+[a-z]+){0,2}/i.exec(text.slice(from))?.[0] ?? "";
  const found = next && findStateAtStart(words);
  if (!found) return [];
  const to = from + found.length;
  return [toHeld(from, to, found.state, false), ...readFurther(text, to)];
}

const toHeld = (from: number, to: number, state: State, isMultistate: boolean): HeldReading => ({
  from,
  to,
  state,
  isMultistate,
});

const notCodes = new Set(["in", "or", "me", "ok", "hi", "ma", "va", "la", "al", "de", "co", "id", "oh"]);

const toState = (words: string): State | null =>
  words.length === 2 && (notCodes.has(words) || /^(?:pa|md)$/i.test(words)) ? null : parseState(words);

function findStateIn(text: string): { state: State; length: number } | null {
  const words = text.trim().split(/[\s-]+/);
  for (let at = 0; at < words.length; at++) {
    const found = findStateAtStart(words.slice(at, at + 3).join(" "));
    if (found) return found;
  }
  return null;
}

function findStateAtStart(text: string): { state: State; length: number } | null {
  const words = text.split(/\s+/);
  for (const length of [3, 2, 1]) {
    const start = words.slice(0, length).join(" ");
    const state = words.length >= length ? toState(start) : null;
    if (state) return { state, length: start.length };
  }
  return null;
}
