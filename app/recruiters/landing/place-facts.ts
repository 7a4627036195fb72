import { isAbout, listConcerned, type NamingWords } from "#app/reference/profession/concerns.ts";
import type { ProfiledProfession } from "#app/reference/profession/profiled-professions.ts";

const primaryCare = [
  "family-medicine-physician",
  "internal-medicine-physician",
  "pediatrician",
  "nurse-practitioner",
  "physician-assistant",
];

/** Facts for everyone that matter more to some professions. */
const leanings: readonly NamingWords[] = [
  [/primary care|shortage/i, primaryCare],
  [/psychiatric/i, ["psychiatrist", "psychologist"]],
  [/children/i, ["pediatrician"]],
  [/nursing homes|skilled nursing/i, ["registered-nurse", "licensed-practical-nurse", "physical-therapist"]],
];

/**
 * Picks the facts of a place for one profession's page: first the ones that name it, then the ones that matter more to
 * it, then general ones, then those that matter more to others. Facts that name only other professions are left out.
 */
export function pickPlaceFacts(
  facts: readonly string[],
  profession: ProfiledProfession,
  count: number,
): string[] {
  const rank = (fact: string): number | null => {
    const named = listConcerned(fact);
    if (named.length > 0) return isAbout(named, profession) ? 0 : null;
    const leaning = listConcerned(fact, leanings);
    if (leaning.length === 0) return 2;
    return isAbout(leaning, profession) ? 1 : 3;
  };
  return [0, 1, 2, 3].flatMap((wanted) => facts.filter((fact) => rank(fact) === wanted)).slice(0, count);
}
