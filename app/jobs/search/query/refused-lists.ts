import type { Reading } from "./typed-query.ts";

const either = /^\s*(?:\/|,?\s*\b(?:or|nor)\b)\s*$/i;
const next = /^\s*(?:,|&|,?\s*\band\b)\s*$/i;
const only = /^\s*only\b/i;

/** "No nights or weekends" refuses both, whatever they are. After a comma or "and", it refuses only another of the kind. */
export function withRefusedLists(readings: readonly Reading[], text: string): Reading[] {
  let refused: Reading | null = null;
  return readings
    .toSorted((a, b) => a.from - b.from)
    .map((reading) => {
      const isListed = refused !== null && !reading.isNot && continues(refused, reading, text);
      const isNot = reading.isNot || isListed || isBareCall(reading, text);
      const said = { ...reading, from: isListed ? refused!.to : reading.from, isNot };
      if (said.isNot) refused = said;
      return said;
    });
}

/** "Call" by itself is read only after "no", and other words may stand between: "no trauma call". */
const isBareCall = (reading: Reading, text: string): boolean =>
  reading.kind === "shift" &&
  reading.value === "call" &&
  /^call\b(?! only)/i.test(text.slice(reading.from, reading.to));

function continues(refused: Reading, reading: Reading, text: string): boolean {
  if (reading.kind === "city" || reading.kind === "state" || only.test(text.slice(reading.to))) return false;
  const between = text.slice(refused.to, reading.from);
  return either.test(between) || (next.test(between) && isOfList(refused, reading));
}

const ofWeek: ReadonlySet<string> = new Set(["weekend", "call"]);

/** "No weekends, nights" and "no nights, days" say what is wanted instead. */
function isOfList(refused: Reading, reading: Reading): boolean {
  if (refused.kind !== "shift" || reading.kind !== "shift") return refused.kind === reading.kind;
  return reading.value !== "day" && (!ofWeek.has(refused.value) || ofWeek.has(reading.value));
}
