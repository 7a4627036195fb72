import { toLexicon } from "#app/jobs/reading/phrases.ts";
import { type Named, professionLexicon, type Strength } from "#app/jobs/reading/profession-phrases.ts";
import { specialtyLexicon } from "#app/jobs/reading/specialty-phrases.ts";
import typed from "../../../../data/words/typed.json" with { type: "json" };

interface Names {
  professions: [profession: string, strength: Strength, names: string][];
  fields: [specialty: string | null, names: string][];
}

/** What people type for a profession or a field where a posting's title would mean something else, or writes more. */
const { professions, fields } = typed as unknown as Names;

export const typedFieldLexicon = toLexicon<string | null>([
  ...fields.flatMap(([specialty, names]) => names.split(", ").map((name) => [name, specialty] as const)),
  ...specialtyLexicon.phrases,
]);

export const typedLexicon = toLexicon<Named>([
  ...professions.flatMap(([profession, strength, names]) =>
    names.split(", ").map((name) => [name, { profession, strength, isHealthcare: true }] as const),
  ),
  ...professionLexicon.phrases,
]);
