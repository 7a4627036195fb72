import type { ProfiledProfession } from "#app/specialties/profiled-professions.ts";
import { pickInTurn } from "./rotation.ts";

const primaryCare = [
  "family-medicine-physician",
  "internal-medicine-physician",
  "pediatrician",
  "nurse-practitioner",
  "physician-assistant",
];

/** The words by which a fact names a profession, with the professions that it is then about. */
const names: readonly [RegExp, readonly string[]][] = [
  [
    /(?<!practical |vocational )\bnurses?\b(?! (practitioner|anesthetist|midwi))|nursing licen|nurse licensure|\bnursing,/i,
    ["registered-nurse"],
  ],
  [/(practical|vocational) nurs|nursing licen|nurse licensure|\bnursing,/i, ["licensed-practical-nurse"]],
  [/nurse practitioner|advanced practice/i, ["nurse-practitioner"]],
  [/physician assistant|advanced practice/i, ["physician-assistant"]],
  [/nurse anesthetist/i, ["nurse-anesthetist"]],
  [/physicians' compact|medical licensure|nursing, medical/i, ["physician"]],
  [/family physician/i, ["family-medicine-physician"]],
  [/psychiatrist/i, ["psychiatrist"]],
  [/psycholog/i, ["psychologist"]],
  [/pharmacist/i, ["pharmacist"]],
  [/physical therap/i, ["physical-therapist"]],
  [/respiratory/i, ["respiratory-therapist"]],
  [/radiologic technolog|imaging,/i, ["radiologic-technologist"]],
  [/sonographer/i, ["sonographer"]],
  [/(nursing|medical) assistant|medical and nursing assistant/i, ["nursing-assistant", "medical-assistant"]],
  [/paramedic/i, ["paramedic"]],
  [/dental hygienist/i, ["dental-hygienist"]],
  [/managers (of|make)|services managers|management of health/i, ["healthcare-administrator"]],
];

/** Facts about everybody that some feel more than others. */
const leanings: readonly [RegExp, readonly string[]][] = [
  [/primary care|shortage/i, primaryCare],
  [/psychiatric/i, ["psychiatrist", "psychologist"]],
  [/children/i, ["pediatrician"]],
  [/nursing homes|skilled nursing/i, ["registered-nurse", "licensed-practical-nurse", "physical-therapist"]],
];

const isAbout = (slugs: readonly string[], { slug, profession }: ProfiledProfession): boolean =>
  slugs.includes(slug) || slugs.includes(profession);

const matching = (table: typeof names, fact: string): string[] =>
  table.flatMap(([words, slugs]) => (words.test(fact) ? slugs : []));

/** What is written of a place for all, or for the professions that it lists. */
export const concerns = (
  professions: readonly string[] | undefined,
  profession: ProfiledProfession,
): boolean => !professions || isAbout(professions, profession);

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
    const named = matching(names, fact);
    if (named.length > 0) return isAbout(named, profession) ? 0 : null;
    return isAbout(matching(leanings, fact), profession) ? 1 : 2;
  };
  const chosen: string[] = [];
  for (const wanted of [0, 1, 2]) {
    const ranked = facts.filter((fact) => rank(fact) === wanted);
    chosen.push(...pickInTurn(ranked, count - chosen.length, turn));
  }
  return chosen;
}
