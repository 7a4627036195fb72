import type { SpecialtyEntry } from "#app/platform/catalog-records.ts";
import { findProfession } from "./professions.ts";
import { findSpecialty } from "./specialties.ts";

/** What the job search files the postings of a specialty under. */
export type FiledUnder = NonNullable<SpecialtyEntry["search"]>;

/** "Physician jobs in Cardiology": as far as postings are told apart, which is often less than the specialty's name. */
export function toFiledName({ profession, specialty }: FiledUnder): string {
  const field = findSpecialty(specialty)?.name;
  const who = findProfession(profession)?.name;
  return [who ? `${who} jobs` : "Jobs", field && `in ${field}`].filter(Boolean).join(" ");
}

/** Its filters in the search for jobs. */
export const toFiledFilters = ({ profession, specialty }: FiledUnder) => ({
  profession: profession ? [profession] : [],
  specialty,
});

export const isSameFiling = (a: FiledUnder | null, b: FiledUnder | null): boolean =>
  a !== null && b !== null && a.profession === b.profession && a.specialty === b.specialty;
