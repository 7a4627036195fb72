import { type CompactReach, listCompactReach } from "#app/facts/licensing/compact-reach.ts";
import type { HeldLicense } from "#app/facts/licensing/compact-terms.ts";
import { isSameLicense } from "#app/facts/licensing/license-words.ts";
import { findProfession, type Profession, professions } from "#app/facts/reference/profession/professions.ts";

/** Open postings that require the same license, by the day of the count. */
export interface OpenWork {
  /** Any of them will do. */
  states: readonly string[];
  /** A sum of `workKinds`. */
  kind: number;
  byDay: ReadonlyMap<number, number>;
}

export const workKinds = { remote: 1, federal: 2, compactRefused: 4 };

interface Holding {
  profession: Profession;
  states: ReadonlySet<string>;
  reach: readonly CompactReach[];
}

/** A compact counts if the person says that she uses it, as in the search. */
export function toHolding(profession: string | null, licenses: readonly HeldLicense[]): Holding | null {
  const found = findProfession(profession);
  if (!found) return null;
  const usesCompact = licenses.some(({ multistate }) => multistate);
  const held = usesCompact ? licenses.map(({ state }) => ({ state, multistate: true })) : [];
  return {
    profession: found,
    states: new Set(licenses.map(({ state }) => state)),
    reach: listCompactReach(held).filter(({ compact }) => compact === found.compact),
  };
}

export const listCovered = ({ profession, states }: Holding): readonly string[] =>
  states.size === 0
    ? [profession.slug]
    : professions.filter((other) => isSameLicense(profession, other)).map(({ slug }) => slug);

/** For one group of postings, the same rule as app/jobs/search/index/license-term.ts. */
export function isOpenTo({ states, reach }: Holding, work: OpenWork): boolean {
  if (states.size === 0) return true;
  const is = (kind: keyof typeof workKinds) => (work.kind & workKinds[kind]) !== 0;
  return (
    is("federal") ||
    work.states.some((state) => states.has(state)) ||
    reach.some(
      (compact) =>
        !(compact.isRemoteOnly && !is("remote")) &&
        !(compact.isRefusable && is("compactRefused")) &&
        work.states.some((state) => compact.states.includes(state)),
    )
  );
}

export function countOpenOn(holding: Holding, all: readonly OpenWork[], day: number): number {
  return all.reduce((sum, work) => sum + (isOpenTo(holding, work) ? (work.byDay.get(day) ?? 0) : 0), 0);
}
