import { startSentence } from "#app/kit/text/sentence.ts";
import { findProfession } from "./professions.ts";

/** Keyed by the SOC code under which the survey counts these physicians. */
const specialtiesByCode: Readonly<Record<string, string>> = {
  "29-1211": "anesthesiology",
  "29-1212": "cardiology interventional-cardiology electrophysiology pediatric-cardiology cath-lab",
  "29-1213": "dermatology",
  "29-1214": "emergency-medicine pediatric-emergency ems",
  "29-1215": "family-medicine",
  "29-1216": "internal-medicine",
  "29-1217": "neurology",
  "29-1218": "obstetrics-gynecology maternal-fetal-medicine reproductive-endocrinology gynecologic-oncology",
  "29-1221": "pediatrics",
  "29-1222": "pathology",
  "29-1223": "psychiatry child-psychiatry geriatric-psychiatry",
  "29-1224": "radiology interventional-radiology nuclear-medicine",
  "29-1229":
    "hospital-medicine allergy-immunology gastroenterology nephrology endocrinology rheumatology infectious-disease pulmonology hematology-oncology palliative-care physical-medicine-rehabilitation radiation-oncology neonatology picu pediatric-hematology-oncology",
  "29-1241": "ophthalmology",
  "29-1242": "orthopedic-surgery",
  "29-1249":
    "general-surgery neurosurgery plastic-surgery trauma-surgery colorectal-surgery bariatric-surgery surgical-oncology cardiothoracic-surgery vascular-surgery otolaryngology",
};

const codes = new Map(
  Object.entries(specialtiesByCode).flatMap(([code, slugs]) => slugs.split(" ").map((slug) => [slug, code])),
);

export const physicianSpecialtyCodes: ReadonlyMap<string, string> = codes;

/** A physician in a field without its own code counts as any physician. */
export function findWageCode(profession: string | null, specialty: string | null): string | null {
  const code = findProfession(profession)?.soc ?? null;
  return profession === "physician" ? (codes.get(specialty ?? "") ?? code) : code;
}

/** Others in the wage code and the projection. */
export const wageScopes: Readonly<Record<string, string>> = {
  hospitalist: "all other physicians",
  "general-surgeon": "all other surgeons",
  "medical-laboratory-scientist": "technicians",
  "clinical-psychologist": "counseling psychologists",
};

export const withWageScope = (slug: string, people: string): string =>
  wageScopes[slug] ? `${people} (with ${wageScopes[slug]})` : people;

export const toScopeSentence = (slug: string, people: string): string =>
  wageScopes[slug] ? `${startSentence(people)} are counted with ${wageScopes[slug]}.` : "";
