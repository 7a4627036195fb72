import type { Reading } from "#app/jobs/search/typed/typed-query.ts";
import type { Sentence } from "./read-sentence.ts";
import type { Subject } from "./subject.ts";

const goesTo = /\b(?:going|moving|relocating|transfer\w*|headed|switch\w*)\s+(?:\w+\s+){0,2}to\s*$/i;
/** "I need a license in New York, I hold one in Florida" */
const holdsOne = /\b(?:hold|have|got|with)\s+(?:one|mine)(?:\s+(?:in|from|for))?\s*$/i;

/** "From Ohio" and "my Ohio license" say where the license is; the other state is where the work is. */
export function readLicenseStates({ text, held: licenses, readings }: Sentence, { states }: Subject) {
  const [license] = licenses;
  if (license) {
    const others = states.filter((state) => state !== license.state);
    return { state: others[0] ?? null, held: license.state, isMultistate: license.isMultistate };
  }
  const isMultistate = readings.some(({ kind }) => kind === "compact");
  if (states.length !== 2) return { state: states[0] ?? null, held: null, isMultistate };
  const findAfter = (words: RegExp) =>
    readings.find((reading) => reading.kind === "state" && words.test(text.slice(0, reading.from)));
  const goal = findAfter(goesTo);
  const owned = findAfter(holdsOne);
  const origin = findAfter(/\bfrom\s*$/i);
  const held = readings.find((reading): reading is Extract<Reading, { kind: "state" }> => {
    if (reading.kind !== "state") return false;
    if (owned) return reading === owned;
    if (goal) return reading !== goal;
    // "A Washington license from Georgia" is held in Georgia.
    if (origin) return reading === origin;
    return /^\s*(?:[a-z]+\s+){0,3}licen[sc]e/i.test(text.slice(reading.to));
  });
  const home = held?.state ?? null;
  return { state: states.find((state) => state !== home) ?? null, held: home, isMultistate };
}
