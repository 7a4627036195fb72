import type { MyLicense } from "#app/facts/licensing/license-fields.ts";
import { coversProfession, parseMyLicense, toLicenseLabel } from "#app/facts/licensing/my-license.ts";
import { forgetLicense, readLicense, rememberLicense } from "./license-memory.ts";

/** Forgets the license when the fields name no state. */
export function storeTypedLicense(said: FormData): void {
  const fields = new URLSearchParams([...said].map(([name, value]) => [name, String(value)]));
  const license = parseMyLicense(fields);
  if (license) remember(license);
  else if (readLicense()) forgetLicense();
}

/** A posting asks for one state, which becomes the first of the remembered license for the work. */
export function rememberOneLicense(profession: string | null, state: string, multistate: boolean): void {
  const found = readLicense();
  const known = found?.states.includes(state) && coversProfession(found, profession) ? found : null;
  const others = known?.states.filter((other) => other !== state) ?? [];
  remember({ profession: known?.profession ?? profession, states: [state, ...others], multistate });
}

const remember = (license: MyLicense) => rememberLicense({ ...license, label: toLicenseLabel(license) });
