import * as z from "zod";
import { pay, question, sentence, slug, soc } from "./record-fields.ts";

const label = z.string().min(2);
const asked = z.strictObject({ ...question.shape, question: question.shape.question.endsWith("?") });

export const areaText = z.strictObject({ lead: sentence, questions: z.array(asked).length(4) });
export type AreaText = z.infer<typeof areaText>;

export const familyText = z.strictObject({ intro: sentence, questions: z.array(asked).length(3) });

export const jobListText = z.strictObject({ intro: sentence, questions: z.array(asked).length(4) });

/** Both ends are slugs of professions if there is one. */
export const careerPath = z.strictObject({
  slug,
  title: label,
  from: slug.nullable(),
  to: slug.nullable(),
  years: label,
  steps: z.array(sentence).min(3).max(5),
  truths: z.array(sentence).min(2).max(3),
});
export type CareerPath = z.infer<typeof careerPath>;

export const npPaField = z.strictObject({
  slug,
  name: label,
  npCertificate: sentence,
  paCertificate: sentence,
  procedures: sentence,
  schedule: sentence,
  supervision: sentence,
  text: sentence,
});
export type NpPaField = z.infer<typeof npPaField>;

const section = z.strictObject({
  title: label,
  paragraphs: z.array(sentence).min(1),
  list: z.array(label).min(2).optional(),
});

/** The job search files postings under both slugs. */
const role = z.strictObject({
  name: label,
  note: sentence,
  profession: slug.optional(),
  specialty: slug.optional(),
});

/** `weeks` counts from the first call, as in "Day 1" and "Weeks 2 to 4". */
const step = z.strictObject({ title: label, owner: label, weeks: label, text: sentence });

/** For a new search that takes longer than the site promises. */
export const offer = z.string().regex(/^\d+-\d+ weeks$/);

export const hubText = z.strictObject({
  title: z.string().min(20).max(60),
  description: z.string().min(60).max(160),
  heading: label,
  lead: sentence,
  sections: z.array(section).min(4).max(5),
  roles: z.array(role).min(5).max(8),
  offer: offer.optional(),
  steps: z.array(step).min(4).max(7),
  questions: z.array(asked).length(6),
});

export const hiringCustoms = z.strictObject({
  interviewer: label,
  visit: sentence,
  paperwork: label,
  papers: sentence,
});

/** Uses the name that a hiring facility uses. */
export const buyerBand = z.strictObject({ label, soc, pay });

export const buyerText = hubText.omit({ offer: true, questions: true }).extend({
  bands: z.array(buyerBand).min(3).max(8),
  bandNote: sentence,
  stepsLead: sentence,
  termsLead: sentence,
  questions: z.array(asked).min(6).max(9),
});
