import { z } from "zod";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { specialties } from "#app/facts/reference/profession/specialties.ts";
import { requiredLine } from "#app/kit/forms/fields.ts";

/** "profession:registered-nurse" or "specialty:icu". */
export const meaningOptions = [
  ...professions.map(({ slug, name }) => ({
    value: `profession:${slug}`,
    label: name,
    group: "Professions",
  })),
  ...specialties
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ slug, name }) => ({ value: `specialty:${slug}`, label: name, group: "Specialties" })),
];

const missing = "Choose what the words mean";

export const meaningSchema = z.object({
  /** Made with the form, so that a second click adds nothing. */
  key: z.string().regex(/^[\w-]{22}$/),
  phrase: requiredLine("Enter the words", 100),
  meaning: z
    .string({ error: missing })
    .refine((value) => meaningOptions.some((option) => option.value === value), missing),
});
