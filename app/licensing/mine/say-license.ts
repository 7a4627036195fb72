import type { MyLicense } from "./license-fields.ts";
import { forgetLicense, readLicense, rememberLicense } from "./license-memory.ts";
import { coversProfession, parseMyLicense, toLicenseLabel } from "./my-license.ts";

/** Remembers what the form's fields say, or forgets it when they name no state. */
export function sayLicense(said: FormData): void {
  const fields = new URLSearchParams([...said].map(([name, value]) => [name, String(value)]));
  const license = parseMyLicense(fields);
  if (license) remember(license);
  else if (readLicense()) forgetLicense();
}

/** A posting's page asks for one state. It goes first in a license of several that is remembered for the work. */
export function sayOneLicense(profession: string | null, state: string, multistate: boolean): void {
  const found = readLicense();
  const known = found?.states.includes(state) && coversProfession(found, profession) ? found : null;
  const others = known?.states.filter((other) => other !== state) ?? [];
  remember({ profession: known?.profession ?? profession, states: [state, ...others], multistate });
}

const remember = (license: MyLicense) => rememberLicense({ ...license, label: toLicenseLabel(license) });
