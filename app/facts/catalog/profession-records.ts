import * as z from "zod";
import {
  count,
  dollars,
  nursePractitioners,
  pay,
  question,
  sentence,
  slug,
  soc,
  stateCode,
} from "./record-fields.ts";
import { careerPath, hiringCustoms, offer } from "./written-records.ts";

const specialtyCategory = z.enum(["physician", "advanced-practice", "nursing", "allied", "administration"]);

/** Asked by both unless it names one. Recruiter pages are for employers, other pages for candidates. */
const professionQuestion = question.extend({ askedBy: z.enum(["candidate", "employer"]).optional() });

export const professionText = z.strictObject({
  slug,
  name: z.string(),
  plural: z.string(),
  category: specialtyCategory,
  soc,
  summary: sentence,
  work: z.array(sentence).min(2),
  training: sentence,
  credentials: z.array(z.string()).min(1),
  settings: z.array(z.string()).min(1),
  payNotes: z.array(sentence).min(1),
  recruiting: z.array(sentence).length(4),
  demandFactors: z.array(sentence).min(5),
  benefits: z.array(z.object({ title: z.string(), description: sentence })).min(6),
  questions: z.array(professionQuestion).min(4),
  sampleRole: z.strictObject({
    title: z.string(),
    schedule: z.string(),
    points: z.array(z.string()).min(3),
  }),
  related: z.array(slug).min(1),
});

const outlook = z.object({
  jobs2024: count,
  jobs2034: count,
  /** As published, which can differ from the difference of the two rounded totals. */
  change: z.number().int(),
  changePercent: z.number(),
  openingsPerYear: count,
  entryEducation: z.string(),
});

export const profession = professionText.extend({
  hiring: hiringCustoms,
  offer: offer.nullable(),
  careers: z.array(careerPath.pick({ slug: true, title: true })),
  /** What the wage code covers when it is wider than the profession. */
  payScope: z.string().nullable(),
  /** May 2025, like `states`. Metropolitan pay is of May 2024, like `national2024`. */
  national: z.object({ pay, jobs: count.nullable(), hourlyMedian: z.number().nullable() }),
  national2024: pay,
  outlook,
  /** Null when our copy of the survey lacks the occupation. */
  states: z.record(stateCode, dollars).nullable(),
  metros: z.array(z.object({ slug, name: z.string(), stateCodes: z.array(stateCode), pay })),
  practiceAuthority: z.record(stateCode, nursePractitioners).nullable(),
  specialties: z.array(z.object({ slug, name: z.string() })),
});
export type ProfessionRecord = z.infer<typeof profession>;

export const professionRow = z.object({
  slug,
  name: z.string(),
  plural: z.string(),
  category: specialtyCategory.nullable(),
  soc,
  pay,
  jobs: count.nullable(),
  outlook: outlook.nullable(),
});
export type ProfessionRow = z.infer<typeof professionRow>;

const specialtyPriority = z.enum(["top-30", "high-demand", "standard"]);

export const specialtyEntry = z.object({
  id: z.number().int().positive(),
  slug,
  name: z.string(),
  category: specialtyCategory,
  family: z.string(),
  priority: specialtyPriority,
  dataFile: slug,
  /** Null when postings are not filed that finely. */
  search: z.object({ profession: slug.nullable(), specialty: slug.nullable() }).nullable(),
});
export type SpecialtyEntry = z.infer<typeof specialtyEntry>;

export const specialtyDetail = z.object({
  slug,
  soc: soc.nullable(),
  nucc: z.string().nullable(),
  description: sentence,
  training: sentence,
  hiring: sentence,
  related: z.array(slug),
  /** Null when the postings' own wage occupation is the same. */
  filedOccupation: z.string().nullable(),
  national: z
    .object({
      occupation: z.string(),
      pay,
      jobs: count.nullable(),
      rank: z.number().int().positive().nullable(),
      occupations: count,
      specialties: count,
    })
    .nullable(),
});
export type SpecialtyDetail = z.infer<typeof specialtyDetail>;

export type FiledUnder = NonNullable<SpecialtyEntry["search"]>;
