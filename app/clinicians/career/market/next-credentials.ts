import type { HeldLicense } from "#app/facts/licensing/compact-terms.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { listCompactMembers } from "#app/facts/reference/profession/compacts.ts";
import { isOpenTo, type OpenWork, toHolding } from "./open-work.ts";

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
