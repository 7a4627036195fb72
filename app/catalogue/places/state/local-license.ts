import type { StateRecord } from "#app/facts/catalog/place-records.ts";
import { toMemberOpening } from "#app/facts/licensing/compact-rules.ts";
import { type Eligibility, findEligibility } from "#app/facts/licensing/eligibility.ts";
import { type LicenseNote, toLicenseNotes } from "#app/facts/licensing/license-note-rows.ts";
import { listByName, toStateText } from "#app/facts/reference/place/states.ts";
import {
  type CompactStatus,
  getCompact,
  listCompactMembers,
  toCompactStatus,
} from "#app/facts/reference/profession/compacts.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import type { ProfiledProfession } from "#app/facts/reference/profession/profiled-professions.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { toNumberWord } from "#app/kit/text/prose.ts";
import { startSentence } from "#app/kit/text/sentence.ts";

export interface LocalLicense {
  notes: LicenseNote[];
  /** Begins the answer to whether another state's license is enough. Null when rules differ too much. */
  opening: string | null;
  rule: string;
  how: string | null;
  wait: string | null;
  /** Null without neighbors or a compact in force. */
  nextDoor: string | null;
}

export function toLocalLicense(
  { profession: slug, compact }: ProfiledProfession,
  state: StateRecord,
): LocalLicense {
  const found = findEligibility(slug, [], { kind: "state", state: state.code });
  const notes = compact
    ? toLicenseNotes([slug], state.code).filter((note) => note.compact === getCompact(compact).name)
    : [];
  return {
    notes,
    opening: toOpening(found.answer, notes[0]?.standing === "member" ? compact : null),
    rule: found.rule,
    how: found.how,
    wait: found.wait,
    nextDoor: compact && findProfession(slug)?.license === "state" ? toNextDoor(compact, state) : null,
  };
}

function toOpening(answer: Eligibility["answer"], memberOf: ProfiledProfession["compact"]): string | null {
  if (memberOf) return toMemberOpening(memberOf);
  return { eligible: "Yes.", compact: "Yes.", "needs-license": "No.", unknown: null, mixed: null }[answer];
}

function toNextDoor(compact: NonNullable<ProfiledProfession["compact"]>, state: StateRecord): string | null {
  const { isOperational } = getCompact(compact);
  if (!isOperational || state.neighbors.length === 0) return null;
  const members = listCompactMembers(compact);
  const standing = (status: CompactStatus) =>
    listByName(state.neighbors)
      .filter((code) => toCompactStatus(compact, code) === status)
      .map(toStateText);
  const [inside, enacted, outside] = [standing("member"), standing("enacted"), standing("none")];
  if (!members.includes(state.code))
    return inside.length > 0
      ? `${startSentence(listWithAnd(inside))} next door ${inside.length === 1 ? "is a member" : "are members"}, but both states must be members for the compact to help.`
      : "No neighboring state is a member either.";
  if (outside.length + enacted.length === 0)
    return inside.length === 1
      ? `Its only neighbor, ${inside[0]}, is a member too.`
      : `${inside.length === 2 ? "Both" : `All ${toNumberWord(inside.length)}`} neighboring states are members too: ${listWithAnd(inside)}.`;
  return [
    inside.length > 0
      ? `Neighboring ${listWithAnd(inside)} ${inside.length === 1 ? "is a member" : "are members"} too.`
      : "No neighboring state is a member.",
    outside.length > 0 &&
      inside.length > 0 &&
      `${startSentence(listWithAnd(outside))} ${outside.length === 1 ? "is" : "are"} not.`,
    enacted.length > 0 &&
      `${startSentence(listWithAnd(enacted))} ${enacted.length === 1 ? "has" : "have"} enacted it, but it is not in force there yet.`,
  ]
    .filter(Boolean)
    .join(" ");
}
