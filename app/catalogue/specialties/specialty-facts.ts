import type { SpecialtyDetail, SpecialtyEntry } from "#app/facts/catalog/profession-records.ts";
import { paths } from "#app/paths.ts";
import { toFamilySlug } from "#app/facts/reference/profession/family-slug.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";

export interface SpecialtyFact {
  label: string;
  value: string;
  to?: string;
}

const taxonomyUrl = "https://taxonomy.nucc.org/";

export function toSpecialtyFacts(
  entry: SpecialtyEntry,
  detail: SpecialtyDetail,
  ofField: SpecialtyEntry | null,
): SpecialtyFact[] {
  const field = findSpecialty(entry.search?.specialty);
  return [
    { label: "Family", value: entry.family, to: paths.specialtyFamily(toFamilySlug(entry.family)) },
    // Links to the field's postings when this is the field's page.
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
