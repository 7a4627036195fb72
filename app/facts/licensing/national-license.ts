import { toStateText } from "#app/facts/reference/place/states.ts";
import {
  countStates,
  getCompact,
  listCompactMembers,
  toAsOfText,
} from "#app/facts/reference/profession/compacts.ts";
import { findProfession, type Profession } from "#app/facts/reference/profession/professions.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatDay } from "#app/kit/text/when.ts";
import { compactRules } from "./compact-rules.ts";
import type { LicenseNote } from "./license-note-rows.ts";
import { toLicenseName } from "./license-words.ts";
import { findDifferingRules, findLicensingBoard, findUnlicensedState, toIssues } from "./licensing-boards.ts";

export interface NationalLicense {
  rule: string;
  note: LicenseNote | null;
  groups: { heading: string; codes: readonly string[] }[];
}

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
    note: compact && toNote(profession, members, enacted.length),
    groups: [
      { heading: "In force", codes: members.filter((code) => !inferred.includes(code)) },
      {
        heading: "In force by our inference: confirm on the official list",
        codes: members.filter((code) => inferred.includes(code)),
      },
      { heading: "Enacted, nothing issued yet", codes: enacted },
      { heading: "Reported, not confirmed", codes: compact ? compact.unverified : [] },
    ].filter(({ codes }) => codes.length > 0),
  };
}

function toRule(profession: Profession): string {
  // Texas has the usual rule.
  const differing = findDifferingRules(profession, "TX");
  if (differing) return differing;
  const { board, wait } = findLicensingBoard(profession);
  const exception = findUnlicensedState(profession);
  const issuer = exception ? `Every state but ${toStateText(exception)}` : "Every state";
  return `${issuer} ${toIssues(profession, toLicenseName(profession))} through its ${board}. If you are licensed elsewhere with a clean record, expect ${wait.replace("Typically ", "")}.`;
}

function toNote(profession: Profession, members: readonly string[], enacted: number): LicenseNote {
  const compact = getCompact(profession.compact!);
  const rule = compactRules[compact.code];
  const common = {
    profession: startSentence(toLicenseName(profession)),
    compact: compact.name,
    url: compact.url,
  };
  const asOf = toAsOfText(compact);
  const detail = compact.listGap;
  if (compact.isOperational && rule)
    return {
      ...common,
      asOf,
      detail,
      standing: "member",
      status: `${compact.listGap ? "At least " : ""}${countStates(members, "member states")}`,
      meaning: rule.rule("another member state", members.length),
    };
  return {
    ...common,
    asOf,
    detail,
    standing: "enacted",
    status: `${compact.listGap ? "At least " : ""}${enacted} ${enacted === 1 ? "state has" : "states have"} enacted it`,
    meaning: `No state issues anything under the ${compact.name} yet (as of ${formatDay(compact.idleAsOf!)}). Until one does, you need a license from each state.`,
  };
}
