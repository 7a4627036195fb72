import { paths } from "#app/paths.ts";
import type { SpecialtyDetail, SpecialtyEntry } from "#app/platform/profession-records.ts";
import { toFamilySlug } from "./family-slug.ts";
import { findSpecialty } from "./specialties.ts";

/** A line of "At a glance". */
export interface SpecialtyFact {
  label: string;
  value: string;
  /** A page of ours, or the publisher of the fact. */
  to?: string;
}

const taxonomyUrl = "https://taxonomy.nucc.org/";

/** @param ofField the catalog's entry for the field in the job search, if there is one */
export function toSpecialtyFacts(
  entry: SpecialtyEntry,
  detail: SpecialtyDetail,
  ofField: SpecialtyEntry | null,
): SpecialtyFact[] {
  const field = findSpecialty(entry.search?.specialty);
  return [
    { label: "Family", value: entry.family, to: paths.specialtyFamily(toFamilySlug(entry.family)) },
    // The field's page, or its postings when this is that page.
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
