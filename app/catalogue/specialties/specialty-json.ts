import { toFamilySlug } from "#app/facts/reference/profession/family-slug.ts";
import type { CountedSpecialty } from "./specialty-list.server.ts";

export function toSpecialtyJson({ entry, jobCount }: CountedSpecialty) {
  const { id, name, slug, category, family, priority, dataFile } = entry;
  return {
    id,
    name,
    slug,
    category,
    specialtyFamily: family,
    familySlug: toFamilySlug(family),
    jobCount,
    priority,
    dataFile,
  };
}
