import { findState } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { type Hit, isApart, type Token } from "./phrases.ts";
import { specialtyAbbreviations } from "./specialty-phrases.ts";

const modifiers = new Set(
  (
    "travel traveler local per diem prn pool part full time ft pt locum locums tenens contract temp temporary staff lead senior " +
    "sr jr junior principal supervisory chief assistant night nights day days evening evenings weekend weekends shift shifts rotating " +
    "inpatient outpatient acute clinic hospital unit remote hybrid onsite float licensed certified registered new grad bilingual " +
    "experienced the a an i ii iii iv urgent hiring needed wanted required board eligible bc be opening openings job jobs position positions or bonus"
  ).split(" "),
);
const breaks = new Set(["in", "at", "for", "with", "of", "to", "near", "from", "on", "needed"]);

export function toContext(
  tokens: readonly Token[],
  hits: readonly Hit<unknown>[],
  isShort: (phrase: string) => boolean,
) {
  const clinical = new Set<number>();
  for (const hit of hits) if (!isShort(hit.phrase)) for (let i = hit.from; i < hit.to; i++) clinical.add(i);
  const shortHits = new Set(hits.filter((hit) => isShort(hit.phrase)).map((hit) => hit.from));
  const letters = tokens.map((t) => t.raw).join("");
  const isCased = letters !== letters.toUpperCase() && letters !== letters.toLowerCase();

  const endsPart = (at: number) =>
    at >= tokens.length - 1 || isApart(tokens[at + 1]!) || /^\d/.test(tokens[at + 1]!.word);

  function segmentOf(at: number): number[] {
    let from = at;
    while (from > 0 && !isApart(tokens[from]!)) from--;
    const segment = [from];
    while (segment.at(-1)! + 1 < tokens.length && !isApart(tokens[segment.at(-1)! + 1]!))
      segment.push(segment.at(-1)! + 1);
    const stop = segment.findIndex((i) => breaks.has(tokens[i]!.word));
    return stop > 0 && segment[stop]! > at ? segment.slice(0, stop) : segment;
  }

  return {
    isState(at: number): boolean {
      const token = tokens[at]!;
      const before = tokens[at - 1];
      if (token.raw.length !== 2 || !findState(token.raw) || !before || !endsPart(at)) return false;
      return (
        !clinical.has(at - 1) &&
        !shortHits.has(at - 1) &&
        !modifiers.has(before.word) &&
        !/^\d/.test(before.word)
      );
    },
    isCapital: (at: number): boolean => !isCased || tokens[at]!.raw === tokens[at]!.raw.toUpperCase(),
    standsAlone: (at: number, to = at + 1): boolean =>
      segmentOf(at).every(
        (i) =>
          (i >= at && i < to) ||
          clinical.has(i) ||
          shortHits.has(i) ||
          modifiers.has(tokens[i]!.word) ||
          /^\d/.test(tokens[i]!.word),
      ),
    isBesideClinical: (at: number): boolean =>
      (clinical.has(at - 1) && at > 0) || (clinical.has(at + 1) && at + 1 < tokens.length),
    /** In "RN OR LPN" the word joins. In "OR/PACU" it is a unit. */
    joinsClinical: (at: number): boolean =>
      clinical.has(at - 1) && clinical.has(at + 1) && tokens[at]!.gap === " " && tokens[at + 1]!.gap === " ",
    isInFirstPart: (at: number): boolean => !tokens.slice(1, at + 1).some(isApart),
    hasClinical: clinical.size > 0,
  };
}

export type TitleContext = ReturnType<typeof toContext>;

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
  // "OR Travel RN / Bakersfield, CA"
  if (hit.phrase === "or" && at === 0 && tokens[1] && !isApart(tokens[1])) return true;
  return context.isBesideClinical(at) || context.standsAlone(at);
}

/** Orthopedics is no surgery to them. */
const forBones: ReadonlySet<string | null> = new Set([
  "physical-therapist",
  "physical-therapist-assistant",
  "occupational-therapist",
  "occupational-therapy-assistant",
]);
const roleLike = new Set(["case-management", "nursing-informatics"]);

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
    // "Radiology Technologist MRI" works with one machine, and every sonographer with ultrasound.
    if (hit.value === "radiology" && group !== "physician") return 3;
    if (hit.value === "ultrasound" && profession === "sonographer") return 3;
    if (group !== "nursing") return isUnit && group === "physician" ? 3 : 2;
    // An educator teaches in a unit, which says more.
    if (hit.value === "nurse-education") return 3;
    if (hit.value === "hospice" && profession === "case-manager") return -1;
    if (roleLike.has(hit.value) || family.startsWith("Pediatrics")) return 0;
    return isUnit ? 1 : 2;
  };
  const words = new Set(tokens.map((token) => token.word));
  const first = hits.toSorted((a, b) => rank(a) - rank(b))[0]?.value ?? null;
  if (first === "orthopedic-surgery" && forBones.has(profession))
    return words.has("outpatient") ? "outpatient-therapy" : null;
  return narrow(first, profession, words);
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
