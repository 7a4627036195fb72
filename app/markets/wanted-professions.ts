import { startSentence } from "#app/candidates/license-words.ts";

/** The ten whose pay a place's page shows first: the largest professions with complete figures. */
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

/** Who else the wage code and the projection count with the profession. */
export const wageScopes: Readonly<Record<string, string>> = {
  hospitalist: "all other physicians",
  "general-surgeon": "all other surgeons",
  "medical-laboratory-scientist": "technicians",
  "clinical-psychologist": "counseling psychologists",
};

/** "hospitalists (with all other physicians)": what a figure of the profession's code is of. */
export const withWageScope = (slug: string, people: string): string =>
  wageScopes[slug] ? `${people} (with ${wageScopes[slug]})` : people;

/** "Hospitalists are counted with all other physicians."; empty when the profession has its own code. */
export const toScopeSentence = (slug: string, people: string): string =>
  wageScopes[slug] ? `${startSentence(people)} are counted with ${wageScopes[slug]}.` : "";
