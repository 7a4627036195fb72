import { findProfession } from "./professions.ts";

/** From data/bls_oews_state_median_2025.csv. */
const slugs = [
  "registered-nurse",
  "nurse-practitioner",
  "physician-assistant",
  "licensed-practical-nurse",
  "pharmacist",
  "respiratory-therapist",
  "radiologic-technologist",
  "healthcare-administrator",
  "nursing-assistant",
  "medical-assistant",
];

interface PublishedOccupation {
  slug: string;
  soc: string;
  plural: string;
}

export const publishedOccupations: readonly PublishedOccupation[] = slugs.flatMap((slug) => {
  const profession = findProfession(slug);
  return profession ? [{ slug, soc: profession.soc, plural: profession.plural }] : [];
});

export const registeredNurses = publishedOccupations[0]!;

/** Ties share the better rank. */
export function toRank(
  medians: Readonly<Record<string, number>>,
  code: string,
): { rank: number; of: number } {
  const own = medians[code] ?? 0;
  const all = Object.values(medians);
  return { rank: 1 + all.filter((median) => median > own).length, of: all.length };
}
