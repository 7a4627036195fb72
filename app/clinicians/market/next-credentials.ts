import { type CompactReach, listCompactReach } from "#app/facts/licensing/compact-reach.ts";
import type { HeldLicense } from "#app/facts/licensing/compact-standing.ts";
import { isSameLicense, toLicenseName } from "#app/facts/licensing/license-words.ts";
import { findDifferingRules, isLicensedByStates } from "#app/facts/licensing/licensing-boards.ts";
import { findState, states, toStateText } from "#app/facts/reference/place/states.ts";
import { listCompactMembers } from "#app/facts/reference/profession/compacts.ts";
import { findProfession, type Profession, professions } from "#app/facts/reference/profession/professions.ts";
import { startSentence, withArticle } from "#app/kit/text/sentence.ts";

/** For a state or, as a multistate license, one that she holds already. */
interface Credential {
  kind: "state" | "multistate";
  profession: string;
  state: string;
  licenses: HeldLicense[];
}

/**
 * The one more license that opens most, and how many jobs it opened on the day of the count. None for a state
 * whose rules differ for this profession.
 */
export function listBestCredentials(
  profession: string,
  licenses: readonly HeldLicense[],
  { lastDay, work }: CountedWork,
  most: number,
): (Credential & { opens: number })[] {
  const mine = toHolding(profession, licenses);
  if (lastDay === null || !mine || !isLicensedByStates(mine.profession)) return [];
  const closed = work.filter((group) => licenses.length === 0 || !isOpenTo(mine, group));
  const asking = new Set(closed.flatMap((group) => group.states));
  return [...listStateLicenses(mine, licenses, asking), ...listMultistate(mine, licenses)]
    .map((credential) => {
      const holding = toHolding(profession, credential.licenses)!;
      return { ...credential, opens: sumOn(listOpen(holding, closed), lastDay) };
    })
    .filter(({ opens }) => opens > 0)
    .sort((one, other) => other.opens - one.opens)
    .slice(0, most);
}

function listStateLicenses(
  { profession, states: held }: Holding,
  licenses: readonly HeldLicense[],
  asking: ReadonlySet<string>,
): Credential[] {
  return states
    .filter(({ code }) => asking.has(code) && !held.has(code) && !findDifferingRules(profession, code))
    .map(({ code }) => ({
      kind: "state",
      profession: profession.slug,
      state: code,
      licenses: [...licenses, { state: code, multistate: false }],
    }));
}

/** Only nurses turn a license into a multistate one, and only in the state of their home. */
function listMultistate({ profession }: Holding, licenses: readonly HeldLicense[]): Credential[] {
  const [home, ...others] = licenses;
  if (!home || profession.compact !== "NLC" || licenses.some(({ multistate }) => multistate)) return [];
  if (!listCompactMembers("NLC").includes(home.state)) return [];
  return [
    {
      kind: "multistate",
      profession: profession.slug,
      state: home.state,
      licenses: [{ ...home, multistate: true }, ...others],
    },
  ];
}

export const toCredentialName = ({ kind, state, profession }: Credential): string =>
  kind === "multistate"
    ? `Making your ${toStateText(state)} license multistate`
    : startSentence(withArticle(`${findState(state)!.name} ${toLicenseName(findProfession(profession)!)}`));

/** Open postings that require the same license, by the day of the count. */
interface OpenWork {
  /** Any of them will do. */
  states: readonly string[];
  /** A sum of `workKinds`. */
  kind: number;
  byDay: ReadonlyMap<number, number>;
}

export interface CountedWork {
  /** Null before the first count. */
  lastDay: number | null;
  work: readonly OpenWork[];
}

export const workKinds = { remote: 1, federal: 2, compactRefused: 4 };

export interface Holding {
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

/** For one group of postings, the same rule as app/jobs/search/plan/license-term.ts. */
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

export const listOpen = (holding: Holding, all: readonly OpenWork[]): OpenWork[] =>
  all.filter((work) => isOpenTo(holding, work));

export const sumOn = (all: readonly OpenWork[], day: number): number =>
  all.reduce((sum, { byDay }) => sum + (byDay.get(day) ?? 0), 0);
