import { radiusChoices } from "#app/jobs/search/index/filter-choices.ts";
import { type JobFilters, noFilters } from "#app/jobs/search/index/filters.ts";
import type { HeldLicense } from "#app/facts/licensing/compact-terms.ts";
import type { Profile } from "#app/clinicians/profile/record/profile.ts";

export function toOpenFilters(profession: string, licenses: readonly HeldLicense[]): JobFilters {
  if (licenses.length === 0) return { ...noFilters, profession: [profession] };
  return {
    ...noFilters,
    licensedAs: profession,
    license: licenses.map(({ state }) => state),
    compact: licenses.some(({ multistate }) => multistate),
  };
}

/** A specialty that one has is not yet a wish. */
export const saysWishes = ({ types, shifts, minPay, miles, place }: Profile): boolean =>
  types.length + shifts.length > 0 || minPay !== null || (place !== null && miles !== null);

export function toWantedFilters(profession: string, profile: Profile): JobFilters | null {
  const { licenses, specialties, types, shifts, minPay, miles, place } = profile;
  const radius = radiusChoices.find((choice) => choice > 0 && choice >= (miles ?? 0));
  const isNear = place !== null && miles !== null && radius !== undefined;
  if (types.length + shifts.length + specialties.length === 0 && !minPay && !isNear) return null;
  return {
    ...toOpenFilters(profession, licenses),
    specialty: specialties[0] ?? null,
    type: types,
    shift: shifts,
    ...(minPay && { payMin: minPay.amount, payPeriod: minPay.per }),
    ...(isNear && { location: place, radius }),
  };
}
