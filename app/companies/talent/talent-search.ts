import * as z from "zod";
import { findSpecialtyByName } from "#app/clinicians/profile/form/find-specialty.ts";
import { isoDate } from "#app/clinicians/profile/record/profile.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";

const mileChoices = [25, 50, 100, 250] as const;
const usualMiles = 50;

const text = (most: number) => z.string().trim().max(most).catch("");

/** What cannot be read is not asked; `specialty` and `place` stay as typed, for the form to say so. */
const asked = z.object({
  job: text(200),
  profession: text(80).transform((slug) => findProfession(slug)?.slug ?? null),
  specialty: text(80),
  state: text(2).transform((code) => findState(code)?.code ?? null),
  years: z.coerce.number().int().min(1).max(60).nullable().catch(null),
  place: text(100),
  miles: z.coerce
    .number()
    .refine((miles) => mileChoices.some((choice) => choice === miles))
    .catch(usualMiles),
  start: isoDate.nullable().catch(null),
});

export type TalentAsked = z.output<typeof asked>;

const talentFields = Object.keys(asked.shape);

export const parseTalentAsked = (params: URLSearchParams): TalentAsked =>
  asked.parse(Object.fromEntries(talentFields.map((name) => [name, params.get(name) ?? ""])));

/** Null for one that our list does not have. */
export const findAskedSpecialty = ({ specialty }: TalentAsked) =>
  specialty === "" ? null : findSpecialtyByName(specialty);
