import { type CompactReach, listCompactReach } from "#app/candidates/compact-reach.ts";
import { findState } from "#app/markets/states.ts";
import { professions } from "#app/specialties/professions.ts";
import type { JobFilters } from "./filters.ts";
import { anyOf, keyTokens, toWorkplaceCode } from "./search-keys.ts";

/**
 * What the licenses held open. With a profession chosen they are that profession's, and the term finds what the
 * license engine calls open to them (app/candidates/eligibility.ts), and where states differ so that it cannot say,
 * what lies in a state whose license is held. The compacts are all in it, each behind its own professions, so that
 * the other professions are counted by the same rule. Without one, what a posting says or lies in counts.
 */
export function toLicenseTerm({ license, compact, profession }: JobFilters): string | null {
  if (license.length === 0) return null;
  const own = license.map(toStateLicense);
  if (profession.length === 0) return anyOf(compact ? [...own, keyTokens.compact()] : own);
  const reach = compact ? listCompactReach(license.map((state) => ({ state, multistate: true }))) : [];
  return anyOf([...own, keyTokens.federal(), ...unlicensed, ...reach.map(toReachTerm)]);
}

// No license closes this work to anyone.
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
