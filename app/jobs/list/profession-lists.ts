import { professions } from "#app/facts/reference/profession/professions.ts";
import type { ProfessionJobList } from "#app/paths.ts";

interface ProfessionList {
  name: string;
  professions: readonly string[];
  description: string;
}

export const professionLists: Record<ProfessionJobList, ProfessionList> = {
  physician: {
    name: "Physician",
    professions: ["physician"],
    description:
      "Open physician jobs in every specialty: employed, locum tenens and part-time, with pay, call and the state license on the posting. Free for physicians.",
  },
  "registered-nurse": {
    name: "Registered Nurse",
    professions: ["registered-nurse"],
    description:
      "Open registered nurse jobs by unit, shift and state, with hourly pay and whether a compact license is enough. Staff, travel and per diem. Free for nurses.",
  },
  "nurse-practitioner": {
    name: "Nurse Practitioner",
    professions: ["nurse-practitioner"],
    description:
      "Open nurse practitioner jobs in primary, acute and psychiatric care. Compare pay, setting and state license before you apply. Free for NPs.",
  },
  "physician-assistant": {
    name: "Physician Assistant",
    professions: ["physician-assistant"],
    description:
      "Open physician assistant jobs in surgery, emergency, hospital and primary care. Compare pay, schedule and state license. Free for PAs.",
  },
  "healthcare-administration": {
    name: "Healthcare Administration",
    professions: professions
      .filter((profession) => profession.group === "administration")
      .map((profession) => profession.slug),
    description:
      "Open jobs for practice managers, coders, patient access and clinical research staff. Compare pay and workplace before you apply. Free for applicants.",
  },
};
