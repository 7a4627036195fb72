import type { Compact } from "./professions.ts";

/** A profession with a page of its own and recruiter pages; its text and figures are in the catalogue. */
export interface ProfiledProfession {
  slug: string;
  /** The occupation that its pay is published under (Standard Occupational Classification). */
  soc: string;
  name: string;
  plural: string;
  /** What the job search files its postings under. */
  profession: string;
  specialty: string | null;
  compact: Compact | null;
}

function row(
  slug: string,
  soc: string,
  name: string,
  plural: string,
  profession: string,
  specialty: string | null,
  compact: Compact | null,
): ProfiledProfession {
  return { slug, soc, name, plural, profession, specialty, compact };
}

/** The 25 of spec section 3. */
export const profiledProfessions: readonly ProfiledProfession[] = [
  row(
    "registered-nurse",
    "29-1141",
    "Registered Nurse",
    "Registered Nurses",
    "registered-nurse",
    null,
    "NLC",
  ),
  row(
    "nurse-practitioner",
    "29-1171",
    "Nurse Practitioner",
    "Nurse Practitioners",
    "nurse-practitioner",
    null,
    "APRN",
  ),
  row(
    "physician-assistant",
    "29-1071",
    "Physician Assistant",
    "Physician Assistants",
    "physician-assistant",
    null,
    "PA",
  ),
  row(
    "family-medicine-physician",
    "29-1215",
    "Family Medicine Physician",
    "Family Medicine Physicians",
    "physician",
    "family-medicine",
    "IMLC",
  ),
  row("psychiatrist", "29-1223", "Psychiatrist", "Psychiatrists", "physician", "psychiatry", "IMLC"),
  row("pediatrician", "29-1221", "Pediatrician", "Pediatricians", "physician", "pediatrics", "IMLC"),
  row(
    "internal-medicine-physician",
    "29-1216",
    "Internal Medicine Physician",
    "Internal Medicine Physicians",
    "physician",
    "internal-medicine",
    "IMLC",
  ),
  row("hospitalist", "29-1229", "Hospitalist", "Hospitalists", "physician", "hospital-medicine", "IMLC"),
  row(
    "emergency-medicine-physician",
    "29-1214",
    "Emergency Medicine Physician",
    "Emergency Medicine Physicians",
    "physician",
    "emergency-medicine",
    "IMLC",
  ),
  row(
    "anesthesiologist",
    "29-1211",
    "Anesthesiologist",
    "Anesthesiologists",
    "physician",
    "anesthesiology",
    "IMLC",
  ),
  row(
    "general-surgeon",
    "29-1249",
    "General Surgeon",
    "General Surgeons",
    "physician",
    "general-surgery",
    "IMLC",
  ),
  row(
    "orthopedic-surgeon",
    "29-1242",
    "Orthopedic Surgeon",
    "Orthopedic Surgeons",
    "physician",
    "orthopedic-surgery",
    "IMLC",
  ),
  row("cardiologist", "29-1212", "Cardiologist", "Cardiologists", "physician", "cardiology", "IMLC"),
  row(
    "ob-gyn-physician",
    "29-1218",
    "OB-GYN Physician",
    "OB-GYN Physicians",
    "physician",
    "obstetrics-gynecology",
    "IMLC",
  ),
  row("radiologist", "29-1224", "Radiologist", "Radiologists", "physician", "radiology", "IMLC"),
  row("nurse-anesthetist", "29-1151", "Nurse Anesthetist", "Nurse Anesthetists", "crna", null, "APRN"),
  row(
    "licensed-practical-nurse",
    "29-2061",
    "Licensed Practical Nurse",
    "Licensed Practical Nurses",
    "licensed-practical-nurse",
    null,
    "NLC",
  ),
  row("pharmacist", "29-1051", "Pharmacist", "Pharmacists", "pharmacist", null, null),
  row(
    "physical-therapist",
    "29-1123",
    "Physical Therapist",
    "Physical Therapists",
    "physical-therapist",
    null,
    "PTC",
  ),
  row(
    "occupational-therapist",
    "29-1122",
    "Occupational Therapist",
    "Occupational Therapists",
    "occupational-therapist",
    null,
    null,
  ),
  row(
    "respiratory-therapist",
    "29-1126",
    "Respiratory Therapist",
    "Respiratory Therapists",
    "respiratory-therapist",
    null,
    "RCIC",
  ),
  row(
    "radiologic-technologist",
    "29-2034",
    "Radiologic Technologist",
    "Radiologic Technologists",
    "radiologic-technologist",
    null,
    null,
  ),
  row(
    "medical-laboratory-scientist",
    "29-2010",
    "Medical Laboratory Scientist",
    "Medical Laboratory Scientists",
    "laboratory-scientist",
    null,
    null,
  ),
  row(
    "clinical-psychologist",
    "19-3033",
    "Clinical Psychologist",
    "Clinical Psychologists",
    "psychologist",
    null,
    "PSYPACT",
  ),
  row(
    "healthcare-administrator",
    "11-9111",
    "Healthcare Administrator",
    "Healthcare Administrators",
    "healthcare-administrator",
    null,
    null,
  ),
];

/** The five with a recruiter page in each state. */
export const statewideProfessions = [
  "registered-nurse",
  "nurse-practitioner",
  "physician-assistant",
  "family-medicine-physician",
  "psychiatrist",
] as const;

export const isStatewide = (slug: string): boolean =>
  statewideProfessions.some((statewide) => statewide === slug);

const bySlug = new Map(profiledProfessions.map((profession) => [profession.slug, profession]));

export const findProfiledProfession = (slug: string): ProfiledProfession | null => bySlug.get(slug) ?? null;
