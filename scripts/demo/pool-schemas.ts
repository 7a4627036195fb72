import * as z from "zod";
import { employmentTypes, shifts } from "#app/kit/platform/column-words.ts";

const sentences = z.array(z.string().min(2)).min(1);
const share = z.number().min(0).max(1).optional();

/** The shape of data/demo/roles/*.json. */
const roleFields = {
  weight: z.number().positive(),
  world: z.string(),
  kinds: sentences,
  setting: z.string(),
  field: z.string(),
  patterns: sentences,
  /** "Title text|prose text|specialty|employer kinds": only the prose is required, and the rest narrows the role. */
  units: sentences,
  names: sentences.optional(),
  nightNames: sentences.optional(),
  duties: sentences,
  ratio: sentences.optional(),
  load: sentences.optional(),
  call: sentences.optional(),
  /** Months. Replaces the profession's range for work that nobody starts in. */
  experience: z.array(z.number().int()).optional(),
  certs: z.array(z.string()).default([]),
  preferred: z.array(z.string()).default([]),
  /** Where it differs from the profession's. */
  soc: z.string().optional(),
  /** Multiplies that occupation's pay. */
  lift: z.number().default(1),
  board: z.string().optional(),
  cert: z.string().optional(),
  hourly: share,
  perShift: share,
  remote: z.boolean().default(false),
  hybrid: z.boolean().default(false),
};

export const roleSchema = z.object({
  ...roleFields,
  profession: z.string(),
  specialty: z.string().nullable(),
  about: sentences,
  skills: z.array(z.string()),
});

export const serviceSchema = z.object({
  specialty: z.string(),
  about: sentences,
  skills: sentences,
  roles: z.array(
    z.object({
      ...roleFields,
      weight: z.number().positive().optional(),
      profession: z.string().optional(),
      professions: z.record(z.string(), z.number().positive()).optional(),
      skills: sentences.optional(),
    }),
  ),
});

export const professionSchema = z.record(
  z.string(),
  z.object({
    /** Percent of all postings. */
    share: z.number().positive(),
    noun: z.string(),
    names: sentences,
    short: z.string(),
    license: z.string().nullable(),
    education: z.array(z.tuple([z.string(), z.string().nullable(), z.number()])).min(1),
    experienceMonths: z.array(z.number().int().nullable()).min(1),
    certifications: z.array(z.string()),
    requirements: sentences,
    duties: sentences,
    skills: sentences,
    pay: z.partialRecord(z.enum(["hour", "shift", "year"]), z.number()),
    types: z.partialRecord(z.enum(employmentTypes), z.number()),
  }),
);

export const employerSchema = z.array(
  z.object({
    kind: z.string(),
    name: z.string(),
    /** State codes between spaces, or "US". */
    states: z.string(),
    ehr: z.string().nullable(),
    style: z.number().int().min(0).max(4),
    about: sentences,
    staffs: sentences.optional(),
  }),
);

export const scheduleSchema = z.record(
  z.string(),
  z.object({
    shift: z.enum(shifts),
    hours: z.number(),
    week: z.number(),
    text: z.string(),
    partWeek: z.number(),
    part: z.string(),
    prose: sentences,
  }),
);

export const worldSchema = z.record(
  z.string(),
  z.object({ day: sentences, team: sentences, learning: sentences }),
);
export const kindSchema = z.record(z.string(), z.object({ place: sentences, closing: sentences }));
export const typeSchema = z.partialRecord(
  z.enum(employmentTypes),
  z.object({ titles: sentences, prose: sentences }),
);
export const listsSchema = z.record(z.string(), sentences);

export const layoutSchema = z.object({
  headings: listsSchema,
  load: z.object({
    ratio: sentences,
    volume: sentences,
    ehr: sentences,
    schedule: sentences,
    asNeeded: sentences,
    duties: sentences,
  }),
  layouts: z.array(
    z.array(z.object({ heading: z.string().optional(), list: z.boolean().default(false), slots: sentences })),
  ),
});

export const requirementSchema = z.object({
  license: sentences,
  licenseCompact: sentences,
  licenseRemote: sentences,
  licenseRemoteCompact: sentences,
  certifications: z.record(z.string(), z.string()),
  experience: listsSchema,
  board: sentences,
  appCertification: z.record(z.string(), z.record(z.string(), z.string())),
  floatPolicy: sentences,
  differentials: listsSchema,
  productivity: sentences,
  visa: sentences,
  start: sentences,
});
