import { findState } from "#app/markets/states.ts";
import { type CompactFacts, getCompact, toAsOfText, toCompactStatus } from "#app/specialties/compacts.ts";
import { type Compact, findProfession, type Profession } from "#app/specialties/professions.ts";
import { compactRules } from "./compact-rules.ts";
import { toInferredText, toOutsideText } from "./compact-standing.ts";
import { continueSentence, toStateLicense, toStateText } from "./license-words.ts";
import { findDifferingRules, findLicensingBoard } from "./licensing-boards.ts";

/** A compact in one state, display-ready. */
export interface LicenseNote {
  /** Names of the professions that share it: "Registered Nurse, Licensed Practical Nurse". */
  profession: string;
  compact: string;
  /** "unverified" counts as none, and `meaning` says so. */
  standing: "member" | "enacted" | "none";
  /** "Texas: member" */
  status: string;
  /** What it means for somebody who moves in. */
  meaning: string;
  /** Dates, bills and doubts about this state or this list. */
  detail: string | null;
  /** "July 2, 2026" */
  asOf: string;
  url: string;
}

/** Compacts for part of a profession, besides the one most of it uses. */
const secondCompacts: Record<string, { code: Compact; name: string }> = {
  psychologist: { code: "SCHOOLPSY", name: "School Psychologist" },
};

/** What the compacts of these professions mean in a state: one row per compact, none for professions without one. */
export function toLicenseNotes(professionSlugs: readonly string[], stateCode: string): LicenseNote[] {
  if (!findState(stateCode)) return [];
  const found = professionSlugs.map(findProfession).filter((profession) => profession !== null);
  const codes = [...new Set(found.flatMap(({ compact }) => compact ?? []))];
  const first = codes.map((code) => {
    const group = found.filter(({ compact }) => compact === code);
    const names = [...new Set(group.map(({ name }) => name))].join(", ");
    return toNote(getCompact(code), names, toMeaning(getCompact(code), group[0]!, stateCode), stateCode);
  });
  const second = professionSlugs.flatMap((slug) => {
    const other = secondCompacts[slug];
    if (!other) return [];
    const compact = getCompact(other.code);
    return [toNote(compact, other.name, toOutsideText(compact, stateCode), stateCode)];
  });
  return [...first, ...second];
}

function toNote(compact: CompactFacts, profession: string, meaning: string, code: string): LicenseNote {
  const status = toCompactStatus(compact.code, code);
  const standing = status === "unverified" ? "none" : status;
  return {
    profession,
    compact: compact.name,
    standing,
    status: toStatusText(compact, standing, code),
    meaning,
    detail: compact.stateNotes[code] ?? null,
    asOf: toAsOfText(compact),
    url: compact.url,
  };
}

function toStatusText(compact: CompactFacts, standing: LicenseNote["standing"], code: string): string {
  const state = findState(code)?.name ?? code;
  if (compact.inferred.includes(code)) return `${state}: member, to be confirmed`;
  if (standing === "member") return `${state}: member`;
  if (compact.unverified.includes(code)) return `${state}: not confirmed`;
  if (standing === "enacted") return `${state}: enacted, not in force`;
  return compact.listGap ? `${state}: not on our list` : `${state}: not a member`;
}

function toMeaning(compact: CompactFacts, profession: Profession, code: string): string {
  const rule = compactRules[compact.code];
  if (rule && toCompactStatus(compact.code, code) === "member")
    return rule.rule(toStateText(code), compact.members.length) + toInferredText(compact, code);
  const differing = findDifferingRules(profession, code);
  if (differing) return `${toOutsideText(compact, code)} ${differing}`;
  const { wait } = findLicensingBoard(profession);
  const own = `You need ${toStateLicense(profession, code)}: ${continueSentence(wait)}.`;
  return `${toOutsideText(compact, code)} ${own}`;
}
