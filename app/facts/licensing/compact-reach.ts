import { compacts, listCompactMembers } from "#app/facts/reference/profession/compacts.ts";
import type { Compact } from "#app/facts/reference/profession/professions.ts";
import { compactRules } from "./compact-rules.ts";
import type { HeldLicense } from "./compact-standing.ts";

export interface CompactReach {
  compact: Compact;
  states: readonly string[];
  isRemoteOnly: boolean;
  isRefusable: boolean;
}

/** Where one can work by compact. A second license is still to be obtained, however fast, so it opens nothing yet. */
export function listCompactReach(held: readonly HeldLicense[]): CompactReach[] {
  return compacts.flatMap((compact) => {
    const terms = compactRules[compact.code];
    const states = listCompactMembers(compact.code);
    const hasHome = held.some(
      (license) => states.includes(license.state) && terms?.worksThrough(license, compact),
    );
    if (!terms?.isRefusable || terms.opens === "no-job" || !hasHome) return [];
    return [
      {
        compact: compact.code,
        states,
        isRemoteOnly: terms.opens === "remote-jobs",
        isRefusable: terms.isRefusable,
      },
    ];
  });
}
