/** The ten whose pay a place's page shows first: the largest of each field whose figures the survey prints in full. */
export const wantedProfessions = [
  "registered-nurse",
  "nurse-practitioner",
  "physician-assistant",
  "licensed-practical-nurse",
  "physical-therapist",
  "pharmacist",
  "respiratory-therapist",
  "radiologic-technologist",
  "medical-laboratory-scientist",
  "healthcare-administrator",
] as const;

/** Where the code covers more than the profession. */
export const wageScopes: Readonly<Record<string, string>> = {
  hospitalist: "all other physicians",
  "general-surgeon": "all other surgeons",
  "medical-laboratory-scientist": "with technicians",
  "clinical-psychologist": "with counseling",
};
