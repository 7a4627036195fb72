import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import type { ClinicianFacts } from "./clinician-facts.ts";
import type { PostingFacts } from "./posting-facts.ts";

/** Their training and boards are of one specialty, so that another's work is not open to them. */
const specialists: ReadonlySet<string> = new Set(["physician", "nurse-practitioner", "physician-assistant"]);

/** Each takes the other's postings. */
const kin: readonly (readonly string[])[] = [
  ["primary-care", "family-medicine"],
  ["primary-care", "internal-medicine"],
  ["primary-care", "geriatrics"],
  ["urgent-care", "family-medicine"],
  ["urgent-care", "primary-care"],
  ["urgent-care", "emergency-medicine"],
  ["hospital-medicine", "internal-medicine"],
  ["trauma", "emergency-medicine"],
  ["trauma-surgery", "general-surgery"],
  ["hospice", "palliative-care"],
  ["nicu", "neonatology"],
  ["labor-delivery", "obstetrics-gynecology"],
  ["icu", "critical-care-medicine"],
];

/** Where the work is done, which any specialty may do. */
const settings: ReadonlySet<string> = new Set(["Community & Post-Acute Care"]);

export const isSpecialist = (profession: string | null): boolean => specialists.has(profession ?? "");

export const withKin = (slugs: readonly string[]): string[] => [
  ...new Set([...slugs, ...kin.filter((pair) => pair.some((slug) => slugs.includes(slug))).flat()]),
];

/** `unsaid`: either side names none. */
export function compareSpecialty(
  { specialty }: Pick<PostingFacts, "specialty">,
  { specialties }: Pick<ClinicianFacts, "specialties">,
): "own" | "other" | "unsaid" {
  if (specialty === null || specialties.length === 0) return "unsaid";
  return withKin(specialties).includes(specialty) ? "own" : "other";
}

/** A family physician is no gastroenterologist, but an ICU nurse may learn telemetry. */
export function isBarredBySpecialty(
  posting: Pick<PostingFacts, "profession" | "specialty">,
  clinician: Pick<ClinicianFacts, "specialties">,
): boolean {
  return (
    isSpecialist(posting.profession) &&
    compareSpecialty(posting, clinician) === "other" &&
    !settings.has(findSpecialty(posting.specialty)?.family ?? "")
  );
}
