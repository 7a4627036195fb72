import type { IconName } from "#app/kit/ui/icon-names.ts";

interface Area {
  name: string;
  line: string;
  icon: IconName;
  search: string;
  professions: readonly string[];
}

const therapists = [
  "physical-therapist",
  "physical-therapist-assistant",
  "occupational-therapist",
  "occupational-therapy-assistant",
  "speech-language-pathologist",
  "respiratory-therapist",
] as const;
const imagers = [
  "radiologic-technologist",
  "mri-technologist",
  "sonographer",
  "nuclear-medicine-technologist",
  "radiation-therapist",
  "laboratory-scientist",
] as const;
const counselors = [
  "psychologist",
  "social-worker",
  "counselor",
  "behavior-analyst",
  "psychiatric-technician",
] as const;

export const areas: readonly Area[] = [
  {
    name: "Nursing",
    line: "From nursing assistant to nurse manager, with shift and compact on the card.",
    icon: "heart-pulse",
    search: "specialty=nursing",
    professions: [
      "registered-nurse",
      "licensed-practical-nurse",
      "nursing-assistant",
      "case-manager",
      "nurse-manager",
    ],
  },
  area(
    "Physicians",
    "stethoscope",
    ["physician"],
    "Employed and locum positions, in hospitals, clinics and telehealth.",
  ),
  area(
    "Nurse practitioners",
    "clipboard-list",
    ["nurse-practitioner"],
    "Primary care, psychiatric and acute care.",
  ),
  area(
    "Physician assistants",
    "badge-check",
    ["physician-assistant"],
    "From first assist in the operating room to urgent care.",
  ),
  area(
    "Therapy",
    "activity",
    therapists,
    "Physical, occupational, speech and respiratory therapy, assistants included.",
  ),
  area(
    "Imaging and laboratory",
    "scan-line",
    imagers,
    "X-ray, MRI, ultrasound, nuclear medicine and lab work.",
  ),
  area(
    "Behavioral health",
    "brain",
    counselors,
    "Psychologists, clinical social workers, counselors and behavior analysts.",
  ),
  area(
    "Pharmacy",
    "pill",
    ["pharmacist", "pharmacy-technician"],
    "Inpatient, ambulatory and long-term care pharmacists and technicians.",
  ),
];

function area(name: string, icon: IconName, slugs: readonly string[], line: string): Area {
  return { name, line, icon, search: `profession=${slugs.join(",")}`, professions: slugs };
}

export function countAreas(byProfession: ReadonlyMap<string, number>): number[] {
  return areas.map(({ professions }) =>
    professions.reduce((sum, slug) => sum + (byProfession.get(slug) ?? 0), 0),
  );
}
