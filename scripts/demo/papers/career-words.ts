/** What a résumé says of a profession. */
interface CareerWords {
  title: string;
  letters: string;
  license: string;
  degree: string;
  cards: readonly string[];
  duties: readonly [string, string, string];
}

export const careerWords: Readonly<Record<string, CareerWords>> = {
  "registered-nurse": {
    title: "Registered Nurse",
    letters: "RN",
    license: "RN",
    degree: "Bachelor of Science in Nursing",
    cards: ["BLS", "ACLS"],
    duties: [
      "Care for four patients a shift, with drips and telemetry",
      "Hand over at the bedside and call rapid response early",
      "Teach patients and families before discharge",
    ],
  },
  "respiratory-therapist": {
    title: "Respiratory Therapist",
    letters: "RRT",
    license: "Respiratory Therapist",
    degree: "Associate of Science in Respiratory Care",
    cards: ["BLS", "ACLS"],
    duties: [
      "Manage ventilators, high-flow oxygen and weaning",
      "Draw and read arterial blood gases",
      "Answer codes and rapid response calls",
    ],
  },
  "physical-therapist": {
    title: "Physical Therapist",
    letters: "PT, DPT",
    license: "Physical Therapist",
    degree: "Doctor of Physical Therapy",
    cards: ["BLS"],
    duties: [
      "See ten to twelve patients a day after surgery and injury",
      "Write plans of care and supervise two assistants",
      "Teach home exercises that patients keep up",
    ],
  },
  "medical-laboratory-scientist": {
    title: "Medical Laboratory Scientist",
    letters: "MLS",
    license: "Medical Laboratory Scientist",
    degree: "Bachelor of Science in Medical Laboratory Science",
    cards: ["MLS (ASCP)"],
    duties: [
      "Run chemistry, hematology and coagulation",
      "Crossmatch and release blood products",
      "Check controls and call critical values",
    ],
  },
  "nurse-practitioner": {
    title: "Nurse Practitioner",
    letters: "FNP-C",
    license: "Nurse Practitioner",
    degree: "Master of Science in Nursing, Family Nurse Practitioner",
    cards: ["BLS", "ACLS"],
    duties: [
      "See about 24 patients a day of all ages",
      "Suture, splint and read plain films",
      "Prescribe, order tests and call results the same day",
    ],
  },
};

/** All invented. */
export const facilities = [
  "Brannock Ridge Hospital",
  "Saint Orlan Medical Center",
  "Fenwood Valley Hospital",
  "Tillery Memorial Hospital",
  "Marrow Creek Medical Center",
  "Larkspur County Hospital",
] as const;

export const schools = [
  "Green Hollow University",
  "Brindle State University",
  "Ostrander College",
  "Wexcombe University",
] as const;
