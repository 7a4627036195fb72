import { withoutEndSlash } from "#app/kit/platform/local-path.ts";
import { paths, type RecruitedSpecialty, recruitedSpecialties } from "#app/paths.ts";

const physicians = [
  "family-medicine-physician",
  "internal-medicine-physician",
  "hospitalist",
  "emergency-medicine-physician",
  "pediatrician",
  "psychiatrist",
  "ob-gyn-physician",
  "anesthesiologist",
  "general-surgeon",
  "orthopedic-surgeon",
  "cardiologist",
  "radiologist",
] as const;

interface RecruitedField {
  name: string;
  professions: readonly string[];
  /** The job search counts these instead of the specialty with the same slug. */
  searched?: readonly string[];
  about?: string;
}

const recruited: Record<RecruitedSpecialty, RecruitedField> = {
  "emergency-medicine": {
    name: "Emergency medicine",
    professions: ["emergency-medicine-physician", "physician-assistant"],
  },
  "family-medicine": {
    name: "Family medicine",
    professions: ["family-medicine-physician", "nurse-practitioner"],
  },
  "internal-medicine": {
    name: "Internal medicine",
    professions: ["internal-medicine-physician", "hospitalist", "cardiologist"],
  },
  nursing: {
    name: "Nursing",
    professions: ["registered-nurse", "licensed-practical-nurse", "nurse-anesthetist", "nurse-practitioner"],
    searched: ["registered-nurse", "licensed-practical-nurse"],
    about: "nursing",
  },
  surgery: {
    name: "Surgery",
    professions: ["general-surgeon", "orthopedic-surgeon", "anesthesiologist", "nurse-anesthetist"],
    about: "Surgical Specialties",
  },
  pediatrics: {
    name: "Pediatrics",
    professions: ["pediatrician", "nurse-practitioner"],
    about: "Pediatrics & Child Health",
  },
  radiology: { name: "Radiology", professions: ["radiologist", "radiologic-technologist"] },
  pharmacy: {
    name: "Pharmacy",
    professions: ["pharmacist"],
    searched: ["pharmacist", "pharmacy-technician"],
    about: "Pharmacy",
  },
};

const nursePractitioner = ["nurse-practitioner"];

/** The path without its slash is the key of its text. */
export interface Hub {
  path: string;
  name: string;
  professions: readonly string[];
  search: { profession: readonly string[]; specialty: string | null };
  about: string | null;
  sibling: { name: string; to: string } | null;
}

const mainHubs: readonly Omit<Hub, "about">[] = [
  {
    path: paths.physicianRecruiters(),
    name: "Physician recruiters",
    professions: physicians,
    search: { profession: ["physician"], specialty: null },
    sibling: null,
  },
  {
    path: paths.nursePractitionerRecruiters(),
    name: "Nurse practitioner recruiters",
    professions: nursePractitioner,
    search: { profession: nursePractitioner, specialty: null },
    sibling: { name: "Nurse practitioner recruiters near me", to: paths.nursePractitionerRecruitersNearMe() },
  },
  {
    path: paths.physicianAssistantRecruiters(),
    name: "Physician assistant recruiters",
    professions: ["physician-assistant"],
    search: { profession: ["physician-assistant"], specialty: null },
    sibling: { name: "Nurse practitioner recruiters", to: paths.nursePractitionerRecruiters() },
  },
  {
    path: paths.nursePractitionerForm(),
    name: "Request a nurse practitioner",
    professions: nursePractitioner,
    search: { profession: nursePractitioner, specialty: null },
    sibling: { name: "Hire NPs now", to: paths.hireNpsNow() },
  },
  {
    path: paths.hireNpsNow(),
    name: "Hire NPs now",
    professions: nursePractitioner,
    search: { profession: nursePractitioner, specialty: null },
    sibling: { name: "Request a nurse practitioner", to: paths.nursePractitionerForm() },
  },
  {
    path: paths.nursePractitionerRecruitersNearMe(),
    name: "Nurse practitioner recruiters near me",
    professions: nursePractitioner,
    search: { profession: nursePractitioner, specialty: null },
    sibling: { name: "Nurse practitioner recruiters", to: paths.nursePractitionerRecruiters() },
  },
];

const fieldHubs = recruitedSpecialties.flatMap((specialty): Hub[] => {
  const { name, professions, searched, about = null } = recruited[specialty];
  const recruiting = { name: `${name} recruiting`, to: paths.specialtyRecruiting(specialty) };
  const recruiters = { name: `${name} recruiters`, to: paths.specialtyRecruiters(specialty) };
  const search = searched ? { profession: searched, specialty: null } : { profession: [], specialty };
  return [
    { path: recruiting.to, name: recruiting.name, professions, search, about, sibling: recruiters },
    { path: recruiters.to, name: recruiters.name, professions, search, about, sibling: recruiting },
  ];
});

export const hubs: readonly Hub[] = [...mainHubs.map((hub) => ({ ...hub, about: null })), ...fieldHubs];

const byPath = new Map(hubs.map((hub) => [hub.path, hub]));

export const findHub = (pathname: string): Hub | null =>
  byPath.get(withoutEndSlash(pathname.toLowerCase())) ?? null;
