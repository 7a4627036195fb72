import { getCompact, listCompactMembers, toAsOfText } from "#app/specialties/compacts.ts";
import { findProfession, type Profession } from "#app/specialties/professions.ts";
import { compactRules } from "./compact-rules.ts";
import type { LicenseNote } from "./license-note-rows.ts";
import { continueSentence, startSentence, toLicenseName, toStateText } from "./license-words.ts";
import {
  findDifferingRules,
  findLicensingBoard,
  findUnlicensedState,
  hasUnlistedCompact,
} from "./licensing-boards.ts";

/** What a profession's license is in the country as a whole. */
export interface NationalLicense {
  /** Who licenses it and how long that takes, in one or two sentences. */
  rule: string;
  /** Its compact, where it has one whose members this site keeps. */
  note: LicenseNote | null;
  /** States by how they stand to the compact, as codes; empty groups are left out. */
  groups: { heading: string; codes: readonly string[] }[];
}

/** No state in particular: what a state's own license takes, and how far a compact carries. */
export function toNationalLicense(professionSlug: string): NationalLicense | null {
  const profession = findProfession(professionSlug);
  if (!profession) return null;
  const compact = profession.compact && getCompact(profession.compact);
  const members = profession.compact ? listCompactMembers(profession.compact) : [];
  const inferred = compact?.inferred ?? [];
  const enacted = compact
    ? [...compact.enacted, ...(compact.isOperational ? [] : compact.members)].sort()
    : [];
  return {
    rule: toRule(profession),
    note: compact && toNote(profession, members.length, enacted.length),
    groups: [
      { heading: "In force", codes: members.filter((code) => !inferred.includes(code)) },
      {
        heading: "In force as we infer, confirm on the official list",
        codes: members.filter((code) => inferred.includes(code)),
      },
      { heading: "Enacted, nothing issued yet", codes: enacted },
      { heading: "Reported, not confirmed", codes: compact ? compact.unverified : [] },
    ].filter(({ codes }) => codes.length > 0),
  };
}

function toRule(profession: Profession): string {
  // A state whose rule is the usual one.
  const differing = findDifferingRules(profession, "TX");
  if (differing) return differing;
  const { board, wait } = findLicensingBoard(profession);
  const exception = findUnlicensedState(profession);
  const issuer = exception ? `Every state but ${toStateText(exception)}` : "Every state";
  const own = `${issuer} issues its own ${toLicenseName(profession)}, through its ${board}. For somebody licensed elsewhere with a clean record it takes ${continueSentence(wait)}.`;
  return hasUnlistedCompact(profession)
    ? `${own} Its compact's members are not tracked here; ask the board of the state whether it issues privileges yet.`
    : own;
}

function toNote(profession: Profession, members: number, enacted: number): LicenseNote {
  const compact = getCompact(profession.compact!);
  const rule = compactRules[compact.code];
  const common = {
    profession: startSentence(toLicenseName(profession)),
    compact: compact.name,
    url: compact.url,
  };
  const asOf = toAsOfText(compact);
  if (compact.isOperational && rule)
    return {
      ...common,
      asOf,
      standing: "member",
      status: `${members} member states`,
      meaning: rule.rule("another member state", members),
    };
  return {
    ...common,
    asOf,
    standing: "enacted",
    status: `${enacted} ${enacted === 1 ? "state has" : "states have"} enacted it`,
    meaning: `No state issues anything under the ${compact.name} yet. Until one does, nothing carries over: each state goes by its own rules.`,
  };
}
