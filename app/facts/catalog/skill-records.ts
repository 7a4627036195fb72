import * as z from "zod";
import { count, sentence, slug } from "./record-fields.ts";

/** A result keeps the text too, so that it stays readable when the item changes. */
const skillItem = z.strictObject({ id: slug, text: z.string().min(3).max(90) });

const skillGroup = z.strictObject({
  id: slug,
  title: z.string().min(4),
  items: z.array(skillItem).min(3).max(12),
});
export type SkillGroup = z.infer<typeof skillGroup>;

const skillCertificate = z.strictObject({
  code: z.string(),
  name: z.string(),
  body: z.string(),
  eligibility: z.string().nullable(),
  validYears: z.number().nullable(),
  source: z.string(),
  groups: z.array(slug).min(1),
});
export type SkillCertificate = z.infer<typeof skillCertificate>;

const searched = { professions: z.array(slug).min(1), specialty: slug.nullable() };

export const skillsChecklist = z.strictObject({
  slug,
  /** Goes up when an item is added, removed or reworded. */
  version: z.number().int().positive(),
  title: z.string().min(4),
  lead: sentence,
  ...searched,
  related: z.array(z.strictObject({ slug, name: z.string() })).min(1),
  certificates: z.array(skillCertificate).min(1),
  groups: z.array(skillGroup).min(5),
});
export type SkillsChecklist = z.infer<typeof skillsChecklist>;

export const checklistEntry = skillsChecklist
  .pick({ slug: true, title: true, lead: true, professions: true, specialty: true })
  .extend({ items: count });
export type ChecklistEntry = z.infer<typeof checklistEntry>;
