import { type CompactReach, listCompactReach } from "#app/facts/licensing/compact-reach.ts";
import { isSameLicense } from "#app/facts/licensing/license-words.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { findProfession, professions } from "#app/facts/reference/profession/professions.ts";
import type { JobFilters } from "./filters.ts";
import { anyOf, facetCodes, keyTokens } from "./search-keys.ts";

/** Must match app/facts/licensing/eligibility.ts: open or, if unsure, in a licensed state. */
export function toLicenseTerm({ license, compact, profession, licensedAs }: JobFilters): string | null {
  if (license.length === 0) return null;
  const own = license.map(toStateLicense);
  const held = findProfession(licensedAs);
  if (profession.length === 0 && !held) return anyOf(compact ? [...own, keyTokens.compact()] : own);
  const reach = compact ? listCompactReach(license.map((state) => ({ state, multistate: true }))) : [];
  const open = [...own, keyTokens.federal(), ...reach.map(toReachTerm)];
  if (!held) return anyOf([...open, ...unlicensed]);
  const covered = professions.filter((other) => isSameLicense(held, other));
  return `(${anyOf(covered.map(({ code }) => keyTokens.profession(code)))} AND ${anyOf(open)})`;
}

// Work that needs no license is open to everyone.
const unlicensed = professions
  .filter(({ license }) => license === "none")
  .map(({ code }) => keyTokens.profession(code));

const toStateLicense = (code: string): string => keyTokens.license(findState(code)!.fips);

function toReachTerm({ compact, states, isRemoteOnly, isRefusable }: CompactReach): string {
  const carried = professions.filter((profession) => profession.compact === compact);
  const terms = [
    anyOf(carried.map((profession) => keyTokens.profession(profession.code))),
    anyOf(states.map(toStateLicense)),
    isRemoteOnly && keyTokens.workplace(facetCodes.workplace.remote),
  ].filter(Boolean);
  return `(${terms.join(" AND ")}${isRefusable ? ` NOT ${keyTokens.compactRefused()}` : ""})`;
}
