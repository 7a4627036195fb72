import { toStateText } from "#app/candidates/license-words.ts";
import type { StateRow } from "#app/platform/place-records.ts";
import { type CompactFacts, getCompact, toAsOfText } from "#app/specialties/compacts.ts";
import { listWithAnd } from "./figures.ts";
import { formatMonth } from "./month.ts";
import { toAuthorityCell } from "./practice-authority.ts";

const isMember = (state: StateRow, code: "NLC" | "IMLC") => state.compacts[code] === "member";

/** Cells of a table by state: nurses, physicians, practice authority of nurse practitioners. */
export const toLicenseRow = (state: StateRow) => [
  isMember(state, "NLC") ? "Multistate license honored" : "State license only",
  isMember(state, "IMLC") ? "Compact pathway" : "State board only",
  toAuthorityCell(state.nursePractitioners),
];

/** Where the rules stand and of when they are. */
export const listLicenseSources = () => (["NLC", "IMLC"] as const).map((code) => toSource(getCompact(code)));

const toSource = (compact: CompactFacts) => ({
  name: compact.name,
  url: compact.url,
  asOf: toAsOfText(compact),
});

/** What an area in these states means for a nurse's license. */
export function tellNurseLicense(states: readonly StateRow[], city: string): string {
  const inside = states.filter((state) => isMember(state, "NLC")).map(({ code }) => toStateText(code));
  const outside = states.filter((state) => !isMember(state, "NLC")).map(({ code }) => toStateText(code));
  if (states.length === 1)
    return inside.length === 1
      ? `A multistate license from any other member of the Nurse Licensure Compact is good in ${city}, because ${inside[0]} honors it.`
      : `Only one issued by ${outside[0]}, which is outside the Nurse Licensure Compact: plan for its board's processing time.`;
  if (outside.length === 0)
    return `One multistate license covers all of it: ${listWithAnd(inside)} are in the Nurse Licensure Compact.`;
  if (inside.length === 0)
    return `Each side asks for its own. ${listWithAnd(outside)} have all stayed out of the Nurse Licensure Compact.`;
  return `It depends on the side. ${listWithAnd(inside)} honor${inside.length === 1 ? "s" : ""} multistate licenses under the Nurse Licensure Compact; work in ${listWithAnd(outside)} takes ${outside.length === 1 ? "its own license" : "a license of that state"}.`;
}

/** What the states of an area let nurse practitioners do. */
export function tellPracticeAuthority(states: readonly StateRow[]): string {
  const [first] = states;
  const asOf = formatMonth(first!.nursePractitioners.asOf);
  const levels = new Set(states.map(({ nursePractitioners }) => nursePractitioners.authority));
  if (levels.size > 1) {
    const each = states.map(
      ({ code, nursePractitioners }) => `${nursePractitioners.authority} in ${toStateText(code)}`,
    );
    const changed = listNewerLaws(states);
    return `That differs across the area: practice authority ${changed ? "was" : "is"} ${listWithAnd(each)} (${asOf}).${changed && ` ${changed}`}`;
  }
  const newer = listNewerLaws(states);
  if (newer) return `${newer} The class of ${asOf}, ${[...levels][0]}, is of the law before.`;
  const names = listWithAnd(states.map(({ code }) => toStateText(code)));
  const told = {
    full: `Yes. ${names} ${states.length > 1 ? "give" : "gives"} them full practice authority (${asOf}).`,
    reduced: `In part. ${names} ${states.length > 1 ? "tie" : "ties"} some of their practice to an agreement with a physician (${asOf}).`,
    restricted: `No. ${names} ${states.length > 1 ? "require" : "requires"} a physician's supervision or delegation (${asOf}).`,
  };
  return told[first!.nursePractitioners.authority];
}

/** The laws in force that a class of an older date does not tell; empty without one. */
const listNewerLaws = (states: readonly StateRow[]): string =>
  states.flatMap(({ nursePractitioners: { note } }) => (note ? `${note}.` : [])).join(" ");
