import { type CompactReach, listCompactReach } from "#app/facts/licensing/compact-reach.ts";
import { isSameLicense } from "#app/facts/licensing/license-words.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { findProfession, type Profession, professions } from "#app/facts/reference/profession/professions.ts";
import { anyOf, facetCodes, keyTokens } from "#app/jobs/search/index/search-keys.ts";
import type { JobFilters } from "./filters.ts";

/** Must match app/facts/licensing/eligibility.ts: open or, if unsure, in a licensed state. */
export function toLicenseTerm({ license, compact, profession, licensedAs }: JobFilters): string | null {
  if (license.length === 0) return null;
  const own = license.map(toStateLicense);
  const held = findProfession(licensedAs);
  if (profession.length === 0 && !held) return anyOf(compact ? [...own, keyTokens.compact()] : own);
  const covered = held ? professions.filter((other) => isSameLicense(held, other)) : null;
  const carriers = covered ?? professions;
  const reach = listReach(compact ? license : []).filter(({ compact: name }) =>
    carriers.some((carrier) => carrier.compact === name),
  );
  const open = [...own, keyTokens.federal(), ...reach.map((each) => toReachTerm(each, carriers))];
  if (!covered) return anyOf([...open, ...unlicensed]);
  return `(${toProfessionTerm(covered)} AND ${anyOf(open)})`;
}

const listReach = (license: readonly string[]) =>
  listCompactReach(license.map((state) => ({ state, multistate: true })));

const toProfessionTerm = (some: readonly Profession[]): string =>
  anyOf(some.map(({ code }) => keyTokens.profession(code)));

// Work that needs no license is open to everyone.
const unlicensed = professions
  .filter(({ license }) => license === "none")
  .map(({ code }) => keyTokens.profession(code));

const toStateLicense = (code: string): string => keyTokens.license(findState(code)!.fips);

/** @param among the professions that the whole term is about. */
function toReachTerm(
  { compact, states, isRemoteOnly, isRefusable }: CompactReach,
  among: readonly Profession[],
): string {
  const carried = among.filter((profession) => profession.compact === compact);
  const terms = [
    carried.length < among.length && toProfessionTerm(carried),
    anyOf(states.map(toStateLicense)),
    isRemoteOnly && keyTokens.workplace(facetCodes.workplace.remote),
  ].filter(Boolean);
  return `(${terms.join(" AND ")}${isRefusable ? ` NOT ${keyTokens.compactRefused()}` : ""})`;
}
