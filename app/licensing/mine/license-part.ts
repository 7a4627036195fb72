import type { HeldLicense } from "../compact-terms.ts";
import type { MyLicense } from "./license-fields.ts";

interface ProfileLicense extends HeldLicense {
  /** "2027-03-31" */
  expires: string | null;
}

/** What a profile says of licenses. Searches and postings say it too, and app/profile knows the rest. */
export interface LicensePart {
  profession: string | null;
  /** The first is the home state. */
  licenses: readonly ProfileLicense[];
  /** True when searches and postings leave them out. */
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

/** A search names states and one tick, so what else was known of the same licenses stays. */
export function withMyLicense(known: LicensePart, license: MyLicense, saidAt: number): LicensePart {
  const { profession, states, multistate } = license;
  const before = states.map((state) => known.licenses.find((each) => each.state === state));
  const isKnown = before.some((each) => each?.multistate);
  return {
    profession,
    licenses: states.map((state, at) => ({
      state,
      multistate: multistate && (isKnown ? before[at]?.multistate === true : at === 0),
      expires: before[at]?.expires ?? null,
    })),
    isQuiet: false,
    licenseSaidAt: saidAt,
  };
}
