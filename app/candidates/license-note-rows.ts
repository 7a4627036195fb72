import { findState } from "#app/markets/states.ts";
import { type CompactFacts, getCompact, toAsOfText, toCompactStatus } from "#app/specialties/compacts.ts";
import { findProfession, type Profession } from "#app/specialties/professions.ts";
import { compactRules } from "./compact-rules.ts";
import { toInferredText, toOutsideText } from "./compact-standing.ts";
import { continueSentence, toStateLicense, toStateText } from "./license-words.ts";
import { findDifferingRules, findLicensingBoard } from "./licensing-boards.ts";

/** A line of the table of compacts, display-ready. */
export interface LicenseNote {
  /** Names of the professions that share it: "Registered Nurse, Licensed Practical Nurse". */
  profession: string;
  compact: string;
  /** "unverified" counts as none: it is said in `meaning`. */
  standing: "member" | "enacted" | "none";
  /** As in "Texas is a member". */
  status: string;
  /** What it means for someone who moves in. */
  meaning: string;
  /** As in "July 2, 2026". */
  asOf: string;
  url: string;
}

/** What the compacts of these professions mean in a state; one row a compact, none for professions without one. */
export function toLicenseNotes(professionSlugs: readonly string[], stateCode: string): LicenseNote[] {
  if (!findState(stateCode)) return [];
  const found = professionSlugs.map(findProfession).filter((profession) => profession !== null);
  const codes = [...new Set(found.flatMap(({ compact }) => compact ?? []))];
  return codes.map((code) => {
    const group = found.filter(({ compact }) => compact === code);
    return toNote(getCompact(code), group, stateCode);
  });
}

function toNote(compact: CompactFacts, group: readonly Profession[], code: string): LicenseNote {
  const status = toCompactStatus(compact.code, code);
  const standing = status === "unverified" ? "none" : status;
  return {
    profession: [...new Set(group.map(({ name }) => name))].join(", "),
    compact: compact.name,
    standing,
    status: toStatusText(compact, standing, code),
    meaning: toMeaning(compact, group[0]!, code),
    asOf: toAsOfText(compact),
    url: compact.url,
  };
}

function toStatusText(compact: CompactFacts, standing: LicenseNote["standing"], code: string): string {
  const state = findState(code)?.name ?? code;
  if (compact.inferred.includes(code)) return `${state}: member, to be confirmed`;
  if (standing === "member") return `${state}: member`;
  if (compact.unverified.includes(code)) return `${state}: not confirmed`;
  return standing === "enacted" ? `${state}: enacted, not in force` : `${state}: not a member`;
}

function toMeaning(compact: CompactFacts, profession: Profession, code: string): string {
  const rule = compactRules[compact.code];
  if (rule && toCompactStatus(compact.code, code) === "member")
    return rule.rule(toStateText(code), compact.members.length) + toInferredText(compact, code);
  const differing = findDifferingRules(profession, code);
  if (differing) return `${toOutsideText(compact, code)} ${differing}`;
  const { wait } = findLicensingBoard(profession);
  const own = `It takes ${toStateLicense(profession, code)}: ${continueSentence(wait)}.`;
  return `${toOutsideText(compact, code)} ${own}`;
}
