import { type CompactReach, listCompactReach } from "#app/facts/licensing/compact-reach.ts";
import type { HeldLicense } from "#app/facts/licensing/compact-standing.ts";
import { isSameLicense } from "#app/facts/licensing/license-words.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { listCompactMembers } from "#app/facts/reference/profession/compacts.ts";
import { findProfession, type Profession, professions } from "#app/facts/reference/profession/professions.ts";

/** For a state or, as a multistate license, one that she holds already. */
export interface Credential {
  kind: "state" | "multistate";
  profession: string;
  state: string;
  licenses: HeldLicense[];
}

const mostOffered = 3;

export function listBestCredentials(
  profession: string,
  licenses: readonly HeldLicense[],
  work: readonly OpenWork[],
  day: number,
): Credential[] {
  const mine = toHolding(profession, licenses);
  if (!mine || licenses.length === 0) return [];
  const closed = work.filter((group) => !isOpenTo(mine, group));
  const candidates = [...listStateLicenses(profession, licenses), ...listMultistate(profession, licenses)];
  return candidates
    .map((credential) => {
      const holding = toHolding(profession, credential.licenses)!;
      const opens = closed.filter((group) => isOpenTo(holding, group));
      return { credential, opens: opens.reduce((sum, { byDay }) => sum + (byDay.get(day) ?? 0), 0) };
    })
    .filter(({ opens }) => opens > 0)
    .sort((one, other) => other.opens - one.opens)
    .slice(0, mostOffered)
    .map(({ credential }) => credential);
}

function listStateLicenses(profession: string, licenses: readonly HeldLicense[]): Credential[] {
  const held = new Set(licenses.map(({ state }) => state));
  return states
    .filter(({ code }) => !held.has(code))
    .map(({ code }) => ({
      kind: "state",
      profession,
      state: code,
      licenses: [...licenses, { state: code, multistate: false }],
    }));
}

/** Only nurses turn a license into a multistate one, and only in the state of their home. */
function listMultistate(profession: string, licenses: readonly HeldLicense[]): Credential[] {
  const [home, ...others] = licenses;
  const isNurse = toHolding(profession, [])?.profession.compact === "NLC";
  if (!home || !isNurse || licenses.some(({ multistate }) => multistate)) return [];
  if (!listCompactMembers("NLC").includes(home.state)) return [];
  return [
    {
      kind: "multistate",
      profession,
      state: home.state,
      licenses: [{ ...home, multistate: true }, ...others],
    },
  ];
}

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
function isOpenTo({ states, reach }: Holding, work: OpenWork): boolean {
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
