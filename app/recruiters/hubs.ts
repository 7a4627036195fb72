import { paths, type RecruitedSpecialty, recruitedSpecialties } from "#app/paths.ts";
import type { ProfiledProfession } from "#app/specialties/profiled-professions.ts";
import type { GridLink } from "#app/ui/link-grid.tsx";

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

/** Which professions' local pages each specialty's two pages lead to. */
const specialtyProfessions: Record<RecruitedSpecialty, readonly string[]> = {
  "emergency-medicine": ["emergency-medicine-physician", "physician-assistant"],
  "family-medicine": ["family-medicine-physician", "nurse-practitioner"],
  "internal-medicine": ["internal-medicine-physician", "hospitalist", "cardiologist"],
  nursing: ["registered-nurse", "licensed-practical-nurse", "nurse-anesthetist", "nurse-practitioner"],
  surgery: ["general-surgeon", "orthopedic-surgeon", "anesthesiologist", "nurse-anesthetist"],
  pediatrics: ["pediatrician", "nurse-practitioner"],
  radiology: ["radiologist", "radiologic-technologist"],
  pharmacy: ["pharmacist"],
};

const specialtyNames: Record<RecruitedSpecialty, string> = {
  "emergency-medicine": "Emergency medicine",
  "family-medicine": "Family medicine",
  "internal-medicine": "Internal medicine",
  nursing: "Nursing",
  surgery: "Surgery",
  pediatrics: "Pediatrics",
  radiology: "Radiology",
  pharmacy: "Pharmacy",
};

const nursePractitioner = ["nurse-practitioner"];

/** A page about recruiting that was written, by its path without the slash: the key of its text. */
export interface Hub {
  path: string;
  name: string;
  /** The professions whose local pages it leads to. */
  professions: readonly string[];
  /** What the job search counts for it. */
  search: { profession: readonly string[]; specialty: string | null };
  /** The page about the same from the other side. */
  sibling: { name: string; to: string } | null;
}

const mainHubs: readonly Hub[] = [
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

/** Nursing and pharmacy are professions in the job search, the others specialties. */
const searches: Partial<Record<RecruitedSpecialty, Hub["search"]>> = {
  nursing: { profession: ["registered-nurse", "licensed-practical-nurse"], specialty: null },
  pharmacy: { profession: ["pharmacist", "pharmacy-technician"], specialty: null },
};

const specialtyHubs = recruitedSpecialties.flatMap((specialty): Hub[] => {
  const name = specialtyNames[specialty];
  const recruiting = { name: `${name} recruiting`, to: paths.specialtyRecruiting(specialty) };
  const recruiters = { name: `${name} recruiters`, to: paths.specialtyRecruiters(specialty) };
  const shared = {
    professions: specialtyProfessions[specialty],
    search: searches[specialty] ?? { profession: [], specialty },
  };
  return [
    { path: recruiting.to, name: recruiting.name, sibling: recruiters, ...shared },
    { path: recruiters.to, name: recruiters.name, sibling: recruiting, ...shared },
  ];
});

export const hubs: readonly Hub[] = [...mainHubs, ...specialtyHubs];

const byPath = new Map(hubs.map((hub) => [hub.path, hub]));

export const findHub = (pathname: string): Hub | null =>
  byPath.get(pathname.toLowerCase().replace(/(?<=.)\/+$/, "")) ?? null;

const hubsShown = 3;

/** The written pages about recruiting this profession; the page for employers where there is none. */
export function toHubsOf({ slug }: ProfiledProfession): GridLink[] {
  const found = hubs.filter(({ professions }) => professions.includes(slug)).slice(0, hubsShown);
  return found.length > 0
    ? found.map(({ name, path }) => ({ name, to: path }))
    : [{ name: "For employers", to: paths.employers() }];
}

export const toMainHub = (profession: ProfiledProfession): GridLink => toHubsOf(profession)[0]!;
