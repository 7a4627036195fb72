import { isAbout, listConcerned, type NamingWords } from "#app/markets/concerns.ts";
import type { ProfiledProfession } from "#app/specialties/profiled-professions.ts";
import { pickInTurn } from "./rotation.ts";

const primaryCare = [
  "family-medicine-physician",
  "internal-medicine-physician",
  "pediatrician",
  "nurse-practitioner",
  "physician-assistant",
];

/** Facts about everybody that some feel more than others. */
const leanings: readonly NamingWords[] = [
  [/primary care|shortage/i, primaryCare],
  [/psychiatric/i, ["psychiatrist", "psychologist"]],
  [/children/i, ["pediatrician"]],
  [/nursing homes|skilled nursing/i, ["registered-nurse", "licensed-practical-nurse", "physical-therapist"]],
];

/**
 * Facts of a place for a page about one profession: those that name it, those that it feels more than others, and as
 * many of the rest as there is room for. None that names other professions only.
 */
export function pickPlaceFacts(
  facts: readonly string[],
  profession: ProfiledProfession,
  count: number,
  turn: number,
): string[] {
  const rank = (fact: string): number | null => {
    const named = listConcerned(fact);
    if (named.length > 0) return isAbout(named, profession) ? 0 : null;
    return isAbout(listConcerned(fact, leanings), profession) ? 1 : 2;
  };
  const chosen: string[] = [];
  for (const wanted of [0, 1, 2]) {
    const ranked = facts.filter((fact) => rank(fact) === wanted);
    chosen.push(...pickInTurn(ranked, count - chosen.length, turn));
  }
  return chosen;
}
