import type { MyLicense } from "#app/facts/licensing/license-fields.ts";
import { findMultistateProblem } from "#app/facts/licensing/multistate.ts";
import {
  coversProfession,
  findUncountedTick,
  parseMyLicense,
  toLicenseLabel,
} from "#app/facts/licensing/my-license.ts";
import { forgetLicense, readLicense, rememberLicense } from "./license-memory.ts";

/** Forgets the license when the fields name no state. */
export function storeTypedLicense(said: FormData): void {
  const license = parseMyLicense(toFields(said));
  if (license) remember(license);
  else if (readLicense()) forgetLicense();
}

export const findTypedProblem = (said: FormData): string | null => findUncountedTick(toFields(said), null);

const toFields = (said: FormData) =>
  new URLSearchParams([...said].map(([name, value]) => [name, String(value)]));

/** A posting asks for one state, which becomes the first of the remembered license for the work. */
export function rememberOneLicense(profession: string | null, state: string, multistate: boolean): void {
  const found = readLicense();
  const known = found?.states.includes(state) && coversProfession(found, profession) ? found : null;
  const others = known?.states.filter((other) => other !== state) ?? [];
  remember({ profession: known?.profession ?? profession, states: [state, ...others], multistate });
}

function remember({ multistate: isTicked, ...license }: MyLicense): void {
  const issuer = license.states.find((state) => !findMultistateProblem(license.profession, state));
  const said = { ...license, multistate: isTicked && issuer !== undefined };
  rememberLicense({ ...said, label: toLicenseLabel(said) }, issuer);
}
