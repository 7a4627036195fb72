import { type Compact, findProfession } from "./professions.ts";

export interface ProfiledProfession {
  slug: string;
  soc: string;
  name: string;
  plural: string;
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
): ProfiledProfession {
  const compact = findProfession(profession)?.compact ?? null;
  return { slug, soc, name, plural, profession, specialty, compact };
}

export const profiledProfessions: readonly ProfiledProfession[] = [
  row("registered-nurse", "29-1141", "Registered Nurse", "Registered Nurses", "registered-nurse", null),
  row(
    "nurse-practitioner",
    "29-1171",
    "Nurse Practitioner",
    "Nurse Practitioners",
    "nurse-practitioner",
    null,
  ),
  row(
    "physician-assistant",
    "29-1071",
    "Physician Assistant",
    "Physician Assistants",
    "physician-assistant",
    null,
  ),
  row(
    "family-medicine-physician",
    "29-1215",
    "Family Medicine Physician",
    "Family Medicine Physicians",
    "physician",
    "family-medicine",
  ),
  row("psychiatrist", "29-1223", "Psychiatrist", "Psychiatrists", "physician", "psychiatry"),
  row("pediatrician", "29-1221", "Pediatrician", "Pediatricians", "physician", "pediatrics"),
  row(
    "internal-medicine-physician",
    "29-1216",
    "Internal Medicine Physician",
    "Internal Medicine Physicians",
    "physician",
    "internal-medicine",
  ),
  row("hospitalist", "29-1229", "Hospitalist", "Hospitalists", "physician", "hospital-medicine"),
  row(
    "emergency-medicine-physician",
    "29-1214",
    "Emergency Medicine Physician",
    "Emergency Medicine Physicians",
    "physician",
    "emergency-medicine",
  ),
  row("anesthesiologist", "29-1211", "Anesthesiologist", "Anesthesiologists", "physician", "anesthesiology"),
  row("general-surgeon", "29-1249", "General Surgeon", "General Surgeons", "physician", "general-surgery"),
  row(
    "orthopedic-surgeon",
    "29-1242",
    "Orthopedic Surgeon",
    "Orthopedic Surgeons",
    "physician",
    "orthopedic-surgery",
  ),
  row("cardiologist", "29-1212", "Cardiologist", "Cardiologists", "physician", "cardiology"),
  row(
    "ob-gyn-physician",
    "29-1218",
    "OB-GYN Physician",
    "OB-GYN Physicians",
    "physician",
    "obstetrics-gynecology",
  ),
  row("radiologist", "29-1224", "Radiologist", "Radiologists", "physician", "radiology"),
  row("nurse-anesthetist", "29-1151", "Nurse Anesthetist", "Nurse Anesthetists", "crna", null),
  row(
    "licensed-practical-nurse",
    "29-2061",
    "Licensed Practical Nurse",
    "Licensed Practical Nurses",
    "licensed-practical-nurse",
    null,
  ),
  row("pharmacist", "29-1051", "Pharmacist", "Pharmacists", "pharmacist", null),
  row(
    "physical-therapist",
    "29-1123",
    "Physical Therapist",
    "Physical Therapists",
    "physical-therapist",
    null,
  ),
  row(
    "occupational-therapist",
    "29-1122",
    "Occupational Therapist",
    "Occupational Therapists",
    "occupational-therapist",
    null,
  ),
  row(
    "respiratory-therapist",
    "29-1126",
    "Respiratory Therapist",
    "Respiratory Therapists",
    "respiratory-therapist",
    null,
  ),
  row(
    "radiologic-technologist",
    "29-2034",
    "Radiologic Technologist",
    "Radiologic Technologists",
    "radiologic-technologist",
    null,
  ),
  row(
    "medical-laboratory-scientist",
    "29-2010",
    "Medical Laboratory Scientist",
    "Medical Laboratory Scientists",
    "laboratory-scientist",
    null,
  ),
  row(
    "clinical-psychologist",
    "19-3033",
    "Clinical Psychologist",
    "Clinical Psychologists",
    "psychologist",
    null,
  ),
  row(
    "healthcare-administrator",
    "11-9111",
    "Healthcare Administrator",
    "Healthcare Administrators",
    "healthcare-administrator",
    null,
  ),
];

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
