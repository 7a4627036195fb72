import type { ProfileRecord } from "#app/clinicians/profile/record/profile.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import type { FactValues } from "./asked-fields.ts";

/** The short form has the first of what a profile lists. */
export function toFactValues({ profession, licenses, about }: ProfileRecord): FactValues {
  const [license] = licenses;
  const specialty = findSpecialty(about?.specialties[0]);
  return {
    ...(profession && { profession }),
    ...(license && { license: license.state }),
    ...(license?.multistate && { multistate: "1" }),
    ...(specialty && { specialty: specialty.name }),
    ...(about?.shifts[0] && { shift: about.shifts[0] }),
    ...(about?.place && { place: about.place }),
    ...(about?.minPay?.per === "hour" && { minPay: String(about.minPay.amount) }),
    ...(about && about.years !== null && { years: String(about.years) }),
  };
}
