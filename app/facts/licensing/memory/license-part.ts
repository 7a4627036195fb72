import type { HeldLicense } from "#app/facts/licensing/compact-standing.ts";
import type { MyLicense } from "#app/facts/licensing/license-fields.ts";

interface ProfileLicense extends HeldLicense {
  expires: string | null;
}

/** Searches and postings use this part of the profile, and app/clinicians/profile knows the rest. */
export interface LicensePart {
  profession: string | null;
  /** The first is the home state. */
  licenses: readonly ProfileLicense[];
  isQuiet: boolean;
  licenseSaidAt: number;
}

export function toMyLicense({ profession, licenses, isQuiet }: LicensePart): MyLicense | null {
  if (isQuiet || licenses.length === 0) return null;
  return {
    profession,
    states: licenses.map(({ state }) => state),
    multistate: licenses.some(({ multistate }) => multistate),
  };
}

/**
 * A search names only states and one tick, so keeps what else is known of the same licenses.
 * @param issuer the first state that issues multistate licenses
 */
export function withMyLicense(
  known: LicensePart,
  license: MyLicense,
  saidAt: number,
  issuer = license.states[0],
): LicensePart {
  const { profession, states, multistate } = license;
  const before = states.map((state) => known.licenses.find((each) => each.state === state));
  const isKnown = before.some((each) => each?.multistate);
  return {
    profession,
    licenses: states.map((state, at) => ({
      state,
      multistate: multistate && (isKnown ? before[at]?.multistate === true : state === issuer),
      expires: before[at]?.expires ?? null,
    })),
    isQuiet: false,
    licenseSaidAt: saidAt,
  };
}
