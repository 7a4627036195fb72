import { toLexicon } from "#app/jobs/reading/phrases.ts";
import { type Named, professionLexicon, type Strength } from "#app/jobs/reading/profession-phrases.ts";
import { specialtyLexicon } from "#app/jobs/reading/specialty-phrases.ts";

/** What people type for a profession where a posting's title would mean something else, or writes more. */
const typed: readonly (readonly [profession: string, strength: Strength, names: string])[] = [
  ["respiratory-therapist", "abbreviation", "rt, rts, resp therapist, resp therapy, resp tech"],
  ["physician", "general", "doc, docs, gp, gps, medical doctors"],
  ["radiation-therapist", "certain", "rad therapist, rad therapy, rtt"],
  ["counselor", "certain", "mft, therapist mental health, mental health therapist"],
  ["registered-nurse", "general", "mds nurse, mds rn"],
  [
    "nurse-practitioner",
    "certain",
    "acute care np, family np, enfermera practicante, pediatric np, peds np, adult np",
  ],
  ["registered-nurse", "general", "enfermera, enfermero, enfermeras, enfermeros"],
  ["sonographer", "certain", "sono, sono tech, us tech"],
  ["laboratory-scientist", "certain", "lab scientist, med tech lab"],
  ["home-health-aide", "certain", "caregivers, home aide"],
  ["pharmacist", "certain", "pharm d"],
  ["medical-coder", "certain", "coder, coders, records coder"],
  ["healthcare-administrator", "certain", "ceo, coo, cfo, hospital admin"],
];

/** What people type for a field. A posting says more words for it. */
const typedFields: readonly (readonly [specialty: string, names: string])[] = [
  ["telehealth", "teletherapy"],
  ["family-medicine", "family doc, fam med, family med doc"],
  ["interventional-radiology", "ir tech, ir technologist"],
  ["gastroenterology", "gi lab"],
  ["internal-medicine", "im physician, im doctor, physician im"],
  [
    "outpatient-therapy",
    "outpatient pt, pt outpatient, outpatient ot, ot outpatient, outpatient slp, slp outpatient",
  ],
];

export const typedFieldLexicon = toLexicon<string | null>([
  ...typedFields.flatMap(([specialty, names]) => names.split(", ").map((name) => [name, specialty] as const)),
  ...specialtyLexicon.phrases,
]);

export const typedLexicon = toLexicon<Named>([
  ...typed.flatMap(([profession, strength, names]) =>
    names.split(", ").map((name) => [name, { profession, strength, isHealthcare: true }] as const),
  ),
  ...professionLexicon.phrases,
]);
