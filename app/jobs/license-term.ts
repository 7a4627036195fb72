import { type CompactReach, listCompactReach } from "#app/candidates/compact-reach.ts";
import { findState } from "#app/markets/states.ts";
import { professions } from "#app/specialties/professions.ts";
import type { JobFilters } from "./filters.ts";
import { anyOf, keyTokens, toWorkplaceCode } from "./search-keys.ts";

/**
 * Finds postings open to the licenses held. With a profession chosen, the term follows the license engine
 * (app/candidates/eligibility.ts); when the engine cannot say, it finds postings in the states of those licenses. All
 * compacts are in the term, each limited to its professions, so counts of other professions follow the same rule.
 * Without a profession, only the states that a posting names or lies in count.
 */
export function toLicenseTerm({ license, compact, profession }: JobFilters): string | null {
  if (license.length === 0) return null;
  const own = license.map(toStateLicense);
  if (profession.length === 0) return anyOf(compact ? [...own, keyTokens.compact()] : own);
  const reach = compact ? listCompactReach(license.map((state) => ({ state, multistate: true }))) : [];
  return anyOf([...own, keyTokens.federal(), ...unlicensed, ...reach.map(toReachTerm)]);
}

// This work needs no license.
const unlicensed = professions
  .filter(({ license }) => license === "none")
  .map(({ code }) => keyTokens.profession(code));

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
