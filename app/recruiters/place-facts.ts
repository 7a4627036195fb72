import { isAbout, listConcerned, type NamingWords } from "#app/markets/concerns.ts";
import type { ProfiledProfession } from "#app/specialties/profiled-professions.ts";

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

/** Facts that name the profession come first. Facts that name only others are left out. */
export function pickPlaceFacts(
  facts: readonly string[],
  profession: ProfiledProfession,
  count: number,
): string[] {
  const rank = (fact: string): number | null => {
    const named = listConcerned(fact);
    if (named.length > 0) return isAbout(named, profession) ? 0 : null;
    return isAbout(listConcerned(fact, leanings), profession) ? 1 : 2;
  };
  return [0, 1, 2].flatMap((wanted) => facts.filter((fact) => rank(fact) === wanted)).slice(0, count);
}
