/**
 * The occupation code that the wages of each of the 25 professions are published under
 * (data/catalog/professions.json).
 */
export const wageCodes: Readonly<Record<string, string>> = {
  "registered-nurse": "29-1141",
  "nurse-practitioner": "29-1171",
  "physician-assistant": "29-1071",
  "family-medicine-physician": "29-1215",
  psychiatrist: "29-1223",
  pediatrician: "29-1221",
  "internal-medicine-physician": "29-1216",
  hospitalist: "29-1229",
  "emergency-medicine-physician": "29-1214",
  anesthesiologist: "29-1211",
  "general-surgeon": "29-1249",
  "orthopedic-surgeon": "29-1242",
  cardiologist: "29-1212",
  "ob-gyn-physician": "29-1218",
  radiologist: "29-1224",
  "nurse-anesthetist": "29-1151",
  "licensed-practical-nurse": "29-2061",
  pharmacist: "29-1051",
  "physical-therapist": "29-1123",
  "occupational-therapist": "29-1122",
  "respiratory-therapist": "29-1126",
  "radiologic-technologist": "29-2034",
  "medical-laboratory-scientist": "29-2010",
  "clinical-psychologist": "19-3033",
  "healthcare-administrator": "11-9111",
};

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
