import { parseState, states, toStateCodes } from "#app/facts/reference/place/states.ts";
import { parseLicenseStates } from "#app/jobs/reading/requirements.ts";

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
export function findLicenseState(text: string): string | null {
  const codes = parseLicenseStates(text);
  if (codes.length !== 1) return null;
  const named = text
    .split(/[.\n]/)
    .filter((sentence) => /licen[sc]/i.test(sentence))
    .flatMap((sentence) => sentence.match(stateNames) ?? []);
  return named.every((name) => parseState(name)!.code === codes[0]) ? codes[0]! : null;
}
