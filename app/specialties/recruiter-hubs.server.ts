import { paths } from "#app/paths.ts";

const hubs: Record<string, string> = {
  "registered-nurse": paths.specialtyRecruiters("nursing"),
  "licensed-practical-nurse": paths.specialtyRecruiters("nursing"),
  "nurse-practitioner": paths.nursePractitionerRecruiters(),
  "physician-assistant": paths.physicianAssistantRecruiters(),
  "family-medicine-physician": paths.specialtyRecruiters("family-medicine"),
  "internal-medicine-physician": paths.specialtyRecruiters("internal-medicine"),
  hospitalist: paths.specialtyRecruiters("internal-medicine"),
  "emergency-medicine-physician": paths.specialtyRecruiters("emergency-medicine"),
  pediatrician: paths.specialtyRecruiters("pediatrics"),
  "general-surgeon": paths.specialtyRecruiters("surgery"),
  "orthopedic-surgeon": paths.specialtyRecruiters("surgery"),
  radiologist: paths.specialtyRecruiters("radiology"),
  "radiologic-technologist": paths.specialtyRecruiters("radiology"),
  pharmacist: paths.specialtyRecruiters("pharmacy"),
};

/** The page for employers that says how recruiting for a profession runs; the hiring request where it has none. */
export const toRecruiterHub = (slug: string, category: string): string =>
  hubs[slug] ?? (category === "physician" ? paths.physicianRecruiters() : paths.hireRequest());
