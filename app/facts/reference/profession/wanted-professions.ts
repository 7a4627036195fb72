import { startSentence } from "#app/kit/text/sentence.ts";

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

/** Others in the wage code and the projection. */
export const wageScopes: Readonly<Record<string, string>> = {
  hospitalist: "all other physicians",
  "general-surgeon": "all other surgeons",
  "medical-laboratory-scientist": "technicians",
  "clinical-psychologist": "counseling psychologists",
};

export const withWageScope = (slug: string, people: string): string =>
  wageScopes[slug] ? `${people} (with ${wageScopes[slug]})` : people;

export const toScopeSentence = (slug: string, people: string): string =>
  wageScopes[slug] ? `${startSentence(people)} are counted with ${wageScopes[slug]}.` : "";
