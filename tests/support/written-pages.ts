import * as z from "zod";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const path = z.string().regex(/^\/[a-z0-9]+(-[a-z0-9]+)*$/);
const label = z.string().min(2);
const sentence = z.string().min(20);
const question = z.strictObject({ question: z.string().min(10).endsWith("?"), answer: sentence });

const section = z.strictObject({
  title: label,
  paragraphs: z.array(sentence).min(1),
  list: z.array(label).min(2).optional(),
});

/** `profession` and `specialty` are the slugs that the job search files postings under. */
const role = z.strictObject({
  name: label,
  note: sentence,
  profession: slug.optional(),
  specialty: slug.optional(),
});

/** `weeks` says when, counted from the first call: "Day 1", "Weeks 2 to 4". */
const step = z.strictObject({ title: label, owner: label, weeks: label, text: sentence });

/** data/catalog/recruiter_pages.json and recruiter_hubs.json: the slug is the path. */
const writtenPageSchema = z.strictObject({
  slug,
  title: z.string().min(20).max(60),
  description: z.string().min(60).max(160),
  heading: label,
  lead: sentence,
  sections: z.array(section).min(4).max(5),
  roles: z.array(role).min(5).max(8),
  /** From request to accepted offer, where that is longer than the site's promise. */
  offer: z
    .string()
    .regex(/^\d+-\d+ weeks$/)
    .optional(),
  steps: z.array(step).min(4).max(7),
  questions: z.array(question).length(6),
});

/** data/catalog/career_paths.json: `from` and `to` are profiled professions where there is one. */
const careerPathSchema = z.strictObject({
  slug,
  title: label,
  from: slug.nullable(),
  to: slug.nullable(),
  years: label,
  steps: z.array(sentence).min(3).max(5),
  truths: z.array(sentence).min(2).max(3),
});

/** data/catalog/np_pa_specialties.json: the slug is a catalogue specialty of advanced practice where one fits. */
const npPaSpecialtySchema = z.strictObject({
  slug,
  name: label,
  npCertificate: sentence,
  paCertificate: sentence,
  procedures: sentence,
  schedule: sentence,
  supervision: sentence,
  text: sentence,
});

/** data/catalog/profession_lists.json */
const professionListSchema = z.strictObject({
  path,
  intro: sentence,
  questions: z.array(question).length(4),
});

/** data/catalog/family_intros.json: one for each file of data/catalog/specialties. */
const familyIntroSchema = z.strictObject({
  dataFile: slug,
  intro: sentence,
  questions: z.array(question).length(3),
});

/** data/catalog/area_intros.json */
const areaIntroSchema = z.strictObject({
  path,
  lead: sentence,
  questions: z.array(question).length(4),
});

/** By the name of the file in data/catalog. */
export const writtenFiles = {
  recruiter_pages: z.array(writtenPageSchema),
  recruiter_hubs: z.array(writtenPageSchema),
  career_paths: z.array(careerPathSchema),
  np_pa_specialties: z.array(npPaSpecialtySchema),
  profession_lists: z.array(professionListSchema),
  family_intros: z.array(familyIntroSchema),
  area_intros: z.array(areaIntroSchema),
} as const;
