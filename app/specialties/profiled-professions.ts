import type { Compact } from "./professions.ts";

/** A profession with a page of its own and recruiter pages; its text and figures are in the catalogue. */
export interface ProfiledProfession {
  slug: string;
  name: string;
  plural: string;
  /** What the job search files its postings under. */
  profession: string;
  specialty: string | null;
  compact: Compact | null;
}

function row(
  slug: string,
  name: string,
  plural: string,
  profession: string,
  specialty: string | null,
  compact: Compact | null,
): ProfiledProfession {
  return { slug, name, plural, profession, specialty, compact };
}

/** The 25 of spec section 3. */
export const profiledProfessions: readonly ProfiledProfession[] = [
  row("registered-nurse", "Registered Nurse", "Registered Nurses", "registered-nurse", null, "NLC"),
  row("nurse-practitioner", "Nurse Practitioner", "Nurse Practitioners", "nurse-practitioner", null, "APRN"),
  row(
    "physician-assistant",
    "Physician Assistant",
    "Physician Assistants",
    "physician-assistant",
    null,
    "PA",
  ),
  row(
    "family-medicine-physician",
    "Family Medicine Physician",
    "Family Medicine Physicians",
    "physician",
    "family-medicine",
    "IMLC",
  ),
  row("psychiatrist", "Psychiatrist", "Psychiatrists", "physician", "psychiatry", "IMLC"),
  row("pediatrician", "Pediatrician", "Pediatricians", "physician", "pediatrics", "IMLC"),
  row(
    "internal-medicine-physician",
    "Internal Medicine Physician",
    "Internal Medicine Physicians",
    "physician",
    "internal-medicine",
    "IMLC",
  ),
  row("hospitalist", "Hospitalist", "Hospitalists", "physician", "hospital-medicine", "IMLC"),
  row(
    "emergency-medicine-physician",
    "Emergency Medicine Physician",
    "Emergency Medicine Physicians",
    "physician",
    "emergency-medicine",
    "IMLC",
  ),
  row("anesthesiologist", "Anesthesiologist", "Anesthesiologists", "physician", "anesthesiology", "IMLC"),
  row("general-surgeon", "General Surgeon", "General Surgeons", "physician", "general-surgery", "IMLC"),
  row(
    "orthopedic-surgeon",
    "Orthopedic Surgeon",
    "Orthopedic Surgeons",
    "physician",
    "orthopedic-surgery",
    "IMLC",
  ),
  row("cardiologist", "Cardiologist", "Cardiologists", "physician", "cardiology", "IMLC"),
  row(
    "ob-gyn-physician",
    "OB-GYN Physician",
    "OB-GYN Physicians",
    "physician",
    "obstetrics-gynecology",
    "IMLC",
  ),
  row("radiologist", "Radiologist", "Radiologists", "physician", "radiology", "IMLC"),
  row("nurse-anesthetist", "Nurse Anesthetist", "Nurse Anesthetists", "crna", null, "APRN"),
  row(
    "licensed-practical-nurse",
    "Licensed Practical Nurse",
    "Licensed Practical Nurses",
    "licensed-practical-nurse",
    null,
    "NLC",
  ),
  row("pharmacist", "Pharmacist", "Pharmacists", "pharmacist", null, null),
  row("physical-therapist", "Physical Therapist", "Physical Therapists", "physical-therapist", null, "PTC"),
  row(
    "occupational-therapist",
    "Occupational Therapist",
    "Occupational Therapists",
    "occupational-therapist",
    null,
    null,
  ),
  row(
    "respiratory-therapist",
    "Respiratory Therapist",
    "Respiratory Therapists",
    "respiratory-therapist",
    null,
    "RCIC",
  ),
  row(
    "radiologic-technologist",
    "Radiologic Technologist",
    "Radiologic Technologists",
    "radiologic-technologist",
    null,
    null,
  ),
  row(
    "medical-laboratory-scientist",
    "Medical Laboratory Scientist",
    "Medical Laboratory Scientists",
    "laboratory-scientist",
    null,
    null,
  ),
  row(
    "clinical-psychologist",
    "Clinical Psychologist",
    "Clinical Psychologists",
    "psychologist",
    null,
    "PSYPACT",
  ),
  row(
    "healthcare-administrator",
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

const bySlug = new Map(profiledProfessions.map((profession) => [profession.slug, profession]));

export const findProfiledProfession = (slug: string): ProfiledProfession | null => bySlug.get(slug) ?? null;
