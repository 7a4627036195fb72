/** A clinician may have several Medicare enrollments. */
export const enrollmentTypes: Readonly<Record<string, string>> = {
  "nurse-practitioner": "NURSE PRACTITIONER",
  "physician-assistant": "PHYSICIAN ASSISTANT",
  "family-medicine-physician": "FAMILY PRACTICE",
  psychiatrist: "PSYCHIATRY",
  "internal-medicine-physician": "INTERNAL MEDICINE",
  hospitalist: "HOSPITALIST",
  "emergency-medicine-physician": "EMERGENCY MEDICINE",
  anesthesiologist: "ANESTHESIOLOGY",
  "general-surgeon": "GENERAL SURGERY",
  "orthopedic-surgeon": "ORTHOPEDIC SURGERY",
  cardiologist: "CARDIOVASCULAR DISEASE (CARDIOLOGY)",
  "ob-gyn-physician": "OBSTETRICS/GYNECOLOGY",
  radiologist: "DIAGNOSTIC RADIOLOGY",
  "nurse-anesthetist": "CERTIFIED REGISTERED NURSE ANESTHETIST (CRNA)",
  "clinical-psychologist": "CLINICAL PSYCHOLOGIST",
};
