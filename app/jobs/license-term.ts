import { type CompactReach, listCompactReach } from "#app/candidates/compact-reach.ts";
import { findState } from "#app/markets/states.ts";
import { professions } from "#app/specialties/professions.ts";
import type { JobFilters } from "./filters.ts";
import { anyOf, keyTokens, toWorkplaceCode } from "./search-keys.ts";

/**
 * What the licenses held open. With a profession chosen they are that profession's, and the term finds what the
 * license engine calls open to them (app/candidates/eligibility.ts); the compacts are all in it, each behind its own
 * professions, so that the other professions are counted by the same rule. Without one, a posting's own words count.
 */
export function toLicenseTerm({ license, compact, profession }: JobFilters): string | null {
  if (license.length === 0) return null;
  const own = license.map(toStateLicense);
  if (profession.length === 0) return anyOf(compact ? [...own, keyTokens.compact()] : own);
  const reach = compact ? listCompactReach(license.map((state) => ({ state, multistate: true }))) : [];
  return anyOf([...own, keyTokens.federal(), ...reach.map(toReachTerm)]);
}

const toStateLicense = (code: string): string => keyTokens.license(findState(code)!.fips);

function toReachTerm({ compact, states, isRemoteOnly, isRefusable }: CompactReach): string {
  const carried = professions.filter((profession) => profession.compact === compact);
  const terms = [
    anyOf(carried.map((profession) => keyTokens.profession(profession.code))),
    anyOf(states.map(toStateLicense)),
    isRemoteOnly && keyTokens.workplace(toWorkplaceCode("remote")),
  ].filter(Boolean);
  return `(${terms.join(" AND ")}${isRefusable ? ` NOT ${keyTokens.compactRefused()}` : ""})`;
}
