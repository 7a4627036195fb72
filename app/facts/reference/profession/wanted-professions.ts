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
