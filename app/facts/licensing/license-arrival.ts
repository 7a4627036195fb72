import { toStateText } from "#app/facts/reference/place/states.ts";
import { listCompactMembers } from "#app/facts/reference/profession/compacts.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { compactRules } from "./compact-rules.ts";
import type { CompactNote } from "./compact-standing.ts";
import { findEligibility } from "./eligibility.ts";

export interface LicenseArrival {
  rule: string;
  /** Without a period: "A nurse with a multistate license ... can start in Texas at once". */
  byCompact: string | null;
  /** For everyone else. Null when we cannot say. */
  how: string | null;
  wait: string | null;
  compact: CompactNote | null;
}

export function toLicenseArrival(professionSlug: string, stateCode: string): LicenseArrival {
  const { rule, how, wait, compact } = findEligibility(professionSlug, [], {
    kind: "state",
    state: stateCode,
  });
  const code = findProfession(professionSlug)?.compact;
  const isMember = code && listCompactMembers(code).includes(stateCode);
  const byCompact = (isMember && compactRules[code]?.arrival?.(toStateText(stateCode))) || null;
  return { rule, byCompact, how, wait, compact };
}
