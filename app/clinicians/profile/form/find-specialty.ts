import { type Specialty, specialties } from "#app/facts/reference/profession/specialties.ts";
import { listSpecialtySynonyms } from "#app/facts/reference/profession/specialty-synonyms.ts";

let byName: Map<string, Specialty> | null = null;

/** Name, slug or a synonym such as "ER". */
export function findSpecialtyByName(text: string): Specialty | null {
  byName ??= new Map(
    [...specialties]
      .reverse()
      .flatMap((specialty) =>
        [...listSpecialtySynonyms(specialty.slug), specialty.slug, specialty.name.toLowerCase()].map(
          (name) => [name, specialty] as const,
        ),
      ),
  );
  return byName.get(text.trim().toLowerCase()) ?? null;
}
