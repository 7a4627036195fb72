import { type CompactFacts, toAsOfText, toCompactStatus } from "#app/specialties/compacts.ts";
import { startSentence, toStateText } from "./license-words.ts";

export interface CompactNote {
  name: string;
  url: string;
  /** As in "July 2, 2026". */
  asOf: string;
}

export const toCompactNote = (compact: CompactFacts): CompactNote => ({
  name: compact.name,
  url: compact.url,
  asOf: toAsOfText(compact),
});

/** A sentence to follow what is said of members, with a space before it; empty where none of them is inferred. */
export function toInferredText(compact: CompactFacts, ...codes: string[]): string {
  const inferred = codes.filter((code) => compact.inferred.includes(code)).map(toStateText);
  if (inferred.length === 0) return "";
  return ` We infer that ${inferred.join(" and ")} ${inferred.length === 1 ? "is a member" : "are members"}: confirm it on the official list.`;
}

/** Why a state is outside of a compact. */
export function toOutsideText(compact: CompactFacts, code: string): string {
  const state = startSentence(toStateText(code));
  const status = toCompactStatus(compact.code, code);
  const pending = `no state issues anything under the ${compact.name} yet`;
  if (status === "unverified")
    return `Whether ${toStateText(code)} has joined the ${compact.name} is not confirmed${compact.isOperational ? ": see its own list" : `, and ${pending}`}.`;
  if (!compact.isOperational)
    return `${state} has ${status === "enacted" ? "enacted it, but" : "not joined, and"} ${pending}.`;
  return status === "enacted"
    ? `${state} has enacted the ${compact.name}, but is not yet in it.`
    : `${state} is not a member of the ${compact.name}.`;
}
