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

const specialtyCategory = z.enum(["physician", "advanced-practice", "nursing", "allied", "administration"]);

/** What is written of a profession (data/catalog/professions.json). */
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
  /** How a search for one runs: four paragraphs. */
  recruiting: z.array(sentence).length(4),
  demandFactors: z.array(sentence).min(5),
  benefits: z.array(z.object({ title: z.string(), description: sentence })).min(6),
  questions: z.array(question).min(4),
  /** A sample of what a search starts from, never a posting. */
  sampleRole: z.strictObject({
    title: z.string(),
    schedule: z.string(),
    points: z.array(z.string()).min(3),
  }),
  related: z.array(slug).min(1),
});

/** Federal projection of 2024 to 2034. */
const outlook = z.object({
  jobs2024: count,
  jobs2034: count,
  /** As published: the difference of the two rounded totals may be another. */
  change: z.number().int(),
  changePercent: z.number(),
  openingsPerYear: count,
  entryEducation: z.string(),
});

export const profession = professionText.extend({
  /** What the wage code covers where that is more than the profession. */
  payScope: z.string().nullable(),
  /** The country's, May 2025. */
  national: z.object({ pay, jobs: count.nullable(), hourlyMedian: z.number().nullable() }),
  /** The country's, May 2024: what the metropolitan areas compare with. */
  national2024: pay,
  outlook,
  /** Median by state code, May 2025; null where our copy has none of the occupation. */
  states: z.record(stateCode, dollars).nullable(),
  /** By the metro's slug, May 2024. */
  metros: z.array(z.object({ slug, name: z.string(), stateCodes: z.array(stateCode), pay })),
  /** What a state lets its nurse practitioners do, by state code; null for every other profession. */
  practiceAuthority: z.record(stateCode, nursePractitioners).nullable(),
  /** Pages of specialties that its postings are told apart by, the most asked for first, 8 at most. */
  specialties: z.array(z.object({ slug, name: z.string() })),
});
export type Profession = z.infer<typeof profession>;

/** What a page of several professions shows of each. */
export const professionRow = z.object({
  slug,
  name: z.string(),
  plural: z.string(),
  /** null for one without a page of its own. */
  category: specialtyCategory.nullable(),
  soc,
  /** The country's, May 2025. */
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
  /** What the job search filters by for it; null where postings are not told apart that far. */
  search: z.object({ profession: slug.nullable(), specialty: slug.nullable() }).nullable(),
});
export type SpecialtyEntry = z.infer<typeof specialtyEntry>;

export const specialtyDetail = z.object({
  slug,
  soc: soc.nullable(),
  /** Code of the Health Care Provider Taxonomy, version 25.1. */
  nucc: z.string().nullable(),
  description: sentence,
  training: sentence,
  hiring: sentence,
  /** Both ways: the specialties that it names, then those that name it. */
  related: z.array(slug),
  /** The wage occupation of the jobs it is filed with; null when that is its own. */
  filedOccupation: z.string().nullable(),
  /** The country's pay of its SOC code, May 2025, with the occupation's name there. */
  national: z
    .object({
      occupation: z.string(),
      pay,
      jobs: count.nullable(),
      /** Of its median among the occupations of all specialties, the highest first; null without a median. */
      rank: z.number().int().positive().nullable(),
      occupations: count,
      /** Specialties that are counted under the same code, with this one. */
      specialties: count,
    })
    .nullable(),
});
export type SpecialtyDetail = z.infer<typeof specialtyDetail>;
