import { paths } from "#app/paths.ts";
import type { SpecialtyDetail, SpecialtyEntry } from "#app/platform/profession-records.ts";
import { toFamilySlug } from "./family-slug.ts";
import { findSpecialty } from "./specialties.ts";

/** A line of "At a glance". */
export interface SpecialtyFact {
  label: string;
  value: string;
  /** Of ours, or of who publishes the fact. */
  to?: string;
}

const taxonomyUrl = "https://taxonomy.nucc.org/";

/** @param ofField the specialty that its field in the job search is, where the catalogue has it */
export function toSpecialtyFacts(
  entry: SpecialtyEntry,
  detail: SpecialtyDetail,
  ofField: SpecialtyEntry | null,
): SpecialtyFact[] {
  const field = findSpecialty(entry.search?.specialty);
  return [
    { label: "Family", value: entry.family, to: paths.specialtyFamily(toFamilySlug(entry.family)) },
    // The field's own page, or its postings where that is this one.
    field && {
      label: "Filed under",
      value: field.name,
      to:
        ofField === entry
          ? paths.jobs(`specialty=${field.slug}`)
          : paths.specialty(ofField?.slug ?? field.slug),
    },
    detail.national && detail.soc && { label: "Wage code (SOC)", value: detail.soc },
    detail.nucc && { label: "Taxonomy (NUCC)", value: detail.nucc, to: taxonomyUrl },
  ].filter((fact) => fact !== null && fact !== "");
}
