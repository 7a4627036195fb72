import * as z from "zod";
import { states } from "#app/facts/reference/place/states.ts";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { employmentTypes, payUnits, shifts, workplaces } from "#app/kit/platform/column-words.ts";

// Parts of several answers. Descriptions are in the OpenAPI description, and so on the page.

export const url = z.url().describe("The page on our site. Link to it when you show the data.");
const time = z.iso.datetime();

export const stateCode = z.enum(
  states.map(({ code }) => code) as [string, ...string[]],
  "Send the two letters of a state, such as TX.",
);
export const professionSlug = z.enum(
  professions.map(({ slug }) => slug) as [string, ...string[]],
  "Send a slug of /professions, such as registered-nurse.",
);

export const figure = z.object({
  value: z.number(),
  unit: z.string(),
  source: z.string(),
  date: z.string().describe("What the figure is of: a year, a month or a span."),
});

export const payShape = z.object({
  p10: z.number().nullable(),
  p25: z.number().nullable(),
  median: z.number().nullable(),
  p75: z.number().nullable(),
  p90: z.number().nullable(),
  unit: z.literal("USD a year").describe("For the survey's year of 2,080 hours."),
  topCode: z
    .number()
    .nullable()
    .describe("The survey publishes nothing above this figure, which then means at least that much."),
  n: z.number().int().nullable().describe("Jobs that the survey counts, where it says so."),
  source: z.string(),
  sourceUrl: z.url(),
  date: z.string(),
  year: z.number().int(),
});

const compactNote = z.object({
  name: z.string(),
  url: z.url().describe("The compact's official site."),
  asOf: z.string().describe("When we last checked its list of members."),
});

const postingShape = {
  id: z.number().int(),
  slug: z.string(),
  url,
  title: z.string(),
  employer: z.object({
    name: z.string(),
    slug: z.string(),
    isAgency: z.boolean(),
  }),
  profession: z.string().nullable(),
  specialty: z.string().nullable(),
  employmentType: z.enum(employmentTypes),
  employmentTypeInferred: z.boolean().describe("We assumed the type, because the posting does not say it."),
  workplace: z.enum(workplaces).nullable(),
  places: z
    .array(z.object({ city: z.string().nullable(), state: z.string().nullable() }))
    .describe("Empty for remote work."),
  remoteStates: z.array(z.string()).describe("States where remote work may be done."),
  pay: z
    .object({
      min: z.number().nullable(),
      max: z.number().nullable(),
      currency: z.literal("USD"),
      unit: z.enum(payUnits),
    })
    .nullable()
    .describe("As the employer states it, in its own unit. Null where the posting states no pay."),
  shift: z.enum(shifts).nullable(),
  shiftHours: z.number().nullable(),
  hoursPerWeek: z.number().nullable(),
  contractWeeks: z.number().nullable(),
  urgency: z.enum(["urgent", "standard"]),
  benefits: z.array(z.string()),
  license: z
    .object({
      states: z.array(z.string()),
      isFederal: z.boolean().describe("Federal employers take a license of any state."),
      compactAccepted: z.boolean().nullable().describe("Null where the posting does not say."),
      takes: z.string().describe("Which license the work takes, in words."),
      compact: compactNote.nullable(),
    })
    .nullable(),
  postedAt: time,
  confirmedAt: time.describe("When someone last confirmed that the job is open."),
  confirmedBy: z.enum(["feed", "employer", "recruiter"]),
  validThrough: time,
};

export const posting = z.object(postingShape);

export const wholePosting = z.object({
  ...postingShape,
  status: z.enum(["open", "paused", "closed"]),
  description: z.string().describe("HTML of a few allowed elements."),
  responsibilities: z.array(z.string()),
  requirements: z.array(z.string()),
  skills: z.array(z.string()),
  apply: z
    .object({ url: z.url(), direct: z.boolean().describe("On our site, without leaving it.") })
    .nullable()
    .describe("Null once the job takes no applications."),
});

/** A page of a list. `next` is the cursor of the page that follows. */
export const listOfAnswers = <T extends z.ZodType, More extends z.ZodRawShape = Record<never, never>>(
  item: T,
  more?: More,
) =>
  z.object({
    data: z.array(item),
    next: z.string().nullable().describe("Send it as cursor= for the next page. Null on the last one."),
    links: z.object({ self: z.url(), next: z.url().nullable() }),
    ...(more as More),
  });

const problem = z.object({
  type: z.url(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(z.object({ parameter: z.string(), detail: z.string() })).optional(),
});

/** The named parts of the description. */
export const parts = {
  Figure: figure,
  Pay: payShape,
  Compact: compactNote,
  Posting: posting,
  WholePosting: wholePosting,
  Problem: problem,
};
