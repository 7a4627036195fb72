import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import {
  type CompactFacts,
  getCompact,
  toAsOfText,
  toCompactStatus,
} from "#app/facts/reference/profession/compacts.ts";
import {
  type Compact,
  findProfession,
  type Profession,
} from "#app/facts/reference/profession/professions.ts";
import { continueSentence } from "#app/kit/text/sentence.ts";
import { compactRules } from "./compact-rules.ts";
import { toInferredText, toOutsideText } from "./compact-standing.ts";
import { isSameLicense, toStateLicense } from "./license-words.ts";
import { findDifferingRules, findLicensingBoard } from "./licensing-boards.ts";

export interface LicenseNote {
  profession: string;
  compact: string;
  /** "unverified" counts as none, and `meaning` says so. */
  standing: "member" | "enacted" | "none";
  status: string;
  meaning: string;
  detail: string | null;
  asOf: string;
  url: string;
}

/** Compacts for part of a profession, besides its main one. */
const secondCompacts: Record<string, { code: Compact; name: string }> = {
  psychologist: { code: "SCHOOLPSY", name: "School Psychologist" },
};

export function toLicenseNotes(professionSlugs: readonly string[], stateCode: string): LicenseNote[] {
  if (!findState(stateCode)) return [];
  const found = professionSlugs.map(findProfession).filter((profession) => profession !== null);
  const codes = [...new Set(found.flatMap(({ compact }) => compact ?? []))];
  const first = codes.map((code) => {
    const group = found.filter(({ compact }) => compact === code);
    const names = [...new Set(group.map(({ name }) => name))].join(", ");
    return toNote(getCompact(code), names, toMeaning(getCompact(code), group, stateCode), stateCode);
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
  if (compact.inferred.includes(code)) return `${state}: compact member, to be confirmed`;
  if (standing === "member") return `${state}: compact member`;
  if (compact.unverified.includes(code)) return `${state}: compact not confirmed`;
  if (standing === "enacted") return `${state}: compact enacted, not in force`;
  return compact.listGap ? `${state}: not on our compact list` : `${state}: not in the compact`;
}

function toMeaning(compact: CompactFacts, group: readonly Profession[], code: string): string {
  const profession = group[0]!;
  const rule = compactRules[compact.code];
  if (rule && toCompactStatus(compact.code, code) === "member")
    return rule.rule(toStateText(code), compact.members.length) + toInferredText(compact, code);
  const differing = findDifferingRules(profession, code);
  if (differing) return `${toOutsideText(compact, code)} ${differing}`;
  if (!group.every((other) => isSameLicense(profession, other)))
    return `${toOutsideText(compact, code)} You need ${toStateText(code)}'s license for your profession.`;
  const { wait } = findLicensingBoard(profession);
  const own = `You need ${toStateLicense(profession, code)}: ${continueSentence(wait)}.`;
  return `${toOutsideText(compact, code)} ${own}`;
}
