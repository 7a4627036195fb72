import { paths } from "#app/paths.ts";
import type { SpecialtyDetail, SpecialtyEntry } from "#app/platform/catalog-records.ts";
import { getCompact, listCompactMembers, toAsOfText } from "./compacts.ts";
import { toFamilySlug } from "./family-slug.ts";
import { findProfession } from "./professions.ts";
import { findSpecialty } from "./specialties.ts";
import { categoryNames } from "./specialty-words.ts";

/** A line of "At a glance". */
export interface SpecialtyFact {
  label: string;
  value: string;
  /** Of ours, or of who publishes the fact. */
  to?: string;
}

const taxonomyUrl = "https://taxonomy.nucc.org/";

export function toSpecialtyFacts(entry: SpecialtyEntry, detail: SpecialtyDetail): SpecialtyFact[] {
  const profession = findProfession(entry.search?.profession);
  const field = findSpecialty(entry.search?.specialty);
  return [
    { label: "Family", value: entry.family, to: paths.specialtyFamily(toFamilySlug(entry.family)) },
    {
      label: "Group",
      value: categoryNames[entry.category],
      to: paths.specialties(`category=${entry.category}`),
    },
    profession && { label: "Profession", value: profession.name },
    field && { label: "Postings filed under", value: field.name, to: paths.jobs(`specialty=${field.slug}`) },
    profession?.compact && toCompactFact(profession.compact),
    detail.national && { label: "Wage code", value: `${detail.soc} ${detail.national.occupation}` },
    detail.nucc && { label: "NUCC taxonomy 25.1", value: detail.nucc, to: taxonomyUrl },
  ].filter((fact) => fact !== null && fact !== undefined && fact !== "");
}

function toCompactFact(code: Parameters<typeof getCompact>[0]): SpecialtyFact {
  const compact = getCompact(code);
  const members = listCompactMembers(code).length;
  const standing = members > 0 ? `${members} members` : "not in force";
  return { label: "Compact", value: `${code}, ${standing} as of ${toAsOfText(compact)}`, to: compact.url };
}
