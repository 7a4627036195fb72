import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import type { Hit, Token } from "./phrases.ts";
import { specialtyAbbreviations } from "./specialty-phrases.ts";
import type { TitleContext } from "./title-context.ts";

export function countsAsUnit(
  hit: Hit<unknown>,
  tokens: readonly Token[],
  context: TitleContext,
  group: string | null,
): boolean {
  const at = hit.from;
  if (hit.phrase.startsWith("or ") && tokens[at]!.raw !== "OR") return false;
  if (!specialtyAbbreviations.has(hit.phrase)) return true;
  if (!context.isCapital(at) || context.isState(at)) return false;
  if (hit.phrase === "ms" && group !== "nursing") return false;
  if (hit.phrase === "or" && context.joinsClinical(at)) return false;
  return context.isBesideClinical(at) || context.standsAlone(at);
}

const roleLike = new Set(["case-management", "nurse-education", "nursing-informatics"]);

export function chooseSpecialty(
  hits: readonly Hit<string>[],
  profession: string | null,
  tokens: readonly Token[],
): string | null {
  const group = findProfession(profession)?.group ?? null;
  const rank = (hit: Hit<string>) => {
    const family = findSpecialty(hit.value)!.family;
    const isUnit =
      family === "Hospital Nursing" || family === "Emergency Medicine" || hit.value === "cath-lab";
    if (hit.value === "telehealth" || hit.value === "float-pool") return 3;
    if (group === "behavioral") return family === "Psychiatry & Behavioral Health" ? 1 : 2;
    if (group !== "nursing") return isUnit && group === "physician" ? 3 : 2;
    if (roleLike.has(hit.value) || family.startsWith("Pediatrics")) return 0;
    return isUnit ? 1 : 2;
  };
  const first = hits.toSorted((a, b) => rank(a) - rank(b))[0]?.value ?? null;
  return narrow(first, profession, new Set(tokens.map((token) => token.word)));
}

function narrow(
  specialty: string | null,
  profession: string | null,
  words: ReadonlySet<string>,
): string | null {
  if (specialty === "psychiatry" && (words.has("child") || words.has("adolescent")))
    return "child-psychiatry";
  if (specialty === "psychiatry" && words.has("geriatric")) return "geriatric-psychiatry";
  if (specialty) return specialty;
  if (profession === "dentist" && words.has("general")) return "general-dentistry";
  if (profession !== "pharmacist" && profession !== "pharmacy-technician") return null;
  if (words.has("inpatient")) return "inpatient-pharmacy";
  return words.has("outpatient") || words.has("retail") ? "ambulatory-pharmacy" : null;
}
